import { describe, expect, it } from 'vitest';
import { figure } from './figure-parts.ts';
import { poseFor, strideLength, turnSeated } from './poses.ts';
import type { PoseInput, PoseNumbers } from './poses.ts';

const walking: PoseInput = {
  state: 'walk',
  time: 0,
  variation: 0,
  strides: 0,
  speed: 2.4,
  seatHeight: 0.47,
  atDesk: false,
};

/** Position of the left ankle relative to the floor below the hips, in metres. */
function leftAnkle({ hip, hipL, kneeL, shin }: PoseNumbers) {
  const lower = hipL + kneeL;
  return {
    forward: -Math.sin(hipL) * figure.thigh - Math.sin(lower) * shin,
    height: hip - Math.cos(hipL) * figure.thigh - Math.cos(lower) * shin,
  };
}

describe('walking', () => {
  it.each([0.8, 1.6, 2.4, 4])('keeps the foot on its spot of the floor at %d m/s', (speed) => {
    const stride = strideLength(speed);
    const spots = Array.from({ length: 20 }, (_, i) => {
      // The middle of the first half of the cycle, without heel strike and toe-off.
      const strides = 0.05 + (i / 19) * 0.4;
      const { forward } = leftAnkle(poseFor({ ...walking, speed, strides }));
      return strides * stride + forward;
    });
    expect(Math.max(...spots) - Math.min(...spots)).toBeLessThan(0.02);
  });

  it('lifts one foot while the other is on the floor', () => {
    const heights = [0.25, 0.75].map(
      (strides) => leftAnkle(poseFor({ ...walking, strides })).height,
    );
    expect(heights[0]).toBeCloseTo(figure.ankle, 2);
    expect(heights[1]).toBeGreaterThan(figure.ankle + 0.08);
  });

  it('takes longer strides at a higher speed', () => {
    expect(strideLength(4)).toBeGreaterThan(strideLength(2.4));
    expect(strideLength(2.4)).toBeGreaterThan(strideLength(0.5));
  });

  it('does not jump from one frame to the next', () => {
    let before = poseFor(walking);
    for (let strides = 0.01; strides < 2; strides += 0.01) {
      const now = poseFor({ ...walking, strides });
      expect(Math.abs(now.hipL - before.hipL)).toBeLessThan(0.12);
      expect(Math.abs(now.kneeL - before.kneeL)).toBeLessThan(0.2);
      before = now;
    }
  });
});

it.each([0.42, 0.47, 0.49])('rests on a seat at %d m with the feet on the floor', (seatHeight) => {
  const pose = poseFor({ ...walking, state: 'sit', seated: true, seatHeight, atDesk: true });
  expect(pose.hip - 0.082).toBeCloseTo(seatHeight, 1);
  expect(leftAnkle(pose).height).toBeCloseTo(figure.ankle, 2);
});

describe('a raised hand', () => {
  const { shoulder, upperArm } = figure;
  const elbowHeight = ({ spreadR, shoulderR }: PoseNumbers) =>
    shoulder - Math.cos(spreadR) * Math.cos(shoulderR) * upperArm;

  it.each(['stand', 'sit', 'talk', 'walk'] as const)(
    'is above the shoulder in the state %s',
    (state) => {
      const pose = poseFor({ ...walking, state });
      expect(elbowHeight(pose)).toBeLessThan(shoulder);
      expect(elbowHeight(poseFor({ ...walking, state, handRaised: true }))).toBeGreaterThan(
        shoulder,
      );
    },
  );

  it('leaves the other arm as it is', () => {
    const pose = poseFor({ ...walking, state: 'talk' });
    expect(poseFor({ ...walking, state: 'talk', handRaised: true }).shoulderL).toBe(pose.shoulderL);
  });
});

describe('a seated person in a conversation', () => {
  const sitting: PoseInput = { ...walking, state: 'sit', seated: true, variation: 0.5 };
  const turnTo = (x: number, z: number) => {
    const pose = poseFor(sitting);
    turnSeated(pose, 0, { x: 0, z: 0 }, { x, z });
    return pose;
  };

  it.each([
    ['left', 1, 1, Math.PI / 4],
    ['right', -1, 1, -Math.PI / 4],
    ['front', 0, 1, 0],
  ])('looks to the %s with body and head', (_, x, z, angle) => {
    const { twist, headTurn } = turnTo(x, z);
    expect(twist + headTurn).toBeCloseTo(angle);
    expect(Math.sign(twist)).toBe(Math.sign(angle));
  });

  it('does not turn the neck too far', () => {
    const { twist, headTurn } = turnTo(0.1, -1);
    expect(twist).toBeCloseTo(0.6);
    expect(headTurn).toBeLessThan(1);
  });
});
