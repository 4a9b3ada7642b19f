import { beforeEach, describe, expect, it, vi } from 'vitest';
import { testDeps, type TestClock } from '../lib/testDeps.ts';
import { calmMs, firstAskMs, longestAskMs, Recovery } from './Recovery.ts';

let clock: TestClock;
let answers: boolean;
const ask = vi.fn(() => Promise.resolve(answers));
const back = vi.fn();
let recovery: Recovery;

beforeEach(() => {
  answers = false;
  ask.mockClear();
  back.mockClear();
  const deps = testDeps();
  clock = deps.clock;
  recovery = new Recovery({ ...deps, ask });
  recovery.onFound(back);
});

async function nextAsk(): Promise<number> {
  const ms = clock.runNext();
  await Promise.resolve();
  return ms;
}

describe('Recovery while the server does not answer', () => {
  it('asks at increasing intervals and notifies listeners once on recovery', async () => {
    recovery.lost();
    recovery.lost();
    const waits: number[] = [];
    for (let i = 0; i < 7; i++) waits.push(await nextAsk());
    expect(waits).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]);
    expect(waits.at(-1)).toBe(longestAskMs);
    expect(back).not.toHaveBeenCalled();
    answers = true;
    await nextAsk();
    expect(back).toHaveBeenCalledOnce();
    expect(clock.waits).toEqual([]);
  });

  it('asks immediately on request, but only after a loss', async () => {
    recovery.askNow();
    expect(ask).not.toHaveBeenCalled();
    recovery.lost();
    answers = true;
    recovery.askNow();
    await Promise.resolve();
    expect(back).toHaveBeenCalledOnce();
    expect(clock.waits).toEqual([]);
  });

  it('accepts an external recovery and ignores its pending question', async () => {
    recovery.lost();
    clock.runNext();
    recovery.found();
    await Promise.resolve();
    recovery.found();
    expect(back).toHaveBeenCalledOnce();
    expect(clock.waits).toEqual([]);
  });

  it('keeps backing off while the failure repeats shortly after each recovery', async () => {
    answers = true;
    const waits: number[] = [];
    for (let i = 0; i < 4; i++) {
      recovery.lost();
      waits.push(await nextAsk());
    }
    expect(waits).toEqual([1000, 2000, 4000, 8000]);
    clock.advance(calmMs);
    recovery.lost();
    expect(clock.waits).toEqual([firstAskMs]);
  });
});
