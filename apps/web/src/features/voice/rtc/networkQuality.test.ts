import { describe, expect, it } from 'vitest';
import { readConnection, readReceived } from './connectionStats.ts';
import {
  goodNetwork,
  networkProblem,
  nextNetwork,
  type NetworkProblem,
  type NetworkReading,
} from './networkQuality.ts';

const clear: NetworkReading = { loss: 0, rttMs: 40, available: 300_000 };

describe('networkProblem', () => {
  it.each<[what: string, reading: Partial<NetworkReading>, expected: NetworkProblem | null]>([
    ['none on a clear connection', {}, null],
    ['none without values', { rttMs: null, available: null }, null],
    ['none below 4 % loss', { loss: 0.039 }, null],
    ['weak from 4 % loss', { loss: 0.04 }, { level: 'weak', reason: 'loss', value: 4 }],
    ['bad from 12 % loss', { loss: 0.12 }, { level: 'bad', reason: 'loss', value: 12 }],
    ['none below 400 ms', { rttMs: 399 }, null],
    ['weak from 400 ms', { rttMs: 420 }, { level: 'weak', reason: 'latency', value: 400 }],
    ['bad from 900 ms', { rttMs: 930 }, { level: 'bad', reason: 'latency', value: 950 }],
    ['none above 120 kbit/s', { available: 121_000 }, null],
    [
      'weak up to 120 kbit/s',
      { available: 96_000 },
      { level: 'weak', reason: 'bandwidth', value: 100 },
    ],
    [
      'bad up to 50 kbit/s',
      { available: 32_000 },
      { level: 'bad', reason: 'bandwidth', value: 30 },
    ],
    [
      'loss before latency of the same level',
      { loss: 0.05, rttMs: 500 },
      { level: 'weak', reason: 'loss', value: 5 },
    ],
    [
      'bad latency before weak loss',
      { loss: 0.05, rttMs: 1000 },
      { level: 'bad', reason: 'latency', value: 1000 },
    ],
  ])('is %s', (_, reading, expected) => {
    expect(networkProblem({ ...clear, ...reading })).toEqual(expected);
  });
});

describe('nextNetwork', () => {
  const levels = (...losses: number[]) => {
    let state = goodNetwork;
    return losses.map((loss) => {
      state = nextNetwork(state, { ...clear, loss });
      return state.problem?.level ?? 'good';
    });
  };

  it('ignores a single bad reading', () => {
    expect(levels(0, 0.2, 0, 0)).toEqual(['good', 'good', 'good', 'good']);
  });

  it('changes the level after two equal readings', () => {
    expect(levels(0.2, 0.2, 0.05, 0.05, 0, 0)).toEqual([
      'good',
      'bad',
      'bad',
      'weak',
      'weak',
      'good',
    ]);
  });
});

it('reads the loss of both directions since the previous reading', () => {
  const report = new Map<string, unknown>([
    ['voice', { type: 'inbound-rtp', packetsReceived: 180, packetsLost: 20 }],
    ['camera', { type: 'inbound-rtp', packetsReceived: 100, packetsLost: -2 }],
    ['sent', { type: 'outbound-rtp', packetsSent: 500 }],
    ['theirs', { type: 'remote-inbound-rtp', packetsLost: 5 }],
  ]);
  const first = readReceived(report, { received: 80, lost: 0 });
  expect(first.loss).toBeCloseTo(20 / 220);
  expect(readReceived(report, first.counters).loss).toBe(0);
  expect(readConnection(report, { sent: 0, lost: 0 }).reading.loss).toBe(0.01);
});
