import type { FileDirectory } from '@office/vocabulary';
import { ApiError } from '../http/api-error.ts';
import type { Platform } from '../platform/platform.ts';
import type { FileReader } from '../platform/private-files.ts';
import { findReadable } from './download-access.ts';
import { findFiles, type FileRecord } from './file-record-store.ts';

interface ReferenceableDirectories {
  own: FileDirectory;
  others: FileDirectory;
}

/** @throws {ApiError} 422 `fileNotUploaded`, also for files that the reader cannot read */
export async function requireReadableFiles(
  deps: Pick<Platform, 'db' | 'files' | 'now' | 'privateFiles'>,
  reader: FileReader,
  keys: readonly string[],
  { own, others }: ReferenceableDirectories,
): Promise<FileRecord[]> {
  const readable = await findReadable(deps, reader, keys);
  const found = new Map((await findFiles(deps.db, keys)).map((file) => [file.key, file]));
  return keys.map((key) => {
    const file = found.get(key);
    const isNameable =
      file?.directory === others || (file?.directory === own && file.ownerId === reader.userId);
    if (!file?.uploadedAt || !isNameable || !readable.has(key)) {
      throw new ApiError('fileNotUploaded');
    }
    return file;
  });
}
