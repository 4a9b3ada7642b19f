import { inArray, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Queryable } from './database.ts';
import { files } from './schema/files.ts';
import { notificationFiles, notifications } from './schema/notifications.ts';

/** A table that records the files of a content table: a content id (`owner`) next to `file_id`. */
export interface FileReferences {
  table: PgTable & { fileId: PgColumn };
  owner: PgColumn;
  contents: PgTable & { id: PgColumn; organizationId: PgColumn };
}

export const filesOfNotifications: FileReferences = {
  table: notificationFiles,
  owner: notificationFiles.notificationId,
  contents: notifications,
};

export function isReferencedIn({ table }: Pick<FileReferences, 'table'>): SQL {
  return sql`EXISTS (SELECT FROM ${table} AS named WHERE named.file_id = ${files.id})`;
}

export async function findReferencedKeys(
  tx: Queryable,
  { table, owner }: FileReferences,
  id: string,
): Promise<string[]> {
  const ids = sql`(SELECT file_id FROM ${table} WHERE ${owner} = ${id})`;
  const rows = await tx.select({ key: files.key }).from(files).where(inArray(files.id, ids));
  return rows.map(({ key }) => key);
}

export async function replaceFileReferences(
  tx: Queryable,
  { table, owner }: FileReferences,
  id: string,
  fileIds: readonly string[],
): Promise<void> {
  await tx.execute(sql`DELETE FROM ${table} WHERE ${owner} = ${id}`);
  if (fileIds.length === 0) return;
  await tx.execute(sql`INSERT INTO ${table} (${sql.identifier(owner.name)}, file_id)
    SELECT ${id}::uuid, unnest(${sql.param([...fileIds])}::uuid[])`);
}
