import { plateHeight } from './plate-atlas.ts';

/** CSS pixels between two plates. */
const gap = { x: 4, y: 2 };
const whole = plateHeight + gap.y;

/** CSS pixels that a plate stands beside and above its place. */
export interface Shift {
  aside: number;
  up: number;
}

/** The places that a plate may take, the nearest first: no farther from the head than one sees whose it is. */
export const shifts: readonly Shift[] = [
  [0, 0],
  [10, 0],
  [0, whole / 2],
  [16, whole / 2],
  [0, whole],
  [24, whole / 2],
  [16, whole],
  [28, whole],
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

/** The places that plates have taken, in CSS pixels from the top left: no two overlap. */
export class PlateLayout {
  readonly #taken: Box[] = [];

  get count(): number {
    return this.#taken.length;
  }

  /**
   * Takes the room for a plate that is `width` wide and stands over a point. Answers how far from there it
   * found room, or undefined where there is none.
   */
  take(x: number, foot: number, width: number): Shift | undefined {
    const left = x - width / 2;
    const right = x + width / 2;
    const shift = shifts.find(({ aside, up }) =>
      this.#isFree(left + aside, right + aside, foot - up),
    );
    if (shift)
      this.#taken.push({
        left: left + shift.aside,
        right: right + shift.aside,
        foot: foot - shift.up,
      });
    return shift;
  }

  #isFree(left: number, right: number, foot: number): boolean {
    return !this.#taken.some(
      (other) =>
        Math.abs(other.foot - foot) < whole &&
        other.left < right + gap.x &&
        other.right + gap.x > left,
    );
  }
}
