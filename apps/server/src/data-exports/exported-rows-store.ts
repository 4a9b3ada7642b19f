import { eq, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { files } from '../database/schema/files.ts';

export type RowQuery = SQL;

export interface StoredFile {
  key: string;
  size: number;
  dataKey: string | null;
}

export async function findStoredFile(db: Database, key: string): Promise<StoredFile | null> {
  const [row] = await db
    .select({ key: files.key, size: files.size, dataKey: files.dataKey })
    .from(files)
    .where(eq(files.key, key));
  return row ?? null;
}

const batchSize = 500;

/** Reads the rows of a query in batches from one snapshot. The next batch is read when `write` has ended. */
export async function readRows(
  db: Database,
  query: RowQuery,
  write: (rows: Record<string, unknown>[]) => Promise<void>,
): Promise<void> {
  await db.transaction(
    async (tx) => {
      await tx.execute(sql`DECLARE export_rows NO SCROLL CURSOR FOR ${query}`);
      for (;;) {
        const { rows } = await tx.execute(sql.raw(`FETCH ${batchSize} FROM export_rows`));
        if (rows.length === 0) return;
        await write(rows);
      }
    },
    { accessMode: 'read only' },
  );
}
