import { api, Refused } from './api';
import { prefs, type Mine } from './prefs.svelte';
import { t } from './texts.svelte';
import { LETTERS, type MyTable } from './types';

// An account gathers a person's seats. Nobody needs one: a guest's tables are in the browser's storage.

class Account {
  /** seats of the account that this browser holds no link of */
  elsewhere = $state.raw<Mine[]>([]);

  async enter(name: string, password: string, isNew: boolean): Promise<void> {
    const found = await (isNew ? api.register(name, password) : api.login(name, password));
    prefs.setAccount(found.name);
    await this.gather();
  }

  async leave(): Promise<void> {
    await api.logout();
    this.forget();
  }

  async leaveEverywhere(): Promise<void> {
    await api.everywhere();
    this.forget();
  }

  async remove(password: string): Promise<void> {
    await api.deleteAccount(password);
    this.forget();
  }

  /** All other devices are logged out, and all lent tokens are taken back, also ours. */
  async changePassword(old: string, fresh: string): Promise<void> {
    await api.changePassword(old, fresh);
    this.giveBack();
    await this.gather();
  }

  async resetPassword(token: string, fresh: string): Promise<void> {
    const { name } = await api.resetPassword(token, fresh);
    this.giveBack();
    prefs.setAccount(name);
    await this.gather();
  }

  private giveBack(): void {
    for (const entry of prefs.mine.filter((m) => m.lent)) prefs.forget(entry);
  }

  /** Nobody is logged in: what the account lent to this browser is gone, what was here stays. */
  private forget(): void {
    this.giveBack();
    prefs.setAccount('');
    this.elsewhere = [];
  }

  /** The seat's own token for this browser; the other devices keep theirs. */
  async open(seat: Mine): Promise<Mine> {
    const { token } = await api.open(seat.table, seat.seat!);
    const opened = { ...seat, token, account: prefs.account, lent: true };
    prefs.keep(opened);
    this.elsewhere = this.elsewhere.filter((m) => m !== seat);
    return opened;
  }

  /** A seat just taken belongs to the account from the start: only so does its result count. */
  async take(table: string, token: string): Promise<void> {
    const entry = prefs.mine.find((m) => m.table === table && m.token === token);
    if (!prefs.account || !token || entry?.account) return;
    try {
      await api.gather(token);
      if (entry) prefs.keep({ ...entry, account: prefs.account });
    } catch (error) {
      if (!(error instanceof Refused)) throw error; // the seat is another's, or the session is over
    }
  }

  /** Put the seats of this browser into the account, then see what else there is. */
  async gather(): Promise<void> {
    if (!prefs.account) return;
    for (const entry of prefs.mine.filter((m) => m.token && !m.account).slice(0, 20)) {
      try {
        await api.gather(entry.token);
        prefs.keep({ ...entry, account: prefs.account });
      } catch (error) {
        if (!(error instanceof Refused) || error.status === 429 || !error.status) break;
      }
    }
    const { name, tables } = await api.me();
    if (name === null) return this.forget(); // the session is over
    const here = new Set(prefs.mine.map((m) => `${m.table}/${m.seat}`));
    this.elsewhere = tables
      .filter((m) => !here.has(`${m.table}/${m.seat}`))
      .map((m) => ({
        table: m.table,
        token: '',
        game: m.game,
        seat: m.seat,
        over: m.over,
        move: m.to_move,
        at: m.at * 1000,
        names: names(m),
      }));
  }
}

const names = (m: MyTable): string[] =>
  m.players.map((p, i) => p.name || (p.bot ? t().noun('bot', p.bot) : t().noun('player', LETTERS[i])));

export const account = new Account();
