import { fileKeysIn, type FileDirectory } from '@office/vocabulary';
import type { Queryable, Transaction } from '../database/database.ts';
import { findNamedKeys, replaceNamedFiles, type NamedFiles } from '../database/named-files.ts';
import { ApiError } from '../http/api-error.ts';
import type { Platform } from '../platform/platform.ts';
import { findFiles, type FileRecord } from './file-record-store.ts';
import { requireUploads } from './uploads.ts';

/** A content that names files: in its Markdown, and beside it. */
export interface NamingContent {
  /** Its texts in Markdown, in each language that it has. */
  markdown: readonly string[];
  /** Files beside the text, such as the attachments of a post. */
  attachments?: readonly string[];
  directory: FileDirectory;
  /** The person who writes it. */
  ownerId: string;
  /** Those that it has named so far, whoever uploaded them. */
  kept?: readonly string[];
  /** How many it may name. */
  max: number;
}

/**
 * The files that a content names: uploads of its writer for this purpose, or files that it has already. The area
 * writes a row for each (`<area>_files`), which keeps it from the clean-up and shows it to whoever sees the content;
 * when the row goes, the file is cleaned up. Other addresses of files are shown as words, so they are passed over.
 *
 * @throws {ApiError} 422 `fileNotUploaded`, `fileSizeInvalid`, `fileTypeUnsupported`, `tooManyFiles`
 */
export async function requireContentFiles(
  deps: Pick<Platform, 'files' | 'now'> & { db: Queryable },
  { markdown, attachments = [], directory, ownerId, kept = [], max }: NamingContent,
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

/** How many files the text of a content may name. */
const maxContentFiles = 20;

/**
 * Notes the files that a text names, in place of those before.
 *
 * @throws {ApiError} as {@link requireContentFiles}
 */
export async function saveContentFiles(
  { files, now }: Pick<Platform, 'files' | 'now'>,
  tx: Transaction,
  {
    id,
    named,
    kept = [],
    ...content
  }: Omit<NamingContent, 'max'> & { id: string; named: NamedFiles },
): Promise<void> {
  const found = await requireContentFiles(
    { db: tx, files, now },
    { ...content, kept: [...kept, ...(await findNamedKeys(tx, named, id))], max: maxContentFiles },
  );
  await replaceNamedFiles(
    tx,
    named,
    id,
    found.map((file) => file.id),
  );
}
