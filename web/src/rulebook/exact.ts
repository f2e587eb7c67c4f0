import { host } from '#host';
import documents from 'virtual:rules';

// The exact text of the specification: ours is part of the page, that of games from outside is fetched.

const kept = new Map<string, Promise<string>>();

/** The whole specification as HTML; empty if the game has none. */
export function specification(game: string): Promise<string> {
  let found = kept.get(game);
  if (!found) {
    found = documents[game]?.().then((module) => module.default) ?? brought(game);
    kept.set(game, found);
    found.catch(() => kept.delete(game));
  }
  return found;
}

async function brought(game: string): Promise<string> {
  const [{ rulesHtml }, answer] = await Promise.all([
    import('../core/rules'),
    host.ask('GET', `/rules/${encodeURIComponent(game)}`),
  ]);
  return answer.ok ? rulesHtml(await answer.text()) : '';
}

/** What it says of one rule: the element of that number, with what follows it up to the next one. */
export async function exactOf(game: string, number: string): Promise<string> {
  const page = new DOMParser().parseFromString(await specification(game), 'text/html');
  const start = page.getElementById(number);
  if (!start)
    return number.split('.').length > 2 ? exactOf(game, number.slice(0, number.lastIndexOf('.'))) : '';
  if (start.tagName === 'TR') return `<table><tbody>${start.outerHTML}</tbody></table>`;
  const out = [start.outerHTML];
  for (let next = start.nextElementSibling; next && start.tagName !== 'LI'; next = next.nextElementSibling) {
    if (next.id || /^H[12]$/.test(next.tagName) || next.querySelector('p[id]')) break;
    out.push(next.outerHTML);
  }
  return out
    .join('')
    .replaceAll(/ id="[^"]*"/g, '')
    .replaceAll(/<a href="[^"]*">([^<]*)<\/a>/g, '$1');
}
