import type { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { readArchive } from './archive-reader.ts';
import type { DecryptionKey } from './encryption.ts';
import type { BackupHeader, BackupSummary } from './format.ts';

/** @throws {BackupError} if the backup is damaged or the key is wrong */
export async function verifyBackup(
  file: string,
  key: DecryptionKey | null,
): Promise<{ createdAt: BackupHeader['createdAt']; summary: BackupSummary }> {
  let createdAt = '';
  const skip = (content: Readable) => finished(content.resume());
  const summary = await readArchive(file, key, {
    header: async (header) => {
      createdAt = header.createdAt;
    },
    tablePart: (_table, part) => skip(part),
    file: (_key, content) => skip(content),
    dataFile: (_name, content) => skip(content),
  });
  return { createdAt, summary };
}
