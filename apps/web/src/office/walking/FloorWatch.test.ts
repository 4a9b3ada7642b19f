import { defaultAvatar } from '@office/world/avatar';
import type { FloorSocket } from '@office/world/floor-client';
import { encodeFrame, type FloorPerson } from '@office/world/movement';
import { describe, expect, it } from 'vitest';
import { testDeps } from '@office/client/lib/testDeps.ts';
import { FakeSocket } from '../../platform/realtime/FakeSocket.ts';
import { FloorWatch } from './FloorWatch.ts';

const tokens = { accessToken: 't', refreshToken: async () => 't' };
const person = (number: number, change: Partial<FloorPerson> = {}): FloorPerson => ({
  person: number,
  userId: `u${number}`,
  name: `人${number}`,
  avatar: defaultAvatar(`u${number}`),
  status: 'AVAILABLE',
  workingStatus: 'OFFICE',
  x: number,
  z: 1,
  heading: 0,
  state: 'stand',
  ...change,
});

function setUp() {
  const socket = new FakeSocket();
  const watch = new FloorWatch({ ...testDeps(), socket: socket as FloorSocket, tokens });
  watch.watch('f1');
  socket.open();
  socket.answer({ ok: true, people: [person(1), person(2)], serverTime: 5 });
  return { socket, watch };
}

describe('FloorWatch', () => {
  it('watches a floor without entering it', () => {
    const { socket, watch } = setUp();
    expect(socket.sent).toEqual([['watch', { floorId: 'f1' }]]);
    expect(watch.getSnapshot().status).toBe('live');
    expect(watch.getSnapshot().people.map(({ userId }) => userId)).toEqual(['u1', 'u2']);
  });

  it('moves people and keeps unchanged ones identical', () => {
    const { socket, watch } = setUp();
    const [before] = watch.getSnapshot().people;
    const pose = { person: 2, x: 4, z: 3, heading: 0, state: 'walk' } as const;
    socket.receive('frame', encodeFrame({ serverTime: 70, poses: [pose] }));
    const [first, second] = watch.getSnapshot().people;
    expect(first).toBe(before);
    expect(second).toMatchObject({ userId: 'u2', x: 4, z: 3, state: 'walk' });
  });

  it('applies joined, left and changed people', () => {
    const { socket, watch } = setUp();
    socket.receive('people', {
      joined: [person(3)],
      left: [1],
      changed: [person(2, { status: 'BUSY' })],
    });
    expect(watch.getSnapshot().people.map(({ userId, status }) => `${userId} ${status}`)).toEqual([
      'u2 BUSY',
      'u3 AVAILABLE',
    ]);
  });

  it('shows no people on a refused or closed floor', () => {
    const { socket, watch } = setUp();
    socket.receive('closed', { floorId: 'f1', next: null });
    expect(watch.getSnapshot()).toEqual({ status: 'refused', people: [] });
    watch.watch('f2');
    expect(watch.getSnapshot().status).toBe('connecting');
    socket.answer({ ok: false, error: 'floorInvalid' });
    expect(watch.getSnapshot().status).toBe('refused');
  });

  it('watches again after a lost connection', () => {
    const { socket } = setUp();
    socket.lose();
    socket.open();
    expect(socket.sent).toHaveLength(2);
  });
});
