/** Bring the first of these into sight where none is: below the ribbon, or above it where it is a sheet. */
export function intoSight(things: Iterable<HTMLElement>): void {
  const shown = [...things].filter((one) => one.offsetParent);
  const ribbon = document.querySelector('.ribbon')?.getBoundingClientRect();
  const sheet = ribbon !== undefined && ribbon.top > innerHeight / 2;
  const top = ribbon && !sheet ? ribbon.bottom : 40;
  const bottom = sheet ? ribbon.top : innerHeight;
  const seen = shown.some((one) => {
    const box = one.getBoundingClientRect();
    const middle = (box.left + box.right) / 2;
    return box.top >= top && box.bottom <= bottom && middle > 0 && middle < innerWidth;
  });
  if (!seen) shown[0]?.scrollIntoView({ block: 'center', inline: 'center' });
}
