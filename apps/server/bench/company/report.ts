import type { Report } from './company-clients.ts';
import type { DatabaseSize, QueryTime } from './database-statistics.ts';
import type { CpuTimes, ProcessSample } from './processes.ts';

export interface Sample {
  processes: ProcessSample[];
  database: DatabaseSize;
}

/** Means of the samples of a third of the day. */
export interface Third {
  /** Resident memory of each process in MB. */
  memory: number[];
  handles: number;
  connections: number;
  databaseMegabytes: number;
  deadRows: number;
}

export const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`;

function printTable(titles: readonly string[], rows: readonly (readonly string[])[]): void {
  const line = (cells: readonly string[]) => console.log(`| ${cells.join(' | ')} |`);
  console.log('');
  line(titles);
  line(titles.map((_, column) => (column === 0 ? '---' : '--:')));
  rows.forEach(line);
}

export function printTimes({ summaries }: Report, duration: number): void {
  printTable(
    ['ms', 'count', 'per s', 'p50', 'p95', 'p99'],
    summaries.map(([kind, { count, ...parts }]) => [
      kind,
      String(count),
      ((count * 1000) / duration).toFixed(1),
      ...[parts.p50, parts.p95, parts.p99].map((value) => value.toFixed(0)),
    ]),
  );
}

export function printCpu(cpu: CpuTimes, duration: number): void {
  const parts = Object.entries(cpu).map(
    ([part, ms]) => `${part} ${((100 * ms) / duration).toFixed(0)} %`,
  );
  console.log(`CPU of a core: ${parts.join(', ')}`);
}

export function printCosts(costs: readonly [work: string, cpu: CpuTimes, count: number][]): void {
  printTable(
    ['CPU ms of one', 'count', 'servers', 'PostgreSQL', 'Redis', 'HAProxy'],
    costs.map(([work, cpu, count]) => [
      work,
      String(count),
      ...[serverMs(cpu), cpu['PostgreSQL']!, cpu['Redis']!, cpu['HAProxy']!].map((ms) =>
        (ms / count).toFixed(2),
      ),
    ]),
  );
}

export function printStatements(statements: readonly QueryTime[], total: number): void {
  console.log(`\nStatements of PostgreSQL: ${seconds(total)}, of which`);
  printTable(
    ['total', 'calls', 'plan ms', 'execute ms', 'statement'],
    statements.map(({ query, calls, totalMs, planMs, execMs }) => [
      seconds(totalMs),
      String(calls),
      planMs.toFixed(2),
      execMs.toFixed(2),
      `\`${query.slice(0, 100)}\``,
    ]),
  );
}

export function thirdsOf(samples: readonly Sample[]): Third[] {
  const length = Math.max(1, Math.floor(samples.length / 3));
  return [0, 1, 2].flatMap((third) => {
    const part = samples.slice(third * length, (third + 1) * length);
    if (part.length === 0) return [];
    const mean = (value: (sample: Sample) => number) =>
      part.reduce((sum, sample) => sum + value(sample), 0) / part.length;
    return [
      {
        memory: part[0]!.processes.map((_, index) => mean((each) => each.processes[index]!.memory)),
        handles: mean(({ processes }) => processes.reduce((sum, each) => sum + each.handles, 0)),
        connections: mean(({ database }) => database.connections),
        databaseMegabytes: mean(({ database }) => database.megabytes),
        deadRows: mean(({ database }) => database.deadRows),
      },
    ];
  });
}

export function printThirds(thirds: readonly Third[]): void {
  printTable(
    ['third', 'MB of each process', 'handles', 'connections', 'database MB', 'dead rows'],
    thirds.map(({ memory, handles, connections, databaseMegabytes, deadRows }, index) => [
      String(index + 1),
      memory.map((each) => each.toFixed(0)).join(', '),
      handles.toFixed(0),
      connections.toFixed(0),
      databaseMegabytes.toFixed(0),
      `${(100 * deadRows).toFixed(1)} %`,
    ]),
  );
}

const serverMs = (cpu: CpuTimes) =>
  Object.entries(cpu).reduce((sum, [part, ms]) => (part.startsWith('server') ? sum + ms : sum), 0);
