import { Scene } from 'three';
import { palette, translucent } from '../shapes/palette.ts';
import { Board } from './board.ts';
import type { Inset } from './camera-rig.ts';
import type { Appearance } from './daylight.ts';
import type { Viewport } from './stage.ts';
import { fontFamily } from './font-family.ts';

const displayMs = 5000;
const fadeMs = 160;
const font = `500 13px ${fontFamily}`;
const height = 34;

export class Notice {
  readonly scene = new Scene();
  readonly #board = new Board();
  #text = '';
  #since = Number.NEGATIVE_INFINITY;
  #fresh = false;
  #painted = '';
  #appearance: Appearance = 'light';
  readonly #requestFrame: () => void;
  #fadeOutTimer: ReturnType<typeof setTimeout> | undefined;

  /** `wake` requests a frame; nothing is drawn between fade-in and fade-out. */
  constructor(wake: () => void) {
    this.#requestFrame = wake;
    this.scene.add(this.#board.mesh);
  }

  show(text: string): void {
    this.#text = text;
    this.#fresh = true;
    this.#requestFrame();
  }

  setAppearance(appearance: Appearance): void {
    this.#appearance = appearance;
  }

  update(now: number, viewport: Viewport, inset: Readonly<Inset>): boolean {
    const { mesh } = this.#board;
    // The display time starts with the first drawn frame, which can be late on slow machines.
    if (this.#fresh) {
      this.#fresh = false;
      this.#since = now;
      clearTimeout(this.#fadeOutTimer);
      this.#fadeOutTimer = setTimeout(this.#requestFrame, displayMs - fadeMs);
    }
    const age = now - this.#since;
    mesh.visible = age < displayMs;
    if (!mesh.visible) return false;
    const room = viewport.width - inset.left - inset.right - 24;
    this.#paint(viewport.ratio, Math.max(120, room));
    this.#board.strength = Math.min(1, Math.max(0.02, Math.min(age, displayMs - age) / fadeMs));
    const middle = inset.left + (viewport.width - inset.left - inset.right) / 2;
    this.#board.place(middle - this.#board.size.width / 2, 14);
    return age < fadeMs || age > displayMs - fadeMs;
  }

  dispose(): void {
    clearTimeout(this.#fadeOutTimer);
    this.#board.dispose();
  }

  #paint(ratio: number, room: number): void {
    const key = `${this.#text}|${ratio}|${room}|${this.#appearance}`;
    if (key === this.#painted) return;
    this.#painted = key;
    const probe = document.createElement('canvas').getContext('2d');
    if (!probe) return;
    probe.font = font;
    let text = this.#text;
    while (text.length > 1 && probe.measureText(text).width > room - 40)
      text = `${text.slice(0, -2).trimEnd()}…`;
    const width = Math.ceil(probe.measureText(text).width) + 36;
    const dark = this.#appearance === 'dark';
    this.#board.paint(width, height + 8, ratio, (context) => {
      context.save();
      context.shadowColor = 'rgb(40 30 20 / 0.28)';
      context.shadowBlur = 5 * ratio;
      context.shadowOffsetY = ratio;
      context.fillStyle = dark ? translucent(palette.night, 0.96) : 'rgb(255 255 255 / 0.97)';
      context.beginPath();
      context.roundRect(4, 3, width - 8, height - 2, 12);
      context.fill();
      context.restore();
      context.font = font;
      context.textBaseline = 'middle';
      context.fillStyle = dark ? '#f4f2ee' : palette.text;
      context.fillText(text, 18, 3 + (height - 2) / 2 + 0.5);
    });
  }
}
