import pg from 'pg';
import type { Database } from '../database/database.ts';
import type { WriteAudit } from './audit-entry.ts';

interface Deps {
  db: Database;
  audit: WriteAudit;
  /** Connection URL of the table owner, the only role that can delete entries. */
  ownerUrl: string;
}

/** Number of entries per transaction. Inserts into the log are blocked while a transaction runs. */
const batchSize = 10_000;

/** Logs the deletion in each organisation first. Returns the number of deleted entries. */
export async function pruneEntries({ db, audit, ownerUrl }: Deps, before: Date): Promise<number> {
  const owner = new pg.Client({ connectionString: ownerUrl, application_name: 'office prune' });
  owner.on('error', () => undefined);
  await owner.connect();
  try {
    const { rows } = await owner.query<{ organization_id: string | null; entries: number }>(
      `SELECT organization_id, count(*)::int AS entries FROM audit_entries WHERE at < $1 GROUP BY 1`,
      [before],
    );
    await db.transaction(async (tx) => {
      for (const { organization_id: organizationId, entries } of rows) {
        const after = { before: before.toISOString(), entries };
        await audit(tx, { action: 'AUDIT_PRUNED', organizationId, after });
      }
    });
    let total = 0;
    for (let removed = batchSize; removed === batchSize; total += removed) {
      removed = await deleteBatch(owner, before);
    }
    return total;
  } finally {
    await owner.end();
  }
}

/** Disables the append-only trigger for this transaction. `ALTER TABLE` locks out all other sessions. */
async function deleteBatch(owner: pg.Client, before: Date): Promise<number> {
  await owner.query(`BEGIN; SET LOCAL lock_timeout = '10s'`);
  try {
    await owner.query('ALTER TABLE audit_entries DISABLE TRIGGER audit_entries_append_only');
    const { rowCount } = await owner.query(
      `DELETE FROM audit_entries WHERE id IN (
         SELECT id FROM audit_entries WHERE at < $1 ORDER BY at LIMIT ${batchSize})`,
      [before],
    );
    await owner.query('ALTER TABLE audit_entries ENABLE ALWAYS TRIGGER audit_entries_append_only');
    await owner.query('COMMIT');
    return rowCount ?? 0;
  } catch (error) {
    await owner.query('ROLLBACK');
    throw error;
  }
}
