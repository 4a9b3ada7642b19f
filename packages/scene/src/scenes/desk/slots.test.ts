import { expect, it } from 'vitest';
import { desk, pinboard, shelf } from './room.ts';
import { slots } from './things.ts';

it('has a slot on each side of the desk', () => {
  for (const place of [slots.left, slots.right]) expect(place.y).toBe(desk.top);
  expect(slots.left.x).toBeLessThan(0);
  expect(slots.right.x).toBeGreaterThan(0);
  for (const { x } of [slots.left, slots.right]) expect(Math.abs(x)).toBeLessThan(desk.width / 2);
});

it('has a slot on the shelf beside the pinboard', () => {
  expect(slots.back).toMatchObject({ x: shelf.x, y: shelf.top });
  expect(shelf.x - shelf.width / 2).toBeGreaterThan(pinboard.width / 2);
});
