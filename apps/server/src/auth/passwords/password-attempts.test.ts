import { describe, expect, it } from 'vitest';
import { attemptsExpiryMs, nextAttempt, sourceLimit } from './password-attempts.ts';

const minute = 60_000;
const start = new Date('2026-11-20T09:00:00Z').getTime();
const at = (ms: number) => new Date(start + ms);

type Run = NonNullable<ReturnType<typeof nextAttempt>>;

/** Simulates attempts at the given times. Returns the last allowed run and the number of allowed attempts. */
function attempt(times: readonly number[], from: Run | null = null) {
  let run = from;
  let allowed = 0;
  for (const time of times) {
    const next = nextAttempt(run, sourceLimit, at(time));
    if (!next) continue;
    run = next;
    allowed += 1;
  }
  return { run: run!, allowed };
}

const five = (time: number) => Array<number>(5).fill(time);
const lengthOf = ({ blockedUntil, lastAt }: Run) =>
  (blockedUntil!.getTime() - lastAt.getTime()) / minute;

describe('password attempts of one source', () => {
  it('allows five attempts and blocks at the fifth', () => {
    const { run, allowed } = attempt(Array<number>(8).fill(0));
    expect(allowed).toBe(5);
    expect(run).toMatchObject({ attempts: 5, blocks: 1, blockedUntil: at(15 * minute) });
    expect(attempt([0, 0, 0, 0]).run.blockedUntil).toBeNull();
  });

  it('allows five attempts again after the block', () => {
    const { run } = attempt(five(0));
    expect(attempt([15 * minute - 1], run).allowed).toBe(0);
    expect(attempt(Array<number>(8).fill(15 * minute), run).allowed).toBe(5);
  });

  it('lengthens each block, up to a day', () => {
    let run: Run | null = null;
    const lengths = [];
    let time = 0;
    for (let block = 0; block < 6; block++) {
      run = attempt(five(time), run).run;
      lengths.push(lengthOf(run));
      time = run.blockedUntil!.getTime() - start;
    }
    expect(lengths).toEqual([15, 60, 240, 960, 1440, 1440]);
  });

  it('resets the counters after a long enough pause', () => {
    const { run } = attempt(five(0));
    const quiet = 15 * minute + attemptsExpiryMs;
    expect(lengthOf(attempt(five(quiet - 1), run).run)).toBe(60);
    expect(lengthOf(attempt(five(quiet), run).run)).toBe(15);
    const { run: some } = attempt([0, 0, 0]);
    expect(attempt([attemptsExpiryMs - 1], some).run.attempts).toBe(4);
    expect(attempt([attemptsExpiryMs], some).run.attempts).toBe(1);
  });
});
