import { randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { Config } from '../../../config/config.ts';
import { newDataKey } from '../../../files/encryption/data-key.ts';
import type { KeyRing } from '../../../lib/key-ring.ts';
import type { FileStorage } from '../../../platform/file-storage.ts';
import { ok, problem, type Check } from '../check.ts';

type FilesConfig = Pick<Config, keyof KeyRing | 's3' | 'encryptFiles'>;

/** Writes, reads and deletes a probe file. */
export function filesCheck(files: FileStorage, config: FilesConfig): Check {
  const { s3 } = config;
  const advice = s3
    ? 'Check the OFFICE_S3_… settings and the rights of the key on the bucket.'
    : 'Give this user the right to write to OFFICE_DATA_DIR.';
  return {
    name: 'files',
    advice,
    run: async () => {
      const bytes = Buffer.from(randomUUID());
      const id = randomUUID();
      const key = `doctor/${id}/probe.txt`;
      const dataKey = newDataKey(config, id);
      const kind = { mimeType: 'text/plain', disposition: 'attachment' };
      await files.put({ key, size: bytes.length, dataKey, ...kind }, bytes);
      const stored = await files.read(key, dataKey).then(buffer);
      await files.remove(key);
      if (!stored.equals(bytes)) {
        return problem(`A file was read with other bytes than were written. ${advice}`);
      }
      if ((await files.size(key, dataKey)) !== null) {
        return problem(`A deleted file is still stored. ${advice}`);
      }
      const place = s3 ? `the bucket ${s3.bucket}` : 'the data folder';
      return ok(`Written to, read from and deleted in ${place}.`);
    },
  };
}
