import { describe, expect, it, vi } from 'vitest';
import { decodeMove, encodeFrame } from '../movement/codec.ts';
import type { Pose } from '../movement/contract.ts';
import type { FloorHandlers, FloorSocket } from './floor-client.ts';
import { FloorClient } from './floor-client.ts';

const pose: Pose = { x: 3, z: 4, heading: 1, state: 'walk' };

function setUp() {
  const listeners = new Map<string, (...values: unknown[]) => void>();
  const socket = {
    connected: false,
    active: false,
    connect: vi.fn(() => (socket.active = true)),
    disconnect: vi.fn(),
    emit: vi.fn(),
    volatile: { emit: vi.fn() },
    on: (event: string, listener: (...values: unknown[]) => void) => listeners.set(event, listener),
  };
  const refreshToken = vi.fn<(refused: string) => Promise<string>>();
  const tokens = { accessToken: 'first', refreshToken };
  const handlers = {
    entered: vi.fn(),
    watched: vi.fn(),
    refused: vi.fn(),
    frame: vi.fn(),
    people: vi.fn(),
    correct: vi.fn(),
    seat: vi.fn(),
    online: vi.fn(),
    closed: vi.fn(),
    forcedLogout: vi.fn(),
  } satisfies FloorHandlers;
  const waits: number[] = [];
  let runRetry = () => {};
  const clock = {
    schedule(task: () => void, ms: number) {
      waits.push(ms);
      runRetry = task;
      return () => (runRetry = () => {});
    },
  };
  const client = new FloorClient(
    { socket: socket as unknown as FloorSocket, tokens, clock, random: () => 0 },
    handlers,
  );
  const fire = (event: string, ...values: unknown[]) => listeners.get(event)!(...values);
  const connect = () => {
    socket.connected = true;
    fire('connect');
  };
  const refuse = () => {
    socket.active = false;
    fire('connect_error', new Error('unauthorized'));
  };
  const retry = () => runRetry();
  return { socket, refreshToken, handlers, client, fire, connect, refuse, waits, retry };
}

describe('entering', () => {
  it('connects, enters and reports the people on the floor', () => {
    const { socket, client, connect, handlers } = setUp();
    client.enter('floor-1');
    expect(socket.connect).toHaveBeenCalledOnce();
    connect();
    expect(socket.emit).toHaveBeenCalledWith('enter', { floorId: 'floor-1' }, expect.any(Function));
    socket.emit.mock.calls[0]![2]({ ok: true, self: 4, people: [], serverTime: 9 });
    expect(handlers.entered).toHaveBeenCalledWith(4, [], 9, false);
  });

  it('enters again with the last pose after a reconnection', () => {
    const { socket, client, connect, fire } = setUp();
    client.enter('floor-1');
    connect();
    client.move(pose, 1000);
    socket.connected = false;
    fire('disconnect', 'transport close');
    connect();
    expect(socket.emit).toHaveBeenLastCalledWith(
      'enter',
      { floorId: 'floor-1', last: pose },
      expect.any(Function),
    );
  });

  it.each([null, {}, { ok: true }, { ok: false, error: 7 }])(
    'rejects the response %o',
    (answer) => {
      const { socket, client, connect, handlers } = setUp();
      client.enter('floor-1');
      connect();
      socket.emit.mock.calls[0]![2](answer);
      expect(handlers.entered).not.toHaveBeenCalled();
      expect(handlers.refused).toHaveBeenCalledOnce();
    },
  );
});

describe('watching', () => {
  it('reports people initially and after a reconnection, and sends no moves', () => {
    const { socket, client, connect, fire, handlers } = setUp();
    client.watch('floor-1');
    connect();
    expect(socket.emit).toHaveBeenCalledWith('watch', { floorId: 'floor-1' }, expect.any(Function));
    socket.emit.mock.calls[0]![2]({ ok: true, people: [], serverTime: 9 });
    expect(handlers.watched).toHaveBeenCalledExactlyOnceWith([], 9);
    expect(client.move(pose, 1000)).toBe(false);
    expect(socket.volatile.emit).not.toHaveBeenCalled();
    fire('disconnect', 'transport close');
    connect();
    expect(socket.emit).toHaveBeenLastCalledWith(
      'watch',
      { floorId: 'floor-1' },
      expect.any(Function),
    );
  });

  it('reports the error code of a refusal', () => {
    const { socket, client, connect, handlers } = setUp();
    client.watch('floor-1');
    connect();
    socket.emit.mock.calls[0]![2]({ ok: false, error: 'floorInvalid' });
    expect(handlers.refused).toHaveBeenCalledExactlyOnceWith('floorInvalid');
  });

  it('stops watching and does not watch again after a reconnection', () => {
    const { socket, client, connect, handlers } = setUp();
    client.watch('floor-1');
    connect();
    client.unwatch();
    expect(socket.emit).toHaveBeenLastCalledWith('unwatch', {});
    socket.emit.mock.calls[0]![2]({ ok: true, people: [], serverTime: 9 });
    expect(handlers.watched).not.toHaveBeenCalled();
    connect();
    expect(socket.emit).toHaveBeenCalledTimes(2);
  });

  it('ignores the response of a previous floor', () => {
    const { socket, client, connect, handlers } = setUp();
    client.watch('floor-1');
    connect();
    client.enter('floor-1');
    socket.emit.mock.calls[0]![2]({ ok: true, people: [], serverTime: 9 });
    expect(handlers.watched).not.toHaveBeenCalled();
    socket.emit.mock.calls[1]![2]({ ok: true, self: 2, people: [], serverTime: 9 });
    expect(handlers.entered).toHaveBeenCalledOnce();
  });
});

describe('moving', () => {
  it('sends 15 changed poses per second, then the last pose three times', () => {
    const { socket, client, connect } = setUp();
    client.enter('floor-1');
    connect();
    const sent = () => socket.volatile.emit.mock.calls.map((call) => decodeMove(call[1])!);
    let now = 0;
    for (let frame = 0; frame < 60; frame++, now += 1000 / 60)
      client.move({ ...pose, x: frame * 0.04 }, now);
    expect(sent().length).toBeGreaterThanOrEqual(14);
    expect(sent().length).toBeLessThanOrEqual(16);
    const before = sent().length;
    const still: Pose = { ...pose, x: 2.5, state: 'stand' };
    let more = true;
    for (let frame = 0; frame < 60; frame++, now += 1000 / 60) more = client.move(still, now);
    expect(more).toBe(false);
    expect(sent().length - before).toBe(3);
    expect(sent().at(-1)).toMatchObject({ x: 2.5, state: 'stand' });
    const sequences = sent().map(({ sequence }) => sequence);
    expect(sequences).toEqual(sequences.map((_, i) => i + 1));
  });

  it('reports the new owner of a seat', () => {
    const { fire, handlers } = setUp();
    const taken = { seatId: 'a-1', user: { userId: 'ren', name: '高橋 蓮' } };
    fire('seat', taken);
    fire('seat', { seatId: 'a-1', user: null });
    for (const wrong of [null, 'a-1', { seatId: 7, user: null }, { seatId: 'a-1' }])
      fire('seat', wrong);
    expect(handlers.seat.mock.calls).toEqual([[taken], [{ seatId: 'a-1', user: null }]]);
  });

  it('ignores malformed frames, changes and corrections', () => {
    const { fire, handlers } = setUp();
    fire('frame', new Uint8Array(3));
    fire('frame', 'x');
    fire('people', { joined: 'all' });
    fire('correct', { x: 'left' });
    expect(handlers.frame).not.toHaveBeenCalled();
    expect(handlers.people).not.toHaveBeenCalled();
    expect(handlers.correct).not.toHaveBeenCalled();
    fire('frame', encodeFrame({ serverTime: 5, poses: [] }));
    expect(handlers.frame).toHaveBeenCalledWith({ serverTime: 5, poses: [] });
  });
});

describe('tokens', () => {
  it('renews a refused token and reconnects with it', async () => {
    const { socket, refreshToken, client, refuse, retry } = setUp();
    client.enter('floor-1');
    refreshToken.mockResolvedValue('second');
    refuse();
    expect(refreshToken).not.toHaveBeenCalled();
    retry();
    expect(refreshToken).toHaveBeenCalledExactlyOnceWith('first');
    await vi.waitFor(() => expect(socket.connect.mock.calls.length).toBeGreaterThan(1));
  });

  it('increases the wait after each refusal or missing token until a connection succeeds', async () => {
    const { socket, refreshToken, client, fire, connect, refuse, waits, retry } = setUp();
    client.enter('floor-1');
    refreshToken.mockResolvedValue('second');
    refuse();
    for (const connections of [2, 3]) {
      retry();
      await vi.waitFor(() => expect(socket.connect).toHaveBeenCalledTimes(connections));
      refuse();
    }
    refreshToken.mockRejectedValueOnce(new Error('away'));
    retry();
    await vi.waitFor(() => expect(waits).toEqual([500, 1000, 2000, 4000]));
    connect();
    socket.connected = false;
    fire('disconnect', 'io server disconnect');
    expect(waits.at(-1)).toBe(500);
    client.close();
    retry();
    expect(refreshToken).toHaveBeenCalledTimes(3);
  });

  it('sends a new token on an open connection', () => {
    const { socket, client, connect } = setUp();
    client.enter('floor-1');
    connect();
    client.renew('second');
    expect(socket.emit).toHaveBeenLastCalledWith('authenticate', { token: 'second' });
  });

  it('connects once if a token is renewed during the connection', () => {
    const { socket, client } = setUp();
    client.enter('floor-1');
    client.renew('second');
    expect(socket.connect).toHaveBeenCalledOnce();
  });

  it('leaves network errors to the reconnection of the socket', () => {
    const { refreshToken, client, fire } = setUp();
    client.enter('floor-1');
    fire('connect_error', new Error('xhr poll error'));
    expect(refreshToken).not.toHaveBeenCalled();
  });
});
