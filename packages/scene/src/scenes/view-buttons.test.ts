import { expect, it } from 'vitest';
import { buttonAt, placeOfButtons } from './view-buttons.ts';

const wide = { width: 1280, height: 720 };
const phone = { width: 390, height: 780 };
const free = { left: 72, right: 0 };

it('are a row above the minimap, or in its corner when it is hidden', () => {
  expect(placeOfButtons(wide, free, 600)).toMatchObject({ left: 1090, top: 552, row: true });
  expect(placeOfButtons(wide, free, undefined)).toMatchObject({ top: 666, row: true });
});

it('are placed above content that covers the corner', () => {
  expect(placeOfButtons(wide, { ...free, bottom: 80 }, undefined)?.top).toBe(586);
});

it('are a column of touch-sized buttons on narrow viewports', () => {
  const place = placeOfButtons(phone, { left: 0, right: 0 }, undefined)!;
  expect(place).toMatchObject({ left: 328, row: false });
  expect(place.top + place.height / 2).toBe(390);
  expect(place.height / 5).toBeGreaterThanOrEqual(44);
});

it('are placed beside content that covers the right side', () => {
  expect(placeOfButtons(wide, { left: 72, right: 300 }, undefined)?.left).toBe(790);
});

it.each([
  ['narrow', { width: 500, height: 720 }, { left: 432, right: 0 }],
  ['low', { width: 390, height: 180 }, { left: 0, right: 0 }],
])('are hidden when the viewport is too %s', (_, viewport, inset) => {
  expect(placeOfButtons(viewport, inset, undefined)).toBeUndefined();
});

it('maps each point to its button, and points outside to none', () => {
  const row = placeOfButtons(wide, free, 600)!;
  const pressed = [0, 1, 2, 3, 4].map((i) => buttonAt(row, row.left + 18 + i * 35, row.top + 20));
  expect(pressed).toEqual(['turnLeft', 'turnRight', 'zoomOut', 'zoomIn', 'topView']);
  expect(buttonAt(row, row.left - 2, row.top + 20)).toBeUndefined();
  expect(buttonAt(row, row.left + 20, row.top + 44)).toBeUndefined();
  const column = placeOfButtons(phone, { left: 0, right: 0 }, undefined)!;
  expect(buttonAt(column, column.left + 20, column.top + 190)).toBe('topView');
});
