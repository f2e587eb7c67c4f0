import { characterOf } from './characters.svelte';
import { tick } from 'svelte';
import { SvelteMap } from 'svelte/reactivity';
import { host } from '#host';
import { api, Refused } from './api';
import type { Line } from './host/host';
import { call } from './calling';
import { calm, fly, photograph } from './motion';
import { notify } from './notices.svelte';
import { Playback } from './playback.svelte';
import { prefs, type Mine } from './prefs.svelte';
import { say, speech, t } from './texts.svelte';
import {
  LETTERS,
  type ChatLine,
  type GalleryLine,
  type Hints,
  type Option,
  type Player,
  type Refusal,
  type TableObject,
  type Told,
} from './types';

// One table as this browser sees it. Nothing is guessed ahead: what is shown was told by the
// server. A click that could not be sent is kept and sent once, with the version it was made at.

export interface Slip {
  refusal: Refusal;
  near: DOMRect | null;
}

interface Advice {
  near: DOMRect;
  told: Hints | null;
  trouble: string;
}

interface Kept {
  action: string;
  version: number;
}

const seatsOf = (table: TableObject): string => table.players.map((p) => `${p.name} ${p.sat}`).join();

const CLUB = 'members-only'; // why the table of a club is not shown
const INSISTS = 600; // milliseconds until a second touch of a doubted option is an answer
const HINTS = 5; // times that a hint is asked for while others decide
const LOOKS_MS = 25; // until it is seen again whether the table has come, …
const ASKS = 80; // … so many times until it is asked for, …
const REACHES = 400; // … and until it is given up

export class Table {
  now = $state.raw<TableObject | null>(null);
  notes = $state.raw<Told[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  /** the onlookers' room */
  gallery = $state.raw<GalleryLine[]>([]);
  /** the last line that was read: of the chat, or of the onlookers' room by an onlooker */
  read = $state(-1);
  /** a line of the log that a new line of chat will speak of, or that somebody wants to see */
  cited = $state<number | null>(null);
  sought = $state.raw<{ line: number } | null>(null);
  online = $state(false);
  everOnline = $state(false);
  gone = $state<'' | 'token' | 'table' | 'club'>('');
  sending = $state<Kept | null>(null);
  slip = $state.raw<Slip | null>(null);
  /** a choice that the coach of a lesson speaks about before it is sent */
  weighed = $state.raw<Option | null>(null);
  /** a look back at a round is open: going on from it comes first */
  looking = $state(false);
  menu = $state.raw<{ options: Option[]; near: DOMRect } | null>(null);
  /** How many notes were there when the person last acted or looked away. */
  lookedAt = $state(-1);
  fresh = $state(false);
  /** Something happened while nobody looked. */
  away = $state(false);
  /** While the missed steps are shown: how many notes have been told so far. */
  told = $state<number | null>(null);
  /** Options that some element on the table already offers, and how many do. */
  claimed = new SvelteMap<string, number>();
  /** A hint that is asked for or shown, and beside what. */
  advice = $state.raw<Advice | null>(null);
  /** A step of the finished game that somebody wants to see. */
  wanted = $state<number | null>(null);
  /** A rule that someone wants to read; a new object each time. */
  rule = $state.raw<{ number: string; from?: string } | null>(null);
  /** A finished game: how many notes had been told after each action. */
  heard = $state.raw<number[] | null>(null);
  /** the moment of it that is looked at, in actions */
  moment = $state<number | null>(null);
  /** A finished game is looked at as it was: then this is set. */
  past = $state.raw<TableObject | null>(null);
  /** The game is over, but its last turns are still told: the end waits for them. */
  closing = $state(false);
  /** Verbs that end a step: their buttons come last. */
  ending: string[] = [];
  /** what speaks against an option, in words; null: nothing */
  doubts: (option: Option) => string | null = () => null;
  /** an option that is asked about before it is taken */
  doubt = $state.raw<{ option: Option; text: string } | null>(null);
  /** Verbs whose options share one button, which opens a menu. */
  grouped: string[] = [];
  /** What others did, shown step by step. */
  readonly play = new Playback(this);

  /** Names of the seats. As one string first: texts made with them are made again only when a name changes. */
  private spelledNames = $derived.by(() => {
    const names = (this.now?.players ?? []).map((p) => this.nameOf(p));
    return names
      .map((name, i) => (names.indexOf(name) === names.lastIndexOf(name) ? name : `${name} ${LETTERS[i]}`))
      .join('\n');
  });
  names = $derived(this.spelledNames ? this.spelledNames.split('\n') : []);

  private line: Line | null = null;
  private closed = false;
  private delay = 500;
  private timer = 0;
  private queue: TableObject[] = [];
  private pace = 0;
  private answered = 0;
  /** what has been shown is void, so that what comes next may be older */
  private lost = false;
  private doubted = 0;

  constructor(
    readonly id: string,
    readonly token: string,
    /** a position to look at, which nobody plays: the picture of a rulebook */
    readonly still: TableObject | null = null,
    /** several people at this screen: who else is here, and whether it shows only what all may see */
    readonly shared: { also: string[]; open: boolean } | null = null,
  ) {
    if (still) {
      this.now = still;
      this.past = still;
      return;
    }
    this.connect();
    addEventListener('online', this.wake);
    document.addEventListener('visibilitychange', this.visible);
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    clearTimeout(this.pace);
    removeEventListener('online', this.wake);
    document.removeEventListener('visibilitychange', this.visible);
    this.line?.close();
  }

  // -- what there is

  /** The table that is shown: now, or a moment of the past. */
  get shown(): TableObject | null {
    return this.past ?? this.now;
  }
  get options(): Option[] {
    return this.past ? [] : (this.now?.options ?? []);
  }
  get mine(): boolean {
    return this.options.length > 0;
  }
  get loose(): Option[] {
    return this.options.filter((o) => !this.claimed.get(o.spelled));
  }

  /** Somebody else whom the table may lose: who has left, or else who is late. */
  get absent(): Player | null {
    const now = this.now;
    if (!now || now.over || now.lesson || this.told !== null || this.past) return null;
    const others = now.players.filter(
      (p) => p.seat !== now.seat && p.kind === 'human' && !p.conceded && !now.missing.includes(p.seat),
    );
    return (
      others.find((p) => p.left && p.since !== null) ??
      others.find((p) => p.left) ??
      others.find((p) => p.late && !host.alone) ?? // who sits at this screen needs no reminder
      null
    );
  }

  /** Nothing goes on but the question what becomes of whoever is absent: that takes the ribbon's place. */
  get stuck(): boolean {
    const now = this.now;
    const absent = this.absent;
    if (!now || !absent || absent.since === null || this.mine || this.play.on) return false;
    const me = now.seat === null ? null : now.players[now.seat];
    const asked = now.ask !== null && !(now.ask.kind === 'takeover' && now.ask.seat === absent.seat);
    return now.waiting.length === 1 && !asked && now.paused === null && me?.kind !== 'bot' && this.online;
  }

  /** What the ribbon offers, besides what ends the step; some verbs share one button. */
  entries(all: boolean): Option[][] {
    const out: Option[][] = [];
    for (const option of all ? this.options : this.loose) {
      if (this.ending.includes(option.verb)) continue;
      const group = !all && this.grouped.includes(option.verb) && out.find((g) => g[0].verb === option.verb);
      if (group) group.push(option);
      else out.push([option]);
    }
    return out;
  }

  nameOf(player: Player): string {
    if (player.name) return player.name;
    if (!speech.texts) return LETTERS[player.seat];
    const character = characterOf(player.bot);
    if (character) return t().noun('character', character);
    if (player.kind === 'bot') return t().noun('bot', player.bot);
    return t().noun('player', LETTERS[player.seat]);
  }

  /** The name on a player's own plate: who gave none is "You" there. */
  plate(seat: number): string {
    const own = this.now?.seat === seat && !this.now.players[seat]?.name;
    return own ? say('page-you-cap') : (this.names[seat] ?? '');
  }

  name(letter: string): string {
    return this.names[LETTERS.indexOf(letter)] ?? (speech.texts ? t().noun('player', letter) : letter);
  }

  // -- the wire

  private wake = (): void => {
    if (!this.online) this.connect();
  };

  private visible = (): void => {
    if (this.play.on) {
      if (document.hidden) this.play.hold();
      return;
    }
    if (document.hidden) {
      this.caughtUp();
      return;
    }
    this.away = this.lookedAt < this.notes.length;
    this.remember(false);
    this.wake();
  };

  /** All that there is has been seen. */
  caughtUp(): void {
    this.lookedAt = this.notes.length;
    this.away = false;
    this.told = null;
  }

  private connect(): void {
    if (this.closed) return;
    clearTimeout(this.timer);
    this.line?.close();
    const who = { token: this.token, also: this.shared?.also ?? [], open: this.shared?.open ?? false };
    const line = host.live(this.id, who, this.notes.length, {
      said: (message) => this.hear(JSON.parse(message)),
      closed: (code) => {
        if (this.line !== line) return;
        this.line = null;
        this.online = false;
        if (code === 4403) this.gone ||= 'token';
        else if (code === 4404) this.gone = 'table';
        else if (!this.closed) {
          this.timer = window.setTimeout(() => this.connect(), this.delay);
          this.delay = Math.min(this.delay * 1.7, 8000);
          if (!this.everOnline) void this.ask();
        }
      },
    });
    this.line = line;
  }

  /** Where sockets do not open, plain calls still tell why, or what there is. */
  private async ask(): Promise<void> {
    try {
      this.take(await api.table(this.id, this.token, this.shared?.open ? '?public=1' : ''));
    } catch (error) {
      if (error instanceof Refused && error.status === 403)
        this.gone = error.refusal.key === CLUB ? 'club' : 'token';
      if (error instanceof Refused && error.status === 404) this.gone = 'table';
    }
  }

  private hear(message: Record<string, unknown>): void {
    if ('chat' in message && typeof message.chat === 'object') {
      const line = message.chat as ChatLine;
      if (!this.chat.some((c) => c.number === line.number)) this.chat = [...this.chat, line];
      return;
    }
    if ('gallery' in message && typeof message.gallery === 'object') {
      const line = message.gallery as GalleryLine;
      if (!this.gallery.some((c) => c.number === line.number)) this.gallery = [...this.gallery, line];
      return;
    }
    if (message.key === CLUB) this.gone = 'club';
    if ('lost' in message) {
      this.lost = true;
      this.queue = [];
    }
    if (!('view' in message)) return;
    this.delay = 500;
    const table = message as unknown as TableObject;
    if (this.token && table.seat === null) return; // our token is still on its way
    const back = !this.online;
    this.online = true;
    this.everOnline = true;
    this.queue.push(table);
    this.drain();
    if (back && this.sending && !this.answered) void this.send();
  }

  // Steps that come at once are taken one after another, so that pieces can be seen to move; the
  // playback tells them at the person's pace. Who wants no motion sees the last one at once.
  private drain(): void {
    if (this.pace) return;
    const jump = calm() || document.hidden || this.queue.length > 10;
    const next = this.queue.shift();
    if (!next) return;
    this.take(next);
    if (jump) while (this.queue.length) this.take(this.queue.shift()!);
    this.pace = window.setTimeout(
      () => {
        this.pace = 0;
        this.drain();
      },
      jump || next.options.length || this.play.on ? 16 : 250,
    );
  }

  private take(table: TableObject): void {
    const first = this.now === null;
    const before = this.now;
    if (before && table.version < before.version && !this.lost) return;
    this.lost = false;
    const photo = first ? null : photograph();
    this.notes = [...this.notes.slice(0, table.notes_from), ...table.notes];
    if (first) {
      // Who shares a screen has seen what happened on it.
      const seen = this.shared ? undefined : this.stored?.seen;
      this.lookedAt = Math.min(seen ?? this.notes.length, this.notes.length);
      this.away = this.lookedAt < this.notes.length;
    }
    if (first) {
      const last = table.seat === null ? table.gallery : table.chat;
      this.read = Math.min(this.stored?.read ?? (table.seat === null ? last : 0), last);
      if (table.seat !== null && table.chat) void this.loadChat();
    }
    this.now = table;
    this.play.hear(table, this.notes);
    if (before && table.version !== before.version) {
      this.slip = null;
      this.menu = null;
      // A hint on its way is asked for again, if others have decided meanwhile.
      if (this.advice?.told || this.advice?.trouble || !table.options.length) this.advice = null;
      this.weighed = null;
    }
    if (this.answered && table.version >= this.answered) {
      this.answered = 0;
      this.sending = null;
    }
    this.fresh = !this.shared && (!first || this.away);
    // People may change seats before the deal: what they said goes with them.
    if (before?.gathering && this.chat.length && seatsOf(before) !== seatsOf(table)) void this.loadChat();
    if (photo) void tick().then(() => fly(photo));
    this.remember(before?.version !== table.version);
    if (before && !before.options.length && table.options.length) {
      notify(this.id);
      call(this.shared !== null);
    }
  }

  /** What the browser remembers of this table. */
  get stored(): Mine | undefined {
    return prefs.mine.find((m) => m.table === this.id && m.token === this.token);
  }

  /** Keep this table among those of the browser. */
  remember(moved: boolean): void {
    const now = this.now;
    if (!now || now.lesson?.kind === 'try') return;
    const old = this.stored;
    prefs.keep({
      table: this.id,
      token: this.token,
      game: now.game,
      at: moved || !old ? Date.now() : old.at,
      ...(speech.texts ? { names: this.names } : {}),
      seat: now.seat ?? undefined,
      over: now.over,
      move: now.options.length > 0,
      ...(now.lesson
        ? { lesson: { title: now.lesson.title, step: now.lesson.step, of: now.lesson.of } }
        : {}),
      ...(now.name ? { title: now.name } : {}),
      ...(document.hidden || this.shared ? {} : { seen: this.told ?? this.notes.length }),
    });
  }

  // -- what is said

  /** Who is not heard in this browser: seats, and names of onlookers. */
  get muted(): string[] {
    return this.stored?.muted ?? [];
  }

  mute(who: string): void {
    const entry = this.stored;
    if (!entry) return;
    const others = this.muted.filter((m) => m !== who);
    prefs.keep({ ...entry, muted: others.length < this.muted.length ? others : [...others, who] });
  }

  /** Lines that somebody else said, that are not muted, and that nobody here has read. */
  get unread(): number {
    const now = this.now;
    if (!now || this.read < 0) return 0;
    if (now.seat === null) {
      const last = Math.max(now.gallery, this.gallery.at(-1)?.number ?? 0);
      return Math.max(0, last - this.read);
    }
    const fresh = this.chat.filter((c) => c.number > this.read);
    const known = Math.max(now.chat, this.chat.at(-1)?.number ?? 0);
    const unseen = Math.max(0, known - Math.max(this.read, this.chat.at(-1)?.number ?? 0));
    const told = fresh.filter((c) => c.seat !== now.seat && !this.muted.includes(String(c.seat)));
    return told.length + (this.chat.length ? 0 : unseen);
  }

  /** All that was said has been read. */
  readAll(): void {
    const now = this.now;
    if (!now) return;
    const last = now.seat === null ? this.gallery.at(-1)?.number : this.chat.at(-1)?.number;
    const at = Math.max(now.seat === null ? now.gallery : now.chat, last ?? 0);
    if (at === this.read) return;
    this.read = at;
    const entry = this.stored;
    if (entry) prefs.keep({ ...entry, read: at });
  }

  // -- deciding

  /** Takes an option. What gives something up for nothing is asked about first. */
  act = async (option: Option, sure = false): Promise<void> => {
    if (!this.now || this.sending || this.past) return;
    this.slip = null;
    this.menu = null;
    if (!sure && this.now.lesson?.poor[option.spelled]) {
      this.weighed = option;
      return;
    }
    this.weighed = null;
    // Who insists is sure, but a double click is no answer.
    const insists = this.doubt?.option.spelled === option.spelled && Date.now() - this.doubted > INSISTS;
    const text = sure || insists || !prefs.asks ? null : this.doubts(option);
    if (text && this.doubt?.option.spelled !== option.spelled) this.doubted = Date.now();
    this.doubt = text ? { option, text } : null;
    if (text) return;
    this.caughtUp();
    this.advice = null;
    this.sending = { action: option.spelled, version: this.now.version };
    await this.send();
  };

  private async send(): Promise<void> {
    const kept = this.sending;
    if (!kept) return;
    try {
      const answer = await api.act(this.id, this.token, kept.version, kept.action);
      if (this.sending !== kept) return;
      if ((this.now?.version ?? 0) >= answer.version) this.sending = null;
      else {
        this.answered = answer.version;
        // The push comes over the socket; where it does not, ask for it.
        setTimeout(() => this.answered === answer.version && void this.ask(), this.online ? 2000 : 50);
      }
      return;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      if (error.status === 0 || error.status >= 500 || error.status === 429) {
        // Not answered: it stays kept. The same action with the same version is stored once.
        if (error.status !== 0) setTimeout(() => this.sending === kept && void this.send(), 1500);
        else this.online = false;
        if (error.status === 0 && this.line?.open)
          setTimeout(() => this.sending === kept && void this.send(), 1000);
        return;
      }
      if (error.status === 422) this.slip = { refusal: error.refusal, near: null };
      else if (error.status === 409) void this.ask();
      else this.slip = { refusal: { error: error.message }, near: null };
    }
    if (this.sending === kept) this.sending = null;
  }

  /** Touch something: choose it, open its menu, or be told why not. */
  touch = async (options: Option[], instead: string, element: Element): Promise<void> => {
    if (options.length === 1) return this.act(options[0]);
    const near = element.getBoundingClientRect();
    if (options.length > 1) {
      this.slip = null;
      this.menu = { options, near };
      return;
    }
    this.menu = null;
    await this.why(instead, near);
  };

  why = async (action: string, near: DOMRect | null): Promise<void> => {
    if (!action || !this.now || this.past) return;
    if (this.now.seat === null) {
      this.slip = { refusal: { error: '', key: 'onlooker' }, near };
      return;
    }
    try {
      const told = await api.why(this.id, this.token, action);
      // Legal after all: the table has changed, and what it offers now is on its way.
      if (told.legal) void this.ask();
      else this.slip = { refusal: told, near };
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      if (error.status) this.slip = { refusal: error.refusal, near };
      else this.online = false;
    }
  };

  /** What would you do? */
  hint = async (element: Element): Promise<void> => {
    if (!this.now || this.advice) return;
    const near = element.getBoundingClientRect();
    const asked: Advice = { near, told: null, trouble: '' };
    this.advice = asked;
    try {
      // Another seat may decide meanwhile: then the hint is about a table that is gone.
      for (let tries = 0; tries < HINTS && this.advice === asked; tries++) {
        const told = await api.hint(this.id, this.token);
        await this.reach(told.version);
        if (this.advice === asked && this.now.version === told.version)
          this.advice = { near, told, trouble: '' };
      }
      if (this.advice === asked) this.advice = null;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      if (this.advice === asked)
        this.advice = { near, told: null, trouble: error.refusal.key ?? String(error.status) };
    }
  };

  /** Until the table is as an answer said: the push may come a little later than the answer. */
  private async reach(version: number): Promise<void> {
    for (let waits = 1; waits <= REACHES && !this.closed && (this.now?.version ?? 0) < version; waits++) {
      await new Promise((next) => setTimeout(next, LOOKS_MS));
      if (waits % ASKS === 0) void this.ask(); // where no push comes
    }
  }

  /** Take the last step back, or ask the others; `unrated`: also if the game is not rated then. */
  undo = async (unrated = false): Promise<void> => {
    if (!this.now) return;
    this.slip = null;
    try {
      await this.reach((await api.undo(this.id, this.token, this.now.version, unrated)).version);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      if (error.refusal.key === 'stale') void this.ask();
      else this.slip = { refusal: error.refusal, near: null };
    }
  };

  /** On with a lesson, or a step back in it. */
  turnPage = async (to: 'next' | 'back'): Promise<void> => {
    if (!this.now) return;
    this.slip = null;
    this.weighed = null;
    try {
      await this.reach((await api.page(this.id, this.token, this.now.version, to)).version);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      if (error.status === 409) void this.ask();
      else if (error.status) this.slip = { refusal: error.refusal, near: null };
    }
  };

  /** Take steps back, one by one, until `there`, or as far as that is free. */
  backTo = async (there: () => boolean): Promise<void> => {
    for (let steps = 0; steps < 20 && this.now && this.now.undo > 0 && !there(); steps++) {
      const version = this.now.version;
      await this.undo();
      if (this.now.version === version) return;
    }
  };

  /** The step of a finished game in which a note was told. */
  async stepOf(note: number): Promise<number> {
    this.heard ??= (await api.heard(this.id, this.token)).heard;
    const step = this.heard.findIndex((notes) => notes > note);
    return step < 0 ? this.heard.length - 1 : step;
  }

  async loadChat(): Promise<void> {
    if (!this.token) return;
    try {
      this.chat = (await api.chat(this.id, this.token)).chat;
    } catch {
      // The next line said brings it.
    }
  }

  async loadGallery(): Promise<void> {
    try {
      this.gallery = (await api.gallery(this.id, this.token)).gallery;
    } catch {
      // Likewise; or it is not for players yet.
    }
  }
}
