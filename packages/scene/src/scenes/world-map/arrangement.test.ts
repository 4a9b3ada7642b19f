import { expect, it } from 'vitest';
import { arrange, lowestBetween } from './arrangement.ts';

const floor = { width: 34, depth: 22 };
const floors = (count: number) => Array.from({ length: count }, () => floor);
const rowsOf = (count: number, width: number, height: number, left = 0) => {
  const found = arrange(floors(count), { width, height, ratio: 1 }, { left, right: 0 });
  return new Set(found?.layout.places.map(({ z }) => Math.round(z))).size;
};

it('uses more rows on narrow viewports and fewer on wide viewports', () => {
  expect(rowsOf(3, 390, 760)).toBe(3);
  expect(rowsOf(3, 1900, 620)).toBe(1);
  expect(rowsOf(4, 1280, 800, 504)).toBe(2);
});

it('shows a single floor larger than many floors and returns undefined without floors', () => {
  const window = { width: 1280, height: 800, ratio: 1 };
  const inset = { left: 504, right: 0 };
  const one = arrange(floors(1), window, inset)!;
  const many = arrange(floors(9), window, inset)!;
  expect(one.shot.scale).toBeGreaterThan(many.shot.scale * 2);
  expect(arrange([], window, inset)).toBeUndefined();
});

it('finds the lowest point of a floor outline above a card', () => {
  const outline = [
    { x: 0, y: 0 },
    { x: 100, y: 20 },
    { x: 90, y: 80 },
    { x: -10, y: 60 },
  ];
  expect(lowestBetween(outline, 30, 50)).toBeCloseTo(72);
  expect(lowestBetween(outline, 80, 200)).toBe(80);
  expect(lowestBetween(outline, 300, 400)).toBe(80);
});
