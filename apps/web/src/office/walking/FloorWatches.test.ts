import type { FloorSocket } from '@office/world/floor-client';
import { expect, it, vi } from 'vitest';
import { testDeps } from '@office/client/lib/testDeps.ts';
import { FakeSocket } from '../../platform/realtime/FakeSocket.ts';
import { FloorWatch } from './FloorWatch.ts';
import { FloorWatches } from './FloorWatches.ts';

const tokens = { accessToken: 't', renewed: async () => 't' };

function setUp() {
  const sockets: FakeSocket[] = [];
  const watches = new FloorWatches(() => {
    const socket = new FakeSocket();
    sockets.push(socket);
    return new FloorWatch({ ...testDeps(), socket: socket as FloorSocket, tokens });
  });
  const open = (socket: FakeSocket | undefined) => {
    socket?.open();
    socket?.answer({ ok: true, people: [], serverTime: 5 });
  };
  return { watches, sockets, open };
}

it('shares one connection per floor', () => {
  const { watches, sockets, open } = setUp();
  const listeners = [vi.fn(), vi.fn()];
  const stops = listeners.map((listener) => watches.watch('f1', listener));
  expect(sockets).toHaveLength(1);
  open(sockets[0]);
  for (const listener of listeners) expect(listener).toHaveBeenCalledTimes(1);
  expect(watches.getSnapshot('f1').status).toBe('live');
  stops[0]?.();
  expect(sockets[0]?.connected).toBe(true);
  stops[1]?.();
  expect(sockets[0]?.connected).toBe(false);
  expect(watches.getSnapshot('f1')).toEqual({ status: 'connecting', people: [] });
});

it('opens a new connection after the last watcher has left', () => {
  const { watches, sockets } = setUp();
  watches.watch('f1', () => {})();
  watches.watch('f1', () => {});
  expect(sockets).toHaveLength(2);
});

it('sends a new token on every connection', () => {
  const { watches, sockets, open } = setUp();
  for (const floorId of ['f1', 'f2']) watches.watch(floorId, () => {});
  sockets.forEach(open);
  watches.renew('t2');
  for (const socket of sockets) expect(socket.all('authenticate')).toEqual([{ token: 't2' }]);
});
