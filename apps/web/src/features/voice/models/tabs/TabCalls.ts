import { Store } from '@office/client/lib/Store.ts';

export interface OtherTabCall {
  roomId: string;
  name: string;
  /** Deadline of the continue question in epoch milliseconds, or null if no question is open. */
  confirmBy: number | null;
}

export type ContinueAnswer = 'continue' | 'leave';

type TabMessage =
  | { kind: 'hello' }
  | { kind: 'holds'; tab: string; call: OtherTabCall | null }
  | { kind: 'answered'; answer: ContinueAnswer };

export interface TabCallsDeps {
  tab: string;
  channel: {
    post(message: TabMessage): void;
    listen(listener: (message: TabMessage) => void): () => void;
  };
  /** Web Locks, released when the tab closes or crashes. Without them, only messages count. */
  locks: {
    hold(name: string): Promise<() => void>;
    whenFree(name: string, task: () => void): () => void;
  };
  onAnswer(answer: ContinueAnswer): void;
}

/** A tab that joins takes the call over, and the server ends it in the first tab (`replaced`). */
export class TabCalls extends Store<OtherTabCall | null> {
  readonly #deps: TabCallsDeps;
  #own: OtherTabCall | null = null;
  #releaseLock: Promise<() => void> | null = null;
  #holder: { tab: string; stopWatching: () => void } | null = null;
  #stopListening: (() => void) | null = null;

  constructor(deps: TabCallsDeps) {
    super(null);
    this.#deps = deps;
  }

  open(): void {
    this.#stopListening ??= this.#deps.channel.listen((message) => this.#onMessage(message));
    this.#deps.channel.post({ kind: 'hello' });
  }

  async hold(call: OtherTabCall | null): Promise<void> {
    const { tab, channel, locks } = this.#deps;
    const before = this.#own;
    if (isSame(before, call)) return;
    this.#own = call;
    if (call) {
      // Acquires the lock before announcing the call, because the other tabs watch the lock.
      await (this.#releaseLock ??= locks.hold(tab));
      if (this.#own === call) channel.post({ kind: 'holds', tab, call });
    } else {
      const releaseLock = this.#releaseLock;
      this.#releaseLock = null;
      channel.post({ kind: 'holds', tab, call });
      (await releaseLock)?.();
    }
  }

  answer(answer: ContinueAnswer): void {
    const call = this.getSnapshot();
    if (call) this.set({ ...call, confirmBy: null });
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
      if (this.#own && this.#own.confirmBy !== null) onAnswer(message.answer);
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

function isSame(one: OtherTabCall | null, other: OtherTabCall | null): boolean {
  return (
    one?.roomId === other?.roomId &&
    one?.name === other?.name &&
    one?.confirmBy === other?.confirmBy
  );
}
