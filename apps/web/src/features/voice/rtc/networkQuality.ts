/** A connection as read from its statistics. Null if the browser does not report the value. */
export interface NetworkReading {
  /** Share of lost packets in both directions, the higher one, from 0 to 1. */
  loss: number;
  rttMs: number | null;
  /** Bandwidth estimate for sending in bits per second. */
  available: number | null;
}

export interface NetworkProblem {
  level: 'weak' | 'bad';
  reason: 'loss' | 'latency' | 'bandwidth';
  /** Rounded, in percent, milliseconds or kbit/s. */
  value: number;
}

export interface NetworkState {
  problem: NetworkProblem | null;
  /** Last reading, not shown until the next one has the same level. */
  last: NetworkProblem | null;
}

/** Limits of `weak` and `bad`. Opus conceals a few percent of lost packets; pauses overlap from 400 ms. */
const lossLimits = [0.04, 0.12] as const;
const rttLimits = [400, 900] as const;
/** Voice needs about 40 kbit/s, the smallest video 100 kbit/s. */
const bandwidthLimits = [120_000, 50_000] as const;

export function networkProblem({ loss, rttMs, available }: NetworkReading): NetworkProblem | null {
  const found = [
    problemOf('loss', levelAbove(loss, lossLimits), Math.round(loss * 100)),
    problemOf('latency', levelAbove(rttMs, rttLimits), roundTo(rttMs ?? 0, 50)),
    problemOf(
      'bandwidth',
      levelBelow(available, bandwidthLimits),
      roundTo((available ?? 0) / 1000, 10),
    ),
  ].filter((problem) => problem !== null);
  return found.find(({ level }) => level === 'bad') ?? found[0] ?? null;
}

export const goodNetwork: NetworkState = { problem: null, last: null };

/** Changes the shown level only after two equal readings, so that it does not flicker. */
export function nextNetwork(before: NetworkState, reading: NetworkReading): NetworkState {
  const problem = networkProblem(reading);
  const isConfirmed = problem?.level === before.last?.level;
  const isChanged = isConfirmed && !isSame(problem, before.problem);
  return { last: problem, problem: isChanged ? problem : before.problem };
}

function isSame(one: NetworkProblem | null, two: NetworkProblem | null): boolean {
  return one?.level === two?.level && one?.reason === two?.reason && one?.value === two?.value;
}

type Limits = readonly [weak: number, bad: number];

function levelAbove(value: number | null, [weak, bad]: Limits): NetworkProblem['level'] | null {
  if (value === null || value < weak) return null;
  return value < bad ? 'weak' : 'bad';
}

function levelBelow(value: number | null, [weak, bad]: Limits): NetworkProblem['level'] | null {
  if (value === null || value > weak) return null;
  return value > bad ? 'weak' : 'bad';
}

function problemOf(
  reason: NetworkProblem['reason'],
  level: NetworkProblem['level'] | null,
  value: number,
): NetworkProblem | null {
  return level && { level, reason, value };
}

function roundTo(value: number, step: number): number {
  return Math.round(value / step) * step;
}
