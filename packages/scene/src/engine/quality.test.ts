import { graphicsQualities } from '@office/vocabulary';
import { describe, expect, it } from 'vitest';
import { Adaptation, LevelChoice, qualities } from './quality.ts';
import type { Verdict } from './quality.ts';

function feed(adaptation: Adaptation, frame: number, count: number): Verdict[] {
  const verdicts = Array.from({ length: count }, () => adaptation.add(frame));
  return verdicts.filter((verdict) => verdict !== 'same');
}

describe('Adaptation', () => {
  it('keeps the level on a fast machine', () => {
    const adaptation = new Adaptation();
    expect(feed(adaptation, 16, 2000)).toEqual([]);
    expect(adaptation.apply(qualities.HIGH)).toEqual(qualities.HIGH);
  });

  it('reduces the resolution step by step on a slow machine', () => {
    const adaptation = new Adaptation();
    expect(feed(adaptation, 50, 1000)).toEqual(['changed', 'changed', 'changed', 'changed']);
    expect(adaptation.apply(qualities.MEDIUM)).toMatchObject({ samples: 0, frameRate: 30 });
  });

  it('suggests a lower level after a few very slow frames, once per level', () => {
    const adaptation = new Adaptation();
    expect(feed(adaptation, 200, 12)).toEqual(['changed', 'lower']);
    adaptation.reset();
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

  it('restores the resolution at a level with half the frame rate', () => {
    const adaptation = new Adaptation();
    const interval = 1000 / qualities.LOW.frameRate;
    const calm = () => Array.from({ length: 24 * 25 }, () => adaptation.add(34, interval));
    feed(adaptation, 50, 24);
    expect(calm()).toContain('changed');
  });

  it('suggests a higher level after a long time of fast frames', () => {
    expect(feed(new Adaptation(), 16, 24 * 100)).toEqual(['higher']);
  });

  describe('at the lowest level', () => {
    const { frameRate, limit } = qualities.LOW;
    const run = (adaptation: Adaptation, frame: number, seconds: number) => {
      const verdicts: Verdict[] = [];
      for (let time = 0; time < seconds * 1000; time += frame)
        verdicts.push(adaptation.add(frame, 1000 / frameRate, limit));
      return verdicts;
    };

    it('is never too slow at 30 frames per second', () => {
      const adaptation = new Adaptation();
      run(adaptation, 50, 6);
      expect(run(adaptation, 33.4, 600)).not.toContain('lower');
    });

    it('is too slow after some seconds at the lowest resolution', () => {
      const adaptation = new Adaptation();
      expect(run(adaptation, 50, 9)).not.toContain('lower');
      expect(run(adaptation, 50, 3)).toContain('lower');
    });

    it('keeps the lowest resolution when it is too slow', () => {
      const adaptation = new Adaptation();
      run(adaptation, 50, 12);
      const { scale } = adaptation.apply(qualities.LOW);
      expect(run(adaptation, 50, 60)).not.toContain('changed');
      expect(adaptation.apply(qualities.LOW).scale).toBe(scale);
    });

    it('ignores slow frames for a few seconds', () => {
      const adaptation = new Adaptation();
      run(adaptation, 50, 5);
      for (let i = 0; i < 20; i++) {
        expect(run(adaptation, 50, 4)).not.toContain('lower');
        expect(run(adaptation, 33.4, 2)).not.toContain('lower');
      }
    });
  });

  it('changes ever more rarely if each increase is too slow', () => {
    const adaptation = new Adaptation();
    let step = 0;
    const frames: number[] = [];
    for (let frame = 0; frame < 200_000; frame++) {
      if (adaptation.add(step === 0 ? 45 : 15) !== 'changed') continue;
      step = step === 0 ? 1 : 0;
      frames.push(frame);
    }
    const gaps = frames.map((frame, i) => frame - (frames[i - 1] ?? 0)).filter((gap) => gap > 24);
    expect(gaps.slice(1, 5)).toEqual([1200, 2400, 4800, 9600]);
  });
});

it.each(graphicsQualities)('%s stays readable on the slowest machine', (level) => {
  const adaptation = new Adaptation();
  feed(adaptation, 500, 4);
  expect(adaptation.apply(qualities[level]).scale).toBeGreaterThanOrEqual(0.66);
});

describe('LevelChoice', () => {
  it.each([
    ['HIGH', '', 'HIGH'],
    ['HIGH', 'lower', 'MEDIUM'],
    ['HIGH', 'lower lower lower', 'LOW'],
    ['HIGH', 'lower raise', 'HIGH'],
    ['MEDIUM', 'raise', 'MEDIUM'],
    ['HIGH', 'lower lower raise', 'MEDIUM'],
    ['HIGH', 'lower raise lower raise', 'MEDIUM'],
    ['HIGH', 'lower raise lower raise raise lower raise', 'LOW'],
  ] as const)('%s after "%s" is %s', (chosen, verdicts, level) => {
    const levels = new LevelChoice(chosen);
    for (const verdict of verdicts.split(' ').filter(Boolean))
      levels[verdict as 'lower' | 'raise']();
    expect(levels.level).toBe(level);
  });

  it('raises a lower start level up to the chosen level', () => {
    const levels = new LevelChoice('HIGH');
    levels.choose('MEDIUM', 'LOW');
    expect(levels.level).toBe('LOW');
    expect(levels.raise()).toBe(true);
    expect(levels.level).toBe('MEDIUM');
    expect(levels.raise()).toBe(false);
  });

  it('may raise the level again after the member has chosen one', () => {
    const levels = new LevelChoice('HIGH');
    levels.lower();
    levels.raise();
    levels.choose('MEDIUM');
    levels.lower();
    expect(levels.raise()).toBe(true);
    expect(levels.level).toBe('MEDIUM');
  });
});
