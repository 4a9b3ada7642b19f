import { expect, test } from 'vitest';
import { hides } from './partitions.ts';

const wall: Parameters<typeof hides>[0] = { from: [2, 5], to: [8, 5], height: 2.6 };
const near = { x: 5, y: 4, z: 12 };

test('a wall hides people behind it', () => {
  expect(hides(wall, near, { x: 5, z: 3.5 })).toBe(true);
  expect(hides(wall, near, { x: 2.2, z: 4.5 })).toBe(true);
});

test('a wall does not hide people in front of it, beside it or on the camera’s side', () => {
  expect(hides(wall, near, { x: 5, z: 7 })).toBe(false);
  expect(hides(wall, near, { x: 11, z: 3 })).toBe(false);
  expect(hides(wall, { ...near, z: 2 }, { x: 5, z: 3.5 })).toBe(false);
});

test('a wall does not hide people from a camera above it', () => {
  expect(hides(wall, { x: 5, y: 24, z: 9 }, { x: 5, z: 2 })).toBe(false);
  expect(hides({ ...wall, height: 1.1 }, near, { x: 5, z: 1 })).toBe(false);
});
