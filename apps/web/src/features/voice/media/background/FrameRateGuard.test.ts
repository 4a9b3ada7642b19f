import { expect, it } from 'vitest';
import { FrameRateGuard } from './FrameRateGuard.ts';

const frames = (guard: FrameRateGuard, count: number, ms: number) =>
  Array.from({ length: count }, () => guard.measured(ms));

it('keeps the rate while frames are fast, and ignores the first frames and single slow ones', () => {
  const guard = new FrameRateGuard();
  const results = [
    ...frames(guard, 10, 500),
    ...frames(guard, 25, 10),
    ...frames(guard, 5, 500),
    ...frames(guard, 30, 10),
  ];
  expect(new Set(results)).toEqual(new Set(['ok']));
  expect(guard.framesPerSecond).toBe(24);
});

it('lowers the rate in steps and reports when the lowest rate is too slow', () => {
  const guard = new FrameRateGuard();
  const reading = (ms: number) => frames(guard, 40, ms).filter((result) => result !== 'ok');
  expect([reading(40), guard.framesPerSecond]).toEqual([['lowered'], 15]);
  expect([reading(40), guard.framesPerSecond]).toEqual([[], 15]);
  expect([reading(80), guard.framesPerSecond]).toEqual([['lowered'], 10]);
  expect(reading(80)).toEqual(['tooSlow']);
});
