import { createHash } from 'node:crypto';
import type { Database, Queryable } from '../database/database.ts';
import {
  findChains,
  findLinks,
  findUnlinkedEntries,
  type Chain,
  type Link,
} from './audit-chain-store.ts';

const batchSize = 5000;

export interface BrokenEntry {
  chainId: string;
  entryId: number;
  /** `missingBefore`: the entry before this one was deleted together with its link. */
  reason: 'changed' | 'deleted' | 'inserted' | 'missingBefore';
}

export interface VerifiedChain extends Pick<Chain, 'id' | 'organization'> {
  entries: number;
  /** Hash of the newest entry, which covers all entries before it. */
  head: string | null;
  /** Null if the chain is intact. */
  broken: BrokenEntry | null;
}

/**
 * Compares every entry with the hash chain of its organisation.
 * @param onHash receives the hash of each entry and the anchors
 */
export async function verifyAuditLog(
  db: Database,
  onHash: (hash: string) => void = () => undefined,
): Promise<VerifiedChain[]> {
  return db.transaction(
    async (tx) => {
      const unlinked = await findUnlinkedEntries(tx);
      const verified: VerifiedChain[] = [];
      for (const chain of await findChains(tx)) {
        const linked = await verifyLinks(tx, chain, onHash);
        const inserted = unlinked.find(({ chainId }) => chainId === chain.id);
        verified.push({ ...linked, broken: firstOf(linked.broken, inserted) });
      }
      const known = new Set(verified.map(({ id }) => id));
      for (const entry of unlinked) {
        if (known.has(entry.chainId)) continue;
        const broken = firstOf(null, entry);
        verified.push({ id: entry.chainId, organization: null, entries: 0, head: null, broken });
      }
      return verified;
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

function firstOf(
  broken: BrokenEntry | null,
  inserted: { chainId: string; entryId: number } | undefined,
): BrokenEntry | null {
  if (!inserted || (broken && broken.entryId < inserted.entryId)) return broken;
  return { ...inserted, reason: 'inserted' };
}

async function verifyLinks(
  tx: Queryable,
  { id, organization, anchorPosition, anchorHash }: Chain,
  onHash: (hash: string) => void,
): Promise<VerifiedChain> {
  let position = anchorPosition;
  let head = anchorHash;
  let entries = 0;
  if (head) onHash(head);
  for (let links: Link[] | null = null; !links || links.length === batchSize;) {
    links = await findLinks(tx, id, { after: position, limit: batchSize });
    for (const link of links) {
      const reason = reasonOf(link, { position, hash: head });
      if (reason) {
        const broken = { chainId: id, entryId: link.entryId, reason };
        return { id, organization, entries, head, broken };
      }
      ({ position, hash: head } = link);
      entries += 1;
      onHash(link.hash);
    }
  }
  return { id, organization, entries, head, broken: null };
}

function reasonOf(
  link: Link,
  previous: { position: number; hash: string | null },
): BrokenEntry['reason'] | null {
  if (link.position !== previous.position + 1) return 'missingBefore';
  if (link.content === null) return 'deleted';
  const hash = createHash('sha256')
    .update((previous.hash ?? '') + link.content)
    .digest('hex');
  return hash === link.hash ? null : 'changed';
}
