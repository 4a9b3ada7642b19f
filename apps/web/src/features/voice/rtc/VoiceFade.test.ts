import { describe, expect, it } from 'vitest';
import { VoiceFade, volumeAt } from './VoiceFade.ts';

describe('volumeAt and VoiceFade', () => {
  it.each([
    [0, 1],
    [2, 1],
    [5, 0.625],
    [8, 0.25],
    [50, 0.25],
  ])('at %d m the volume is %d', (metres, volume) => expect(volumeAt(metres)).toBeCloseTo(volume));

  it('reaches the minimum at a reach of five metres', () => {
    expect(volumeAt(5, 5)).toBeCloseTo(0.25);
  });

  it('changes only after a minimum movement', () => {
    const fade = new VoiceFade();
    expect(fade.at(5)).toBeCloseTo(0.625);
    expect(fade.at(5.3)).toBeCloseTo(0.625);
    expect(fade.at(4.7)).toBeCloseTo(0.625);
    expect(fade.at(5.5)).toBeLessThan(0.6);
  });

  it('is full for an unknown distance', () => {
    const fade = new VoiceFade();
    fade.at(8);
    expect(fade.at(null)).toBe(1);
  });
});
