import { readFile, rm, stat, writeFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/**
 * Runs `work` while holding a lock file, so that only one of several starting processes creates the
 * database. Takes over the lock of a dead process.
 * @throws after waiting for `timeout` milliseconds
 */
export async function withFileLock<T>(
  file: string,
  work: () => Promise<T>,
  timeout = 60_000,
): Promise<T> {
  const deadline = Date.now() + timeout;
  while (!(await tryLock(file))) {
    const holder = Number(await readFile(file, 'utf8').catch(() => ''));
    if (holder && (await isStale(file, holder))) await rm(file, { force: true });
    else if (Date.now() > deadline) throw new Error(`${file} is held by process ${holder}`);
    else await delay(50);
  }
  try {
    return await work();
  } finally {
    await rm(file, { force: true });
  }
}

/** In a restarted container, the dead process may have had the same id as this process. */
async function isStale(file: string, holder: number): Promise<boolean> {
  if (!isAlive(holder)) return true;
  if (holder !== process.pid) return false;
  const written = await stat(file).then(
    ({ mtimeMs }) => mtimeMs,
    () => Infinity,
  );
  return written < Date.now() - process.uptime() * 1000;
}

async function tryLock(file: string): Promise<boolean> {
  try {
    await writeFile(file, String(process.pid), { flag: 'wx', mode: 0o600 });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}
