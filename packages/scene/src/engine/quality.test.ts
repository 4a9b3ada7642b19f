import { graphicsQualities } from '@office/vocabulary';
import { describe, expect, it } from 'vitest';
import { Adaptation, qualities } from './quality.ts';
import type { Verdict } from './quality.ts';

function feed(adaptation: Adaptation, frame: number, count: number): Verdict[] {
  const verdicts = Array.from({ length: count }, () => adaptation.add(frame));
  return verdicts.filter((verdict) => verdict !== 'same');
}

describe('Adaptation', () => {
  it('keeps the level on a fast machine', () => {
    const adaptation = new Adaptation();
    expect(feed(adaptation, 16, 5000)).toEqual([]);
    expect(adaptation.apply(qualities.HIGH)).toEqual(qualities.HIGH);
  });

  it('reduces the resolution step by step on a slow machine', () => {
    const adaptation = new Adaptation();
    expect(feed(adaptation, 50, 1000)).toEqual(['changed', 'changed', 'changed', 'changed']);
    expect(adaptation.apply(qualities.MEDIUM).samples).toBe(0);
  });

  it('suggests a lower level after a few very slow frames, once per level', () => {
    const adaptation = new Adaptation();
    expect(feed(adaptation, 200, 12)).toEqual(['changed', 'lower']);
    expect(feed(adaptation, 200, 12)).toEqual(['changed', 'lower']);
  });

  it('restores the resolution after a while of fast frames', () => {
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
