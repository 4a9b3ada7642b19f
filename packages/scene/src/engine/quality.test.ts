import { graphicsQualities } from '@office/vocabulary';
import { describe, expect, it } from 'vitest';
import { Adaptation, qualities } from './quality.ts';
import type { Verdict } from './quality.ts';

/** The verdicts that are not 'same' of `count` frames of that length. */
function feed(adaptation: Adaptation, frame: number, count: number): Verdict[] {
  const verdicts = Array.from({ length: count }, () => adaptation.add(frame));
  return verdicts.filter((verdict) => verdict !== 'same');
}

describe('a machine', () => {
  it('that is fast enough keeps the level as it is', () => {
    const adaptation = new Adaptation();
    expect(feed(adaptation, 16, 5000)).toEqual([]);
    expect(adaptation.apply(qualities.HIGH)).toEqual(qualities.HIGH);
  });

  it('that is slow gets fewer pixels step by step, and then no more', () => {
    const adaptation = new Adaptation();
    expect(feed(adaptation, 50, 1000)).toEqual(['changed', 'changed', 'changed', 'changed']);
    expect(adaptation.apply(qualities.MEDIUM).samples).toBe(0);
  });

  it('that is far too slow is told so after a few frames, once for each level', () => {
    const adaptation = new Adaptation();
    expect(feed(adaptation, 200, 12)).toEqual(['changed', 'lower']);
    expect(feed(adaptation, 200, 12)).toEqual(['changed', 'lower']);
  });

  it('that is fast again gets its pixels back after a while', () => {
    const adaptation = new Adaptation();
    feed(adaptation, 50, 24);
    const before = adaptation.apply(qualities.HIGH).scale;
    expect(feed(adaptation, 16, 24 * 24)).toEqual([]);
    expect(feed(adaptation, 16, 24)).toEqual(['changed']);
    expect(adaptation.apply(qualities.HIGH).scale).toBeGreaterThan(before);
  });
});

it.each(graphicsQualities)('%s stays readable on the slowest machine', (level) => {
  const adaptation = new Adaptation();
  feed(adaptation, 500, 4);
  expect(adaptation.apply(qualities[level]).scale).toBeGreaterThanOrEqual(0.66);
});
