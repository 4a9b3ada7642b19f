import { expect, it } from 'vitest';
import { MutedSpeech } from './MutedSpeech.ts';

function warningTimes(levels: number[]): number[] {
  const speech = new MutedSpeech();
  return levels.flatMap((level, index) => (speech.update(level, index * 100) ? [index * 100] : []));
}

const times = (count: number, level: number) => Array.from({ length: count }, () => level);

it('warns after continuous speech, but not after a cough', () => {
  expect(warningTimes([...times(3, 0.2), ...times(20, 0)])).toEqual([]);
  expect(warningTimes([...times(3, 0), ...times(14, 0.05)])).toEqual([1500, 1600]);
  // A pause between words does not end speech.
  expect(warningTimes([...times(6, 0.05), ...times(3, 0), ...times(5, 0.05)])).toEqual([
    1200, 1300,
  ]);
});
