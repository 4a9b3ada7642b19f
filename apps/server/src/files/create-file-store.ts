import type { Config } from '../config/config.ts';
import { DiskFileStore } from './disk-file-store.ts';
import type { FileStore } from '../platform/file-store.ts';
import { S3FileStore } from './s3-file-store.ts';

/** The bucket that the configuration names; without one, the data folder. */
export function createFileStore(
  config: Pick<Config, 's3' | 'dataDir' | 'secret'>,
  now: () => Date,
): FileStore {
  return config.s3 ? new S3FileStore(config.s3, config, now) : new DiskFileStore(config, now);
}
