import type { PersonState } from '@office/vocabulary';
import type { Point } from '@office/world/geometry';
import { figure } from './figure-parts.ts';

/** Angles in radians (forward swings are negative around x) and heights in metres. */
export const poseKeys = [
  'hip',
  'lean',
  'twist',
  'hipL',
  'hipR',
  'kneeL',
  'kneeR',
  'shin',
  'shoulderL',
  'shoulderR',
  'spreadL',
  'spreadR',
  'elbowL',
  'elbowR',
  'headTurn',
  'headNod',
  'sway',
] as const;
export type PoseNumbers = Record<(typeof poseKeys)[number], number>;

const standing: PoseNumbers = {
  hip: figure.hip,
  lean: 0,
  twist: 0,
  hipL: 0,
  hipR: 0,
  kneeL: 0,
  kneeR: 0,
  shin: figure.shin,
  shoulderL: 0.04,
  shoulderR: 0.04,
  spreadL: 0.19,
  spreadR: 0.19,
  elbowL: -0.16,
  elbowR: -0.16,
  headTurn: 0,
  headNod: 0,
  sway: 0,
};

export interface PoseInput {
  state: PersonState;
  /** Seconds; used by animated states only. */
  time: number;
  /** From 0 to 1, constant per person: varies the posture. */
  variation: number;
  /** Strides walked so far, of {@link strideLength} each. */
  strides: number;
  /** Metres per second. */
  speed: number;
  seated?: boolean;
  handRaised?: boolean;
  seatHeight: number;
  atDesk: boolean;
}

export function isAnimated(state: PersonState): boolean {
  return state === 'walk' || state === 'talk' || state === 'wave';
}

const raisedArm = { shoulderR: -0.2, spreadR: 2.8, elbowR: -0.2 } satisfies Partial<PoseNumbers>;

export function poseFor(input: PoseInput): PoseNumbers {
  const pose = poseOfState(input);
  return input.handRaised && input.state !== 'wave' ? { ...pose, ...raisedArm } : pose;
}

function poseOfState(input: PoseInput): PoseNumbers {
  const { state, variation } = input;
  if (state === 'walk') return walking(input);
  if (input.seated || state === 'sit') return gesture(input, sitting(input));
  const idle: PoseNumbers = {
    ...standing,
    sway: (variation - 0.5) * 0.05,
    headTurn: (variation - 0.5) * 0.5,
    spreadL: 0.17 + variation * 0.06,
    hipL: -0.02 - variation * 0.05,
    kneeL: variation * 0.08,
  };
  if (variation > 0.72 && state === 'stand') {
    return { ...idle, shoulderR: -0.35, elbowR: -1.5, spreadR: 0.1, headNod: 0.1 };
  }
  return gesture(input, idle);
}

function gesture({ state, time, variation }: PoseInput, idle: PoseNumbers): PoseNumbers {
  if (state === 'talk') {
    const a = Math.sin(time * 3.1 + variation * 9);
    const b = Math.sin(time * 2.3 + variation * 5);
    return {
      ...idle,
      shoulderR: -0.45 + a * 0.16,
      elbowR: -1.2 + b * 0.35,
      spreadR: 0.22 + b * 0.08,
      shoulderL: -0.2 + b * 0.1,
      elbowL: -0.8 + a * 0.25,
      headNod: a * 0.06,
      headTurn: b * 0.14,
      sway: b * 0.02,
    };
  }
  if (state === 'wave') {
    return {
      ...idle,
      shoulderR: -0.15,
      spreadR: 2.55,
      elbowR: -0.5 + Math.sin(time * 9) * 0.42,
      headTurn: 0,
      headNod: -0.06,
      sway: Math.sin(time * 4.5) * 0.02,
    };
  }
  return idle;
}

/** Largest turns of the upper body and of the head relative to it, in radians. */
const maxTwist = 0.6;
const maxHeadTurn = 0.95;

/** Turns the upper body and the head of a seated pose towards a point, as far as they reach. */
export function turnSeated(pose: PoseNumbers, heading: number, from: Point, to: Point): void {
  const angle = Math.atan2(to.x - from.x, to.z - from.z) - heading;
  const shortest = Math.atan2(Math.sin(angle), Math.cos(angle));
  pose.twist = Math.max(-maxTwist, Math.min(maxTwist, shortest * 0.45));
  const rest = shortest - pose.twist;
  pose.headTurn = Math.max(-maxHeadTurn, Math.min(maxHeadTurn, rest + pose.headTurn * 0.3));
  pose.headNod *= 0.4;
}

/** 0 at walking speed, 1 at running speed, in metres per second. */
const runShare = (speed: number) => Math.max(0, Math.min(1, (speed - 2.6) / 1.4));

/** Metres of two steps at `speed` metres per second. */
export function strideLength(speed: number): number {
  return 0.9 + 0.15 * Math.min(speed, 2.6) + 0.4 * runShare(speed);
}

/** Metres by which the ankle rises at the ends of a step, on heel and toes, and while the leg swings. */
const heelRise = 0.07;
const swingRise = 0.1;

/**
 * Relative to the floor below the hips, in metres. During the first half of the cycle the foot is
 * on the floor and moves back as fast as the body moves forward, so that it does not slide.
 */
function ankleAt(cycle: number, stride: number): { forward: number; height: number } {
  const reach = stride / 4;
  const part = cycle - Math.floor(cycle);
  if (part < 0.5) {
    const share = part * 4 - 1;
    return { forward: -reach * share, height: figure.ankle + heelRise * share ** 6 };
  }
  const share = (part - 0.5) * 2;
  const eased = share * share * (3 - 2 * share);
  return {
    forward: reach * (2 * eased - 1),
    height: figure.ankle + heelRise + Math.sin(share * Math.PI) * swingRise,
  };
}

/** Angles of hip and knee that bring the ankle to a point relative to the hip, in metres. */
function bendLeg(forward: number, down: number): { hip: number; knee: number } {
  const { thigh, shin } = figure;
  const length = Math.min(thigh + shin - 1e-3, Math.hypot(forward, down));
  const knee = Math.PI - Math.acos((thigh ** 2 + shin ** 2 - length ** 2) / (2 * thigh * shin));
  const lift = Math.acos((thigh ** 2 + length ** 2 - shin ** 2) / (2 * thigh * length));
  return { hip: -Math.atan2(forward, down) - lift, knee };
}

function walking({ strides, speed, variation }: PoseInput): PoseNumbers {
  const run = runShare(speed);
  const stride = strideLength(speed);
  const cycle = strides + variation;
  const hip = figure.hip - 0.03 - run * 0.03 + Math.cos(cycle * 4 * Math.PI + Math.PI) * 0.01;
  const [left, right] = [cycle, cycle + 0.5].map((phase) => {
    const { forward, height } = ankleAt(phase, stride);
    return bendLeg(forward, hip - height);
  }) as [{ hip: number; knee: number }, { hip: number; knee: number }];
  const swing = Math.cos(cycle * 2 * Math.PI);
  const armSwing = 0.42 + run * 0.3;
  return {
    ...standing,
    hip,
    lean: 0.05 + run * 0.13,
    hipL: left.hip,
    hipR: right.hip,
    kneeL: left.knee,
    kneeR: right.knee,
    shoulderL: swing * armSwing,
    shoulderR: -swing * armSwing,
    elbowL: -0.35 - run * 0.9,
    elbowR: -0.35 - run * 0.9,
    sway: Math.sin(cycle * 2 * Math.PI) * 0.02,
    headNod: -0.03,
  };
}

function sitting({ seatHeight, atDesk, variation }: PoseInput): PoseNumbers {
  // The thigh rests on the seat.
  const hip = seatHeight + 0.078;
  const low = seatHeight < 0.44;
  const [thigh, knee] = [-1.48, low ? 1.3 : 1.46];
  const kneeHeight = hip - Math.cos(thigh) * figure.thigh;
  // Feet reach the floor unless the seat is high.
  const shin = Math.min(0.5, (kneeHeight - figure.ankle) / Math.cos(thigh + knee));
  return {
    ...standing,
    hip,
    lean: low ? -0.16 : atDesk ? 0.07 : -0.04,
    hipL: thigh,
    hipR: thigh,
    kneeL: knee,
    kneeR: knee,
    shin,
    shoulderL: atDesk ? -0.55 : -0.3,
    shoulderR: atDesk ? -0.55 : -0.34,
    elbowL: atDesk ? -0.95 : -0.75,
    elbowR: atDesk ? -0.95 : -0.8,
    spreadL: 0.16,
    spreadR: 0.16,
    headTurn: (variation - 0.5) * (atDesk ? 0.3 : 0.9),
    headNod: atDesk ? 0.1 : 0,
  };
}
