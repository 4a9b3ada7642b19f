import type { FloorSocket } from '@office/world/floor-client';
import { expect, it, vi } from 'vitest';
import { testDeps } from '@office/client/lib/testDeps.ts';
import { FakeSocket } from '../../platform/realtime/FakeSocket.ts';
import { FloorWatch } from './FloorWatch.ts';
import { FloorWatchPool } from './FloorWatchPool.ts';

const tokens = { accessToken: 't', refreshToken: async () => 't' };

function setUp() {
  const sockets: FakeSocket[] = [];
  const pool = new FloorWatchPool(() => {
    const socket = new FakeSocket();
    sockets.push(socket);
    return new FloorWatch({ ...testDeps(), socket: socket as FloorSocket, tokens });
  });
  const open = (socket: FakeSocket | undefined) => {
    socket?.open();
    socket?.answer({ ok: true, people: [], serverTime: 5 });
  };
  return { pool, sockets, open };
}

it('shares one connection per floor', () => {
  const { pool, sockets, open } = setUp();
  const listeners = [vi.fn(), vi.fn()];
  const stops = listeners.map((listener) => pool.watch('f1', listener));
  expect(sockets).toHaveLength(1);
  open(sockets[0]);
  for (const listener of listeners) expect(listener).toHaveBeenCalledTimes(1);
  expect(pool.getSnapshot('f1').status).toBe('live');
  stops[0]?.();
  expect(sockets[0]?.connected).toBe(true);
  stops[1]?.();
  expect(sockets[0]?.connected).toBe(false);
  expect(pool.getSnapshot('f1')).toEqual({ status: 'connecting', people: [] });
});

it('opens a new connection after the last watcher has left', () => {
  const { pool, sockets } = setUp();
  pool.watch('f1', () => {})();
  pool.watch('f1', () => {});
  expect(sockets).toHaveLength(2);
});

it('sends a new token on every connection', () => {
  const { pool, sockets, open } = setUp();
  for (const floorId of ['f1', 'f2']) pool.watch(floorId, () => {});
  sockets.forEach(open);
  pool.renew('t2');
  for (const socket of sockets) expect(socket.all('authenticate')).toEqual([{ token: 't2' }]);
});
