import { fileKeysIn, type FileDirectory } from '@office/vocabulary';
import type { Queryable, Transaction } from '../database/database.ts';
import {
  findReferencedKeys,
  replaceFileReferences,
  type FileReferences,
} from '../database/file-references.ts';
import { ApiError } from '../http/api-error.ts';
import type { Platform } from '../platform/platform.ts';
import { findFiles, type FileRecord } from './file-record-store.ts';
import { requireUploads } from './uploads.ts';

export interface FileReferencingContent {
  markdown: readonly string[];
  /** Attached files that are not referenced in the text, such as the attachments of a post. */
  attachments?: readonly string[];
  directory: FileDirectory;
  ownerId: string;
  /** Keys that the content already references, regardless of the uploader. */
  kept?: readonly string[];
  max: number;
}

/**
 * Returns the files that a content references: uploads of its author, or files already referenced.
 * A row per file (`<area>_files`) protects it from the clean-up and makes it readable for everyone
 * who can see the content. Other addresses are rendered as plain text.
 * @throws {ApiError} 422 `fileNotUploaded`, `fileSizeInvalid`, `fileTypeUnsupported`,
 *   `tooManyFiles`
 */
export async function requireContentFiles(
  deps: Pick<Platform, 'files' | 'now'> & { db: Queryable },
  { markdown, attachments = [], directory, ownerId, kept = [], max }: FileReferencingContent,
): Promise<FileRecord[]> {
  const named = markdown.flatMap(fileKeysIn).filter((key) => key.startsWith(`${directory}/`));
  const keys = [...new Set([...attachments, ...named])];
  if (keys.length > max) throw new ApiError('tooManyFiles');
  const old = new Map(
    (
      await findFiles(
        deps.db,
        keys.filter((key) => kept.includes(key)),
      )
    ).map((file) => [file.key, file]),
  );
  const added = await requireUploads(
    deps,
    keys.filter((key) => !old.has(key)),
    { ownerId, directory },
  );
  const fresh = new Map(added.map((file) => [file.key, file]));
  return keys.flatMap((key) => old.get(key) ?? fresh.get(key) ?? []);
}

const maxContentFiles = 20;

/** @throws {ApiError} as {@link requireContentFiles} */
export async function saveContentFiles(
  { files, now }: Pick<Platform, 'files' | 'now'>,
  tx: Transaction,
  {
    id,
    named,
    kept = [],
    ...content
  }: Omit<FileReferencingContent, 'max'> & { id: string; named: FileReferences },
): Promise<void> {
  const found = await requireContentFiles(
    { db: tx, files, now },
    {
      ...content,
      kept: [...kept, ...(await findReferencedKeys(tx, named, id))],
      max: maxContentFiles,
    },
  );
  await replaceFileReferences(
    tx,
    named,
    id,
    found.map((file) => file.id),
  );
}
