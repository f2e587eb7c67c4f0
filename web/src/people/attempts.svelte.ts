import { why } from './common';

/** What a page about people asks of the server: whether something is under way, and why it failed. */
export class Attempts {
  busy = $state(false);
  trouble = $state('');

  make = async (what: () => Promise<void>): Promise<void> => {
    this.busy = true;
    this.trouble = '';
    try {
      await what();
    } catch (error) {
      this.trouble = why(error);
    } finally {
      this.busy = false;
    }
  };
}
