import { describe, expect, it } from 'vitest';
import { Fade, RangeWatch, volumeAt } from './distance.ts';

describe('the volume of a voice', () => {
  it.each([
    [0, 1],
    [2, 1],
    [5, 0.625],
    [8, 0.25],
    [50, 0.25],
  ])('at %d m is %d', (metres, volume) => expect(volumeAt(metres)).toBeCloseTo(volume));

  it('changes only with a real step', () => {
    const fade = new Fade();
    expect(fade.at(5)).toBeCloseTo(0.625);
    expect(fade.at(5.3)).toBeCloseTo(0.625);
    expect(fade.at(4.7)).toBeCloseTo(0.625);
    expect(fade.at(5.5)).toBeLessThan(0.6);
  });

  it('is full where nobody knows where they are', () => {
    const fade = new Fade();
    fade.at(8);
    expect(fade.at(null)).toBe(1);
  });
});

it('two who talk face to face must stay together once they have met', () => {
  const range = new RangeWatch();
  const walk = (...metres: (number | null)[]) => metres.map((each) => range.at(each));
  expect(walk(12, 6, null)).toEqual(['coming', 'coming', 'coming']);
  expect(walk(3, 4.2, 3.8, 3.5)).toEqual(['within', 'warning', 'warning', 'within']);
  expect(walk(4.9, null, 5.1)).toEqual(['warning', 'warning', 'beyond']);
});
