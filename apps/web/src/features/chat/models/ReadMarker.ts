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

  constructor(deps: ReadMarkerDeps) {
    this.#deps = deps;
    this.#readSeq = deps.readSeq;
  }

  seen({ id, seq }: Seen): void {
    if (seq <= Math.max(this.#readSeq, this.#pending?.seq ?? 0)) return;
    this.#pending = { id, seq };
    this.flush();
  }

  flush(): void {
    const pending = this.#pending;
    if (!pending || this.#isBusy || !this.#deps.isVisible()) return;
    this.#isBusy = true;
    this.#deps.send(pending.id).then(
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
