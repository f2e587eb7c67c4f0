// What Python's memory looked like when our package had just been loaded, kept by the browser: the next start is
// much quicker. It is only a copy of what the files beside the page lead to, so it may be lost at any time.

const NAME = 'memory-of-python'; // not one of the caches that the service worker tidies

export class Memory {
  private constructor(
    private base: string,
    private address: string,
  ) {}

  /** For the Python beside this page, as it was made. */
  static async of(base: string): Promise<Memory | null> {
    try {
      const { info } = (await (await fetch(base + 'pyodide-lock.json')).json()) as { info: { made: string } };
      return 'caches' in self && info.made ? new Memory(base, `${base}memory/${info.made}`) : null;
    } catch {
      return null;
    }
  }

  /** What is kept, still to be read. */
  async find(): Promise<Response | null> {
    try {
      return (await (await caches.open(NAME)).match(this.address)) ?? null;
    } catch {
      return null;
    }
  }

  /** Instead of what was kept before. */
  async write(memory: Uint8Array<ArrayBuffer>): Promise<void> {
    try {
      await this.drop();
      await (await caches.open(NAME)).put(this.address, new Response(memory));
    } catch {
      // There is no room: the next start is as slow as this one.
    }
  }

  async drop(): Promise<void> {
    const cache = await caches.open(NAME);
    for (const each of await cache.keys()) if (each.url.startsWith(this.base)) await cache.delete(each);
  }
}
