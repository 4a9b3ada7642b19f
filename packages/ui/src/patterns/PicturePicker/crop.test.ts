import { describe, expect, it } from 'vitest';
import { clampCrop, maxZoom, movedCrop, cropSquare, fullCrop, zoomedCrop } from './crop.ts';

const wide = { width: 400, height: 200 };
const tall = { width: 100, height: 300 };

describe('cropSquare', () => {
  it.each([
    [wide, fullCrop, { left: 100, top: 0, side: 200 }],
    [tall, fullCrop, { left: 0, top: 100, side: 100 }],
    [wide, { x: 0.5, y: 0.5, zoom: 2 }, { left: 150, top: 50, side: 100 }],
    [wide, { x: 0.25, y: 0.5, zoom: 1 }, { left: 0, top: 0, side: 200 }],
  ])('%o, %o → %o', (size, crop, square) => {
    expect(cropSquare(crop, size)).toEqual(square);
  });
});

describe('clampCrop', () => {
  it.each([
    [wide, { x: -3, y: 9, zoom: 1 }, { x: 0.25, y: 0.5, zoom: 1 }],
    [wide, { x: 1, y: 0, zoom: 2 }, { x: 0.875, y: 0.25, zoom: 2 }],
    [tall, { x: 0.1, y: 0.9, zoom: 0.2 }, { x: 0.5, y: 1 - 1 / 6, zoom: 1 }],
    [tall, { x: 0.5, y: 0.5, zoom: 99 }, { x: 0.5, y: 0.5, zoom: maxZoom }],
  ])('%o, %o → %o', (size, crop, inside) => {
    expect(clampCrop(crop, size)).toEqual(inside);
  });
});

describe('movedCrop', () => {
  it.each([
    [wide, fullCrop, { x: 0.5, y: 0 }, { x: 0.75, y: 0.5, zoom: 1 }],
    [wide, fullCrop, { x: 5, y: 5 }, { x: 0.75, y: 0.5, zoom: 1 }],
    [wide, { x: 0.5, y: 0.5, zoom: 2 }, { x: -0.5, y: 0.5 }, { x: 0.375, y: 0.75, zoom: 2 }],
  ])('%o, %o by %o → %o', (size, crop, by, moved) => {
    expect(movedCrop(crop, size, by)).toEqual(moved);
  });
});

it('keeps the square inside the picture when zooming out at an edge', () => {
  const corner = { x: 0.875, y: 0.25, zoom: 2 };
  expect(zoomedCrop(corner, wide, 1)).toEqual({ x: 0.75, y: 0.5, zoom: 1 });
});
