import { tooltipDelayMs, tooltipSkipDelayMs } from '@office/vocabulary';
import { Board } from './board.ts';
import type { Inset } from './camera-rig.ts';
import type { Appearance } from './daylight.ts';
import { keepInView } from './keep-in-view.ts';
import type { Viewport } from './stage.ts';
import { paintTip } from './tip-paint.ts';

/** CSS pixels between a tip and its thing. */
const gap = 6;

/** A few words about the thing under the pointer, or with the focus. */
export interface TipContent {
  /** Tells one thing from another. */
  id: string;
  text: string;
  /** A point of the canvas, in CSS pixels: the middle of the upper edge of the thing, or of its left one. */
  at: { x: number; y: number };
  side: 'top' | 'left';
  /** Shown without the delay: the thing has the focus, or its name is what one looks for. */
  atOnce?: boolean;
}

/** One tip at a time, as the page shows them: after 700 ms, the next within 300 ms at once. */
export class Tip {
  readonly #board = new Board();
  readonly #wake: () => void;
  #id: string | undefined;
  #since = 0;
  #hiddenAt = Number.NEGATIVE_INFINITY;
  #isShown = false;
  #painted = '';
  #waiting: ReturnType<typeof setTimeout> | undefined;

  /** `wake` asks for a picture once the delay is over. */
  constructor(wake: () => void) {
    this.#wake = wake;
  }

  get mesh() {
    return this.#board.mesh;
  }

  /** The words that are shown now. */
  get text(): string | undefined {
    return this.#isShown ? this.#painted.split('|', 1)[0] : undefined;
  }

  update(
    content: TipContent | undefined,
    now: number,
    viewport: Viewport,
    inset: Readonly<Inset>,
    appearance: Appearance,
  ): void {
    if (content?.id !== this.#id) this.#turnTo(content, now);
    this.#isShown = content !== undefined && now >= this.#since;
    this.#board.mesh.visible = this.#isShown;
    if (!content || !this.#isShown) return;
    this.#paint(content.text, viewport.ratio, appearance);
    const { width, height } = this.#board.size;
    const { x, y } = content.at;
    const left = content.side === 'top' ? x - width / 2 : x - gap - width;
    const top = content.side === 'top' ? y - gap - height : y - height / 2;
    const place = keepInView({ left, top }, this.#board.size, viewport, inset);
    this.#board.place(place.left, place.top);
  }

  dispose(): void {
    clearTimeout(this.#waiting);
    this.#board.dispose();
  }

  #turnTo(content: TipContent | undefined, now: number): void {
    if (this.#isShown) this.#hiddenAt = now;
    this.#id = content?.id;
    clearTimeout(this.#waiting);
    if (!content) return;
    const isNext = now - this.#hiddenAt < tooltipSkipDelayMs;
    const delay = content.atOnce || isNext ? 0 : tooltipDelayMs;
    this.#since = now + delay;
    if (delay > 0) this.#waiting = setTimeout(this.#wake, delay + 20);
  }

  #paint(text: string, ratio: number, appearance: Appearance): void {
    const key = `${text}|${ratio}|${appearance}`;
    if (key === this.#painted) return;
    if (paintTip(this.#board, { lines: [text] }, ratio, appearance)) this.#painted = key;
  }
}
