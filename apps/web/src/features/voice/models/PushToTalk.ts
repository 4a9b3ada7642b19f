import type { Clock } from '@office/client/lib/deps.ts';

export interface PushToTalkDeps {
  clock: Clock;
  /** The key that is held to talk, as `KeyboardEvent.code`; null: there is none. */
  key(): string | null;
  /** Whether a key means something else there: text, or a press. */
  isTaken(target: EventTarget | null): boolean;
  /** The key begins or ends to be held. */
  onHold(held: boolean): void;
}

/** The end of a word is still said while the finger goes up. */
export const releaseAfterMs = 200;

/** Holding a key to talk: it counts wherever on the page nothing is typed or pressed by it. */
export class PushToTalk {
  readonly #deps: PushToTalkDeps;
  #heldKey: string | null = null;
  #cancelRelease: (() => void) | null = null;

  constructor(deps: PushToTalkDeps) {
    this.#deps = deps;
  }

  /** Listens to a page, until the answer is called. */
  bind(page: Pick<Window, 'addEventListener'>): () => void {
    const stop = new AbortController();
    const { signal } = stop;
    page.addEventListener('keydown', this.#onKeyDown, { signal });
    page.addEventListener('keyup', this.#onKeyUp, { signal });
    // A key that goes up over another window is never heard of.
    page.addEventListener('blur', this.#release, { signal });
    return () => {
      stop.abort();
      this.#release();
    };
  }

  readonly #onKeyDown = (event: KeyboardEvent): void => {
    const key = this.#deps.key();
    if (event.code !== key || event.ctrlKey || event.altKey || event.metaKey) return;
    if (this.#heldKey === null && this.#deps.isTaken(event.target)) return;
    // Held, it repeats: the page would scroll.
    event.preventDefault();
    this.#cancelRelease?.();
    this.#cancelRelease = null;
    if (this.#heldKey !== null) return;
    this.#heldKey = key;
    this.#deps.onHold(true);
  };

  readonly #onKeyUp = (event: KeyboardEvent): void => {
    if (event.code !== this.#heldKey) return;
    this.#cancelRelease?.();
    this.#cancelRelease = this.#deps.clock.schedule(this.#release, releaseAfterMs);
  };

  readonly #release = (): void => {
    this.#cancelRelease?.();
    this.#cancelRelease = null;
    if (this.#heldKey === null) return;
    this.#heldKey = null;
    this.#deps.onHold(false);
  };
}
