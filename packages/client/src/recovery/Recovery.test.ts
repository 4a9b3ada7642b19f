import { beforeEach, describe, expect, it, vi } from 'vitest';
import { testDeps, type TestClock } from '../lib/testDeps.ts';
import { backoffResetMs, minCheckDelayMs, maxCheckDelayMs, Recovery } from './Recovery.ts';

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
  recovery.onRecovered(back);
});

async function nextAsk(): Promise<number> {
  const ms = clock.runNext();
  await Promise.resolve();
  return ms;
}

describe('Recovery while the server does not answer', () => {
  it('asks at increasing intervals and notifies listeners once on recovery', async () => {
    recovery.reportLost();
    recovery.reportLost();
    const waits: number[] = [];
    for (let i = 0; i < 7; i++) waits.push(await nextAsk());
    expect(waits).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]);
    expect(waits.at(-1)).toBe(maxCheckDelayMs);
    expect(back).not.toHaveBeenCalled();
    answers = true;
    await nextAsk();
    expect(back).toHaveBeenCalledOnce();
    expect(clock.waits).toEqual([]);
  });

  it('asks immediately on request, but only after a loss', async () => {
    recovery.checkNow();
    expect(ask).not.toHaveBeenCalled();
    recovery.reportLost();
    answers = true;
    recovery.checkNow();
    await Promise.resolve();
    expect(back).toHaveBeenCalledOnce();
    expect(clock.waits).toEqual([]);
  });

  it('accepts an external recovery and ignores its pending question', async () => {
    recovery.reportLost();
    clock.runNext();
    recovery.reportRecovered();
    await Promise.resolve();
    recovery.reportRecovered();
    expect(back).toHaveBeenCalledOnce();
    expect(clock.waits).toEqual([]);
  });

  it('keeps backing off while the failure repeats shortly after each recovery', async () => {
    answers = true;
    const waits: number[] = [];
    for (let i = 0; i < 4; i++) {
      recovery.reportLost();
      waits.push(await nextAsk());
    }
    expect(waits).toEqual([1000, 2000, 4000, 8000]);
    clock.advance(backoffResetMs);
    recovery.reportLost();
    expect(clock.waits).toEqual([minCheckDelayMs]);
  });
});
