import { Vector3 } from 'three';
import { expect, it } from 'vitest';
import { MainCamera, yawTowards } from './main-camera.ts';

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

const wide = { width: 1280, height: 800, ratio: 1 };
const desk = { x: 14, z: 10 };
const seats = [2, 5].flatMap((x) => [1.7, 3.8].map((z) => ({ x, y: 1.5, z })));
const screen = [1, 2.2].flatMap((y) => [1.7, 3.8].map((z) => ({ x: 0.3, y, z })));
const room = { id: 'room', spots: [...seats, ...screen], heading: Math.PI / 2 };

function started() {
  const camera = new MainCamera();
  camera.setCalm(true);
  camera.begin(size, desk, wide, true);
  camera.update(1, desk, false, wide);
  return camera;
}

it('frames all seats and the screen of a room from the front', () => {
  const camera = started();
  camera.enterRoom(room, wide);
  camera.update(1, seats[0]!, false, wide);
  for (const { x, y, z } of room.spots) {
    const point = new Vector3(x, y, z).project(camera.rig.camera);
    expect(Math.abs(point.x)).toBeLessThan(1);
    expect(Math.abs(point.y)).toBeLessThan(1);
  }
  expect(camera.rig.camera.position.x).toBeGreaterThan(5);
});

it('returns to the previous view after leaving a room', () => {
  const camera = started();
  const before = { ...camera.rig.shot };
  camera.enterRoom(room, wide);
  camera.update(1, seats[0]!, true, wide);
  camera.leaveRoom();
  camera.update(1, desk, true, wide);
  for (const key of ['x', 'y', 'z', 'yaw', 'pitch', 'distance'] as const)
    expect(camera.rig.shot[key]).toBeCloseTo(before[key]);
});

it('keeps the view that was turned in a room until the next room', () => {
  const camera = started();
  camera.enterRoom(room, wide);
  camera.rig.orbit(1, 0);
  const { yaw } = camera.rig.goal;
  camera.enterRoom(room, wide);
  expect(camera.rig.goal.yaw).toBe(yaw);
});

it.each([
  [1280, 800],
  [390, 844],
])('shows the centre of the floor and the horizon zoomed out in %i × %i', (width, height) => {
  const viewport = { width, height, ratio: 1 };
  const camera = new MainCamera();
  camera.setCalm(true);
  camera.begin(size, desk, viewport, true);
  for (let i = 0; i < 20; i++) camera.command('zoomOut', viewport);
  camera.update(1, desk, false, viewport);
  camera.update(1, desk, false, viewport);
  const middle = new Vector3(size.width / 2, 0, size.depth / 2).project(camera.rig.camera);
  expect(Math.abs(middle.x)).toBeLessThan(0.1);
  expect(middle.y).toBeLessThan(0);
  expect(middle.y).toBeGreaterThan(-0.6);
  const up = camera.rig.camera.getWorldDirection(new Vector3());
  const top = Math.asin(up.y) + (camera.rig.camera.fov / 2) * (Math.PI / 180);
  expect(top).toBeGreaterThan(0);
});

const entrance = { x: 17, z: 19.6, heading: Math.PI };

it('arrives from the entrance at the desk in two seconds', () => {
  const camera = started();
  camera.setCalm(false);
  camera.arrive(desk, entrance, []);
  camera.update(0.01, desk, false, wide);
  expect(camera.rig.shot.z).toBeCloseTo(entrance.z, 0);
  for (let time = 0; time < 2; time += 0.1) camera.update(0.1, desk, false, wide);
  expect(camera.rig.shot.distance).toBeCloseTo(camera.rig.goal.distance, 3);
  expect(camera.update(0.1, desk, false, wide)).toBe(false);
});

it('jumps to the desk with reduced motion', () => {
  const camera = started();
  camera.arrive(desk, entrance, []);
  expect(camera.update(0.01, desk, false, wide)).toBe(false);
  expect(camera.rig.shot.distance).toBe(camera.rig.goal.distance);
});

it('stops the arrival when the member turns the camera', () => {
  const camera = started();
  camera.setCalm(false);
  camera.arrive(desk, entrance, []);
  camera.rig.orbit(0.5, 0);
  for (let time = 0; time < 1; time += 0.1) camera.update(0.1, desk, false, wide);
  expect(camera.rig.shot.yaw).toBeCloseTo(camera.rig.goal.yaw, 2);
});

it.each([
  ['keeps the usual direction without people', desk, [], 0],
  [
    'turns to people behind the camera',
    desk,
    [4, 5, 6].map((z) => ({ x: 14, z: 10 + z })),
    Math.PI,
  ],
  ['does not face a near outer wall', { x: 5, z: 1 }, [], Math.PI],
] as const)('%s', (_, place, others, turn) => {
  const look = (yaw: number) => ({ x: -Math.sin(yaw), z: -Math.cos(yaw) });
  const [actual, usual] = [look(yawTowards(place, others, size)), look(0.42 + turn)];
  expect(actual.x * usual.x + actual.z * usual.z).toBeGreaterThan(0.2);
});
