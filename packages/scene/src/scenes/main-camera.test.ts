import { Vector3 } from 'three';
import { expect, it } from 'vitest';
import { MainCamera } from './main-camera.ts';

const size = { width: 34, depth: 22 };
const corners = [
  [0, 0],
  [size.width, 0],
  [0, size.depth],
  [size.width, size.depth],
] as const;

function topViewPoint(
  viewport: { width: number; height: number; ratio: number },
  self: { x: number; z: number },
  left = 0,
) {
  const camera = new MainCamera();
  camera.setCalm(true);
  camera.rig.setInset({ left, right: 0 });
  camera.begin(size, self, viewport, true);
  camera.command('topView', viewport);
  camera.update(1, self, false, viewport);
  return (x: number, z: number) => {
    const point = new Vector3(x, 0, z).project(camera.rig.camera);
    return [(point.x + 1) / 2, (1 - point.y) / 2].map((share, i) =>
      Math.round(share * (i === 0 ? viewport.width : viewport.height)),
    ) as [number, number];
  };
}

it.each([
  [1280, 800, { x: 17, z: 19.6 }, 0],
  [1280, 800, { x: 2, z: 2 }, 500],
  [1000, 640, { x: 17, z: 19.6 }, 0],
])('shows the whole floor from above in %i × %i for any position', (...shown) => {
  const [width, height, self, left] = shown;
  const at = topViewPoint({ width, height, ratio: 1 }, self, left);
  for (const [x, z] of corners) {
    const [across, down] = at(x, z);
    expect(across).toBeGreaterThanOrEqual(left);
    expect(across).toBeLessThanOrEqual(width);
    expect(down).toBeGreaterThanOrEqual(0);
    expect(down).toBeLessThanOrEqual(height);
  }
});

it('limits the top view to a readable scale and keeps the member visible', () => {
  const self = { x: 17, z: 19.6 };
  const at = topViewPoint({ width: 390, height: 844, ratio: 2 }, self);
  const [across, down] = at(self.x, self.z);
  expect(across).toBeGreaterThan(40);
  expect(across).toBeLessThan(350);
  expect(down).toBeGreaterThan(40);
  expect(down).toBeLessThan(804);
  expect(at(self.x + 1, self.z)[0] - across).toBeGreaterThan(20);
});
