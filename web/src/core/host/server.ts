import type { Hearer, Host, Line, Who } from './host';

// The server that this page came from.

/** Who looks is said by the first message, not here. */
function socketAddress(table: string, since: number): string {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  const query = since ? `?since=${since}` : '';
  return `${scheme}://${location.host}/api/tables/${encodeURIComponent(table)}/live${query}`;
}

function live(table: string, who: Who, since: number, hearer: Hearer): Line {
  const socket = new WebSocket(socketAddress(table, since));
  const shared = who.also.length || who.open ? { also: who.also, public: who.open } : {};
  socket.onopen = () => socket.send(JSON.stringify({ token: who.token, ...shared }));
  socket.onmessage = (event) => hearer.said(event.data as string);
  socket.onclose = (event) => hearer.closed(event.code);
  return {
    get open() {
      return socket.readyState === WebSocket.OPEN;
    },
    close: () => socket.close(),
  };
}

export const host: Host = {
  alone: false,
  own: null,
  /** A seat's token goes in a header: addresses are kept in too many places. */
  ask: (method, path, token = '', body) =>
    fetch('/api' + path, {
      method,
      headers: {
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...(token ? { Authorization: `Bearer ${token}` } : {}),
      },
      body: body === undefined ? undefined : JSON.stringify(body),
      credentials: 'same-origin',
      referrerPolicy: 'no-referrer',
    }),
  live,
  here: () => location.pathname + location.search + location.hash,
  href: (path) => path,
};
