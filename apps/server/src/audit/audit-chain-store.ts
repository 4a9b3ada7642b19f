import { sql } from 'drizzle-orm';
import type { Queryable } from '../database/database.ts';

/** The chain of entries without an organisation. */
export const withoutOrganization = '00000000-0000-0000-0000-000000000000';

export interface Chain {
  id: string;
  /** Null for entries without an organisation, and for a deleted organisation. */
  organization: string | null;
  /** Position and hash of the newest pruned entry. */
  anchorPosition: number;
  anchorHash: string | null;
}

export interface Link {
  entryId: number;
  position: number;
  hash: string;
  /** Null if the entry does not exist. */
  content: string | null;
}

export async function findChains(tx: Queryable): Promise<Chain[]> {
  const { rows } = await tx.execute<Chain & Record<string, unknown>>(sql`
    SELECT chain_id AS id, organizations.name AS organization,
      coalesce(anchor.position, 0)::float8 AS "anchorPosition", anchor.hash AS "anchorHash"
    FROM (SELECT chain_id FROM audit_links UNION SELECT chain_id FROM audit_anchors) AS chain
    LEFT JOIN audit_anchors AS anchor USING (chain_id)
    LEFT JOIN organizations ON organizations.id = chain_id
    ORDER BY chain_id
  `);
  return rows;
}

export async function findLinks(
  tx: Queryable,
  chainId: string,
  { after, limit }: { after: number; limit: number },
): Promise<Link[]> {
  const { rows } = await tx.execute<Link & Record<string, unknown>>(sql`
    SELECT entry_id::float8 AS "entryId", position::float8, hash,
      CASE WHEN id IS NOT NULL THEN audit_content(audit_entries) END AS content
    FROM audit_links
    LEFT JOIN audit_entries ON audit_entries.id = entry_id
    WHERE chain_id = ${chainId}::uuid AND position > ${after}
    ORDER BY position LIMIT ${limit}
  `);
  return rows;
}

/** Finds the first entry that was inserted without its link, per chain. */
export async function findUnlinkedEntries(
  tx: Queryable,
): Promise<{ chainId: string; entryId: number }[]> {
  const { rows } = await tx.execute<{ chainId: string; entryId: number }>(sql`
    SELECT coalesce(organization_id, ${withoutOrganization}::uuid) AS "chainId", min(id)::float8 AS "entryId"
    FROM audit_entries
    WHERE NOT EXISTS (SELECT FROM audit_links WHERE entry_id = audit_entries.id)
    GROUP BY 1 ORDER BY 2
  `);
  return rows;
}
