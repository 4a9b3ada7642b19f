import { subDays } from 'date-fns/subDays';
import pg from 'pg';
import type { Database } from '../database/database.ts';
import type { WriteAudit } from './audit-entry.ts';
import { withoutOrganization } from './audit-chain-store.ts';

interface Deps {
  db: Database;
  audit: WriteAudit;
  /** Connection URL of the table owner, the only role that can delete entries. */
  ownerUrl: string;
}

/** Number of entries per transaction. Inserts into the log are blocked while a transaction runs. */
const batchSize = 10_000;

/** Days for which pruning keeps old entries that the stream of their organisation has not sent. */
const unsentDays = 30;

interface PrunedChain {
  chainId: string;
  /** Position of the first entry that is kept. */
  end: string;
  entries: number;
}

/**
 * Deletes the oldest entries of each hash chain. Logs the deletion in each organisation first. Returns the number of
 * deleted entries.
 */
export async function pruneEntries({ db, audit, ownerUrl }: Deps, before: Date): Promise<number> {
  const owner = new pg.Client({ connectionString: ownerUrl, application_name: 'office prune' });
  owner.on('error', () => undefined);
  await owner.connect();
  try {
    const chains = await findPrunedChains(owner, before);
    await db.transaction(async (tx) => {
      for (const { chainId, entries } of chains) {
        const organizationId = chainId === withoutOrganization ? null : chainId;
        const after = { before: before.toISOString(), entries };
        await audit(tx, { action: 'AUDIT_PRUNED', organizationId, after });
      }
    });
    let total = 0;
    for (const chain of chains) {
      for (let removed = batchSize; removed === batchSize; total += removed) {
        removed = await deleteBatch(owner, chain);
      }
    }
    return total;
  } finally {
    await owner.end();
  }
}

/**
 * An old entry is kept after a newer one, for example after a change of the clock. The link of a missing entry is kept,
 * so that `audit verify` still reports it. Entries that a stream has not sent are kept for `unsentDays` more.
 */
async function findPrunedChains(owner: pg.Client, before: Date): Promise<PrunedChain[]> {
  const { rows } = await owner.query<PrunedChain>(
    `WITH kept AS (
       SELECT chain_id, coalesce(
         min(links.position) FILTER (WHERE at IS NULL OR at >= $1 OR at >= $2 AND links.position > streams.position),
         max(links.position) + 1
       ) AS "end"
       FROM audit_links AS links
       LEFT JOIN audit_entries ON id = entry_id
       LEFT JOIN audit_streams AS streams ON streams.organization_id = chain_id
       GROUP BY chain_id
     )
     SELECT chain_id AS "chainId", "end", count(*)::int AS entries
     FROM kept JOIN audit_links USING (chain_id) WHERE position < "end"
     GROUP BY 1, 2 ORDER BY 1`,
    [before, subDays(before, unsentDays)],
  );
  return rows;
}

/**
 * Deletes entries with their links, and stores the last one as the anchor of the chain. Disables the append-only
 * triggers for this transaction. `ALTER TABLE` blocks inserts of other sessions until the commit.
 */
async function deleteBatch(owner: pg.Client, { chainId, end }: PrunedChain): Promise<number> {
  await owner.query(`BEGIN; SET LOCAL lock_timeout = '10s'`);
  try {
    await owner.query(`
      ALTER TABLE audit_entries DISABLE TRIGGER audit_entries_append_only;
      ALTER TABLE audit_links DISABLE TRIGGER audit_links_append_only`);
    const { rowCount } = await owner.query(
      `WITH pruned AS (
         DELETE FROM audit_links WHERE entry_id IN (
           SELECT entry_id FROM audit_links WHERE chain_id = $1 AND position < $2
           ORDER BY position LIMIT ${batchSize})
         RETURNING *
       ), anchor AS (
         INSERT INTO audit_anchors
         SELECT chain_id, position, hash FROM pruned ORDER BY position DESC LIMIT 1
         ON CONFLICT (chain_id) DO UPDATE SET position = excluded.position, hash = excluded.hash
       )
       DELETE FROM audit_entries USING pruned WHERE id = entry_id`,
      [chainId, end],
    );
    await owner.query(`
      ALTER TABLE audit_entries ENABLE ALWAYS TRIGGER audit_entries_append_only;
      ALTER TABLE audit_links ENABLE ALWAYS TRIGGER audit_links_append_only`);
    await owner.query('COMMIT');
    return rowCount ?? 0;
  } catch (error) {
    await owner.query('ROLLBACK');
    throw error;
  }
}
