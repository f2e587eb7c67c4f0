// One call to the server at a time, and why it was refused, in the reader's words.

import { Refused } from './api';
import { say } from './texts.svelte';

const ALWAYS: Record<string, string> = { 0: 'page-offline', 429: 'page-refused-429' };

export class Trying {
  busy = $state(false);
  trouble = $state('');

  /** What a refusal is called: by its key where it has one, else by its status. */
  constructor(private readonly why: Record<string, string>) {}

  /** Whether it went well. */
  async attempt(what: () => Promise<void>): Promise<boolean> {
    this.busy = true;
    this.trouble = '';
    try {
      await what();
      return true;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      const why = this.why[error.refusal.key ?? ''] ?? this.why[error.status] ?? ALWAYS[error.status];
      this.trouble = why ? say(why) : error.message;
      return false;
    } finally {
      this.busy = false;
    }
  }
}
