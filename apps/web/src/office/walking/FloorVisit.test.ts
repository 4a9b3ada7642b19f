import { defaultAvatar } from '@office/world/avatar';
import type { FloorSocket } from '@office/world/floor-client';
import type { FloorPlan } from '@office/world/floor-plan';
import { decodeMove, encodeFrame, type FloorPerson } from '@office/world/movement';
import { describe, expect, it, vi } from 'vitest';
import { testDeps } from '@office/client/lib/testDeps.ts';
import { FakeSocket } from '../../platform/realtime/FakeSocket.ts';
import { FloorVisit } from './FloorVisit.ts';
import { WalkRequestStore } from './WalkRequestStore.ts';

const plan: FloorPlan = {
  version: 1,
  name: { ja: '試験階', en: 'Test floor' },
  size: { width: 14, depth: 6, height: 3 },
  spawns: [{ x: 1, z: 3, heading: 0 }],
  walls: [{ id: 'w1', from: [10, 0], to: [10, 6], thickness: 0.2, height: 3, material: 'PLASTER' }],
  doors: [{ id: 'd1', wallId: 'w1', at: 5, width: 1, kind: 'OPENING' }],
  zones: [
    {
      id: 'hall',
      kind: 'OPEN',
      name: { ja: '広間', en: 'Hall' },
      polygon: [
        [0, 0],
        [10, 0],
        [10, 6],
        [0, 6],
      ],
      finish: 'WOOD',
      tint: 'sand',
    },
    {
      id: 'room',
      kind: 'MEETING',
      name: { ja: '会議室', en: 'Room' },
      polygon: [
        [10, 0],
        [14, 0],
        [14, 6],
        [10, 6],
      ],
      finish: 'CARPET',
      tint: 'iris',
    },
  ],
  desks: [],
  seats: [{ id: 's1', label: 'A-1', x: 12, z: 1, heading: 1, zoneId: 'room', kind: 'DESK' }],
  decor: [],
};

const person = (number: number, x: number, z: number): FloorPerson => ({
  person: number,
  userId: `u${number}`,
  name: `人${number}`,
  avatar: defaultAvatar(`u${number}`),
  status: 'AVAILABLE',
  workingStatus: 'OFFICE',
  x,
  z,
  heading: 0,
  state: 'stand',
});

function setUp() {
  const sockets: FakeSocket[] = [];
  const { clock, random } = testDeps();
  const walkRequests = new WalkRequestStore();
  const onClosed = vi.fn();
  const onZone = vi.fn();
  const onWave = vi.fn();
  const visit = new FloorVisit({
    clock,
    random,
    walkRequests,
    openSocket() {
      const opened = new FakeSocket();
      sockets.push(opened);
      return opened as FloorSocket;
    },
    tokens: { accessToken: 't', refreshToken: async () => 't' },
    onClosed,
  });
  visit.bind({ onZone, onWave });
  const people = [person(1, 1, 3), person(2, 12, 5)];
  const socket = () => sockets.at(-1)!;
  return {
    visit,
    walkRequests,
    onClosed,
    onZone,
    onWave,
    get socket() {
      return socket();
    },
    enter() {
      visit.enter('f1', plan);
      socket().open();
      socket().answer({ ok: true, self: 1, people, serverTime: 1 });
    },
    walk() {
      for (let step = 0; step < 900 && clock.waits.length > 0; step++) clock.runNext();
      return { resting: clock.waits.length === 0 };
    },
    lastMove: () => decodeMove(socket().all('move').at(-1)),
  };
}

describe('FloorVisit', () => {
  it('starts at the position of the server and stays idle', () => {
    const world = setUp();
    world.enter();
    expect(world.socket.sent).toEqual([['enter', { floorId: 'f1' }]]);
    expect(world.walk().resting).toBe(true);
    expect(world.lastMove()).toMatchObject({ x: 1, z: 3, state: 'stand' });
  });

  it('walks through the door to a seat, sits down and sends every move', () => {
    const world = setUp();
    world.enter();
    expect(world.visit.goTo({ seatId: 's1' })).toBe(true);
    expect(world.walk().resting).toBe(true);
    expect(world.lastMove()).toMatchObject({ x: 12, z: 1, state: 'sit' });
    const xs = world.socket
      .all('move')
      .map((move) => decodeMove(move))
      .filter((move) => move);
    const crossing = xs.find((move) => move && Math.abs(move.x - 10) < 0.15);
    expect(crossing?.z).toBeGreaterThan(4.4);
  });

  it('stops to wave and then returns to its idle state', () => {
    const world = setUp();
    world.enter();
    world.visit.goTo({ seatId: 's1' });
    world.visit.wave();
    expect(world.walk().resting).toBe(true);
    const states = world.socket.all('move').map((move) => decodeMove(move)?.state);
    expect(states).toContain('wave');
    expect(world.lastMove()).toMatchObject({ x: 1, z: 3, state: 'stand' });
  });

  it('walks to the current position of another member', () => {
    const world = setUp();
    world.enter();
    const pose = { person: 2, x: 13, z: 5, heading: 0, state: 'stand' } as const;
    world.socket.receive('frame', encodeFrame({ serverTime: 70, poses: [pose] }));
    expect(world.visit.goTo({ userId: 'u2' })).toBe(true);
    world.walk();
    const { x = 0, z = 0 } = world.lastMove() ?? {};
    expect(x).toBeGreaterThan(10);
    expect(Math.hypot(13 - x, 5 - z)).toBeLessThan(2);
  });

  it('follows another member until it gets a new goal', () => {
    const world = setUp();
    world.enter();
    const steps = (x: number) => {
      const pose = { person: 2, x, z: 5, heading: 0, state: 'walk' } as const;
      world.socket.receive('frame', encodeFrame({ serverTime: x, poses: [pose] }));
    };
    world.visit.goTo({ userId: 'u2', follow: true });
    world.walk();
    steps(6);
    world.walk();
    expect(Math.hypot(6 - (world.lastMove()?.x ?? 0), 5 - (world.lastMove()?.z ?? 0))).toBeLessThan(
      2,
    );
    world.visit.goTo({ x: 2, z: 2 });
    steps(9);
    world.walk();
    expect(world.visit.pose).toMatchObject({ x: 2, z: 2 });
  });

  it('reports the zone of its destination, not zones on the way', () => {
    const world = setUp();
    world.enter();
    world.visit.goTo({ seatId: 's1' });
    expect(world.onZone).not.toHaveBeenCalled();
    world.walk();
    const [inside] = world.onZone.mock.calls;
    expect(inside).toMatchObject([{ entered: { id: 'room' } }]);
    world.visit.goTo({ x: 2, z: 2 });
    world.walk();
    const names = world.onZone.mock.calls.map(([change]) => Object.keys(change)[0]);
    expect(names).toEqual(['entered', 'left', 'entered']);
    world.visit.leave();
    expect(world.onZone).toHaveBeenLastCalledWith({
      left: expect.objectContaining({ id: 'hall' }),
    });
  });

  it('keeps its zone when the plan changes and leaves a removed zone', () => {
    const world = setUp();
    world.enter();
    world.visit.goTo({ seatId: 's1' });
    world.walk();
    const rebuilt = (zones: FloorPlan['zones']) => {
      world.onZone.mockClear();
      world.visit.enter('f1', { ...plan, zones });
      const people = [person(1, 12, 1)];
      world.socket.answer({ ok: true, self: 1, people, serverTime: 2 });
      world.walk();
      return world.onZone.mock.calls.map(([change]) => change);
    };
    expect(rebuilt(plan.zones)).toEqual([]);
    const [, room] = plan.zones;
    expect(rebuilt([plan.zones[0]!])).toEqual([{ left: room }]);
  });

  it('keeps a goal until the floor is entered', () => {
    const world = setUp();
    world.visit.goTo({ zoneId: 'room' });
    world.enter();
    world.walk();
    expect(world.lastMove()?.x).toBeGreaterThan(10);
  });

  it('keeps a goal for the chosen floor while its plan is loading', () => {
    const world = setUp();
    world.enter();
    world.visit.choose('f2');
    world.visit.goTo({ zoneId: 'room' });
    world.walk();
    expect(world.lastMove()).toMatchObject({ x: 1, z: 3 });
    world.visit.enter('f2', plan);
    world.socket.answer({ ok: true, self: 1, people: [person(1, 1, 3)], serverTime: 2 });
    world.walk();
    expect(world.lastMove()?.x).toBeGreaterThan(10);
  });

  it('returns false for a goal that is not on the floor', () => {
    const world = setUp();
    world.enter();
    for (const goTo of [{ seatId: 'x' }, { zoneId: 'x' }, { userId: 'x' }]) {
      expect(world.visit.goTo(goTo)).toBe(false);
    }
  });

  it('continues to its goal after a correction by the server', () => {
    const world = setUp();
    world.enter();
    world.visit.goTo({ zoneId: 'room' });
    world.walk();
    world.socket.receive('correct', { x: 2, z: 2 });
    expect(world.visit.pose).toMatchObject({ x: 2, z: 2 });
    expect(world.walk().resting).toBe(true);
    expect(world.visit.pose?.x).toBeGreaterThan(10);
  });

  it('takes the corrected position and re-enters from it', () => {
    const world = setUp();
    world.enter();
    world.socket.receive('correct', { x: 2, z: 2 });
    world.walk();
    expect(world.visit.pose).toMatchObject({ x: 2, z: 2 });
    world.socket.lose();
    world.socket.open();
    expect(world.socket.sent.at(-1)).toMatchObject([
      'enter',
      { floorId: 'f1', last: { x: 2, z: 2 } },
    ]);
  });

  it('reports the next floor when its floor is closed', () => {
    const world = setUp();
    world.enter();
    world.socket.receive('closed', { floorId: 'f1', next: 'f2' });
    expect(world.onClosed).toHaveBeenCalledExactlyOnceWith('f2');
  });

  it('shows talking while speaking, also on a seat, and then its previous state', () => {
    const world = setUp();
    world.enter();
    world.visit.speak(true);
    world.walk();
    expect(world.lastMove()?.state).toBe('talk');
    world.visit.goTo({ seatId: 's1' });
    world.walk();
    expect(world.lastMove()).toMatchObject({ x: 12, z: 1, state: 'talk' });
    world.visit.speak(false);
    expect(world.walk().resting).toBe(true);
    expect(world.lastMove()?.state).toBe('sit');
  });

  it('reports a nearby wave once, with the avatar of the sender', () => {
    const world = setUp();
    world.enter();
    world.visit.goTo({ userId: 'u2' });
    world.walk();
    const me = world.lastMove()!;
    const heading = Math.atan2(me.x - 12, me.z - 5);
    const pose = { person: 2, x: 12, z: 5, heading, state: 'wave' } as const;
    const wave = () =>
      world.socket.receive('frame', encodeFrame({ serverTime: 70, poses: [pose] }));
    wave();
    wave();
    expect(world.onWave.mock.calls).toEqual([
      [{ userId: 'u2', name: '人2', avatarUrl: expect.stringContaining('/portraits/') }],
    ]);
  });

  it('accepts walk requests only for its own floor', () => {
    const world = setUp();
    const elsewhere = { floorId: 'f2', goal: { zoneId: 'room' } };
    world.visit.choose('f1');
    world.walkRequests.request(elsewhere);
    expect(world.walkRequests.getSnapshot().pending).toEqual(elsewhere);
    world.walkRequests.request({ floorId: 'f1', goal: { zoneId: 'room' } });
    expect(world.walkRequests.getSnapshot().pending).toBeNull();
    world.enter();
    world.walk();
    expect(world.lastMove()?.x).toBeGreaterThan(10);
    world.visit.leave();
    world.walkRequests.request({ floorId: 'f1', goal: { seatId: 's1' } });
    expect(world.walkRequests.getSnapshot().pending).not.toBeNull();
  });

  it('disconnects on leave and opens a new connection on the next floor', () => {
    const world = setUp();
    world.enter();
    expect(world.visit.getSnapshot()).toMatchObject({ status: 'entered', floorId: 'f1' });
    const before = world.socket;
    world.visit.leave();
    expect(before.connected).toBe(false);
    expect(world.visit.getSnapshot().status).toBe('initial');
    expect(world.walk().resting).toBe(true);
    world.enter();
    expect(world.socket).not.toBe(before);
    expect(world.visit.getSnapshot().status).toBe('entered');
  });

  it('sends no moves when the server refuses entry', () => {
    const world = setUp();
    world.visit.enter('f1', plan);
    world.socket.open();
    world.socket.answer({ ok: false, error: 'floorInvalid' });
    expect(world.visit.getSnapshot().status).toBe('refused');
    expect(world.walk().resting).toBe(true);
    expect(world.socket.all('move')).toEqual([]);
  });
});
