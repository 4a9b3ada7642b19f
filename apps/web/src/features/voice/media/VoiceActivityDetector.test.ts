import { expect, it } from 'vitest';
import { VoiceActivityDetector } from './VoiceActivityDetector.ts';

it('starts with a voice, stays active between words and stops afterwards', () => {
  const detector = new VoiceActivityDetector();
  const at = (level: number, now: number) => detector.update(level, now);
  expect(at(0.005, 0)).toBe(false);
  expect(at(0.015, 100)).toBe(false);
  expect(at(0.03, 200)).toBe(true);
  expect(at(0.015, 300)).toBe(true);
  expect(at(0, 700)).toBe(true);
  expect(at(0, 900)).toBe(false);
});
