import { setTimeout as delay } from 'node:timers/promises';
import { benchArguments, isQuick } from '../../../scripts/bench-results.mjs';
import { isInstalled } from '../test/is-installed.ts';
import { hasRedis } from '../test/redis.ts';
import { Clients } from './company/clients.ts';
import type { Report } from './company/company-clients.ts';
import { makeCompanyData } from './company/company-data.ts';
import { startCompanyOffice } from './company/company-office.ts';
import { DatabaseStatistics } from './company/database-statistics.ts';
import { cpuBetween, readCpuTimes, sampleProcess, type CpuTimes } from './company/processes.ts';
import {
  printCosts,
  printCpu,
  printStatements,
  printThirds,
  printTimes,
  seconds,
  thirdsOf,
  type Sample,
  type Third,
} from './company/report.ts';
import { membersPerObserver, type Rates } from './company/working-day.ts';

// npm run bench -- company [members] [hours]
// npm run bench -- company soak [minutes]
//
// A working day of 2,000 members in 50 organisations, with three server processes behind HAProxy, PostgreSQL and Redis
// on this machine. Everyone signs in within a minute. Then the costs of each kind of work are measured, and in nine hours of
// a minute the members write, read and walk at the rates of a busy hour, and one of 32 teams has a meeting. At noon
// the administrators notify everyone. The soak is a day of 60 hours, without the costs, which fails if memory, handles,
// connections or dead rows grow.
const isSoak = benchArguments[0] === 'soak';
const [memberArgument, hourArgument] = isSoak
  ? [undefined, benchArguments[1] ?? 60]
  : benchArguments;
const members = Number(memberArgument ?? (isQuick ? 60 : 2000));
const hours = Number(hourArgument ?? (isQuick ? 1 : 9));
const organizations = Math.ceil(members / 40);
const processes = isQuick ? 2 : 3;
const hourSeconds = isQuick ? 4 : 60;
/** Seconds of each measurement of costs. */
const costSeconds = 20;
const samplePause = isQuick ? 1000 : 10_000;
/** Milliseconds of the slowest of 100. */
const targets = { calls: 250, messages: 300 };
/** Largest growth from the second third of a soak to the last one. */
const maxGrowth = 1.15;

const perHour = members / 3600;
/** Work of a busy hour per second. */
const dayRates: Rates = {
  messages: 10 * perHour,
  openedRooms: 20 * perHour,
  openedCalendars: 2 * perHour,
  walks: 5 * perHour,
};
const costRates: Rates = {
  messages: members / 50,
  openedRooms: members / 50,
  openedCalendars: members / 50,
  walks: members / 200,
};

if (!hasRedis || !isInstalled('haproxy', '-v')) {
  console.log('Skipped, because redis-server and haproxy are not installed.');
  process.exit();
}
const office = await startCompanyOffice(processes);
const clients = new Clients();
try {
  await measureDay();
} finally {
  clients.stop();
  await office.close();
}

async function measureDay(): Promise<void> {
  console.log(`Creating ${members} members in ${organizations} organisations …`);
  const data = await makeCompanyData(office, { members, organizations });
  const statistics = await DatabaseStatistics.open(office.databaseOwnerUrl);
  await clients.run({ kind: 'start', url: office.url, data });

  const arrival = await measure(() => clients.run({ kind: 'arrive', seconds: hourSeconds }));
  console.log(`\n${members} members signed in within ${seconds(arrival.duration)}`);
  printCpu(arrival.cpu, arrival.duration);
  printTimes(arrival.report, arrival.duration);
  if (!isQuick && !isSoak) await measureCosts(arrival.cpu);

  await statistics.reset();
  const sampling = startSampling(statistics);
  await clients.run({ kind: 'forget times' });
  const day = await measure(work);
  const thirds = thirdsOf(await sampling.stop());
  console.log(`\n${hours} hours took ${seconds(day.duration)}`);
  printCpu(day.cpu, day.duration);
  console.log(`Delay of the clients, p99: ${day.report.lag.toFixed(0)} ms`);
  printTimes(day.report, day.duration);
  printThirds(thirds);
  printStatements(await statistics.slowest(12), await statistics.totalMs());
  await statistics.close();
  await clients.run({ kind: 'leave' });
  requireWork(day.report);
  if (isSoak) requireFlat(thirds);
  else printTargets(day.report);
}

async function measure(
  run: () => Promise<Report>,
): Promise<{ report: Report; duration: number; cpu: CpuTimes }> {
  const before = await readCpuTimes(office.pids);
  const begin = performance.now();
  const report = await run();
  const duration = performance.now() - begin;
  return { report, duration, cpu: cpuBetween(before, await readCpuTimes(office.pids)) };
}

async function work(): Promise<Report> {
  for (let hour = 1; hour <= hours; hour += 1) {
    const working = clients.run({ kind: 'work', seconds: hourSeconds, rates: dayRates });
    const meeting = clients.run({ kind: 'meet', seconds: hourSeconds });
    const notifying =
      hour === Math.ceil(hours / 2) ? clients.run({ kind: 'notify' }) : Promise.resolve();
    await Promise.all([working, meeting, notifying]);
  }
  return clients.run({ kind: 'report' });
}

/** Measures each kind of work alone, without the work of idle connections. */
async function measureCosts(arrival: CpuTimes): Promise<void> {
  const run = (rates: Partial<Rates>) =>
    measure(() => clients.run({ kind: 'work', seconds: costSeconds, rates }));
  const idle = await measure(async () => {
    await delay(costSeconds * 1000);
    return clients.run({ kind: 'report' });
  });
  const costs: [work: string, cpu: CpuTimes, count: number][] = [
    ['arrival of a member', arrival, members],
    ['second of 1,000 idle members', idle.cpu, (costSeconds * members) / 1000],
  ];
  const kinds = [
    ['message', 'messages', 'messages'],
    ['opened chat room (4 calls)', 'openedRooms', 'openedRooms'],
    ['opened week of the calendar', 'openedCalendars', 'openedCalendars'],
    ['step of a walk', 'walks', 'steps'],
  ] as const;
  let before = idle.report;
  for (const [title, rate, done] of kinds) {
    const { cpu, duration, report } = await run({ [rate]: costRates[rate] });
    const entries = Object.entries(cpu).map(([part, ms]) => [
      part,
      ms - (idle.cpu[part]! * duration) / idle.duration,
    ]);
    const count = report.done[done] - before.done[done];
    const received = (report.received[done] - before.received[done]) / count;
    const deliveries = done === 'steps' ? received * membersPerObserver : received;
    const suffix = deliveries > 0 ? `, ${deliveries.toFixed(0)} deliveries` : '';
    costs.push([title + suffix, Object.fromEntries(entries) as CpuTimes, count]);
    before = report;
  }
  printCosts(costs);
}

function startSampling(statistics: DatabaseStatistics): { stop(): Promise<Sample[]> } {
  const serverPids = Object.entries(office.pids).flatMap(([part, pid]) =>
    part.startsWith('server') ? [pid] : [],
  );
  const samples: Sample[] = [];
  const end = new AbortController();
  const sampling = (async () => {
    while (!end.signal.aborted) {
      samples.push({
        processes: await Promise.all(serverPids.map(sampleProcess)),
        database: await statistics.size(),
      });
      await delay(samplePause, undefined, { signal: end.signal }).catch(() => undefined);
    }
  })();
  return {
    stop: async () => {
      end.abort();
      await sampling;
      return samples;
    },
  };
}

function requireWork({ errors, received, done }: Report): void {
  for (const [error, count] of errors) console.log(`${count} × ${error}`);
  if (errors.length > 0) throw new Error('There were errors');
  const missing = [
    ...Object.entries(done).map(([work, count]) => [work, count] as const),
    ...Object.entries(received).map(([work, count]) => [`received ${work}`, count] as const),
  ].filter(([work, count]) => count === 0 && !work.startsWith('received opened'));
  if (missing.length > 0) throw new Error(`None: ${missing.map(([work]) => work).join(', ')}`);
}

function printTargets({ summaries }: Report): void {
  const isSeen = (kind: string) => kind.startsWith('message seen');
  const slow = summaries.filter(([kind, { p99 }]) => {
    if (isSeen(kind)) return p99 > targets.messages;
    return !kind.includes('seen') && p99 > targets.calls;
  });
  const result = slow.length === 0 ? 'met' : `missed by ${slow.map(([kind]) => kind).join(', ')}`;
  console.log(`\np99 of calls ${targets.calls} ms, of messages ${targets.messages} ms: ${result}`);
}

function requireFlat([, second, last]: readonly Third[]): void {
  if (!second || !last) return;
  const memory = second.memory.map(
    (before, index) => [`memory of process ${index + 1}`, before, last.memory[index]!] as const,
  );
  const figures = [
    ...memory,
    ['handles', second.handles, last.handles] as const,
    ['connections', second.connections, last.connections] as const,
  ];
  const grown = figures.filter(([, before, after]) => after > before * maxGrowth);
  for (const [name, before, after] of grown)
    console.log(`${name}: ${before.toFixed(0)}, then ${after.toFixed(0)}`);
  if (last.deadRows > 0.25) console.log(`dead rows: ${(100 * last.deadRows).toFixed(0)} %`);
  if (grown.length > 0 || last.deadRows > 0.25) throw new Error('Resources grow');
}
