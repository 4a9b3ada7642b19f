import type { Clock } from '@office/client/lib/deps.ts';

export interface PushToTalkDeps {
  clock: Clock;
  key(): string | null;
  /** Returns whether the target handles the key, for example a text field or a button. */
  handlesKey(target: EventTarget | null): boolean;
  onPressChange(isPressed: boolean): void;
}

/** Delay before the key counts as released, so that the end of a word is not cut off. */
export const releaseAfterMs = 200;

export class PushToTalk {
  readonly #deps: PushToTalkDeps;
  #pressedKey: string | null = null;
  #cancelRelease: (() => void) | null = null;

  constructor(deps: PushToTalkDeps) {
    this.#deps = deps;
  }

  bind(page: Pick<Window, 'addEventListener'>): () => void {
    const stop = new AbortController();
    const { signal } = stop;
    page.addEventListener('keydown', this.#onKeyDown, { signal });
    page.addEventListener('keyup', this.#onKeyUp, { signal });
    // The page receives no `keyup` event while another window has the focus.
    page.addEventListener('blur', this.#release, { signal });
    return () => {
      stop.abort();
      this.#release();
    };
  }

  readonly #onKeyDown = (event: KeyboardEvent): void => {
    const key = this.#deps.key();
    if (event.code !== key || event.ctrlKey || event.altKey || event.metaKey) return;
    if (this.#pressedKey === null && this.#deps.handlesKey(event.target)) return;
    // Prevents the page from scrolling while a held key repeats.
    event.preventDefault();
    this.#cancelRelease?.();
    this.#cancelRelease = null;
    if (this.#pressedKey !== null) return;
    this.#pressedKey = key;
    this.#deps.onPressChange(true);
  };

  readonly #onKeyUp = (event: KeyboardEvent): void => {
    if (event.code !== this.#pressedKey) return;
    this.#cancelRelease?.();
    this.#cancelRelease = this.#deps.clock.schedule(this.#release, releaseAfterMs);
  };

  readonly #release = (): void => {
    this.#cancelRelease?.();
    this.#cancelRelease = null;
    if (this.#pressedKey === null) return;
    this.#pressedKey = null;
    this.#deps.onPressChange(false);
  };
}
