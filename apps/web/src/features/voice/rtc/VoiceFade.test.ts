import { describe, expect, it } from 'vitest';
import { VoiceFade, volumeAt } from './VoiceFade.ts';

describe('the volume of a voice', () => {
  it.each([
    [0, 1],
    [2, 1],
    [5, 0.625],
    [8, 0.25],
    [50, 0.25],
  ])('at %d m is %d', (metres, volume) => expect(volumeAt(metres)).toBeCloseTo(volume));

  it('of one who may go no further than five metres is quietest there', () => {
    expect(volumeAt(5, 5)).toBeCloseTo(0.25);
  });

  it('changes only with a real step', () => {
    const fade = new VoiceFade();
    expect(fade.at(5)).toBeCloseTo(0.625);
    expect(fade.at(5.3)).toBeCloseTo(0.625);
    expect(fade.at(4.7)).toBeCloseTo(0.625);
    expect(fade.at(5.5)).toBeLessThan(0.6);
  });

  it('is full where nobody knows where they are', () => {
    const fade = new VoiceFade();
    fade.at(8);
    expect(fade.at(null)).toBe(1);
  });
});
