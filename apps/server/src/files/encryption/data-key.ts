import { randomBytes } from 'node:crypto';
import type { Config } from '../../config/config.ts';
import type { KeyRing } from '../../lib/key-ring.ts';
import { decryptToken, encryptToken } from '../../lib/token-cipher.ts';
import { DamagedFileError, type SegmentKey } from './segments.ts';

/** Returns the encrypted key of a new file, or null if files are stored as they are. */
export function newDataKey(
  config: Pick<Config, keyof KeyRing | 'encryptFiles'>,
  fileId: string,
): string | null {
  return config.encryptFiles ? generateDataKey(config, fileId) : null;
}

export function generateDataKey(ring: KeyRing, fileId: string): string {
  return encryptToken(ring, randomBytes(32).toString('base64url'), fileId, 'file-keys');
}

/** @throws {DamagedFileError} if no secret of the key ring decrypts it */
export function openDataKey(ring: KeyRing, sealed: string, fileId: string): SegmentKey {
  const dataKey = decryptToken(ring, sealed, fileId, 'file-keys');
  if (dataKey === null) throw new DamagedFileError(`The key of the file ${fileId} is unreadable`);
  return { dataKey: Buffer.from(dataKey, 'base64url'), fileId };
}
