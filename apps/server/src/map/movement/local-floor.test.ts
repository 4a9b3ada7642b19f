import { defaultAvatar } from '@office/world/avatar';
import type { FloorPlan } from '@office/world/floor-plan';
import type { Move, Pose } from '@office/world/movement';
import { describe, expect, it } from 'vitest';
import { testPlan } from '../../../test/floor-plan.ts';
import {
  floorGrace,
  LocalFloor,
  positionRetentionMs,
  returnPeriodMs,
  type Origin,
  type PersonAppearance,
} from './local-floor.ts';

/** Plan with a wall across the floor at x = 10 and a 1 m wide door in the middle. */
const plan: FloorPlan = {
  ...testPlan,
  spawns: [
    { x: 5, z: 5, heading: 0 },
    { x: 3, z: 5, heading: 0 },
  ],
  walls: [{ id: 'w', from: [10, 0], to: [10, 10], thickness: 0.1, height: 3, material: 'GLASS' }],
  doors: [{ id: 'd', wallId: 'w', at: 5, width: 1, kind: 'OPENING' }],
};

const [ownSeat] = plan.seats;

const look = (userId: string): PersonAppearance => ({
  userId,
  name: userId,
  avatar: defaultAvatar(userId),
  status: 'AVAILABLE',
  workingStatus: 'OFFICE',
});

const pose = (x: number, z: number): Pose => ({ x, z, heading: 0, state: 'walk' });

/** Walks straight with 15 moves per second. Stops at the first rejected move. */
function walk(floor: LocalFloor, to: { x: number; z: number }, speed: number, start = 0) {
  const from = floor.poseOf('aoi')!;
  const distance = Math.hypot(to.x - from.x, to.z - from.z);
  const steps = Math.max(1, Math.round((distance / speed) * 15));
  for (let step = 1; step <= steps; step += 1) {
    const part = step / steps;
    const move: Move = {
      ...pose(from.x + (to.x - from.x) * part, from.z + (to.z - from.z) * part),
      sequence: start + step,
    };
    const outcome = floor.move('aoi', move, (step * 1000) / 15);
    if (outcome !== 'accepted') return outcome;
  }
  return 'accepted';
}

function floorWithAoi(at?: Pose): LocalFloor {
  const floor = new LocalFloor(plan);
  floor.enter(look('aoi'), 'tab 1', { last: at }, 0);
  return floor;
}

describe('moves', () => {
  it.each([
    ['walking across the room', { x: 2, z: 8 }, 2.4, 'accepted'],
    ['running across the room', { x: 2, z: 8 }, 4, 'accepted'],
    ['walking through the door', { x: 15, z: 5 }, 2.4, 'accepted'],
    ['walking through the wall', { x: 15, z: 2 }, 2.4, 'refused'],
    ['leaving the floor', { x: -5, z: 5 }, 2.4, 'refused'],
  ])('checks %s', (_, to, speed, outcome) => {
    expect(walk(floorWithAoi(), to, speed)).toBe(outcome);
  });

  it('rejects a jump over a thin wall in one step', () => {
    const floor = floorWithAoi(pose(9, 2));
    expect(floor.move('aoi', { ...pose(11, 2), sequence: 1 }, 5000)).toBe('refused');
    expect(floor.poseOf('aoi')).toMatchObject({ x: 9, z: 2 });
  });

  it('limits sustained speed to running', () => {
    const floor = floorWithAoi(pose(1, 1));
    let travelled = 0;
    for (let step = 1; step <= 60; step += 1) {
      const { x } = floor.poseOf('aoi')!;
      const target = pose(x < 4 ? 8 : 1, 1);
      floor.move('aoi', { ...target, sequence: step }, (step * 1000) / 15);
      travelled += Math.abs(floor.poseOf('aoi')!.x - x);
    }
    // Initial allowance of 10 m, plus 5 m/s for 4 s.
    expect(travelled).toBeLessThanOrEqual(30);
    expect(travelled).toBeGreaterThan(20);
  });

  it('ignores a move that arrives after a later one', () => {
    const floor = floorWithAoi(pose(5, 5));
    expect(floor.move('aoi', { ...pose(5.2, 5), sequence: 65_535 }, 100)).toBe('accepted');
    expect(floor.move('aoi', { ...pose(5.4, 5), sequence: 0 }, 200)).toBe('accepted');
    expect(floor.move('aoi', { ...pose(5.3, 5), sequence: 65_535 }, 300)).toBe('stale');
    expect(floor.poseOf('aoi')).toMatchObject({ x: 5.4 });
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY])('rejects the coordinate %s', (x) => {
    const floor = floorWithAoi();
    expect(floor.move('aoi', { ...pose(x, 5), sequence: 1 }, 100)).toBe('refused');
  });
});

describe('entering and leaving', () => {
  it('puts the first person on a spawn point and the second next to it', () => {
    const floor = floorWithAoi();
    const ren = floor.enter(look('ren'), 'tab 2', {}, 0);
    expect(floor.poseOf('aoi')).toMatchObject({ x: 5, z: 5, state: 'stand' });
    expect(ren).toMatchObject({ x: 3, z: 5 });
    expect(floor.flushChange()!.joined.map(({ userId }) => userId)).toEqual(['aoi', 'ren']);
    expect(floor.flushChange()).toBeNull();
  });

  it('keeps a person with a lost connection in position during the grace period', () => {
    const floor = floorWithAoi(pose(7, 7));
    floor.flushChange();
    floor.disconnect('aoi', 'tab 1', true, 1000);
    floor.sweep(1000 + floorGrace - 1);
    expect(floor.size).toBe(1);
    const back = floor.enter(look('aoi'), 'tab 1 again', {}, 2000);
    expect(back).toMatchObject({ x: 7, z: 7 });
    floor.sweep(1000 + floorGrace);
    expect(floor.size).toBe(1);
    expect(floor.flushChange()).toMatchObject({ joined: [], left: [] });

    floor.disconnect('aoi', 'tab 1 again', true, 3000);
    floor.sweep(3000 + floorGrace);
    expect(floor.flushChange()).toMatchObject({ left: [back.person] });
    expect(floor.flushLeftUserIds()).toEqual(['aoi']);
  });

  it('restores the client position after a reconnect only if it is reachable', () => {
    const floor = floorWithAoi(pose(5, 5));
    floor.disconnect('aoi', 'tab 1', true, 1000);
    expect(floor.enter(look('aoi'), 'tab 2', { last: pose(6, 5) }, 2000)).toMatchObject({ x: 6 });
    expect(floor.enter(look('aoi'), 'tab 3', { last: pose(15, 2) }, 2500)).toMatchObject({ x: 6 });
    expect(floor.enter(look('aoi'), 'tab 4', { last: pose(-3, 99) }, 2500)).toMatchObject({ x: 6 });
  });

  it('restores a position that the person could have walked to while disconnected', () => {
    const floor = floorWithAoi(pose(5, 5));
    floor.disconnect('aoi', 'tab 1', true, 1000);
    // Through the door: 12 m in 8 s, including the detour.
    const back = floor.enter(look('aoi'), 'tab 2', { last: pose(17, 5.4) }, 9000);
    expect(back).toMatchObject({ x: 17, z: 5.4 });
    floor.disconnect('aoi', 'tab 2', true, 9000);
    const tooFar = { last: pose(1, 1) };
    expect(floor.enter(look('aoi'), 'tab 3', tooFar, 11_000)).toMatchObject({ x: 17 });
  });

  it('measures the offline time from the last heartbeat, because a lost connection may look open', () => {
    const floor = floorWithAoi(pose(5, 5));
    floor.markSeen('aoi', 1000);
    const walked = { last: pose(17, 5.4) };
    expect(floor.enter(look('aoi'), 'tab 2', walked, 9000)).toMatchObject({ x: 17, z: 5.4 });
    floor.markSeen('aoi', 16_000);
    const tooFar = { last: pose(5, 5) };
    expect(floor.enter(look('aoi'), 'tab 3', tooFar, 17_000)).toMatchObject({ x: 17 });
  });

  it('rejects a distant position shortly after a person left', () => {
    const floor = floorWithAoi(pose(5, 2));
    floor.disconnect('aoi', 'tab 1', false, 1000);
    const beyond = { last: pose(15, 2) };
    expect(floor.enter(look('aoi'), 'tab 2', beyond, 1500)).toMatchObject({ x: 5, z: 2 });
    floor.disconnect('aoi', 'tab 2', false, 2000);
    expect(floor.enter(look('aoi'), 'tab 3', { last: pose(6, 2) }, 2500)).toMatchObject({ x: 6 });
    floor.disconnect('aoi', 'tab 3', false, 3000);
    floor.sweep(3000 + positionRetentionMs);
    expect(floor.enter(look('aoi'), 'tab 4', beyond, 3000 + positionRetentionMs)).toMatchObject({
      x: 15,
    });
  });

  it('continues from the pose in another process', () => {
    const elsewhere = pose(6, 6);
    const enter = (last?: Pose) =>
      new LocalFloor(plan).enter(look('aoi'), 'tab', { last, elsewhere }, 0);
    expect(enter()).toMatchObject({ x: 6, z: 6 });
    expect(enter(pose(7, 6))).toMatchObject({ x: 7 });
    expect(enter(pose(15, 2))).toMatchObject({ x: 6 });
  });

  it('accepts a client position after a restart unless it is in a wall or outside the floor', () => {
    expect(new LocalFloor(plan).enter(look('aoi'), 't', { last: pose(8, 8) }, 0)).toMatchObject({
      x: 8,
    });
    for (const nowhere of [pose(10, 2), pose(-1, 5), pose(500, 5), pose(Number.NaN, 1)]) {
      expect(new LocalFloor(plan).enter(look('aoi'), 't', { last: nowhere }, 0)).toMatchObject({
        x: 5,
      });
    }
  });

  it.each<[string, Origin, object]>([
    ['at their own seat', { ownSeatId: ownSeat!.id }, { x: 2, z: 2, heading: 0, state: 'sit' }],
    ['at the entrance without a seat', {}, { x: 5, z: 5, state: 'stand' }],
    ['at the entrance if the plan lacks the seat', { ownSeatId: 'gone' }, { x: 5, state: 'stand' }],
    [
      'at the previous position after a reconnect',
      { ownSeatId: ownSeat!.id, last: pose(8, 8) },
      { x: 8, z: 8 },
    ],
    [
      'at the position reported by another process',
      { ownSeatId: ownSeat!.id, elsewhere: pose(6, 6) },
      { x: 6, z: 6 },
    ],
  ])('places an entering person %s', (_, origin, expected) => {
    expect(new LocalFloor(plan).enter(look('aoi'), 't', origin, 0)).toMatchObject(expected);
  });

  it('does not place a person on an occupied seat', () => {
    const floor = floorWithAoi(pose(2, 2));
    const ren = floor.enter(look('ren'), 'tab 2', { ownSeatId: ownSeat!.id }, 0);
    expect(ren).toMatchObject({ x: 5, z: 5, state: 'stand' });
  });

  it("restores the position after a reload, and uses the member's seat after a longer absence", () => {
    const origin = { ownSeatId: ownSeat!.id };
    const floor = floorWithAoi(pose(7, 7));
    floor.disconnect('aoi', 'tab 1', false, 1000);
    const soon = 1000 + returnPeriodMs - 1;
    expect(floor.enter(look('aoi'), 'tab 2', origin, soon)).toMatchObject({ x: 7, z: 7 });
    floor.disconnect('aoi', 'tab 2', false, soon);
    const later = soon + returnPeriodMs;
    expect(floor.enter(look('aoi'), 'tab 3', origin, later)).toMatchObject({ x: 2, state: 'sit' });
  });

  it('shows one person for two tabs until both are closed', () => {
    const floor = floorWithAoi();
    const { person } = floor.enter(look('aoi'), 'tab 2', {}, 0);
    expect(floor.people()).toHaveLength(1);
    floor.flushChange();
    floor.disconnect('aoi', 'tab 1', false, 0);
    expect(floor.size).toBe(1);
    floor.disconnect('aoi', 'tab 2', false, 0);
    expect(floor.flushChange()).toEqual({ joined: [], changed: [], left: [person] });
  });
});

describe('frames', () => {
  it('contain people who moved, and repeat them twice in case a frame was lost', () => {
    const floor = floorWithAoi();
    const ren = floor.enter(look('ren'), 'tab 2', {}, 0);
    for (let tick = 0; tick < 40; tick += 1) floor.flushPoses();
    expect(floor.flushPoses()).toEqual([]);

    floor.move('ren', { ...pose(3.3, 5.2), sequence: 1 }, 100);
    const ticks = Array.from({ length: 40 }, () => floor.flushPoses());
    expect(ticks.flatMap((poses, tick) => (poses.length > 0 ? [tick] : []))).toEqual([0, 8, 30]);
    expect(ticks[0]).toEqual([{ person: ren.person, x: 3.3, z: 5.2, heading: 0, state: 'walk' }]);
  });

  it('do not contain presence changes, which are reported separately', () => {
    const floor = floorWithAoi();
    floor.flushChange();
    floor.update('aoi', { status: 'BUSY' });
    expect(floor.flushChange()!.changed).toMatchObject([{ userId: 'aoi', status: 'BUSY' }]);
  });
});
