import { expect, test } from 'vitest';
import { plateHeight } from './plate-atlas.ts';
import { PlateLayout, shifts } from './plate-layout.ts';

const still = { aside: 0, up: 0 };

test('keeps a plate at its anchor while there is space', () => {
  const room = new PlateLayout();
  expect(room.reserve(100, 100, 80)).toEqual(still);
  expect(room.reserve(200, 100, 80)).toEqual(still);
  expect(room.reserve(100, 100 + plateHeight + 4, 80)).toEqual(still);
  expect(room.count).toBe(3);
});

test('moves an overlapping plate aside or up by the smallest possible offset', () => {
  const room = new PlateLayout();
  room.reserve(100, 100, 80);
  expect(room.reserve(176, 100, 80)).toEqual({ aside: 10, up: 0 });
  const higher = new PlateLayout();
  higher.reserve(100, 100, 80);
  expect(higher.reserve(110, 87, 80)).toEqual({ aside: 0, up: plateHeight / 2 + 1 });
});

test('places the plates of three people who stood up close together', () => {
  const room = new PlateLayout();
  const taken = [
    [240, 195],
    [166, 186],
    [215, 175],
  ].map(([x = 0, foot = 0]) => ({ x, foot, shift: room.reserve(x, foot, 74) }));
  for (const { shift } of taken) expect(shift).toBeDefined();
  const boxes = taken.map(({ x, foot, shift }) => ({
    x: x + shift!.aside,
    foot: foot - shift!.up,
  }));
  for (const a of boxes)
    for (const b of boxes)
      expect(a === b || Math.abs(a.foot - b.foot) >= plateHeight || Math.abs(a.x - b.x) >= 74).toBe(
        true,
      );
});

test('rejects a plate without free space and does not count it', () => {
  const room = new PlateLayout();
  for (const foot of [100, 74, 48]) expect(room.reserve(100, foot, 160)).toEqual(still);
  expect(room.reserve(100, 101, 80)).toBeUndefined();
  expect(room.count).toBe(3);
  expect(room.reserve(100, 200, 80)).toEqual(still);
  expect(Math.max(...shifts.map(({ up }) => up))).toBeLessThan(plateHeight * 1.2);
});
