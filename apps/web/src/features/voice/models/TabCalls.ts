import { Store } from '@office/client/lib/Store.ts';

/** The call that another tab of this browser holds. */
export interface CallElsewhere {
  roomId: string;
  name: string;
  /** Until when it asks whether it goes on, as epoch milliseconds; null while it does not. */
  askedUntil: number | null;
}

export type ContinueAnswer = 'continue' | 'leave';

type TabMessage =
  /** A tab has just opened, and wants to know. */
  | { kind: 'hello' }
  | { kind: 'holds'; tab: string; call: CallElsewhere | null }
  /** The member answered in another tab whether the call goes on. */
  | { kind: 'answered'; answer: ContinueAnswer };

export interface TabCallsDeps {
  /** This tab's own name. */
  tab: string;
  channel: {
    post(message: TabMessage): void;
    listen(listener: (message: TabMessage) => void): () => void;
  };
  /**
   * Names that one tab holds at a time. They are free again when the tab is gone, in whatever way; where the
   * browser has none, only what the tab says itself counts.
   */
  locks: {
    /** Resolves once it is held; the answer lets go of it. */
    hold(name: string): Promise<() => void>;
    /** Calls back when nobody holds it; answers how to stop. */
    whenFree(name: string, task: () => void): () => void;
  };
  /** The call of this tab was asked about in another one. */
  onAnswer(answer: ContinueAnswer): void;
}

/**
 * Tells the other tabs of this browser which call this one holds, and knows theirs. A call is in one tab:
 * who joins it in another takes it over, and the server ends it in the first (`replaced`). Whether it goes on is
 * asked in all of them.
 */
export class TabCalls extends Store<CallElsewhere | null> {
  readonly #deps: TabCallsDeps;
  #own: CallElsewhere | null = null;
  #letGo: Promise<() => void> | null = null;
  #holder: { tab: string; stopWatching: () => void } | null = null;
  #stopListening: (() => void) | null = null;

  constructor(deps: TabCallsDeps) {
    super(null);
    this.#deps = deps;
  }

  /** Begins to listen, and asks for what is going on. */
  open(): void {
    this.#stopListening ??= this.#deps.channel.listen((message) => this.#onMessage(message));
    this.#deps.channel.post({ kind: 'hello' });
  }

  /** @param call the one that this tab holds from now on; null: none */
  async hold(call: CallElsewhere | null): Promise<void> {
    const { tab, channel, locks } = this.#deps;
    const before = this.#own;
    if (isSame(before, call)) return;
    this.#own = call;
    if (call) {
      // The others watch the name: it is held before they hear of the call.
      await (this.#letGo ??= locks.hold(tab));
      if (this.#own === call) channel.post({ kind: 'holds', tab, call });
    } else {
      const letGo = this.#letGo;
      this.#letGo = null;
      channel.post({ kind: 'holds', tab, call });
      (await letGo)?.();
    }
  }

  /** Answers whether the call of the other tab goes on. */
  answer(answer: ContinueAnswer): void {
    const call = this.getSnapshot();
    if (call) this.set({ ...call, askedUntil: null });
    this.#deps.channel.post({ kind: 'answered', answer });
  }

  override dispose(): void {
    void this.hold(null);
    this.#stopListening?.();
    this.#stopListening = null;
    this.#forget();
  }

  #onMessage(message: TabMessage): void {
    const { tab, channel, locks, onAnswer } = this.#deps;
    if (message.kind === 'hello') {
      if (this.#own) channel.post({ kind: 'holds', tab, call: this.#own });
    } else if (message.kind === 'answered') {
      if (this.#own && this.#own.askedUntil !== null) onAnswer(message.answer);
    } else if (message.call) {
      if (this.#holder?.tab !== message.tab) {
        this.#forget();
        const holder = message.tab;
        const stopWatching = locks.whenFree(holder, () => {
          if (this.#holder?.tab === holder) this.#forget();
        });
        this.#holder = { tab: holder, stopWatching };
      }
      this.set(message.call);
    } else if (this.#holder?.tab === message.tab) this.#forget();
  }

  #forget(): void {
    this.#holder?.stopWatching();
    this.#holder = null;
    this.set(null);
  }
}

function isSame(one: CallElsewhere | null, other: CallElsewhere | null): boolean {
  return (
    one?.roomId === other?.roomId &&
    one?.name === other?.name &&
    one?.askedUntil === other?.askedUntil
  );
}
