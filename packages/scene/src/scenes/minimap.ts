import { statuses } from '@office/vocabulary';
import type { FloorPlan } from '@office/world/floor-plan';
import type { Point } from '@office/world/geometry';
import { Board } from '../engine/board.ts';
import type { Inset } from '../engine/camera-rig.ts';
import type { Appearance } from '../engine/daylight.ts';
import type { Viewport } from '../engine/stage.ts';
import type { Person } from '../people/person.ts';
import { paintPresence } from '../people/presence.ts';
import { palette, tintColors, translucent } from '../shapes/palette.ts';

/** CSS pixels: length of the longer side and gap to the edge. */
const maxSide = 176;
const gap = 14;
const padding = 8;
/** Smallest radius at which the presence shapes are distinguishable. */
const dotRadius = 3.6;
const dotRing = 0.8;
const roomNeeded = 560;
/** Milliseconds between repaints while the member walks, and while only others move. */
const interval = 160;
const calmInterval = 900;

const colors = {
  light: { ground: 'rgb(255 255 255 / 0.93)', wall: '#8d857a', zone: 0.75, self: '#5151cd' },
  dark: { ground: translucent(palette.night, 0.93), wall: '#8b8694', zone: 0.34, self: '#a5a5ff' },
} as const;

export class Minimap {
  readonly #plan: FloorPlan;
  readonly #board = new Board();
  readonly #scale: number;
  #shown = true;
  #left = 0;
  #top = 0;
  #paintedAt = Number.NEGATIVE_INFINITY;
  #key: number | undefined;
  #base: HTMLCanvasElement | undefined;
  #baseKey = '';
  readonly #wake: () => void;
  #later: ReturnType<typeof setTimeout> | undefined;
  #selfKey = 0;

  /** `wake` requests a frame when changes are due to be painted. */
  constructor(plan: FloorPlan, wake: () => void) {
    this.#plan = plan;
    this.#wake = wake;
    this.#scale = (maxSide - 2 * padding) / Math.max(plan.size.width, plan.size.depth);
  }

  get mesh() {
    return this.#board.mesh;
  }

  get #size(): { width: number; height: number } {
    const { width, depth } = this.#plan.size;
    return {
      width: Math.round(width * this.#scale) + 2 * padding,
      height: Math.round(depth * this.#scale) + 2 * padding,
    };
  }

  toggle(): void {
    this.#shown = !this.#shown;
  }

  hide(): void {
    this.#shown = false;
  }

  /** Top edge on the canvas; undefined while hidden. */
  get top(): number | undefined {
    return this.#board.mesh.visible ? this.#top : undefined;
  }

  pointAt(x: number, y: number): Point | undefined {
    if (!this.#board.mesh.visible) return undefined;
    const { width, height } = this.#size;
    const inside =
      x >= this.#left && x <= this.#left + width && y >= this.#top && y <= this.#top + height;
    if (!inside) return undefined;
    const clamp = (value: number, most: number) => Math.min(most - 0.4, Math.max(0.4, value));
    return {
      x: clamp((x - this.#left - padding) / this.#scale, this.#plan.size.width),
      z: clamp((y - this.#top - padding) / this.#scale, this.#plan.size.depth),
    };
  }

  update(
    now: number,
    people: readonly Person[],
    self: Person | undefined,
    viewport: Viewport,
    inset: Readonly<Inset>,
    appearance: Appearance,
  ): void {
    const free = viewport.width - inset.left - inset.right;
    this.#board.mesh.visible = this.#shown && free >= roomNeeded;
    if (!this.#board.mesh.visible) return;
    const { width, height } = this.#size;
    this.#left = Math.round(viewport.width - inset.right - gap - width);
    this.#top = Math.round(viewport.height - (inset.bottom ?? 0) - gap - height);
    this.#board.place(this.#left, this.#top);
    const selfKey = self ? (placeKey(self) * 31 + Math.round(self.heading * 12)) | 0 : 0;
    let key = (Math.round(viewport.ratio * 100) * 31 + (appearance === 'dark' ? 1 : 0)) | 0;
    for (const person of people) key = (key * 31 + placeKey(person)) | 0;
    key = (key * 31 + selfKey) | 0;
    if (key === this.#key) return;
    const due = this.#paintedAt + (selfKey === this.#selfKey ? calmInterval : interval);
    if (now < due) {
      this.#later ??= setTimeout(() => {
        this.#later = undefined;
        this.#wake();
      }, due - now);
      return;
    }
    this.#key = key;
    this.#selfKey = selfKey;
    this.#paintedAt = now;
    this.#board.paint(width, height, viewport.ratio, (context) =>
      this.#paint(context, people, self, viewport.ratio, appearance),
    );
    this.#board.place(this.#left, this.#top);
  }

  dispose(): void {
    clearTimeout(this.#later);
    this.#board.dispose();
  }

  #paint(
    context: CanvasRenderingContext2D,
    people: readonly Person[],
    self: Person | undefined,
    ratio: number,
    appearance: Appearance,
  ): void {
    const { width, height } = this.#size;
    context.drawImage(this.#floor(ratio, appearance), 0, 0, width, height);
    context.save();
    context.translate(padding, padding);
    context.scale(this.#scale, this.#scale);
    const ring = { color: '#ffffff', width: dotRing / this.#scale };
    const radius = dotRadius / this.#scale;
    for (const person of people) {
      if (person === self) continue;
      paintPresence(context, person.info.status, { x: person.x, y: person.z, radius, ring });
    }
    if (self) {
      const { self: color } = colors[appearance];
      context.translate(self.x, self.z);
      context.rotate(-self.heading);
      context.scale(1 / this.#scale, 1 / this.#scale);
      context.beginPath();
      context.moveTo(0, 7.5);
      context.lineTo(5, -5);
      context.lineTo(0, -2.4);
      context.lineTo(-5, -5);
      context.closePath();
      context.lineWidth = 2.4;
      context.strokeStyle = appearance === 'dark' ? '#22212b' : '#ffffff';
      context.stroke();
      context.fillStyle = color;
      context.fill();
    }
    context.restore();
  }

  #floor(ratio: number, appearance: Appearance): HTMLCanvasElement {
    const key = `${ratio}|${appearance}`;
    if (this.#base && this.#baseKey === key) return this.#base;
    this.#baseKey = key;
    const canvas = (this.#base ??= document.createElement('canvas'));
    const { width, height } = this.#size;
    Object.assign(canvas, { width: Math.ceil(width * ratio), height: Math.ceil(height * ratio) });
    const context = canvas.getContext('2d');
    if (!context) return canvas;
    const { ground, wall, zone: strength } = colors[appearance];
    context.scale(ratio, ratio);
    context.fillStyle = ground;
    context.beginPath();
    context.roundRect(0, 0, width, height, 12);
    context.fill();
    context.translate(padding, padding);
    context.scale(this.#scale, this.#scale);
    context.globalAlpha = strength;
    for (const zone of this.#plan.zones) {
      context.fillStyle = tintColors[zone.tint];
      context.beginPath();
      for (const [x, z] of zone.polygon) context.lineTo(x, z);
      context.fill();
    }
    context.globalAlpha = strength * 0.55;
    context.fillStyle = wall;
    for (const desk of this.#plan.desks) {
      context.save();
      context.translate(desk.x, desk.z);
      context.rotate(-desk.heading);
      context.fillRect(-desk.width / 2, -desk.depth / 2, desk.width, desk.depth);
      context.restore();
    }
    context.globalAlpha = 1;
    context.strokeStyle = wall;
    context.lineWidth = 1.3 / this.#scale;
    context.lineCap = 'round';
    context.beginPath();
    for (const { from, to } of this.#plan.walls) {
      context.moveTo(...from);
      context.lineTo(...to);
    }
    context.stroke();
    return canvas;
  }
}

/** Hash of the visible state: position rounded to half a metre, and presence. */
function placeKey({ x, z, info }: Person): number {
  return Math.round(x * 2) * 65_599 + Math.round(z * 2) * 7 + statuses.indexOf(info.status);
}
