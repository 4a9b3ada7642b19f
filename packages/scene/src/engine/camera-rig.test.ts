import { Vector3 } from 'three';
import { describe, expect, it } from 'vitest';
import { CameraRig, cameraPosition, distanceToFit, pitchRange } from './camera-rig.ts';

const viewport = { width: 1200, height: 800, ratio: 1 };

function settled(rig: CameraRig): number {
  let frames = 0;
  while (rig.update(1 / 60, viewport) && frames < 2000) frames++;
  return frames;
}

function projectedPoint(rig: CameraRig, x: number, y: number, z: number): [number, number] {
  const point = new Vector3(x, y, z).project(rig.camera);
  return [(point.x * 0.5 + 0.5) * viewport.width, (0.5 - point.y * 0.5) * viewport.height];
}

describe('CameraRig', () => {
  it('centres its target', () => {
    const rig = new CameraRig();
    Object.assign(rig.goal, { x: 7, y: 1, z: 4, yaw: 1.1, pitch: 0.6, distance: 20 });
    settled(rig);
    const [left, top] = projectedPoint(rig, 7, 1, 4);
    expect(left).toBeCloseTo(600, 1);
    expect(top).toBeCloseTo(400, 1);
  });

  it.each([
    [420, 0, 810],
    [0, 300, 450],
    [72, 420, 426],
  ])(
    'with insets of %i px left and %i px right centres the target at %i px',
    (left, right, middle) => {
      const rig = new CameraRig();
      rig.setInset({ left, right });
      settled(rig);
      const [at, top] = projectedPoint(rig, 0, 0.9, 0);
      expect(at).toBeCloseTo(middle, 1);
      expect(top).toBeCloseTo(400, 1);
    },
  );

  it('moves at the same speed at 30 and 120 frames a second, and comes to rest', () => {
    const paces = [30, 120].map((rate) => {
      const rig = new CameraRig();
      rig.jumpToGoal();
      rig.goal.x = 10;
      for (let i = 0; i < rate / 5; i++) rig.update(1 / rate, viewport);
      return rig.shot.x;
    });
    expect(paces[0]).toBeCloseTo(paces[1]!, 4);
    const rig = new CameraRig();
    rig.goal.x = 10;
    expect(settled(rig)).toBeLessThan(200);
    expect(rig.shot.x).toBe(10);
  });

  it('jumps to its goal with reduced motion', () => {
    const rig = new CameraRig();
    rig.ease = 0;
    rig.goal.x = 10;
    rig.update(1 / 60, viewport);
    expect(rig.shot.x).toBe(10);
  });

  it('stays above the floor and within its distance range', () => {
    const rig = new CameraRig();
    rig.orbit(9, -9);
    expect(rig.goal.pitch).toBe(pitchRange[0]);
    rig.orbit(0, 9);
    expect(rig.goal.pitch).toBe(pitchRange[1]);
    rig.zoom(1e6);
    expect(rig.goal.distance).toBe(rig.distanceRange[0]);
    rig.zoom(1e-6);
    expect(rig.goal.distance).toBe(rig.distanceRange[1]);
    expect(cameraPosition(rig.goal).y).toBeGreaterThan(0);
  });

  it('keeps the floor under the pointer while panning', () => {
    const rig = new CameraRig();
    Object.assign(rig.goal, { x: 0, y: 0, z: 0, yaw: 0, pitch: Math.PI / 2 - 0.04, distance: 30 });
    settled(rig);
    rig.pan(100, 0, viewport);
    settled(rig);
    expect(projectedPoint(rig, 0, 0, 0)[0]).toBeCloseTo(700, 0);
  });

  it.each([0, 0.5, 1.2])('fits a floor rotated by %f into the view', (yaw) => {
    const rig = new CameraRig();
    const inset = { left: 420, right: 0 };
    const distance = distanceToFit(34, 22, yaw, 0.9, viewport, inset);
    rig.distanceRange = [1, 200];
    rig.setInset(inset);
    Object.assign(rig.goal, { x: 17, y: 0, z: 11, yaw, pitch: 0.9, distance });
    settled(rig);
    for (const [x, z] of [
      [0, 0],
      [34, 0],
      [34, 22],
      [0, 22],
    ] as const) {
      const [left, top] = projectedPoint(rig, x, 0, z);
      expect(left).toBeGreaterThan(400);
      expect(left).toBeLessThan(1220);
      expect(top).toBeGreaterThan(-20);
      expect(top).toBeLessThan(820);
    }
  });
});
