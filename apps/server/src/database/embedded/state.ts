import { randomBytes } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';

export interface ClusterState {
  password: string;
  port: number | null;
  /** The server process that stops the cluster when it exits. */
  ownerPid: number | null;
}

export async function readState(file: string): Promise<ClusterState> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as ClusterState;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    const state = { password: randomBytes(24).toString('hex'), port: null, ownerPid: null };
    await writeState(file, state);
    return state;
  }
}

export async function writeState(file: string, state: ClusterState): Promise<void> {
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, JSON.stringify(state), { mode: 0o600 });
  await rename(draft, file);
}
