import type { PoseNumbers } from './poses.ts';

/**
 * Short bursts, so that the scene does not draw between them. All movements are zero at both ends.
 * In milliseconds.
 */
const period = 4500;
const burst = 1500;
const frameInterval = 66;
const blinkLength = 150;
const glanceProbability = 0.3;

/** Height of a figure in CSS pixels from which idle life is visible. */
export const minIdleLifeHeight = 80;

export interface IdleLife {
  blinking: boolean;
  /** Radians. */
  glance: number;
  /** From 0 to 1. */
  breath: number;
}

const fraction = (value: number) => value - Math.floor(value);

/** `variation`: from 0 to 1, constant per person. */
export function idleLifeAt(now: number, variation: number): IdleLife | undefined {
  const at = now % period;
  if (at >= burst) return undefined;
  const round = Math.floor(now / period);
  const dice = fraction(Math.sin(round * 12.9898 + variation * 78.233) * 43_758.5453);
  const blinkAt = 100 + dice * (burst - blinkLength - 200);
  const wave = Math.sin((at / burst) * Math.PI) ** 2;
  const isGlancing = dice < glanceProbability;
  return {
    blinking: at >= blinkAt && at < blinkAt + blinkLength,
    glance: isGlancing ? wave * (dice * 2 > glanceProbability ? 0.45 : -0.45) : 0,
    breath: wave,
  };
}

/** Milliseconds until the next frame with idle life. */
export function idleLifeDelay(now: number): number {
  const at = now % period;
  return at < burst ? frameInterval : period - at;
}

export function withIdleLife(pose: PoseNumbers, { glance, breath }: IdleLife): PoseNumbers {
  return {
    ...pose,
    lean: pose.lean - breath * 0.012,
    spreadL: pose.spreadL + breath * 0.02,
    spreadR: pose.spreadR + breath * 0.02,
    headTurn: pose.headTurn + glance,
    headNod: pose.headNod - breath * 0.015,
  };
}
