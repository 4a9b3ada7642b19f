// Folders for what a test makes and throws away.
import { mkdtemp, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const memory = '/dev/shm';
const room = 2 * 1024 ** 3;

/** A folder of its own: in memory where there is room, since databases wait for the disk, else where temporary files are. */
export async function makeMemoryFolder(name) {
  const { bavail, bsize } = await statfs(memory).catch(() => ({ bavail: 0, bsize: 0 }));
  const isRoomy = bavail * bsize >= room;
  const inMemory = isRoomy && (await mkdtemp(join(memory, name)).catch(() => null));
  return inMemory || mkdtemp(join(tmpdir(), name));
}
