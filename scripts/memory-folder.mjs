import { mkdtemp, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const memory = '/dev/shm';
const room = 2 * 1024 ** 3;

/** In memory if there is enough space, because databases are limited by disk latency. */
export async function makeMemoryFolder(name) {
  const { bavail, bsize } = await statfs(memory).catch(() => ({ bavail: 0, bsize: 0 }));
  const isRoomy = bavail * bsize >= room;
  const inMemory = isRoomy && (await mkdtemp(join(memory, name)).catch(() => null));
  return inMemory || mkdtemp(join(tmpdir(), name));
}
