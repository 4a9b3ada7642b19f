import { setTimeout as delay } from 'node:timers/promises';
import type { Database } from '../database/database.ts';
import { dispositionOf } from './disposition.ts';
import { filePages, lockFile, setDataKey, type FileRecord } from './file-record-store.ts';
import type { EncryptedFileStorage } from './storage/encrypted-file-storage.ts';

interface Deps {
  db: Database;
  files: EncryptedFileStorage;
}

export interface EncryptedFiles {
  encrypted: number;
  /** Files whose bytes are missing. */
  missing: number;
  failed: { key: string; error: Error }[];
}

/**
 * Encrypts existing files while servers run. After an interruption the next run continues.
 * @param linkMs time for which links to the previous bytes are valid, which are removed after it
 */
export async function encryptFiles(
  deps: Deps,
  { linkMs }: { linkMs: number },
): Promise<EncryptedFiles> {
  const result: EncryptedFiles = { encrypted: 0, missing: 0, failed: [] };
  const attempt = (key: string, work: Promise<'encrypted' | 'missing' | null>) =>
    work.then(
      (outcome) => outcome && (result[outcome] += 1),
      (error: Error) => void result.failed.push({ key, error }),
    );
  for await (const page of filePages(deps.db, { isEncrypted: false })) {
    for (const { key } of page) await attempt(key, encryptFile(deps, key));
  }
  if (result.encrypted > 0) await delay(linkMs);
  for await (const page of filePages(deps.db, { isEncrypted: true })) {
    for (const file of page) await attempt(file.key, removePlainBytes(deps, file));
  }
  return result;
}

/** Locks the record, so that the file is not deleted or encrypted with another key at the same time. */
function encryptFile({ db, files }: Deps, key: string): Promise<'encrypted' | 'missing' | null> {
  return db.transaction(async (tx) => {
    const file = await lockFile(tx, key);
    if (!file?.uploadedAt || file.dataKey) return null;
    if ((await files.size(key, null)) === null) return 'missing';
    const dataKey = await files.encryptStored({ ...file, disposition: dispositionOf(file) });
    await setDataKey(tx, key, dataKey);
    return 'encrypted';
  });
}

/** Keeps the bytes if the encrypted ones are incomplete. */
async function removePlainBytes(
  { files }: Deps,
  { key, size, dataKey }: FileRecord,
): Promise<'missing' | null> {
  if ((await files.size(key, dataKey)) !== size) return 'missing';
  await files.removePlain(key);
  return null;
}
