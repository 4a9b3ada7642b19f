import type { VideoTrackKind } from './tracks.ts';

export interface QualityReading {
  /** Packet loss from 0 to 1. */
  loss: number;
  rttMs: number | null;
  /** Bandwidth estimate of the browser in bits per second, or null. */
  available: number | null;
  isCpuLimited: boolean;
}

export interface QualitySurroundings {
  others: number;
  visible: boolean;
  lowBattery: boolean;
}

export interface Encoding {
  /** Bits per second. */
  maxBitrate: number;
  scale: number;
  frameRate: number;
}

export type VideoQuality = Readonly<Record<VideoTrackKind, Encoding | 'off'>>;

export interface QualityState {
  step: number;
  good: number;
  tight: number;
  cpuLimited: number;
  /** Number of good readings before the next step up. Doubles after each failed attempt. */
  requiredGood: number;
  onTrial: boolean;
}

/** Bits per second for all video to one participant. Step 0 is off. */
export const budgets = [
  0, 100_000, 180_000, 350_000, 600_000, 1_000_000, 1_600_000, 2_500_000, 4_000_000,
] as const;

const cameraEncodings: readonly Encoding[] = [
  { maxBitrate: 100_000, scale: 4, frameRate: 8 },
  { maxBitrate: 180_000, scale: 4, frameRate: 15 },
  { maxBitrate: 350_000, scale: 2, frameRate: 15 },
  { maxBitrate: 600_000, scale: 2, frameRate: 24 },
  { maxBitrate: 1_500_000, scale: 1, frameRate: 30 },
];

/** Reduces the frame rate before the resolution, to keep text readable. */
const screenEncodings: readonly Encoding[] = [
  { maxBitrate: 100_000, scale: 2, frameRate: 1 },
  { maxBitrate: 180_000, scale: 1.5, frameRate: 2 },
  { maxBitrate: 350_000, scale: 1, frameRate: 5 },
  { maxBitrate: 1_000_000, scale: 1, frameRate: 10 },
  { maxBitrate: 2_500_000, scale: 1, frameRate: 15 },
];

/** Bits per second reserved for the voice and for fluctuations. */
const voiceReserve = 50_000;
const usableShare = 0.85;
/** Beside a shared screen the camera is small and is switched off first. */
const cameraWithScreen = { atLeast: 100_000, atMost: 350_000 };
const minRequiredGood = 2;
const maxRequiredGood = 15;
const provedAfter = 3;
/** Loss rate above which video is switched off. Below it, the smallest video is kept. */
const severeLoss = 0.3;

function highestStep({ others, visible, lowBattery }: QualitySurroundings): number {
  const byOthers = others <= 1 ? 8 : others === 2 ? 6 : 5;
  return Math.min(byOthers, lowBattery ? 3 : 8, visible ? 8 : 4);
}

/** Starts at the highest step: the browser's congestion control starts low anyway. */
export function firstQuality(surroundings: QualitySurroundings): QualityState {
  const step = highestStep(surroundings);
  return { step, good: 0, tight: 0, cpuLimited: 0, requiredGood: minRequiredGood, onTrial: false };
}

/**
 * Steps down immediately on packet loss or high latency, after two readings with a low estimate,
 * and after three with a CPU limitation. Steps up after `requiredGood` good readings.
 */
export function nextQuality(
  before: QualityState,
  reading: QualityReading,
  surroundings: QualitySurroundings,
): QualityState {
  const highest = highestStep(surroundings);
  const step = Math.min(before.step, highest);
  const tight = isTight(step, reading) ? before.tight + 1 : 0;
  const cpuLimited = reading.isCpuLimited ? before.cpuLimited + 1 : 0;
  const lower = lowerStep(step, reading, { tight, cpuLimited });
  if (lower < step) {
    const requiredGood = before.onTrial ? before.requiredGood * 2 : before.requiredGood;
    return {
      step: lower,
      good: 0,
      tight,
      cpuLimited: 0,
      requiredGood: Math.min(maxRequiredGood, requiredGood),
      onTrial: false,
    };
  }
  const isGood = tight === 0 && cpuLimited === 0 && reading.loss < 0.03 && !hasHighLatency(reading);
  const good = isGood ? before.good + 1 : 0;
  if (step < highest && good >= before.requiredGood)
    return { ...before, step: step + 1, good: 0, tight, cpuLimited, onTrial: true };
  const hasProved = before.onTrial && good >= provedAfter;
  return {
    step,
    good,
    tight,
    cpuLimited,
    requiredGood: hasProved ? minRequiredGood : before.requiredGood,
    onTrial: before.onTrial && !hasProved,
  };
}

export function qualityAt(
  { step }: Pick<QualityState, 'step'>,
  sends: Readonly<Record<VideoTrackKind, boolean>>,
): VideoQuality {
  const budget = budgets[step] ?? 0;
  if (!sends.screen)
    return { screen: 'off', camera: sends.camera ? best(cameraEncodings, budget) : 'off' };
  const { atLeast, atMost } = cameraWithScreen;
  const screen = best(screenEncodings, sends.camera ? Math.max(100_000, budget - atLeast) : budget);
  if (!sends.camera || budget === 0)
    return { camera: 'off', screen: budget === 0 ? 'off' : screen };
  const left = budget - (screen === 'off' ? 0 : screen.maxBitrate);
  return { screen, camera: best(cameraEncodings, Math.min(atMost, left)) };
}

function lowerStep(
  step: number,
  { loss, available, ...reading }: QualityReading,
  { tight, cpuLimited }: Pick<QualityState, 'tight' | 'cpuLimited'>,
): number {
  const fitting =
    tight >= 2 ? budgets.findLastIndex((budget) => budget <= videoBudget(available)) : step;
  const least = Math.min(step, loss > severeLoss ? 0 : 1);
  const byLoss = loss > 0.15 ? step - 2 : loss > 0.08 || hasHighLatency(reading) ? step - 1 : step;
  const byCpu = cpuLimited >= 3 ? step - 1 : step;
  return Math.min(Math.max(0, fitting), Math.max(least, Math.min(byLoss, byCpu)));
}

function isTight(step: number, { available }: QualityReading): boolean {
  return (budgets[step] ?? 0) > videoBudget(available);
}

function hasHighLatency({ rttMs }: Pick<QualityReading, 'rttMs'>): boolean {
  return rttMs !== null && rttMs > 1000;
}

function videoBudget(available: number | null): number {
  return available === null
    ? Number.POSITIVE_INFINITY
    : Math.max(0, available * usableShare - voiceReserve);
}

function best(encodings: readonly Encoding[], budget: number): Encoding | 'off' {
  return encodings.findLast(({ maxBitrate }) => maxBitrate <= budget) ?? 'off';
}
