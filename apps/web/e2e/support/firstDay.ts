import { execFile } from 'node:child_process';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { makeMemoryFolder } from '../../../../scripts/memory-folder.mjs';
import { freePort, ServerProcess } from '../../bench/serverProcess.ts';

const variable = 'OFFICE_FIRST_DAY';

/**
 * Makes the data of an office on its first day, before all walks: to make its database and to fill it takes longer than
 * anything else at the start of one.
 */
export default async function makeFirstDay(): Promise<() => Promise<void>> {
  const folder = await makeMemoryFolder('office-first-day-');
  const environment = { NODE_ENV: 'test' };
  const office = new ServerProcess(folder, await freePort(), { environment });
  await office.start();
  await office.stop();
  // Each copy takes a port of its own.
  const file = join(folder, 'postgres.json');
  const state = JSON.parse(await readFile(file, 'utf8')) as { port: number | null };
  await writeFile(file, JSON.stringify({ ...state, port: null }));
  process.env[variable] = folder;
  return () => rm(folder, { recursive: true, force: true });
}

/** Puts those data into a folder; what belongs to PostgreSQL's user goes on to. */
export async function copyFirstDay(folder: string): Promise<void> {
  const firstDay = process.env[variable];
  if (firstDay) await promisify(execFile)('cp', ['-a', `${firstDay}/.`, folder]);
}
