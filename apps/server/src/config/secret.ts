import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Returns the secret of the data folder. Creates it on first use; safe for concurrent starts. */
export function readOrCreateSecret(dataDir: string): string {
  return readOrCreate(dataDir, 'secret', () => randomBytes(48).toString('base64url'));
}

/** Returns the content of a single-line file. Creates it on first use as in {@link readOrCreateSecret}. */
export function readOrCreate(dataDir: string, name: string, make: () => string): string {
  const file = path.join(dataDir, name);
  const existing = read(file);
  if (existing) return existing;

  mkdirSync(dataDir, { recursive: true });
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, make(), { mode: 0o600 });
  try {
    // A hard link is atomic, and fails if another process was first.
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft, { force: true });
  }
  const secret = read(file);
  if (!secret) throw new Error(`${file} is empty: remove it to generate a new one`);
  return secret;
}

function read(file: string): string | null {
  try {
    return readFileSync(file, 'utf8').trim() || null;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
