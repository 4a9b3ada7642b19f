import { describe, expect, it } from 'vitest';
import { smallPlan } from './plan.fixtures.ts';
import { snapMove, snapPoint, snapWallAngle, targetsOf } from './snapping.ts';

const plan = smallPlan();
const targets = targetsOf(plan, new Set(['desk:1', 'seat:1']));
const options = { grid: 0.25, reach: 0.2 };
const bounds = { left: 13.25, right: 14.75, top: 3.625, bottom: 4.375 };

describe('snapMove', () => {
  it('snaps to a near edge of another object and returns the guide', () => {
    // 9.25 is the left edge of the first desk.
    const { by, guides } = snapMove(bounds, { x: -3.9, z: 4 }, targets, options);
    expect(by.x).toBeCloseTo(-4);
    expect(guides.find(({ axis }) => axis === 'x')?.at).toBeCloseTo(9.25);
    expect(guides.find(({ axis }) => axis === 'x')?.to).toBeCloseTo(8.375);
  });

  it.each([
    [
      'onto the grid far from every other item',
      { grid: 0.25, reach: 0 },
      { x: 1.07, z: 0.4 },
      { x: 1, z: 0.5 },
    ],
    [
      'freely without grid and lines',
      { grid: 0, reach: 0 },
      { x: 1.07, z: 0.4 },
      { x: 1.07, z: 0.4 },
    ],
  ])('moves %s', (_, how, requested, by) => {
    const snapped = snapMove(bounds, requested, targets, how);
    expect(snapped.by.x).toBeCloseTo(by.x);
    expect(snapped.by.z).toBeCloseTo(by.z);
    expect(snapped.guides).toEqual([]);
  });

  it('ignores lines of the moved objects', () => {
    const alone = targetsOf(
      { ...plan, desks: plan.desks.slice(1), seats: [] },
      new Set(['desk:0']),
    );
    expect(alone.x.some(({ at }) => Math.abs(at - 14) < 0.01)).toBe(false);
  });
});

describe('snapPoint', () => {
  it.each([
    [
      { x: 5.93, z: 4.95 },
      { x: 6, z: 5 },
    ],
    [
      { x: 8.4, z: 6.6 },
      { x: 8.5, z: 6.5 },
    ],
    [
      { x: -0.1, z: 10.05 },
      { x: 0, z: 10 },
    ],
  ])('snaps %o to %o', (place, to) => {
    const snapped = snapPoint(place, targetsOf(plan, new Set(), 'axis'), options).place;
    expect(snapped.x).toBeCloseTo(to.x);
    expect(snapped.z).toBeCloseTo(to.z);
  });
});

describe('straighten', () => {
  const from = { x: 0, z: 0 };
  it.each([
    [{ x: 4, z: 0.2 }, false, { x: 4, z: 0 }],
    [{ x: 4, z: 1.5 }, false, { x: 4, z: 1.5 }],
    [{ x: 4, z: 1 }, true, { x: 4, z: 0 }],
    [{ x: 3, z: 2.6 }, true, { x: 2.8, z: 2.8 }],
  ])('draws a wall to %o (always: %s) to %o', (to, always, end) => {
    const straight = snapWallAngle(from, to, always);
    expect(straight.x).toBeCloseTo(end.x);
    expect(straight.z).toBeCloseTo(end.z);
  });
});
