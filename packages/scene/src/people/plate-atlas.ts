import { statuses } from '@office/vocabulary';
import type { Language, Status } from '@office/vocabulary';
import type { CanvasTexture } from 'three';
import { makeCanvasTexture } from '../engine/canvas-texture.ts';
import type { Appearance } from '../engine/daylight.ts';
import { textsFor } from '../texts.ts';
import { palette, translucent } from '../shapes/palette.ts';
import { paintPresence } from './presence.ts';
import { fontFamily } from '../engine/font-family.ts';

export interface Label {
  id: string;
  name: string;
  /** Undefined for labels that do not belong to a person. */
  status: Status | undefined;
  self: boolean;
  talking?: boolean;
  handRaised?: boolean;
  /** Simulated colleague of a demo organisation. */
  demo?: boolean | undefined;
}

/** CSS pixels. */
export const plateHeight = 24;
const cellWidth = 176;
const cellHeight = 28;
const dotSize = 12;
const dotCell = 16;
const firstRow = 20;
/** Left edge of the cell of a raised hand, which follows the dots. */
const handLeft = statuses.length * dotCell + 4;
const voiceWidth = 17;
const handWidth = 20;
const demoGap = 6;
const font = `600 12.5px ${fontFamily}`;
const handFont = '15px sans-serif';
const demoFont = `500 11px ${fontFamily}`;
/** Side length. Holds more plates than are ever visible while keeping texture uploads small. */
const atlasSize = 1024;

interface Slot {
  index: number;
  key: string;
  used: number;
}

interface Measure {
  key: string;
  text: string;
  width: number;
  /** Width of the demo mark. Zero for other people. */
  demoWidth: number;
}

/** `rect`: left, bottom, width and height as fractions of the atlas. `size`: size in atlas pixels. */
export interface AtlasPicture {
  rect: readonly [number, number, number, number];
  size: readonly [number, number];
}

/** A single texture with a plate per user, painted on first use, and a dot for each presence. */
export class PlateAtlas {
  readonly texture: CanvasTexture;
  readonly #canvas = document.createElement('canvas');
  readonly #context: CanvasRenderingContext2D;
  readonly #slots = new Map<string, Slot>();
  readonly #measures = new Map<string, Measure>();
  #free: number[] = [];
  #ratio = 0;
  #frame = 0;
  #appearance: Appearance = 'light';
  #demoText = textsFor('ja').demo;

  constructor() {
    const context = this.#canvas.getContext('2d');
    if (!context) throw new Error('no 2D canvas');
    this.#context = context;
    this.texture = makeCanvasTexture(this.#canvas);
  }

  setAppearance(appearance: Appearance): void {
    if (appearance === this.#appearance) return;
    this.#appearance = appearance;
    this.#ratio = 0;
  }

  setLanguage(language: Language): void {
    const { demo } = textsFor(language);
    if (demo === this.#demoText) return;
    this.#demoText = demo;
    this.#measures.clear();
    this.#ratio = 0;
  }

  /** Starts a frame; `ratio` is the number of device pixels per CSS pixel. */
  begin(ratio: number): void {
    if (ratio !== this.#ratio) this.#reset(ratio);
    this.#frame++;
  }

  /** Returns the width of the plate in CSS pixels without painting it. */
  width(label: Label): number {
    return this.#measure(label).width;
  }

  /** Returns the painted plate; undefined when all cells are used by other visible plates. */
  plate(label: Label): AtlasPicture | undefined {
    const measure = this.#measure(label);
    let slot = this.#slots.get(label.id);
    if (!slot) {
      const index = this.#free.pop() ?? this.#reclaim();
      if (index === undefined) return undefined;
      slot = { index, key: '', used: 0 };
      this.#slots.set(label.id, slot);
    }
    slot.used = this.#frame;
    if (slot.key !== measure.key) {
      slot.key = measure.key;
      this.#paint(slot.index, label, measure);
    }
    const [x, y] = this.#origin(slot.index);
    return this.#picture(x, y, measure.width, cellHeight);
  }

  dot(status: Status | undefined): AtlasPicture {
    const at = statuses.indexOf(status ?? 'LOGGED_OUT');
    return this.#picture(at * dotCell + 1, 1, dotSize + 2, dotSize + 2);
  }

  /** A raised hand without a name. */
  hand(): AtlasPicture {
    return this.#picture(handLeft, 0, firstRow, firstRow);
  }

  dispose(): void {
    this.texture.dispose();
  }

  #picture(x: number, y: number, width: number, height: number): AtlasPicture {
    const [left, top, pixelWidth, tall] = [x, y, width, height].map((value) =>
      Math.round(value * this.#ratio),
    ) as [number, number, number, number];
    const size = this.#canvas.width;
    return {
      rect: [left / size, 1 - (top + tall) / size, pixelWidth / size, tall / size],
      size: [pixelWidth, tall],
    };
  }

  #measure(label: Label): Measure {
    const key = `${label.name}|${label.status}|${label.self}|${label.talking}|${label.handRaised}|${label.demo}`;
    const known = this.#measures.get(label.id);
    if (known?.key === key) return known;
    const context = this.#context;
    context.font = demoFont;
    const demoWidth = label.demo ? Math.ceil(context.measureText(this.#demoText).width) : 0;
    context.font = font;
    const start = textStart(label);
    const extra = marksWidth(label) + (label.demo ? demoGap + demoWidth : 0);
    const limit = cellWidth - start - 16 - extra;
    let text = label.name;
    while (text.length > 1 && context.measureText(text).width > limit)
      text = `${text.slice(0, -2).trimEnd()}…`;
    const width = start + Math.ceil(context.measureText(text).width) + 10 + extra;
    const measure = { key, text, width, demoWidth };
    this.#measures.set(label.id, measure);
    return measure;
  }

  /** Position of a cell in CSS pixels; the first row holds the dots. */
  #origin(index: number): [number, number] {
    const columns = Math.floor(atlasSize / cellWidth);
    return [(index % columns) * cellWidth, firstRow + Math.floor(index / columns) * cellHeight];
  }

  #reset(ratio: number): void {
    this.#ratio = ratio;
    this.#slots.clear();
    // Disposes the texture, because its size is fixed once it is uploaded to the GPU.
    this.#canvas.width = this.#canvas.height = Math.ceil(atlasSize * ratio);
    this.texture.dispose();
    const columns = Math.floor(atlasSize / cellWidth);
    const rows = Math.floor((atlasSize - firstRow) / cellHeight);
    this.#free = Array.from({ length: columns * rows }, (_, i) => columns * rows - 1 - i);
    this.#context.setTransform(ratio, 0, 0, ratio, 0, 0);
    statuses.forEach((status, i) =>
      paintPresence(this.#context, status, { x: i * dotCell + 8, y: 8, radius: 4.5, ring }),
    );
    this.#context.font = handFont;
    this.#context.textAlign = 'center';
    this.#context.textBaseline = 'middle';
    this.#context.fillText('✋', handLeft + firstRow / 2, firstRow / 2 + 1);
    this.#context.textAlign = 'left';
    this.texture.needsUpdate = true;
  }

  #reclaim(): number | undefined {
    let oldest: [string, Slot] | undefined;
    for (const entry of this.#slots) {
      if (entry[1].used < this.#frame && (!oldest || entry[1].used < oldest[1].used))
        oldest = entry;
    }
    if (!oldest) return undefined;
    this.#slots.delete(oldest[0]);
    this.#measures.delete(oldest[0]);
    return oldest[1].index;
  }

  #paint(index: number, label: Label, { text, width, demoWidth }: Measure): void {
    const context = this.#context;
    const [x, y] = this.#origin(index);
    const dark = this.#appearance === 'dark';
    const onDark = label.self || dark;
    context.clearRect(x, y, cellWidth, cellHeight);
    context.font = font;
    context.textBaseline = 'middle';
    context.save();
    context.shadowColor = 'rgb(40 30 20 / 0.28)';
    context.shadowBlur = 3 * this.#ratio;
    context.shadowOffsetY = this.#ratio;
    context.fillStyle = dark ? translucent(palette.night, 0.95) : 'rgb(255 255 255 / 0.96)';
    if (label.self) context.fillStyle = '#5151cd';
    context.beginPath();
    context.roundRect(x + 2, y + 2, width - 4, plateHeight - 2, (plateHeight - 2) / 2);
    context.fill();
    context.restore();
    if (label.status) {
      const dot = { x: x + 13.5, y: y + 13, radius: 4.6, ...(onDark ? { ring } : {}) };
      paintPresence(context, label.status, dot);
    }
    context.fillStyle = onDark ? '#ffffff' : palette.text;
    context.fillText(text, x + textStart(label), y + 13.5);
    if (label.demo) {
      const end = x + width - 10 - marksWidth(label);
      context.font = demoFont;
      context.fillStyle = onDark ? '#cfcfff' : palette.accent;
      context.fillText(this.#demoText, end - demoWidth, y + 13.5);
    }
    if (label.talking) this.#voice(x + width - 10 - marksWidth(label) + 6, y + 13, onDark);
    if (label.handRaised) {
      context.font = handFont;
      context.fillText('✋', x + width - 8 - handWidth, y + 14);
    }
    this.texture.needsUpdate = true;
  }

  #voice(x: number, y: number, onDark: boolean): void {
    const context = this.#context;
    context.fillStyle = onDark ? '#cfcfff' : palette.accent;
    [5, 10, 7].forEach((pixelHeight, i) => {
      context.beginPath();
      context.roundRect(x + i * 4, y - pixelHeight / 2, 2.4, pixelHeight, 1.2);
      context.fill();
    });
  }
}

/** Black pins, and all pins on a coloured background, have a light ring. */
const ring = { color: '#ffffff', width: 1.3 };

/** Width of the marks at the end of a plate. */
function marksWidth({ talking, handRaised }: Label): number {
  return (talking ? voiceWidth : 0) + (handRaised ? handWidth : 0);
}

function textStart({ status }: Label): number {
  return status ? 22 : 12;
}
