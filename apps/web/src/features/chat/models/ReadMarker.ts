interface ReadMarkerDeps {
  /** Up to where it is read already. */
  readSeq: number;
  /** Whether the member can see the page now. */
  isVisible(): boolean;
  send(messageId: string): Promise<void>;
}

interface Seen {
  id: string;
  seq: number;
}

/** Tells the server how far a room is read: one call at a time, of the newest message alone. */
export class ReadMarker {
  readonly #options: ReadMarkerDeps;
  #readSeq: number;
  #wanted: Seen | null = null;
  #isBusy = false;

  constructor(options: ReadMarkerDeps) {
    this.#options = options;
    this.#readSeq = options.readSeq;
  }

  /** A message is on the screen. */
  seen({ id, seq }: Seen): void {
    if (seq <= Math.max(this.#readSeq, this.#wanted?.seq ?? 0)) return;
    this.#wanted = { id, seq };
    this.flush();
  }

  /** The page can be seen again, or there is a connection again. */
  flush(): void {
    const wanted = this.#wanted;
    if (!wanted || this.#isBusy || !this.#options.isVisible()) return;
    this.#isBusy = true;
    this.#options.send(wanted.id).then(
      () => {
        this.#isBusy = false;
        this.#readSeq = wanted.seq;
        if (this.#wanted === wanted) this.#wanted = null;
        this.flush();
      },
      () => {
        // It stays wanted: the next message seen or the next connection sends it.
        this.#isBusy = false;
      },
    );
  }
}
