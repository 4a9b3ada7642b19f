import { expect, it, vi } from 'vitest';
import { FakeSocket } from './FakeSocket.ts';
import { SocketPool } from './SocketPool.ts';

function setUp() {
  const open = vi.fn(() => new FakeSocket());
  return { open, pool: new SocketPool(open) };
}

it('reuses a socket that its user disconnected', () => {
  const { pool } = setUp();
  const first = pool.take();
  first.lose('io client disconnect');
  expect(pool.take()).toBe(first);
});

it('opens another socket while the first is used or reconnects', () => {
  const { pool, open } = setUp();
  const first = pool.take();
  first.lose('transport close');
  expect(pool.take()).not.toBe(first);
  expect(open).toHaveBeenCalledTimes(2);
});
