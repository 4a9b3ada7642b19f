import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** Kills the embedded PostgreSQL of a data folder with all its processes, as in a power failure. */
export async function killPostgres(dataDir: string): Promise<void> {
  const postmaster = await postmasterOf(dataDir);
  const children = execFileSync('ps', ['-o', 'pid=', '--ppid', String(postmaster)]).toString();
  for (const pid of [postmaster, ...children.trim().split(/\s+/).map(Number)]) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {}
  }
}

/** Ends the sessions and shuts PostgreSQL down in an orderly way. */
export async function stopPostgres(dataDir: string): Promise<void> {
  process.kill(await postmasterOf(dataDir), 'SIGINT');
}

/** Returns the id of the first process of the embedded PostgreSQL. */
export async function postmasterOf(dataDir: string): Promise<number> {
  const file = await readFile(path.join(dataDir, 'postgres', 'postmaster.pid'), 'utf8');
  return Number(file.split('\n')[0]);
}
