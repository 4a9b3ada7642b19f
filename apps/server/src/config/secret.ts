import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * The secret kept in the data folder: made on first use, readable by the server's user alone.
 * Two processes that start at once end up with the same one.
 */
export function readOrCreateSecret(dataDir: string): string {
  return readOrCreate(dataDir, 'secret', () => randomBytes(48).toString('base64url'));
}

/** A line that the data folder keeps, under a name of its own; made on first use, in the same way. */
export function readOrCreate(dataDir: string, name: string, make: () => string): string {
  const file = path.join(dataDir, name);
  const existing = read(file);
  if (existing) return existing;

  mkdirSync(dataDir, { recursive: true });
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, make(), { mode: 0o600 });
  try {
    // A hard link appears whole or not at all, and fails where another process was first.
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft, { force: true });
  }
  const secret = read(file);
  if (!secret) throw new Error(`${file} is empty: remove it to have a new one made`);
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
