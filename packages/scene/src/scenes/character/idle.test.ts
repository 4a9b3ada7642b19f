import { expect, it } from 'vitest';
import { poseFor, poseKeys } from '../../people/poses.ts';
import { idle } from './idle.ts';

const standing = poseFor({
  state: 'stand',
  time: 0,
  variation: 0.35,
  strides: 0,
  speed: 0,
  seatHeight: 0.47,
  atDesk: false,
});

it('keeps moving without large offsets or jumps', () => {
  const gestures = new Set<number>();
  let before = idle(standing, 0);
  for (let time = 0; time < 60; time += 1 / 30) {
    const now = idle(standing, time);
    for (const key of poseKeys) {
      expect(Math.abs(now[key] - standing[key])).toBeLessThan(0.4);
      expect(Math.abs(now[key] - before[key])).toBeLessThan(0.03);
    }
    gestures.add(Math.round(now.headTurn * 100));
    before = now;
  }
  expect(gestures.size).toBeGreaterThan(20);
});
