import { setTimeout as delay } from 'node:timers/promises';
import { benchArguments, isQuick } from '../../../scripts/bench-results.mjs';
import { hasRedis } from '../test/redis.ts';
import { startDrillOffice, type DrillOffice } from './faults/drill-office.ts';
import { faults, type Fault } from './faults/faults.ts';
import { findLosses, type Losses } from './faults/losses.ts';
import { createRooms, type DrillRooms } from './faults/rooms.ts';
import { Traffic, writers } from './faults/traffic.ts';

// npm run bench -- faults [words of a fault]
//
// Breaks one part of an office with two server processes at a time, while members write, listen, upload files, invite
// people and cause webhook events. Nothing acknowledged may be lost or doubled, and the office must recover.

/** Milliseconds of traffic before a fault. */
const warmUp = isQuick ? 500 : 2000;
const maxRecovery = 30_000;
/** Milliseconds for the first retry of a mail, which follows after a minute, and for leases of killed processes. */
const maxDelivery = 100_000;
const quickFaults = [
  'a server process is killed',
  'PostgreSQL is killed',
  'Redis is killed',
  'all connections of clients are closed',
];

interface Result extends Losses {
  fault: string;
  duration: number;
  acknowledged: number;
  failedCalls: number;
  longestPause: number;
  /** Milliseconds from the end of the fault. Null if the office did not recover. */
  recovery: number | null;
  /** Milliseconds from the end of the fault until all mails and events have arrived. */
  delivered: number;
}

async function drill(office: DrillOffice, rooms: DrillRooms, fault: Fault): Promise<Result> {
  await fault.prepare?.(office);
  const traffic = await Traffic.start(office, rooms);
  try {
    if (!(await waitUntil(() => traffic.worksSince(0), maxRecovery)))
      throw new Error('The office does not work');
    await delay(warmUp);
    const begin = performance.now();
    await fault.begin(office);
    await delay(isQuick ? Math.min(fault.duration, 1000) : fault.duration);
    await fault.end(office);
    const end = performance.now();
    const isRecovered = await waitUntil(() => traffic.worksSince(end), maxRecovery);
    const recovery = performance.now() - end;
    await traffic.stop();
    const losses = await findLosses(office, rooms, traffic, { within: maxDelivery });
    return {
      fault: fault.name,
      duration: end - begin,
      acknowledged: traffic.messages.length,
      failedCalls: traffic.failedCalls,
      longestPause: traffic.longestPause(begin),
      recovery: isRecovered ? recovery : null,
      delivered: performance.now() - end,
      ...losses,
    };
  } finally {
    traffic.close();
    await traffic.stop();
  }
}

async function waitUntil(isMet: () => boolean, timeout: number): Promise<boolean> {
  const deadline = performance.now() + timeout;
  while (!isMet()) {
    if (performance.now() > deadline) return false;
    await delay(10);
  }
  return true;
}

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`;

function printResult({ fault, recovery, lost, doubled, ...result }: Result): void {
  const cells = [
    fault,
    seconds(result.duration),
    result.acknowledged,
    result.failedCalls,
    seconds(result.longestPause),
    recovery === null ? 'never' : seconds(recovery),
    seconds(result.delivered),
    lost.length,
    doubled.length,
  ];
  console.log(`| ${cells.join(' | ')} |`);
  for (const line of lost.slice(0, 5)) console.log(`  lost: ${line}`);
  for (const line of doubled.slice(0, 5)) console.log(`  doubled: ${line}`);
}

const words = benchArguments.join(' ');
const chosen = faults.filter(({ name }) =>
  isQuick ? quickFaults.includes(name) : name.includes(words),
);
if (chosen.length === 0) throw new Error(`There is no fault “${words}”`);
if (!hasRedis) {
  console.log('Skipped, because redis-server is not installed.');
  process.exit();
}
console.log(
  '| fault | duration | messages | failed calls | longest pause | recovery | delivered | lost | doubled |\n' +
    '| --- | --- | --- | --- | --- | --- | --- | --- | --- |',
);
const office = await startDrillOffice();
const results: Result[] = [];
try {
  const rooms = await createRooms(office, writers);
  for (const fault of chosen) {
    if (fault.isPossible?.(office) === false) {
      console.log(`| ${fault.name} | not possible on this machine |`);
      continue;
    }
    results.push(await drill(office, rooms, fault));
    printResult(results.at(-1)!);
  }
} finally {
  await office.close();
}
const failed = results.filter(
  ({ recovery, lost, doubled }) => recovery === null || lost.length > 0 || doubled.length > 0,
);
if (failed.length > 0) throw new Error(`Failed: ${failed.map(({ fault }) => fault).join(', ')}`);
