import type { QualityReading } from './videoQuality.ts';

export interface PacketCounters {
  sent: number;
  lost: number;
}

export interface ReceivedCounters {
  received: number;
  lost: number;
}

interface Stats {
  type: string;
  nominated?: boolean;
  availableOutgoingBitrate?: number;
  currentRoundTripTime?: number;
  packetsSent?: number;
  packetsReceived?: number;
  packetsLost?: number;
  qualityLimitationReason?: string;
}

const minPackets = 30;

export function readConnection(
  report: Iterable<readonly [string, unknown]>,
  before: PacketCounters,
): { reading: QualityReading; counters: PacketCounters } {
  const all = [...report].map(([, stats]) => stats as Stats);
  const of = (type: string) => all.filter((stats) => stats.type === type);
  const total = (type: string, field: 'packetsSent' | 'packetsLost') =>
    of(type).reduce((sum, stats) => sum + Math.max(0, stats[field] ?? 0), 0);
  const candidatePair = of('candidate-pair').find(({ nominated }) => nominated);
  const rtt = candidatePair?.currentRoundTripTime;
  const counters = {
    sent: total('outbound-rtp', 'packetsSent'),
    lost: total('remote-inbound-rtp', 'packetsLost'),
  };
  const sent = counters.sent - before.sent;
  const lost = Math.max(0, counters.lost - before.lost);
  return {
    counters,
    reading: {
      loss: sent < minPackets ? 0 : Math.min(1, lost / sent),
      rttMs: rtt === undefined ? null : rtt * 1000,
      available: candidatePair?.availableOutgoingBitrate ?? null,
      isCpuLimited: all.some((stats) => stats.qualityLimitationReason === 'cpu'),
    },
  };
}

/** Returns the share of packets that did not arrive since `before`, from 0 to 1. */
export function readReceived(
  report: Iterable<readonly [string, unknown]>,
  before: ReceivedCounters,
): { loss: number; counters: ReceivedCounters } {
  const inbound = [...report]
    .map(([, stats]) => stats as Stats)
    .filter(({ type }) => type === 'inbound-rtp');
  const total = (field: 'packetsReceived' | 'packetsLost') =>
    // Duplicated packets make the number of lost ones negative.
    inbound.reduce((sum, stats) => sum + Math.max(0, stats[field] ?? 0), 0);
  const counters = { received: total('packetsReceived'), lost: total('packetsLost') };
  const lost = Math.max(0, counters.lost - before.lost);
  const expected = Math.max(0, counters.received - before.received) + lost;
  return { counters, loss: expected < minPackets ? 0 : lost / expected };
}
