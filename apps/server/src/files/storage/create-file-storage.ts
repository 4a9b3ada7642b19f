import type { Config } from '../../config/config.ts';
import { DiskFileStorage } from './disk-file-storage.ts';
import type { FileStorage } from '../../platform/file-storage.ts';
import { S3FileStorage } from './s3-file-storage.ts';

export function createFileStorage(
  config: Pick<Config, 's3' | 'dataDir' | 'secret'>,
  now: () => Date,
): FileStorage {
  return config.s3 ? new S3FileStorage(config.s3, config, now) : new DiskFileStorage(config, now);
}
