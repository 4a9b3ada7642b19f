import { describe, expect, it } from 'vitest';
import { readConnection } from './connectionStats.ts';
import {
  budgets,
  firstQuality,
  nextQuality,
  qualityAt,
  type QualityReading,
  type QualityState,
  type QualitySurroundings,
} from './videoQuality.ts';

const two: QualitySurroundings = { others: 1, visible: true, lowBattery: false };
const five: QualitySurroundings = { ...two, others: 4 };
const clear: QualityReading = { loss: 0, rttMs: 40, available: 8_000_000, isCpuLimited: false };

function follow(
  readings: Partial<QualityReading>[],
  { from = firstQuality(two), surroundings = two } = {},
): QualityState[] {
  let state = from;
  return readings.map((reading) => {
    state = nextQuality(state, { ...clear, ...reading }, surroundings);
    return state;
  });
}

const times = (count: number, reading: Partial<QualityReading>) =>
  Array.from({ length: count }, () => reading);
const steps = (states: QualityState[]) => states.map(({ step }) => step);

/** Simulates a connection with a fixed bandwidth: the estimate is capped, and packets above it are lost. */
function overConnection(
  bitsASecond: number,
  count: number,
  from = firstQuality(two),
): QualityState[] {
  const states: QualityState[] = [];
  let state = from;
  for (let index = 0; index < count; index++) {
    const load = (budgets[state.step] ?? 0) + 40_000;
    const loss = load > bitsASecond * 1.3 ? 0.12 : 0;
    state = nextQuality(state, { ...clear, available: bitsASecond, loss }, two);
    states.push(state);
  }
  return states;
}

describe('video quality', () => {
  it('stays at the highest step without loss', () => {
    expect(new Set(steps(follow(times(30, {}))))).toEqual(new Set([8]));
  });

  it('drops within eight seconds at 20 % loss and does not recover', () => {
    const transitions = steps(follow(times(60, { loss: 0.2 })));
    expect(transitions.slice(0, 4)).toEqual([6, 4, 2, 1]);
    expect(new Set(transitions.slice(4))).toEqual(new Set([1]));
  });

  it('switches video off at 35 % loss to protect the voice', () => {
    const last = follow(times(10, { loss: 0.35 })).at(-1);
    expect(last?.step).toBe(0);
    expect(qualityAt(last as QualityState, { camera: true, screen: true })).toEqual({
      camera: 'off',
      screen: 'off',
    });
  });

  it('fits into 300 kbit/s and probes for more at growing intervals', () => {
    const transitions = steps(overConnection(300_000, 120));
    expect(transitions.slice(0, 4)).toContain(2);
    const attempts = transitions.flatMap((step, index) =>
      step > 2 && (transitions[index - 1] ?? 9) <= 2 ? [index] : [],
    );
    expect(attempts.length).toBeGreaterThan(2);
    expect(attempts.length).toBeLessThan(12);
    // An attempt takes two readings, and later ones are 30 seconds apart.
    expect(transitions.filter((step) => step > 2).length).toBeLessThan(attempts.length * 2 + 4);
    const gaps = attempts.slice(1).map((at, index) => at - (attempts[index] ?? 0));
    expect(gaps.at(-1)).toBeGreaterThanOrEqual(15);
    expect(gaps.at(-1)).toBeGreaterThan(gaps[0] ?? 0);
  });

  it('recovers one step at a time', () => {
    const bad = follow(times(10, { loss: 0.2 })).at(-1) as QualityState;
    const transitions = steps(follow(times(80, {}), { from: bad }));
    expect(transitions[0]).toBe(1);
    expect(transitions.at(-1)).toBe(8);
    for (const [index, step] of transitions.entries())
      expect(step - (transitions[index - 1] ?? 1)).toBeLessThanOrEqual(1);
  });

  it('ignores a single low estimate or CPU limitation', () => {
    const levels = follow([{}, { available: 200_000 }, {}, { isCpuLimited: true }, {}]);
    expect(new Set(steps(levels))).toEqual(new Set([8]));
  });

  it('drops while the encoder is CPU limited', () => {
    expect(steps(follow(times(6, { isCpuLimited: true })))).toEqual([8, 8, 7, 7, 7, 6]);
  });

  it.each<[string, QualitySurroundings, number]>([
    ['two', two, 8],
    ['three', { ...two, others: 2 }, 6],
    ['five', five, 5],
    ['a low battery', { ...two, lowBattery: true }, 3],
    ['a hidden page', { ...two, visible: false }, 4],
  ])('is capped for %s', (_, surroundings, step) => {
    expect(firstQuality(surroundings).step).toBe(step);
    expect(nextQuality(firstQuality(two), clear, surroundings).step).toBe(step);
  });
});

it.each<[step: number, camera: boolean, screen: boolean, sent: [camera: number, screen: number]]>([
  [8, true, false, [1_500_000, 0]],
  [8, true, true, [350_000, 2_500_000]],
  [5, true, true, [350_000, 350_000]],
  [3, true, true, [100_000, 180_000]],
  [2, true, true, [0, 100_000]],
  [2, false, true, [0, 180_000]],
  [2, true, false, [180_000, 0]],
  [0, true, true, [0, 0]],
  [8, false, false, [0, 0]],
])(
  'returns the bitrates of step %i with camera %s and screen %s',
  (step, camera, screen, [forCamera, forScreen]) => {
    const quality = qualityAt({ step }, { camera, screen });
    const rate = (kind: 'camera' | 'screen') => {
      const encoding = quality[kind];
      return encoding === 'off' ? 0 : encoding.maxBitrate;
    };
    expect([rate('camera'), rate('screen')]).toEqual([forCamera, forScreen]);
  },
);

it('reads the packets and the estimate since the last report', () => {
  const report = new Map<string, unknown>([
    ['a', { type: 'outbound-rtp', packetsSent: 400 }],
    ['b', { type: 'outbound-rtp', packetsSent: 700, qualityLimitationReason: 'cpu' }],
    ['c', { type: 'remote-inbound-rtp', packetsLost: 30 }],
    ['d', { type: 'remote-inbound-rtp', packetsLost: 90 }],
    ['e', { type: 'candidate-pair', nominated: false, availableOutgoingBitrate: 1 }],
    [
      'f',
      {
        type: 'candidate-pair',
        nominated: true,
        availableOutgoingBitrate: 900_000,
        currentRoundTripTime: 0.12,
      },
    ],
  ]);
  const { reading, counters } = readConnection(report, { sent: 600, lost: 20 });
  expect(reading).toEqual({ loss: 0.2, rttMs: 120, available: 900_000, isCpuLimited: true });
  expect(readConnection(report, counters).reading.loss).toBe(0);
});
