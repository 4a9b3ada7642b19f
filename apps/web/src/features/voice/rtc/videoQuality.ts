import type { PictureKind } from './tracks.ts';

/** The way to one other participant during the last seconds. */
export interface QualityReading {
  /** The share of packets that got lost, from 0 to 1. */
  loss: number;
  rttMs: number | null;
  /** Bits a second that the way carries, by the browser's estimate; null: it has none yet. */
  available: number | null;
  /** The encoder does not keep up. */
  isCpuLimited: boolean;
}

export interface QualitySurroundings {
  /** How many others the same pictures go to. */
  others: number;
  /** Whether the member sees the page. */
  visible: boolean;
  lowBattery: boolean;
}

/** How one picture is sent. */
export interface Encoding {
  /** Bits a second. */
  maxBitrate: number;
  /** The picture is as many times narrower and lower. */
  scale: number;
  frameRate: number;
}

export type VideoQuality = Readonly<Record<PictureKind, Encoding | 'off'>>;

/** Decisions so far about the pictures to one other participant. */
export interface QualityState {
  /** An index of `budgets`. */
  step: number;
  /** How many readings in a row were good, did not fit, or had an encoder that does not keep up. */
  good: number;
  tight: number;
  cpuLimited: number;
  /** How many good readings the next step up waits for: twice as many each time that one did not last. */
  patience: number;
  /** Whether the last step up has to prove itself. */
  onTrial: boolean;
}

/** Bits a second for all pictures to one other participant; at the first there are none. */
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

/** Text is to be read: pictures get fewer before they get smaller. */
const screenEncodings: readonly Encoding[] = [
  { maxBitrate: 100_000, scale: 2, frameRate: 1 },
  { maxBitrate: 180_000, scale: 1.5, frameRate: 2 },
  { maxBitrate: 350_000, scale: 1, frameRate: 5 },
  { maxBitrate: 1_000_000, scale: 1, frameRate: 10 },
  { maxBitrate: 2_500_000, scale: 1, frameRate: 15 },
];

/** The voice, and what comes up in between, are left this much. */
const voiceReserve = 50_000;
const usableShare = 0.85;
/** Beside a shared screen a camera is a small picture, and is given up first. */
const cameraBesideScreen = { atLeast: 100_000, atMost: 350_000 };
const leastPatience = 2;
const mostPatience = 15;
/** Good readings after which a step up has proved itself. */
const provedAfter = 3;
/** A way that loses this much of everything loses it whatever is sent: the smallest picture stays. */
const tooMuchLoss = 0.3;

/** The highest step: every other participant is sent a picture of their own. */
function highestStep({ others, visible, lowBattery }: QualitySurroundings): number {
  const byOthers = others <= 1 ? 8 : others === 2 ? 6 : 5;
  return Math.min(byOthers, lowBattery ? 3 : 8, visible ? 8 : 4);
}

/** Nothing is known yet: the browser's own control of congestion begins low, and finds the rate. */
export function firstQuality(surroundings: QualitySurroundings): QualityState {
  const step = highestStep(surroundings);
  return { step, good: 0, tight: 0, cpuLimited: 0, patience: leastPatience, onTrial: false };
}

/**
 * The next decision, after a reading. Down at once when packets get lost or the way is long, after two
 * readings when the estimate is too small, after three when the encoder does not keep up. Up by one step,
 * after as many good readings as the last attempts taught.
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
    const patience = before.onTrial ? before.patience * 2 : before.patience;
    return {
      step: lower,
      good: 0,
      tight,
      cpuLimited: 0,
      patience: Math.min(mostPatience, patience),
      onTrial: false,
    };
  }
  const isGood = tight === 0 && cpuLimited === 0 && reading.loss < 0.03 && !isFar(reading);
  const good = isGood ? before.good + 1 : 0;
  if (step < highest && good >= before.patience)
    return { ...before, step: step + 1, good: 0, tight, cpuLimited, onTrial: true };
  const hasProved = before.onTrial && good >= provedAfter;
  return {
    step,
    good,
    tight,
    cpuLimited,
    patience: hasProved ? leastPatience : before.patience,
    onTrial: before.onTrial && !hasProved,
  };
}

/** The pictures that a step has room for, of those that are switched on. */
export function qualityAt(
  { step }: Pick<QualityState, 'step'>,
  sends: Readonly<Record<PictureKind, boolean>>,
): VideoQuality {
  const budget = budgets[step] ?? 0;
  if (!sends.screen)
    return { screen: 'off', camera: sends.camera ? best(cameraEncodings, budget) : 'off' };
  const { atLeast, atMost } = cameraBesideScreen;
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
    tight >= 2 ? budgets.findLastIndex((budget) => budget <= carried(available)) : step;
  const least = Math.min(step, loss > tooMuchLoss ? 0 : 1);
  const byLoss = loss > 0.15 ? step - 2 : loss > 0.08 || isFar(reading) ? step - 1 : step;
  const byCpu = cpuLimited >= 3 ? step - 1 : step;
  return Math.min(Math.max(0, fitting), Math.max(least, Math.min(byLoss, byCpu)));
}

function isTight(step: number, { available }: QualityReading): boolean {
  return (budgets[step] ?? 0) > carried(available);
}

function isFar({ rttMs }: Pick<QualityReading, 'rttMs'>): boolean {
  return rttMs !== null && rttMs > 1000;
}

/** The part of the estimate that pictures may take. */
function carried(available: number | null): number {
  return available === null
    ? Number.POSITIVE_INFINITY
    : Math.max(0, available * usableShare - voiceReserve);
}

function best(encodings: readonly Encoding[], budget: number): Encoding | 'off' {
  return encodings.findLast(({ maxBitrate }) => maxBitrate <= budget) ?? 'off';
}
