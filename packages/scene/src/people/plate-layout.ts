import { plateHeight } from './plate-atlas.ts';

const gap = { x: 4, y: 2 };
const rowHeight = plateHeight + gap.y;

/** Offset of a plate from its anchor in CSS pixels. */
export interface Shift {
  aside: number;
  up: number;
}

/** Candidate offsets, nearest first, close enough to recognise the person. */
export const shifts: readonly Shift[] = [
  [0, 0],
  [10, 0],
  [0, rowHeight / 2],
  [16, rowHeight / 2],
  [0, rowHeight],
  [24, rowHeight / 2],
  [16, rowHeight],
  [28, rowHeight],
].flatMap(([aside = 0, up = 0]) =>
  aside === 0
    ? [{ aside, up }]
    : [
        { aside: -aside, up },
        { aside, up },
      ],
);

interface Box {
  left: number;
  right: number;
  foot: number;
}

export class PlateLayout {
  readonly #boxes: Box[] = [];

  get count(): number {
    return this.#boxes.length;
  }

  reserve(x: number, foot: number, width: number): Shift | undefined {
    const left = x - width / 2;
    const right = x + width / 2;
    const shift = shifts.find(({ aside, up }) =>
      this.#isFree(left + aside, right + aside, foot - up),
    );
    if (shift)
      this.#boxes.push({
        left: left + shift.aside,
        right: right + shift.aside,
        foot: foot - shift.up,
      });
    return shift;
  }

  #isFree(left: number, right: number, foot: number): boolean {
    return !this.#boxes.some(
      (other) =>
        Math.abs(other.foot - foot) < rowHeight &&
        other.left < right + gap.x &&
        other.right + gap.x > left,
    );
  }
}
