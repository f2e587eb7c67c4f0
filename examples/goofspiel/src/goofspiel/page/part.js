// The board of Goofspiel in the browser: a plain module, served as it is. No build is needed.

/** An element with a class and children. */
function make(tag, name, ...children) {
  const made = document.createElement(tag);
  made.className = name;
  made.append(...children);
  return made;
}

function card(value, name = '') {
  return make('span', `goof-card ${name}`, String(value));
}

/** A card of the own hand: a button that bids it, or says why it cannot be bid. */
function handCard(host, value, spelled, legal) {
  const button = make('button', 'goof-card goof-mine', String(value));
  button.type = 'button';
  button.setAttribute('aria-label', host.say('do-bid', { card: value }));
  if (legal) button.dataset.lit = spelled;
  button.addEventListener('click', () => (legal ? host.act(spelled) : host.why(spelled, button)));
  return button;
}

/** The bid before a seat: the own one open, another's face down, or that of the round before. */
function bid(side) {
  if (side.bid !== null) return card(side.bid, 'goof-bid');
  if (side.has_bid) return card('?', 'goof-bid goof-down');
  return side.opened === null ? '' : card(side.opened, 'goof-bid goof-old');
}

function seat(host, side, at, own, legal) {
  const points = `${host.say('view-points')}: ${side.points}`;
  const head = make('h3', '', host.names()[at] ?? side.seat, make('small', '', points));
  const hand = side.hand.map((value) => {
    const spelled = `bid ${value}`;
    return own ? handCard(host, value, spelled, legal.has(spelled)) : card(value, 'goof-small');
  });
  return make('section', own ? 'goof-seat goof-own' : 'goof-seat', head, bid(side), make('div', 'goof-hand', ...hand));
}

function prizes(host, view) {
  const head = make('h3', '', host.say('view-prize'));
  const now = view.prize === null ? '' : card(view.prize, 'goof-prize');
  const coming = view.to_come.map((value) => card(value, 'goof-small'));
  return make('section', 'goof-prizes', head, now, make('div', 'goof-hand', ...coming));
}

export default {
  board(element, host) {
    const styles = make('link', '');
    styles.rel = 'stylesheet';
    styles.href = new URL('part.css', import.meta.url).href;
    const table = make('div', 'goof-table');
    element.append(styles, table);

    function update() {
      const view = host.table().view;
      const legal = new Set(host.options().map((option) => option.spelled));
      const seats = view.seats.map((side, at) => seat(host, side, at, side.seat === view.viewer, legal));
      table.replaceChildren(prizes(host, view), ...seats);
      host.claim([...legal]); // every card of the hand is on the board: no buttons beside it
    }

    update();
    return { update, remove: () => element.replaceChildren() };
  },
};
