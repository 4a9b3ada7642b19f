/** Speed above which rows cannot be read, in pixels per millisecond. */
const fastSpeed = 2.5;

interface ScrollPosition {
  offset: number;
  /** In milliseconds. */
  time: number;
}

/** Detects scrolling that is too fast to read, from consecutive scroll positions. */
export class FastScroll {
  readonly #onChange: (isFast: boolean) => void;
  #last: ScrollPosition | undefined;
  #isFast = false;

  constructor(onChange: (isFast: boolean) => void) {
    this.#onChange = onChange;
  }

  scrolled(position: ScrollPosition): void {
    const last = this.#last;
    this.#last = position;
    if (!last) return;
    const distance = Math.abs(position.offset - last.offset);
    this.#set(distance > fastSpeed * (position.time - last.time));
  }

  ended(): void {
    this.#last = undefined;
    this.#set(false);
  }

  #set(isFast: boolean): void {
    if (this.#isFast === isFast) return;
    this.#isFast = isFast;
    this.#onChange(isFast);
  }
}
