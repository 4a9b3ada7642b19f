import { describe, expect, it } from 'vitest';
import { Backoff } from './backoff.ts';

const limits = { firstMs: 1000, maxMs: 30_000 };
const waits = (backoff: Backoff, count: number) =>
  Array.from({ length: count }, () => backoff.next());

describe('Backoff', () => {
  it('doubles up to the maximum wait and starts over after a reset', () => {
    const backoff = new Backoff(limits, { random: () => 0 });
    expect(waits(backoff, 7)).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]);
    backoff.reset();
    expect(waits(backoff, 2)).toEqual([1000, 2000]);
  });

  it('adds jitter of up to half of each wait', () => {
    const browsers = 1000;
    const first = Array.from({ length: browsers }, () =>
      new Backoff(limits, { random: () => Math.random() }).next(),
    );
    expect(Math.min(...first)).toBeGreaterThan(500);
    expect(Math.max(...first)).toBeLessThanOrEqual(1000);
    const soonest = first.filter((ms) => ms < 600);
    expect(soonest.length).toBeLessThan(browsers / 2);
  });
});
