import { execFile } from 'node:child_process';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '../../../../scripts/free-port.mjs';
import { makeMemoryFolder } from '../../../../scripts/memory-folder.mjs';
import { ServerProcess } from '../../bench/serverProcess.ts';

const variable = 'OFFICE_FIRST_DAY';

/** Fills a database once for all tests, the longest step of starting an office. */
export default async function createInitialData(): Promise<() => Promise<void>> {
  const folder = await makeMemoryFolder('office-first-day-');
  const environment = { NODE_ENV: 'test' };
  const office = new ServerProcess(folder, await freePort(), { environment });
  await office.start();
  await office.stop();
  const file = join(folder, 'postgres.json');
  const state = JSON.parse(await readFile(file, 'utf8')) as { port: number | null };
  await writeFile(file, JSON.stringify({ ...state, port: null }));
  process.env[variable] = folder;
  return () => rm(folder, { recursive: true, force: true });
}

/** Copies the initial data into a folder. `cp -a` keeps the owner of the PostgreSQL files. */
export async function copyInitialData(folder: string): Promise<void> {
  const firstDay = process.env[variable];
  if (firstDay) await promisify(execFile)('cp', ['-a', `${firstDay}/.`, folder]);
}
