import { readdir, readFile } from 'node:fs/promises';

/** CPU milliseconds of processes and descendants, which load affects less than wall time. Linux. */
export async function cpuMs(roots: readonly number[]): Promise<number> {
  const stats = await processStats();
  const found = new Set(roots);
  for (let size = 0; size < found.size;) {
    size = found.size;
    for (const [pid, { parent }] of stats) if (found.has(parent)) found.add(pid);
  }
  const times = await Promise.all([...found].map(threadsMs));
  const ended = roots.reduce((sum, pid) => sum + (stats.get(pid)?.endedChildrenMs ?? 0), 0);
  return times.reduce((sum, ms) => sum + ms, ended);
}

interface ProcessStat {
  parent: number;
  endedChildrenMs: number;
}

async function processStats(): Promise<Map<number, ProcessStat>> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const stats = await Promise.all(
    pids.map(async (pid) => {
      // A process can end while the list is read.
      const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null);
      if (stat === null) return [];
      // The fields after the name in parentheses: state, parent …
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      const endedChildrenMs = (Number(fields[13]) + Number(fields[14])) * 10;
      return [[Number(pid), { parent: Number(fields[1]), endedChildrenMs }] as const];
    }),
  );
  return new Map(stats.flat());
}

async function threadsMs(pid: number): Promise<number> {
  const threads = await readdir(`/proc/${pid}/task`).catch(() => []);
  const times = await Promise.all(
    threads.map((thread) =>
      readFile(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').catch(() => '0'),
    ),
  );
  return times.reduce((sum, time) => sum + Number(time.split(' ')[0]) / 1e6, 0);
}
