import { describe, expect, it } from 'vitest';
import { fit, clampCamera, pan, placeAt, zoom } from './camera.ts';

const floor = { width: 34, depth: 22 };
const view = { width: 356, height: 236 };

describe('fit', () => {
  it.each([
    ['a wide view', { width: 2000, height: 236 }],
    ['a high view', { width: 356, height: 2000 }],
  ])('shows the whole floor in %s', (_name, size) => {
    const camera = fit(floor, size);
    expect(floor.width * camera.scale).toBeLessThanOrEqual(size.width);
    expect(floor.depth * camera.scale).toBeLessThanOrEqual(size.height);
    expect(placeAt(camera, size, { x: size.width / 2, y: size.height / 2 })).toEqual({
      x: 17,
      z: 11,
    });
  });
});

describe('zoom', () => {
  it('keeps the point under the pointer', () => {
    const camera = { x: 17, z: 11, scale: 10 };
    const point = { x: 300, y: 40 };
    const middle = { x: point.x - view.width / 2, y: point.y - view.height / 2 };
    const before = placeAt(camera, view, point);
    const after = placeAt(zoom(camera, 2.5, middle), view, point);
    expect(after.x).toBeCloseTo(before.x);
    expect(after.z).toBeCloseTo(before.z);
  });
});

describe('pan', () => {
  it('moves the plan with the pointer', () => {
    expect(pan({ x: 17, z: 11, scale: 10 }, { x: 20, y: -10 })).toEqual({
      x: 15,
      z: 12,
      scale: 10,
    });
  });
});

describe('clampCamera', () => {
  it('does not zoom out beyond the whole floor', () => {
    expect(clampCamera({ x: 0, z: 0, scale: 0.1 }, floor, view)).toEqual(fit(floor, view));
  });

  it('does not zoom in beyond 96 pixels per metre', () => {
    expect(clampCamera({ x: 17, z: 11, scale: 5000 }, floor, view).scale).toBe(96);
  });

  it('keeps the view on the floor', () => {
    const camera = clampCamera({ x: 900, z: -900, scale: 48 }, floor, view);
    const corner = placeAt(camera, view, { x: view.width, y: 0 });
    expect(corner.x).toBeCloseTo(34.8);
    expect(corner.z).toBeCloseTo(-0.8);
  });
});
