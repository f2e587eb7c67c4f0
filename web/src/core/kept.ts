// What the browser keeps for a board or the next page: for good, or as long as this tab. One that keeps nothing, or has no
// room, plays too: then it is remembered as long as the page is open.

class Kept {
  /** what found no place in the browser; null: it was taken away */
  private held = new Map<string, string | null>();

  constructor(private place: () => Storage) {}

  get(key: string): string | null {
    const held = this.held.get(key);
    if (held !== undefined) return held;
    try {
      return this.place().getItem(key);
    } catch {
      return null;
    }
  }

  /** Whether the browser keeps it, and the next page will find it. */
  set(key: string, value: string | null): boolean {
    try {
      if (value === null) this.place().removeItem(key);
      else this.place().setItem(key, value);
      this.held.delete(key);
      return true;
    } catch {
      this.held.set(key, value);
      return false;
    }
  }
}

// Merely naming the browser's own stores fails where they are forbidden.
export const forGood = new Kept(() => localStorage);
export const inTab = new Kept(() => sessionStorage);
