/** Where a box stands beside a thing: below it, or above where there is no room, and inside the window. */
export function beside(near: DOMRect, wide: number, high: number): { left: number; top: number } {
  const below = near.bottom + 8;
  return {
    left: Math.max(8, Math.min(near.left, innerWidth - wide - 8)),
    top: below + high < innerHeight ? below : Math.max(8, near.top - high - 8),
  };
}
