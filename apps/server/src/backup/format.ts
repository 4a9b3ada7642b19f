import { z } from 'zod';

/** A backup that cannot be created or restored. The message tells the operator what to do. */
export class BackupError extends Error {
  override name = 'BackupError';
}

export const headerSchema = z.object({
  format: z.literal(1),
  createdAt: z.iso.datetime(),
  /** Hashes of the applied migrations, oldest first. */
  migrations: z.array(z.string()).min(1),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()).min(1) })),
});
export type BackupHeader = z.infer<typeof headerSchema>;

export const summarySchema = z.object({
  rows: z.record(z.string(), z.number().int()),
  files: z.number().int(),
  fileBytes: z.number().int(),
  /** Files that were deleted while the backup was created, or are damaged. */
  missingFiles: z.number().int(),
});
export type BackupSummary = z.infer<typeof summarySchema>;

/**
 * Entries of the archive, in this order: the header, parts of the tables (`tables/<name>/<number>`), files
 * (`files/<key>`), files of the data folder (`data/<name>`), and the summary with the digest of all entries before it.
 */
export const entryNames = {
  header: 'backup.json',
  tables: 'tables/',
  files: 'files/',
  data: 'data/',
  summary: 'summary.json',
} as const;

/** Generated secrets of the data folder. Without them, linked accounts and push registrations are lost. */
export const dataFileNames = ['secret', 'vapid-key'] as const;

export const ageMagic = 'age-encryption.org/v1';
