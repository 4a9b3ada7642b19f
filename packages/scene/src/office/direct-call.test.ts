import { expect, it, vi } from 'vitest';
import { DirectCall } from './direct-call.ts';

const own = { x: 0, z: 0 };
const at = (x: number) => ({ x, z: 0 });

it('warns near five metres, not at each frame, and ends beyond', () => {
  const warn = vi.fn();
  const end = vi.fn();
  const call = new DirectCall('user-2', { warn, end });
  expect(call.check(own, at(9), 0)).toBe(true);
  call.roomId = 'room-1';
  expect(call.check(own, at(2), 0)).toBe(true);
  expect(call.check(own, at(4.3), 100)).toBe(true);
  expect(call.check(own, at(4.4), 116)).toBe(true);
  expect(warn).toHaveBeenCalledExactlyOnceWith({ userId: 'user-2', distance: 4.3, limit: 5 });
  call.check(own, at(4.4), 2200);
  expect(warn).toHaveBeenCalledTimes(2);
  expect(call.check(own, at(5.2), 2300)).toBe(false);
  expect(end).toHaveBeenCalledExactlyOnceWith({ roomId: 'room-1', reason: 'OUT_OF_RANGE' });
});

it('waits for someone who is not in sight', () => {
  const end = vi.fn();
  const call = new DirectCall('user-2', { warn: vi.fn(), end });
  call.roomId = 'room-1';
  expect(call.check(own, undefined, 0)).toBe(true);
  expect(end).not.toHaveBeenCalled();
});

it('lets one walk up to them first', () => {
  const end = vi.fn();
  const call = new DirectCall('user-2', { warn: vi.fn(), end });
  call.roomId = 'room-1';
  expect(call.check(own, at(12), 0)).toBe(true);
  expect(call.check(own, at(3), 1000)).toBe(true);
  expect(call.check(own, at(12), 2000)).toBe(false);
  expect(end).toHaveBeenCalledOnce();
});
