import { Vector3 } from 'three';
import { expect, it } from 'vitest';
import { CameraRig } from '../engine/camera-rig.ts';
import { frameSpots } from './framing.ts';

const viewport = { width: 1280, height: 800, ratio: 1 };
const box = (xs: number[], ys: number[], zs: number[]) =>
  xs.flatMap((x) => zs.flatMap((z) => ys.map((y) => ({ x, y, z }))));
const house = box([-30, 30], [0, 3], [-20, 20]);
const desk = box([-1, 1.6], [0.4, 2.1], [-0.5, 0.3]);
const figure = box([-0.6, 0.6], [0, 2.1], [0, 0.5]);
const open = { left: 0, right: 0 };
const phone = { width: 390, height: 760, ratio: 2 };

it.each([
  ['a house in a wide window', house, viewport, open, 0.3, 0.8],
  ['a house beside the panel', house, viewport, { left: 504, right: 0 }, 0.3, 0.8],
  ['a house on a phone', house, phone, open, -0.4, 1.2],
  ['a desk in a wide window', desk, { width: 1200, height: 700, ratio: 1 }, open, 0.1, 0.3],
  ['a desk beside the panel', desk, viewport, { left: 504, right: 0 }, 0.1, 0.3],
  ['a desk on a phone', desk, phone, open, 0.1, 0.3],
  ['a figure in a low window', figure, { width: 1900, height: 500, ratio: 1 }, open, 0, 0.16],
  ['a figure on a phone', figure, phone, open, 0, 0.16],
])('frames %s completely and as large as possible', (_, corners, window, inset, yaw, pitch) => {
  const margins = { top: 20, bottom: 70, side: 16 };
  const shot = frameSpots(corners, { yaw, pitch }, window, inset, margins);
  const rig = new CameraRig();
  rig.setInset(inset);
  Object.assign(rig.goal, { ...shot, yaw, pitch });
  rig.jumpToGoal();
  rig.update(0, window);
  const { camera } = rig;
  const projected = corners.map(({ x, y, z }) => new Vector3(x, y, z).project(camera));
  const xs = projected.map(({ x }) => (x * 0.5 + 0.5) * window.width);
  const ys = projected.map(({ y }) => (0.5 - y * 0.5) * window.height);
  const left = inset.left + margins.side;
  const right = window.width - margins.side;
  const bottom = window.height - margins.bottom;
  expect(Math.min(...xs)).toBeGreaterThan(left - 3);
  expect(Math.max(...xs)).toBeLessThan(right + 3);
  expect(Math.min(...ys)).toBeGreaterThan(margins.top - 3);
  expect(Math.max(...ys)).toBeLessThan(bottom + 3);
  const used = Math.max(
    (Math.max(...xs) - Math.min(...xs)) / (right - left),
    (Math.max(...ys) - Math.min(...ys)) / (bottom - margins.top),
  );
  expect(used).toBeGreaterThan(0.97);
});
