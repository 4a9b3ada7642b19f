import { inArray, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Queryable } from './database.ts';
import { files } from './schema/files.ts';
import { helpAnswerFiles, helpFiles } from './schema/help.ts';
import { notificationFiles } from './schema/notifications.ts';
import { surveyFiles } from './schema/surveys.ts';

/**
 * A table that records the files referenced by a kind of content: `owner` is the content id, next to
 * `file_id`.
 */
export interface NamedFiles {
  table: PgTable;
  owner: PgColumn;
}

export const filesOfArticles: NamedFiles = { table: helpFiles, owner: helpFiles.articleId };
export const filesOfAnswers: NamedFiles = {
  table: helpAnswerFiles,
  owner: helpAnswerFiles.questionId,
};
export const filesOfNotifications: NamedFiles = {
  table: notificationFiles,
  owner: notificationFiles.notificationId,
};
export const filesOfSurveys: NamedFiles = { table: surveyFiles, owner: surveyFiles.surveyId };

export function isNamedIn({ table }: NamedFiles): SQL {
  return sql`EXISTS (SELECT FROM ${table} AS named WHERE named.file_id = ${files.id})`;
}

export async function findNamedKeys(
  tx: Queryable,
  { table, owner }: NamedFiles,
  id: string,
): Promise<string[]> {
  const ids = sql`(SELECT file_id FROM ${table} WHERE ${owner} = ${id})`;
  const rows = await tx.select({ key: files.key }).from(files).where(inArray(files.id, ids));
  return rows.map(({ key }) => key);
}

export async function replaceNamedFiles(
  tx: Queryable,
  { table, owner }: NamedFiles,
  id: string,
  fileIds: readonly string[],
): Promise<void> {
  await tx.execute(sql`DELETE FROM ${table} WHERE ${owner} = ${id}`);
  if (fileIds.length === 0) return;
  await tx.execute(sql`INSERT INTO ${table} (${sql.identifier(owner.name)}, file_id)
    SELECT ${id}::uuid, unnest(${sql.param([...fileIds])}::uuid[])`);
}
