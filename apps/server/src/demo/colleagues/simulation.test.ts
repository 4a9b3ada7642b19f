import { seatOf } from '@office/world/geometry';
import type { Pose } from '@office/world/movement';
import { describe, expect, it } from 'vitest';
import { LocalFloor } from '../../map/movement/local-floor.ts';
import type { FloorVisits } from '../../platform/floor-visits.ts';
import { readPlan } from '../seed.ts';
import { Simulation } from './simulation.ts';

const plan = await readPlan('sakura-1');
const desks = ['b-3', 'b-4', 'b-5', 'a-2', 'c-3', 'd-1', 'd-2', null];

/** Mulberry32. */
function seeded(seed: number): () => number {
  return () => {
    seed = (seed + 0x6d2b79f5) | 0;
    let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

async function startSimulation({ seed = 1, refused = 0 } = {}) {
  const floor = new LocalFloor(plan);
  const rooms = { joined: [] as string[], left: [] as string[] };
  const presences: string[] = [];
  const outcomes = { accepted: 0, refused: 0 };
  const visitors: { userId: string; x: number; z: number; state: Pose['state'] }[] = [];
  let now = 1_000_000;
  const look = (userId: string) => ({
    userId,
    name: userId,
    avatar: {} as never,
    status: 'AVAILABLE' as const,
    workingStatus: 'OFFICE' as const,
  });
  const visits: Pick<FloorVisits, 'enter'> = {
    enter: ({ userId }) => {
      const ownSeatId = desks[Number(userId)] ?? undefined;
      floor.enter(look(userId), userId, { ownSeatId }, now);
      let sequence = 0;
      return Promise.resolve({
        plan,
        pose: () => floor.poseOf(userId),
        move: (pose) => {
          const isRefused = outcomes.accepted % 50 < refused;
          const outcome = isRefused
            ? 'refused'
            : floor.move(userId, { ...pose, sequence: sequence++ % 65_536 }, now);
          outcomes[outcome === 'accepted' ? 'accepted' : 'refused'] += 1;
          if (isRefused) outcomes.accepted += 1;
          return outcome === 'accepted';
        },
        isShared: () => floor.socketsOf(userId).size > 1,
        leave: () => floor.disconnect(userId, userId, false, now),
      });
    },
  };
  const simulation = new Simulation(plan, {
    visits,
    people: () => [...floor.people(), ...visitors],
    rooms: {
      join: ({ member }, zoneId) =>
        Promise.resolve(void rooms.joined.push(`${zoneId} ${member.userId}`)),
      leave: ({ member }) => Promise.resolve(void rooms.left.push(member.userId)),
    },
    random: seeded(seed),
    setPresence: ({ userId }, { status }) => void presences.push(`${userId} ${status}`),
  });
  const members = desks.map((seatId, index) => ({
    organizationId: 'sakura',
    userId: String(index),
    seatId,
  }));
  await simulation.enter(members, 'f1', now);
  /** Advances until the condition holds; false if it does not within the given seconds. */
  const run = (seconds: number, until: () => boolean = () => false) => {
    for (const end = now + seconds * 1000; now < end;) {
      now += simulation.step(now);
      if (until()) return true;
    }
    return until();
  };
  return { simulation, floor, visitors, rooms, presences, outcomes, run, now: () => now };
}

describe('Simulation', () => {
  it('starts at the desks and moves everyone to other seats within legal steps', async () => {
    const { floor, outcomes, run } = await startSimulation();
    expect(floor.people().filter(({ state }) => state === 'sit')).toHaveLength(7);
    const seen = new Map<string, Set<string>>();
    run(600, () => {
      for (const person of floor.people()) {
        const seat = person.state === 'sit' && seatOf(plan, person);
        if (seat) seen.set(person.userId, (seen.get(person.userId) ?? new Set()).add(seat.id));
      }
      return false;
    });
    expect(seen.size).toBe(8);
    for (const seats of seen.values()) expect(seats.size).toBeGreaterThan(1);
    expect(outcomes.accepted).toBeGreaterThan(1000);
    expect(outcomes.refused).toBe(0);
  });

  it('repeats the same walks with the same random numbers', async () => {
    const [one, other] = [await startSimulation({ seed: 7 }), await startSimulation({ seed: 7 })];
    one.run(120);
    other.run(120);
    expect(one.floor.people()).toEqual(other.floor.people());
  });

  it('recovers from corrections by the server', async () => {
    const { presences, run } = await startSimulation({ refused: 20 });
    run(300);
    const before = presences.length;
    expect(run(300, () => presences.length > before)).toBe(true);
  });

  it('lets pairs meet in a talk area, join its room and leave again', async () => {
    const { rooms, run } = await startSimulation();
    expect(run(600, () => rooms.joined.length === 2)).toBe(true);
    const [one, other] = rooms.joined.map((entry) => entry.split(' '));
    expect(one![0]).toBe(other![0]);
    expect(run(200, () => rooms.left.length >= 2)).toBe(true);
    expect(rooms.left).toEqual(expect.arrayContaining([one![1], other![1]]));
  });

  it('gives way when a member joins the talk', async () => {
    const { simulation, rooms, visitors, floor, run, now } = await startSimulation();
    run(600, () => rooms.joined.length === 2);
    const [zoneId, userId] = rooms.joined[0]!.split(' ') as [string, string];
    visitors.push({ userId: 'ren', x: 16, z: 4, state: 'stand' });
    simulation.leaveTalkFor(zoneId, 'ren', now());
    expect(rooms.left).toHaveLength(2);
    expect(run(3, () => floor.poseOf(userId)?.state === 'wave')).toBe(true);
    expect(run(15, () => floor.poseOf(userId)?.state === 'walk')).toBe(true);
  });

  it('answers each wave of a member nearby once', async () => {
    const { floor, visitors, run } = await startSimulation();
    const desk = plan.seats.find(({ id }) => id === 'b-3')!;
    visitors.push({ userId: 'ren', x: desk.x, z: desk.z + 1.2, state: 'wave' });
    const greeters = new Set<string>();
    run(8, () => {
      for (const { userId, state } of floor.people()) if (state === 'wave') greeters.add(userId);
      return false;
    });
    expect(greeters.size).toBe(2);
    run(8);
    expect(floor.people().filter(({ state }) => state === 'wave')).toEqual([]);
  });

  it('does not answer a wave from afar', async () => {
    const { floor, visitors, run } = await startSimulation();
    visitors.push({ userId: 'ren', x: 33, z: 21, state: 'wave' });
    const waved = run(3, () => floor.people().some(({ state }) => state === 'wave'));
    expect(waved).toBe(false);
  });

  it('leaves the avatar to a person who signs in with the account', async () => {
    const { floor, run, now } = await startSimulation();
    const [person] = floor.people();
    floor.enter(person!, 'their page', {}, now());
    const pose = floor.poseOf('0');
    run(200);
    expect(floor.poseOf('0')).toEqual(pose);
  });

  it('removes everyone when it stops', async () => {
    const { simulation, floor, now } = await startSimulation();
    simulation.leave(now());
    expect(floor.people()).toEqual([]);
  });
});
