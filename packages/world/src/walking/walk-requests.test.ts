import { readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { floorPlanSchema } from '../floor-plan/contract.ts';
import type { Point } from '../geometry/box.ts';
import { compileFloorPlan } from '../geometry/floor-geometry.ts';
import { zoneAt } from '../geometry/places.ts';
import { movement } from '../movement/movement.ts';
import { Navigation } from '../navigation/navigation.ts';
import { readAs } from '../read-as.ts';
import { WalkRequests } from './walk-requests.ts';
import { Walker } from './walker.ts';

const file = new URL('../../../../apps/server/src/demo/floor-plans/sakura-1.json', import.meta.url);
const plan = readAs(floorPlanSchema, JSON.parse(readFileSync(file, 'utf8')))!;
const floor = compileFloorPlan(plan);
const navigation = new Navigation(floor, movement.personRadius);
const seatIn = (zoneId: string) => plan.seats.find((seat) => seat.zoneId === zoneId)!;

function setUp(others: Record<string, Point> = {}, random = () => 0) {
  const walker = new Walker(navigation, plan.spawns[0]!);
  const setOut = vi.fn();
  const requests = new WalkRequests(
    floor,
    walker,
    { others: () => Object.values(others), other: (userId) => others[userId] },
    setOut,
    random,
  );
  let now = 0;
  return {
    walker,
    requests,
    setOut,
    others,
    arrive(steered = false) {
      for (let step = 0; step < 18_000; step++) {
        now += 1000 / 30;
        requests.update(now, steered);
        if (!walker.step(1 / 30, undefined)) break;
      }
    },
    /** One step of a frame in which `move` changes the positions of others. */
    frame(move = () => {}) {
      now += 1000 / 30;
      move();
      requests.update(now, false);
      walker.step(1 / 30, undefined);
    },
    wait() {
      now += 400;
      requests.update(now, false);
    },
  };
}

const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.z - b.z);

describe('WalkRequests', () => {
  it('goes to a free seat in a room, or to its middle if all seats are taken', () => {
    const { requests, walker, arrive } = setUp();
    expect(requests.goTo({ zoneId: 'sakura' })).toBe(true);
    arrive();
    expect(walker.seat).toEqual(seatIn('sakura'));

    const sitting = plan.seats.filter(({ zoneId }) => zoneId === 'sakura');
    const full = setUp(Object.fromEntries(sitting.map((seat) => [seat.id, seat])));
    full.requests.goToZone('sakura');
    full.arrive();
    expect(full.walker.seat).toBeUndefined();
    expect(zoneAt(plan, full.walker)?.id).toBe('sakura');
  });

  it('chooses another seat if the first one is taken on the way or on arrival', () => {
    const [first, second] = plan.seats.filter(({ zoneId }) => zoneId === 'sakura');
    const early = setUp();
    early.requests.goToZone('sakura');
    early.others.faster = { ...first! };
    early.arrive();
    expect(early.walker.seat).toEqual(second);

    const setup = setUp();
    setup.requests.goToZone('sakura');
    while (distance(setup.walker, first!) > 0) setup.walker.step(1 / 30, undefined);
    expect(setup.walker.seat).toEqual(first);
    const last = setUp();
    last.requests.goToZone('sakura');
    while (distance(last.walker, first!) > 0.05) last.walker.step(1 / 100, undefined);
    last.others.faster = { ...first! };
    last.arrive();
    expect(last.walker.seat).toEqual(second);

    // A seated member does not give way to others.
    setup.others.passing = { ...first! };
    setup.arrive();
    setup.wait();
    expect(setup.walker.seat).toEqual(first);
  });

  it('sends several people in one room to different seats', () => {
    const places = [0.05, 0.35, 0.65, 0.95].map((value) => {
      const { requests, walker, arrive } = setUp({}, () => value);
      requests.goToZone('sakura');
      arrive();
      return walker.seat?.id;
    });
    expect(new Set(places).size).toBe(4);
  });

  it('finds a separate position in a full room, even if another person takes it first', () => {
    const points: Record<string, Point> = Object.fromEntries(
      plan.seats.filter(({ zoneId }) => zoneId === 'sakura').map((seat) => [seat.id, seat]),
    );
    for (const name of ['first', 'second', 'third']) {
      const { requests, walker, arrive, others } = setUp({ ...points });
      requests.goToZone('sakura');
      if (name === 'third') others.faster = { ...walker.destination! };
      arrive();
      expect(zoneAt(plan, walker)?.id).toBe('sakura');
      for (const other of Object.values(others))
        expect(distance(walker, other), name).toBeGreaterThan(0.7);
      points[name] = { x: walker.x, z: walker.z };
    }
  });

  it('does not start a request that is cancelled before the first step', () => {
    const { requests, walker, arrive } = setUp();
    const { x, z } = walker;
    requests.sitOn(seatIn('sakura'));
    requests.stop();
    arrive();
    expect(walker).toMatchObject({ x, z, seat: undefined });
  });

  it('ends next to an occupied seat', () => {
    const seat = seatIn('ume');
    const { requests, walker, arrive } = setUp({ ren: seat });
    expect(requests.goTo({ seatId: seat.id })).toBe(true);
    arrive();
    expect(walker.seat).toBeUndefined();
    expect(distance(walker, seat)).toBeLessThan(1.5);
  });

  it('walks up to a person, faces them and stays in their room', () => {
    const ren = { ...seatIn('take') };
    const { requests, walker, arrive, setOut } = setUp({ ren });
    expect(requests.goTo({ userId: 'ren' })).toBe(true);
    expect(setOut).toHaveBeenCalled();
    arrive();
    expect(distance(walker, ren)).toBeLessThan(1.5);
    expect(zoneAt(plan, walker)?.id).toBe('take');
    const facing = Math.atan2(ren.x - walker.x, ren.z - walker.z);
    expect(Math.cos(walker.heading - facing)).toBeCloseTo(1, 3);
  });

  it('stops next to a person at the edge of their room', () => {
    const ren = { x: 24.72, z: 10.31 };
    for (const start of [plan.spawns[0]!, { x: 30, z: 12 }, { x: 18, z: 9 }]) {
      const { requests, walker, arrive } = setUp({ ren });
      walker.place(start);
      requests.goTo({ userId: 'ren' });
      arrive();
      expect(distance(walker, ren)).toBeGreaterThan(0.6);
      expect(distance(walker, ren)).toBeLessThan(1.6);
      expect(zoneAt(plan, walker)?.id).toBe(zoneAt(plan, ren)?.id);
    }
  });

  it('avoids occupied positions around a person', () => {
    const ren = { x: 20, z: 12.5 };
    const first = setUp({ ren });
    first.requests.goTo({ userId: 'ren' });
    first.arrive();
    const { x, z } = first.walker;
    const second = setUp({ ren, first: { x, z } });
    second.requests.goTo({ userId: 'ren' });
    second.arrive();
    expect(distance(second.walker, { x, z })).toBeGreaterThan(0.6);
    expect(distance(second.walker, ren)).toBeLessThan(1.6);
  });

  it('keeps up with a moving person until it has reached them', () => {
    const ren = { x: 20, z: 12.5 };
    const { requests, walker, arrive, wait } = setUp({ ren });
    requests.goTo({ userId: 'ren' });
    wait();
    Object.assign(ren, { x: 26, z: 12.5 });
    arrive();
    expect(distance(walker, ren)).toBeLessThan(1.5);
    wait();
    Object.assign(ren, { x: 12, z: 12.5 });
    wait();
    arrive();
    expect(distance(walker, ren)).toBeGreaterThan(5);
  });

  it('returns with a person who walks past', () => {
    const ren = { x: 26, z: 12.5 };
    const { requests, walker, frame, wait } = setUp({ ren });
    walker.place({ x: 12, z: 12.5 });
    requests.goTo({ userId: 'ren' });
    const walkBack = () => (ren.x = Math.max(12, ren.x - movement.walkSpeed / 30));
    for (let step = 0; step < 300; step++) frame(walkBack);
    expect(ren.x).toBe(12);
    expect(distance(walker, ren)).toBeLessThan(2.5);
    wait();
    ren.x = 26;
    for (let step = 0; step < 300; step++) frame();
    expect(walker.x).toBeLessThan(15);
  });

  it('stops beside a person within reach', () => {
    const { requests, walker, arrive } = setUp({ ren: { x: 20, z: 12.5 } });
    walker.place({ x: 21, z: 12.5 });
    requests.goTo({ x: 28, z: 12.5 });
    requests.goTo({ userId: 'ren' });
    arrive();
    expect(walker.x).toBeLessThan(22);
  });

  it('follows a person until it is sent elsewhere or steered', () => {
    const ren = { x: 20, z: 12.5 };
    const { requests, walker, arrive, wait } = setUp({ ren });
    expect(requests.goTo({ userId: 'ren', follow: true })).toBe(true);
    expect(requests.following).toBe('ren');
    arrive();
    for (const x of [26, 12]) {
      ren.x = x;
      wait();
      arrive();
      expect(distance(walker, ren)).toBeLessThan(1.5);
    }
    requests.walkTo({ x: 28, z: 12.5 });
    expect(requests.following).toBeUndefined();
    requests.follow('ren');
    requests.update(Infinity, true);
    expect(requests.following).toBeUndefined();
  });

  it('stops following when the person leaves', () => {
    const world = setUp({ ren: { x: 20, z: 12.5 } });
    world.requests.follow('ren');
    delete world.others['ren'];
    world.wait();
    expect(world.requests.following).toBeUndefined();
  });

  it('walks out of a room', () => {
    const { requests, walker, arrive } = setUp();
    requests.goToZone('sakura');
    arrive();
    requests.leaveZone('sakura');
    arrive();
    expect(zoneAt(plan, walker)?.id).not.toBe('sakura');
  });

  it('returns false for unknown goals', () => {
    const { requests } = setUp();
    for (const goal of [{ seatId: 'x' }, { zoneId: 'x' }, { userId: 'x' }])
      expect(requests.goTo(goal)).toBe(false);
  });
});
