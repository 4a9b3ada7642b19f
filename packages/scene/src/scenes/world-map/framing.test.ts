import { Vector3 } from 'three';
import { expect, it } from 'vitest';
import { CameraRig } from '../../engine/camera-rig.ts';
import { frame } from './framing.ts';

const viewport = { width: 1280, height: 800, ratio: 1 };
const corners = [-30, 30].flatMap((x) =>
  [-20, 20].flatMap((z) => [0, 3].map((y) => ({ x, y, z }))),
);

it.each([
  ['a wide window', viewport, { left: 0, right: 0 }, 0.3, 0.8],
  ['beside the panel', viewport, { left: 504, right: 0 }, 0.3, 0.8],
  ['a phone', { width: 390, height: 760, ratio: 2 }, { left: 0, right: 0 }, -0.4, 1.2],
])('%s: everything is seen, and as large as it can be', (_, window, inset, yaw, pitch) => {
  const margins = { top: 20, bottom: 70, side: 16 };
  const shot = frame(corners, { yaw, pitch }, window, inset, margins);
  const rig = new CameraRig();
  rig.setInset(inset);
  Object.assign(rig.goal, { ...shot, yaw, pitch });
  rig.cut();
  rig.update(0, window);
  const { camera } = rig;
  const seen = corners.map(({ x, y, z }) => new Vector3(x, y, z).project(camera));
  const xs = seen.map(({ x }) => (x * 0.5 + 0.5) * window.width);
  const ys = seen.map(({ y }) => (0.5 - y * 0.5) * window.height);
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
