import type { Queryable } from '../../database/database.ts';
import type { StreamBatch, StreamedEvent } from './destinations/destination.ts';
import { findEntriesAfter, type LinkedEntry } from './stream-store.ts';

const maxEntries = 500;
const maxBytes = 1_000_000;

export interface PositionedBatch extends StreamBatch {
  /** Position of the last entry. */
  position: number;
}

/** Returns the next entries after a position, or null if there are none. */
export async function readBatch(
  db: Queryable,
  organizationId: string,
  position: number,
): Promise<PositionedBatch | null> {
  const rows = await findEntriesAfter(db, organizationId, { position, limit: maxEntries });
  const events: StreamedEvent[] = [];
  let size = 0;
  for (const row of rows) {
    const event = toEvent(row, organizationId);
    size += Buffer.byteLength(event.json) + 1;
    if (size > maxBytes && events.length > 0) break;
    events.push(event);
  }
  const [first, last] = [rows[0], rows[events.length - 1]];
  if (!first || !last) return null;
  const range = [first, last].map((row) => String(row.position).padStart(12, '0'));
  return { id: [organizationId, ...range].join('-'), position: last.position, events };
}

export function testBatch(organizationId: string, at: Date): StreamBatch {
  const json = JSON.stringify({ test: true, organizationId, at: at.toISOString() });
  const event: StreamedEvent = { at, name: 'TEST', outcome: 'DONE', json };
  return { id: `${organizationId}-test-${at.getTime()}`, events: [event] };
}

/** A missing entry is sent with its link, because it was deleted from the database by other means than pruning. */
function toEvent({ entryId, entry, ...chain }: LinkedEntry, organizationId: string): StreamedEvent {
  const { position, previousHash, hash, content } = chain;
  const link = { position, previousHash, hash, content };
  if (!entry) {
    const json = JSON.stringify({ id: entryId, organizationId, missing: true, chain: link });
    return { at: new Date(0), name: 'MISSING', outcome: 'FAILED', json };
  }
  const { id, at, action, outcome } = entry;
  const json = JSON.stringify({
    id,
    at: at.toISOString(),
    organizationId,
    channel: entry.channel,
    actor: {
      id: entry.actorId,
      name: entry.actorName,
      email: entry.actorEmail,
      role: entry.actorRole,
    },
    address: entry.address,
    userAgent: entry.userAgent,
    action,
    operation: entry.operation,
    outcome,
    error: entry.error,
    target: entry.targetKind && {
      kind: entry.targetKind,
      id: entry.targetId,
      name: entry.targetName,
    },
    request: entry.request,
    before: entry.before,
    after: entry.after,
    count: entry.count,
    groupId: entry.groupId,
    partOf: entry.partOf,
    chain: link,
  });
  return { at, name: action, outcome, json };
}
