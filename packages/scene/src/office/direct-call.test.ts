import { voiceAwayMs } from '@office/vocabulary';
import { expect, it, vi } from 'vitest';
import { DirectCall } from './direct-call.ts';

const own = { x: 0, z: 0 };
const at = (x: number) => ({ x, z: 0 });

function setUp() {
  const warn = vi.fn();
  const end = vi.fn();
  const call = new DirectCall({ userId: 'user-2', roomId: 'room-1' }, { warn, end }, 0);
  return { call, warn, end };
}

it('warns near five metres at intervals and ends the call beyond', () => {
  const { call, warn, end } = setUp();
  expect(call.check(own, at(9), 0)).toBe(true);
  expect(call.check(own, at(2), 0)).toBe(true);
  expect(call.check(own, at(4.3), 100)).toBe(true);
  expect(call.check(own, at(4.4), 116)).toBe(true);
  expect(warn).toHaveBeenCalledExactlyOnceWith({ userId: 'user-2', distance: 4.3, limit: 5 });
  call.check(own, at(4.4), 2200);
  expect(warn).toHaveBeenCalledTimes(2);
  expect(call.check(own, at(5.2), 2300)).toBe(false);
  expect(end).toHaveBeenCalledExactlyOnceWith({ roomId: 'room-1', reason: 'OUT_OF_RANGE' });
});

it('ends the call when the other participant stays on another floor', () => {
  const { call, end } = setUp();
  call.check(own, at(2), 0);
  expect(call.check(own, undefined, 1000)).toBe(true);
  expect(call.check(own, undefined, 1000 + voiceAwayMs)).toBe(false);
  expect(end).toHaveBeenCalledOnce();
});
