import type { PersonState } from '@office/vocabulary';
import { figure } from './figure-parts.ts';

/** Angles in radians (forward swings are negative around x) and heights in metres. */
export const poseKeys = [
  'hip',
  'lean',
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
  /** Metres walked so far; drives the step cycle so that feet do not slide. */
  walkedDistance: number;
  /** Metres per second. */
  speed: number;
  seated?: boolean;
  seatHeight: number;
  atDesk: boolean;
}

export function isAnimated(state: PersonState): boolean {
  return state === 'walk' || state === 'talk' || state === 'wave';
}

export function poseFor(input: PoseInput): PoseNumbers {
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

function walking({ walkedDistance, speed, variation }: PoseInput): PoseNumbers {
  const run = Math.max(0, Math.min(1, (speed - 2.6) / 1.4));
  const stride = 1.25 + run * 0.5;
  const phase = (walkedDistance / stride) * Math.PI * 2 + variation * 6;
  const swing = 0.52 + run * 0.22;
  const s = Math.sin(phase);
  const c = Math.cos(phase);
  return {
    ...standing,
    hip: figure.hip - 0.02 + Math.abs(c) * (0.03 + run * 0.02),
    lean: 0.06 + run * 0.12,
    hipL: -s * swing,
    hipR: s * swing,
    kneeL: Math.max(0, c) * (0.8 + run * 0.4) + 0.06,
    kneeR: Math.max(0, -c) * (0.8 + run * 0.4) + 0.06,
    shoulderL: s * (0.42 + run * 0.3),
    shoulderR: -s * (0.42 + run * 0.3),
    elbowL: -0.35 - run * 0.9,
    elbowR: -0.35 - run * 0.9,
    sway: s * 0.025,
    headNod: -0.03,
  };
}

function sitting({ seatHeight, atDesk, variation }: PoseInput): PoseNumbers {
  const hip = seatHeight + 0.075;
  const low = seatHeight < 0.44;
  return {
    ...standing,
    hip,
    lean: low ? -0.16 : atDesk ? 0.07 : -0.04,
    hipL: -1.5,
    hipR: -1.46,
    kneeL: low ? 1.3 : 1.5,
    kneeR: low ? 1.22 : 1.42,
    shin: Math.max(0.26, Math.min(0.46, hip - 0.06)),
    shoulderL: atDesk ? -0.62 : -0.3,
    shoulderR: atDesk ? -0.62 : -0.34,
    elbowL: atDesk ? -0.95 : -0.75,
    elbowR: atDesk ? -0.95 : -0.8,
    spreadL: 0.16,
    spreadR: 0.16,
    headTurn: (variation - 0.5) * (atDesk ? 0.3 : 0.9),
    headNod: atDesk ? 0.1 : 0,
  };
}
