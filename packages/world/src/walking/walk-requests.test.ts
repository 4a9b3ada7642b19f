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
    /** Lets time pass until one stands still, ten minutes at most. */
    arrive(steered = false) {
      for (let step = 0; step < 18_000; step++) {
        now += 1000 / 30;
        requests.update(now, steered);
        if (!walker.step(1 / 30, undefined)) break;
      }
    },
    wait() {
      now += 400;
      requests.update(now, false);
    },
  };
}

const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.z - b.z);

describe('a walk request', () => {
  it('into a room ends on a free seat there, and in its middle where there is none', () => {
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

  it('into a room ends on another seat where somebody was faster, on the way or at the last moment', () => {
    const [first, second] = plan.seats.filter(({ zoneId }) => zoneId === 'sakura');
    const early = setUp();
    early.requests.goToZone('sakura');
    early.others.faster = { ...first! };
    early.arrive();
    expect(early.walker.seat).toEqual(second);

    const late = setUp();
    late.requests.goToZone('sakura');
    while (distance(late.walker, first!) > 0) late.walker.step(1 / 30, undefined);
    expect(late.walker.seat).toEqual(first);
    const last = setUp();
    last.requests.goToZone('sakura');
    while (distance(last.walker, first!) > 0.05) last.walker.step(1 / 100, undefined);
    last.others.faster = { ...first! };
    last.arrive();
    expect(last.walker.seat).toEqual(second);

    // A member who sits stays, whoever comes by.
    late.others.passing = { ...first! };
    late.arrive();
    late.wait();
    expect(late.walker.seat).toEqual(first);
  });

  it('of several who are sent into a room at once leads each to a seat of their own', () => {
    const places = [0.05, 0.35, 0.65, 0.95].map((value) => {
      const { requests, walker, arrive } = setUp({}, () => value);
      requests.goToZone('sakura');
      arrive();
      return walker.seat?.id;
    });
    expect(new Set(places).size).toBe(4);
  });

  it('into a full room ends at a place of one’s own, also where another was faster', () => {
    const there: Record<string, Point> = Object.fromEntries(
      plan.seats.filter(({ zoneId }) => zoneId === 'sakura').map((seat) => [seat.id, seat]),
    );
    for (const name of ['first', 'second', 'third']) {
      const { requests, walker, arrive, others } = setUp({ ...there });
      requests.goToZone('sakura');
      // Somebody comes to stand there meanwhile.
      if (name === 'third') others.faster = { ...walker.destination! };
      arrive();
      expect(zoneAt(plan, walker)?.id).toBe('sakura');
      for (const other of Object.values(others))
        expect(distance(walker, other), name).toBeGreaterThan(0.7);
      there[name] = { x: walker.x, z: walker.z };
    }
  });

  it('that is called off before the first step is not begun', () => {
    const { requests, walker, arrive } = setUp();
    const { x, z } = walker;
    requests.sitOn(seatIn('sakura'));
    requests.stop();
    arrive();
    expect(walker).toMatchObject({ x, z, seat: undefined });
  });

  it('to a seat where someone sits ends beside it', () => {
    const seat = seatIn('ume');
    const { requests, walker, arrive } = setUp({ ren: seat });
    expect(requests.goTo({ seatId: seat.id })).toBe(true);
    arrive();
    expect(walker.seat).toBeUndefined();
    expect(distance(walker, seat)).toBeLessThan(1.5);
  });

  it('up to someone ends in front of them, face to face, and in their room', () => {
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

  it('up to someone at the edge of their room ends beside them, not where they stand', () => {
    // Beside them, on the side from which one comes, is another room.
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

  it('up to someone leaves the places beside them to those who stand there', () => {
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

  it('up to someone goes after them while they walk, and no longer', () => {
    const ren = { x: 20, z: 12.5 };
    const { requests, walker, arrive, wait } = setUp({ ren });
    requests.goTo({ userId: 'ren' });
    walker.step(0.5, undefined);
    Object.assign(ren, { x: 26, z: 12.5 });
    arrive();
    expect(distance(walker, ren)).toBeLessThan(1.5);
    wait();
    Object.assign(ren, { x: 12, z: 12.5 });
    wait();
    arrive();
    expect(distance(walker, ren)).toBeGreaterThan(5);
  });

  it('along with someone goes on until one is sent elsewhere or steered', () => {
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

  it('along with someone is over when they are gone', () => {
    const world = setUp({ ren: { x: 20, z: 12.5 } });
    world.requests.follow('ren');
    delete world.others['ren'];
    world.wait();
    expect(world.requests.following).toBeUndefined();
  });

  it('out of a room ends outside', () => {
    const { requests, walker, arrive } = setUp();
    requests.goToZone('sakura');
    arrive();
    requests.leaveZone('sakura');
    arrive();
    expect(zoneAt(plan, walker)?.id).not.toBe('sakura');
  });

  it('to what is not here is none', () => {
    const { requests } = setUp();
    for (const goal of [{ seatId: 'x' }, { zoneId: 'x' }, { userId: 'x' }])
      expect(requests.goTo(goal)).toBe(false);
  });
});
