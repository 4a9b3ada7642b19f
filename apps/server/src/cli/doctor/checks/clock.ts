import type pg from 'pg';
import type { Config } from '../../../config/config.ts';
import { ok, problem, warning, type Check, type Finding } from '../check.ts';

/** Differences in milliseconds. Tokens, relay credentials and signed addresses expire by the clock. */
const doubtful = 2000;
const wrong = 60_000;

interface ClockDeps {
  database: () => Promise<pg.Pool>;
  now(): Date;
}

/** Compares the clock with the database, and with the `Date` header of the bucket if one is configured. */
export function clockCheck({ s3 }: Pick<Config, 's3'>, { database, now }: ClockDeps): Check {
  return {
    name: 'clock',
    advice: 'Synchronise the clocks with NTP.',
    run: async () => {
      // Connects before the comparison, which would otherwise include the time for it.
      const pool = await database().catch(() => null);
      const differences = await Promise.all([
        ...(pool ? [differenceOf('the database', now, () => databaseTime(pool))] : []),
        ...(s3 ? [differenceOf('the bucket', now, () => httpTime(s3.endpoint))] : []),
      ]);
      return evaluateClock(differences);
    },
  };
}

interface ClockDifference {
  name: string;
  /** In milliseconds, null if the other clock cannot be read. */
  difference: number | null;
}

/** Compares with the middle of the request, because the time of the answer is not known exactly. */
async function differenceOf(
  name: string,
  now: () => Date,
  read: () => Promise<number | null>,
): Promise<ClockDifference> {
  const start = now().getTime();
  const other = await read().catch(() => null);
  const middle = (start + now().getTime()) / 2;
  return { name, difference: other === null ? null : middle - other };
}

async function databaseTime(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ time: Date }>('SELECT clock_timestamp() AS time');
  return rows[0]!.time.getTime();
}

async function httpTime(url: string): Promise<number | null> {
  const response = await fetch(url, { method: 'HEAD', redirect: 'manual' });
  const time = Date.parse(response.headers.get('date') ?? '');
  // The header has whole seconds.
  return Number.isNaN(time) ? null : time + 500;
}

function evaluateClock(differences: readonly ClockDifference[]): Finding {
  const known = differences.filter(({ difference }) => difference !== null);
  if (known.length === 0) return warning('Not checked: no other clock is reachable.');
  const texts = known.map(
    ({ name, difference }) => `${(Math.abs(difference!) / 1000).toFixed(1)} s from ${name}`,
  );
  const largest = Math.max(...known.map(({ difference }) => Math.abs(difference!)));
  const state = `The clock of this machine differs by ${texts.join(' and ')}`;
  if (largest >= wrong) {
    return problem(`${state}, so sign-ins, links and calls fail. Synchronise the clocks with NTP.`);
  }
  return largest >= doubtful
    ? warning(`${state}. Synchronise the clocks with NTP.`)
    : ok(`${state}.`);
}
