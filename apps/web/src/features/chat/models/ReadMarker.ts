interface ReadMarkerDeps {
  /** The number of the last message that is read already. */
  readSeq: number;
  /** Whether the page is in sight now. */
  isVisible(): boolean;
  send(messageId: string): Promise<void>;
}

interface Seen {
  id: string;
  seq: number;
}

/** Tells the server how far a room is read: one call at a time, with the newest message alone. */
export class ReadMarker {
  readonly #deps: ReadMarkerDeps;
  #readSeq: number;
  #wanted: Seen | null = null;
  #isBusy = false;

  constructor(deps: ReadMarkerDeps) {
    this.#deps = deps;
    this.#readSeq = deps.readSeq;
  }

  /** Notes that a message is on the screen. */
  seen({ id, seq }: Seen): void {
    if (seq <= Math.max(this.#readSeq, this.#wanted?.seq ?? 0)) return;
    this.#wanted = { id, seq };
    this.flush();
  }

  /** Sends what was held back: the page is in sight, or the connection is back. */
  flush(): void {
    const wanted = this.#wanted;
    if (!wanted || this.#isBusy || !this.#deps.isVisible()) return;
    this.#isBusy = true;
    this.#deps.send(wanted.id).then(
      () => {
        this.#isBusy = false;
        this.#readSeq = wanted.seq;
        if (this.#wanted === wanted) this.#wanted = null;
        this.flush();
      },
      () => {
        // The next message that is seen, or the next connection, sends it again.
        this.#isBusy = false;
      },
    );
  }
}
