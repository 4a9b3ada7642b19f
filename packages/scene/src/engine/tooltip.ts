import { tooltipDelayMs, tooltipSkipDelayMs } from '@office/vocabulary';
import { Board } from './board.ts';
import type { Inset } from './camera-rig.ts';
import type { Appearance } from './daylight.ts';
import { keepInView } from './keep-in-view.ts';
import type { Viewport } from './stage.ts';
import { paintTooltip } from './tooltip-paint.ts';

const gap = 6;

export interface TooltipContent {
  id: string;
  text: string;
  /** Anchor in CSS pixels of the canvas: centre of the target's top or left edge. */
  at: { x: number; y: number };
  side: 'top' | 'left';
  immediate?: boolean;
}

/** Tooltip with the timing of the page's tooltips: shown after 700 ms, the next within 300 ms immediately. */
export class Tooltip {
  readonly #board = new Board();
  readonly #wake: () => void;
  #id: string | undefined;
  #since = 0;
  #hiddenAt = Number.NEGATIVE_INFINITY;
  #isShown = false;
  #painted = '';
  #waiting: ReturnType<typeof setTimeout> | undefined;

  constructor(wake: () => void) {
    this.#wake = wake;
  }

  get mesh() {
    return this.#board.mesh;
  }

  get text(): string | undefined {
    return this.#isShown ? this.#painted.split('|', 1)[0] : undefined;
  }

  update(
    content: TooltipContent | undefined,
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

  #turnTo(content: TooltipContent | undefined, now: number): void {
    if (this.#isShown) this.#hiddenAt = now;
    this.#id = content?.id;
    clearTimeout(this.#waiting);
    if (!content) return;
    const isNext = now - this.#hiddenAt < tooltipSkipDelayMs;
    const delay = content.immediate || isNext ? 0 : tooltipDelayMs;
    this.#since = now + delay;
    if (delay > 0) this.#waiting = setTimeout(this.#wake, delay + 20);
  }

  #paint(text: string, ratio: number, appearance: Appearance): void {
    const key = `${text}|${ratio}|${appearance}`;
    if (key === this.#painted) return;
    if (paintTooltip(this.#board, { lines: [text] }, ratio, appearance)) this.#painted = key;
  }
}
