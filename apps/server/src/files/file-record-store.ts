import { and, eq, isNotNull } from 'drizzle-orm';
import type { Queryable } from '../database/database.ts';
import { files } from '../database/schema/files.ts';

export async function insertFile(tx: Queryable, file: typeof files.$inferInsert): Promise<void> {
  await tx.insert(files).values(file);
}

export async function markUploaded(tx: Queryable, key: string, now: Date): Promise<void> {
  await tx.update(files).set({ uploadedAt: now }).where(eq(files.key, key));
}

/** The MIME type of a file whose bytes are there; null otherwise. */
export async function findUploadedType(tx: Queryable, key: string): Promise<string | null> {
  const [row] = await tx
    .select({ mimeType: files.mimeType })
    .from(files)
    .where(and(eq(files.key, key), isNotNull(files.uploadedAt)));
  return row?.mimeType ?? null;
}

/** Whether a person has uploaded this file to this directory. */
export async function hasUploaded(
  tx: Queryable,
  file: { key: string; ownerId: string; directory: string },
): Promise<boolean> {
  const rows = await tx
    .select({ id: files.id })
    .from(files)
    .where(
      and(
        eq(files.key, file.key),
        eq(files.ownerId, file.ownerId),
        eq(files.directory, file.directory),
        isNotNull(files.uploadedAt),
      ),
    );
  return rows.length > 0;
}
