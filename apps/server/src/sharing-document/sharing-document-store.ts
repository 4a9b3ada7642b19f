import { and, asc, eq, exists, inArray, isNotNull, notExists, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { FileLinks } from '../database/file-links.ts';
import type { Queryable } from '../database/database.ts';
import { files } from '../database/schema/files.ts';
import { sharedDocumentFiles, sharedDocuments } from '../database/schema/shared-documents.ts';

export type SharedDocumentRow = typeof sharedDocuments.$inferSelect;

export const sharedDocumentFileLinks: FileLinks = (tx) => [
  exists(
    tx
      .select({ one: sql`1` })
      .from(sharedDocumentFiles)
      .where(eq(sharedDocumentFiles.fileId, files.id)),
  ),
];

export function findDocuments(
  tx: Queryable,
  { organizationId, roomId }: { organizationId: string; roomId?: string | undefined },
): Promise<SharedDocumentRow[]> {
  return tx
    .select()
    .from(sharedDocuments)
    .where(
      and(
        eq(sharedDocuments.organizationId, organizationId),
        roomId ? eq(sharedDocuments.roomId, roomId) : undefined,
      ),
    )
    .orderBy(asc(sharedDocuments.startedAt), asc(sharedDocuments.id));
}

export async function findDocument(
  tx: Queryable,
  where: { organizationId: string; id: string },
): Promise<SharedDocumentRow | null> {
  const [row] = await tx
    .select()
    .from(sharedDocuments)
    .where(
      and(
        eq(sharedDocuments.id, where.id),
        eq(sharedDocuments.organizationId, where.organizationId),
      ),
    );
  return row ?? null;
}

export async function findDocumentIn(
  tx: Queryable,
  roomId: string,
): Promise<SharedDocumentRow | null> {
  const [row] = await tx.select().from(sharedDocuments).where(eq(sharedDocuments.roomId, roomId));
  return row ?? null;
}

export async function findSharingRooms(tx: Queryable): Promise<string[]> {
  const rows = await tx.select({ roomId: sharedDocuments.roomId }).from(sharedDocuments);
  return rows.map(({ roomId }) => roomId);
}

export async function insertDocument(
  tx: Queryable,
  document: typeof sharedDocuments.$inferInsert,
  fileIds: readonly string[],
): Promise<SharedDocumentRow> {
  const [row] = await tx.insert(sharedDocuments).values(document).returning();
  await tx
    .insert(sharedDocumentFiles)
    .values(fileIds.map((fileId, position) => ({ documentId: row!.id, fileId, position })));
  return row!;
}

export async function changeDocument(
  tx: Queryable,
  id: string,
  change: { page?: number; leaderId?: string },
): Promise<SharedDocumentRow> {
  const [row] = await tx
    .update(sharedDocuments)
    .set({ ...change, version: sql`${sharedDocuments.version} + 1` })
    .where(eq(sharedDocuments.id, id))
    .returning();
  return row!;
}

/** Deletes a document. Returns the keys of its uploaded files that are not used by another document. */
export async function deleteDocument(tx: Queryable, id: string): Promise<string[]> {
  const other = alias(sharedDocumentFiles, 'other');
  const rows = await tx
    .select({ key: files.key })
    .from(sharedDocumentFiles)
    .innerJoin(files, eq(files.id, sharedDocumentFiles.fileId))
    .where(
      and(
        eq(sharedDocumentFiles.documentId, id),
        eq(files.directory, 'shared_document'),
        notExists(
          tx
            .select({ one: sql`1` })
            .from(other)
            .where(and(eq(other.fileId, files.id), sql`${other.documentId} <> ${id}`)),
        ),
      ),
    );
  await tx.delete(sharedDocuments).where(eq(sharedDocuments.id, id));
  return rows.map(({ key }) => key);
}

export async function findFileKeys(
  tx: Queryable,
  documentIds: readonly string[],
): Promise<Map<string, string[]>> {
  const keys = new Map<string, string[]>();
  if (documentIds.length === 0) return keys;
  const rows = await tx
    .select({ documentId: sharedDocumentFiles.documentId, key: files.key })
    .from(sharedDocumentFiles)
    .innerJoin(files, eq(files.id, sharedDocumentFiles.fileId))
    .where(inArray(sharedDocumentFiles.documentId, [...documentIds]))
    .orderBy(asc(sharedDocumentFiles.position));
  for (const { documentId, key } of rows)
    keys.set(documentId, [...(keys.get(documentId) ?? []), key]);
  return keys;
}

export function findRoomsOfFiles(
  tx: Queryable,
  organizationId: string,
  keys: readonly string[],
): Promise<{ key: string; roomId: string }[]> {
  return tx
    .select({ key: files.key, roomId: sharedDocuments.roomId })
    .from(files)
    .innerJoin(sharedDocumentFiles, eq(sharedDocumentFiles.fileId, files.id))
    .innerJoin(sharedDocuments, eq(sharedDocuments.id, sharedDocumentFiles.documentId))
    .where(
      and(
        inArray(files.key, [...keys]),
        isNotNull(files.uploadedAt),
        eq(sharedDocuments.organizationId, organizationId),
      ),
    );
}
