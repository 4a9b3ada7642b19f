import type { Config } from '../../config/config.ts';
import type { KeyRing } from '../../lib/key-ring.ts';
import { DiskFileStorage } from './disk-file-storage.ts';
import { EncryptedFileStorage } from './encrypted-file-storage.ts';
import { S3FileStorage } from './s3-file-storage.ts';

export function createFileStorage(
  config: Pick<Config, keyof KeyRing | 's3' | 'dataDir'>,
  now: () => Date,
): EncryptedFileStorage {
  const { s3 } = config;
  const storage = s3 ? new S3FileStorage(s3, config, now) : new DiskFileStorage(config, now);
  return new EncryptedFileStorage(storage, config, now);
}
