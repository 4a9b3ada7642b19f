import { readdir, readFile } from 'node:fs/promises';
import { cpuMs } from '../cpu-time.ts';

/** CPU milliseconds of each part of the office. */
export type CpuTimes = Record<string, number>;

export async function readCpuTimes(pids: Record<string, number>): Promise<CpuTimes> {
  const entries = Object.entries(pids).map(async ([name, pid]) => [name, await cpuMs([pid])]);
  return Object.fromEntries(await Promise.all(entries));
}

export const cpuBetween = (before: CpuTimes, after: CpuTimes): CpuTimes =>
  Object.fromEntries(Object.entries(after).map(([name, ms]) => [name, ms - before[name]!]));

export interface ProcessSample {
  /** Resident memory in MB. */
  memory: number;
  /** Open files and sockets. */
  handles: number;
}

export async function sampleProcess(pid: number): Promise<ProcessSample> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  const memory = Number(/VmRSS:\s+(\d+)/.exec(status)![1]) / 1024;
  return { memory, handles: (await readdir(`/proc/${pid}/fd`)).length };
}
