import { expect, it } from 'vitest';
import { idleLifeAt, idleLifeDelay, withIdleLife } from './idle-life.ts';
import { poseFor, poseKeys } from './poses.ts';

const standing = poseFor({
  state: 'stand',
  time: 0,
  variation: 0.35,
  strides: 0,
  speed: 0,
  seatHeight: 0.47,
  atDesk: false,
});

it('moves in bursts of a third of the time, and asks for no frame between them', () => {
  let active = 0;
  let frames = 0;
  for (let now = 0; now < 45_000; now += 10) if (idleLifeAt(now, 0.35)) active++;
  for (let now = 0; now < 45_000; now += idleLifeDelay(now)) frames++;
  expect(active / 4500).toBeCloseTo(1 / 3, 1);
  expect(frames / 45).toBeLessThan(6);
});

it('blinks once in each burst, at different times for different people', () => {
  const blinks = (variation: number) => {
    const starts: number[] = [];
    let before = false;
    for (let now = 0; now < 45_000; now += 10) {
      const blinking = idleLifeAt(now, variation)?.blinking ?? false;
      if (blinking && !before) starts.push(now);
      before = blinking;
    }
    return starts;
  };
  expect(blinks(0.2)).toHaveLength(10);
  expect(blinks(0.2)).not.toEqual(blinks(0.7));
});

it('returns to the pose at the end of a burst', () => {
  for (const now of [0, 1499]) {
    const pose = withIdleLife(standing, idleLifeAt(now, 0.6)!);
    for (const key of poseKeys) expect(pose[key]).toBeCloseTo(standing[key], 3);
  }
});
