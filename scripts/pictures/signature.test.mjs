import { describe, expect, it } from 'vitest';
import { cellSize, differingCells, reduce, toReference } from './signature.mjs';

const size = cellSize * 4;
const channels = 3;

/** A picture of one gray, on which `paint` returns other levels. */
function picture(level, paint = () => undefined) {
  const data = new Uint8Array(size * size * channels);
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      data.fill(paint(x, y) ?? level, (y * size + x) * channels, (y * size + x + 1) * channels);
    }
  }
  return reduce({ data, width: size, height: size, channels });
}

const rectangle = (left, top, right, bottom, level) => (x, y) =>
  x >= left && x < right && y >= top && y < bottom ? level : undefined;

const stripes = (low, high) => (x) => (x % 2 === 0 ? low : high);

const changes = (before, after) => differingCells(toReference(before), after).length;

describe('differingCells', () => {
  it('returns none for the same picture', () => {
    const card = () => picture(250, rectangle(3, 5, 20, 13, 90));
    expect(changes(card(), card())).toBe(0);
  });

  it.each([1, 2, 8, 16, 100])(
    'accepts levels that differ by one, with %i levels of detail',
    (detail) => {
      const noise = (x, y) => ((x * 7 + y * 3) % 3) - 1;
      const striped = (x) => 100 + (x % 2) * detail;
      const noisy = picture(0, (x, y) => striped(x) + noise(x, y));
      expect(changes(picture(0, striped), noisy)).toBe(0);
    },
  );

  it('returns all cells of a plain color that changes by 3 of 255 levels', () => {
    expect(changes(picture(240), picture(237))).toBe(16);
  });

  it('returns cells whose detail becomes darker', () => {
    expect(changes(picture(0, stripes(180, 250)), picture(0, stripes(140, 250)))).toBe(16);
  });

  it('returns the cells of a thin line that disappears', () => {
    expect(changes(picture(255, rectangle(0, 4, size, 5, 225)), picture(255))).toBe(4);
  });

  it('returns the cells of a thin line that appears', () => {
    expect(changes(picture(255), picture(255, rectangle(0, 4, size, 5, 225)))).toBe(4);
  });

  it('returns the edges of a box that moves by 4 px', () => {
    const box = (left) => picture(255, rectangle(left, 8, left + 12, 20, 200));
    expect(changes(box(4), box(8))).toBeGreaterThan(2);
  });

  it('returns the cells outside of a smaller reference', () => {
    const data = new Uint8Array(cellSize * cellSize * channels).fill(255);
    const small = reduce({ data, width: cellSize, height: cellSize, channels });
    expect(changes(small, picture(255))).toBe(15);
  });
});
