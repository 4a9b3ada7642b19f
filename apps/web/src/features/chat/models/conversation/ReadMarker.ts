interface ReadMarkerDeps {
  readSeq: number;
  isVisible(): boolean;
  send(messageId: string): Promise<void>;
}

interface Seen {
  id: string;
  seq: number;
}

export class ReadMarker {
  readonly #deps: ReadMarkerDeps;
  #readSeq: number;
  #pending: Seen | null = null;
  #isBusy = false;
  #isPaused = false;
  #sending: Promise<void> = Promise.resolve();

  constructor(deps: ReadMarkerDeps) {
    this.#deps = deps;
    this.#readSeq = deps.readSeq;
  }

  /** Ignores seen messages from now on. Waits for pending requests, as a late one would count. */
  pause(): Promise<void> {
    this.#isPaused = true;
    this.#pending = null;
    return this.#sending.then(() => {
      this.#readSeq = 0;
    });
  }

  resume(): void {
    this.#isPaused = false;
  }

  seen({ id, seq }: Seen): void {
    if (this.#isPaused) return;
    if (seq <= Math.max(this.#readSeq, this.#pending?.seq ?? 0)) return;
    this.#pending = { id, seq };
    this.flush();
  }

  flush(): void {
    const pending = this.#pending;
    if (!pending || this.#isBusy || !this.#deps.isVisible()) return;
    this.#isBusy = true;
    this.#sending = this.#deps.send(pending.id).then(
      () => {
        this.#isBusy = false;
        this.#readSeq = pending.seq;
        if (this.#pending === pending) this.#pending = null;
        this.flush();
      },
      () => {
        // Retried with the next seen message or connection.
        this.#isBusy = false;
      },
    );
  }
}
