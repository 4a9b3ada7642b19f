import type { Database } from '../database/database.ts';
import type { WithClaims } from '../http/claims.ts';
import { toCsv } from '../lib/csv.ts';
import type { WriteAudit } from './audit-entry.ts';
import { scopeOf } from './entry-list.ts';
import { findEntriesBefore, type EntryFilter, type EntryRow } from './entry-list-store.ts';

const maxExportedEntries = 100_000;
const batchSize = 2000;

export async function exportEntries(
  { db, audit, claims }: { db: Database; audit: WriteAudit } & WithClaims,
  filter: EntryFilter,
): Promise<string> {
  const scope = scopeOf(claims);
  const rows: EntryRow[] = [];
  while (rows.length < maxExportedEntries) {
    const before = rows.at(-1)?.id ?? null;
    const more = await findEntriesBefore(db, scope, filter, { before, limit: batchSize });
    rows.push(...more);
    if (more.length < batchSize) break;
  }
  await audit(db, { action: 'AUDIT_EXPORTED', after: { entries: rows.length, ...filter } });
  return toCsv([columns.map(([name]) => name), ...rows.map(toLine)]);
}

const columns: readonly (readonly [string, (row: EntryRow) => unknown])[] = [
  ['id', ({ id }) => id],
  ['at', ({ at }) => at.toISOString()],
  ['organizationId', ({ organizationId }) => organizationId],
  ['channel', ({ channel }) => channel],
  ['actorId', ({ actorId }) => actorId],
  ['actorName', ({ actorName }) => actorName],
  ['actorEmail', ({ actorEmail }) => actorEmail],
  ['actorRole', ({ actorRole }) => actorRole],
  ['address', ({ address }) => address],
  ['userAgent', ({ userAgent }) => userAgent],
  ['action', ({ action }) => action],
  ['operation', ({ operation }) => operation],
  ['outcome', ({ outcome }) => outcome],
  ['error', ({ error }) => error],
  ['targetKind', ({ targetKind }) => targetKind],
  ['targetId', ({ targetId }) => targetId],
  ['targetName', ({ targetName }) => targetName],
  ['request', ({ request }) => request],
  ['before', ({ before }) => before],
  ['after', ({ after }) => after],
  ['count', ({ count }) => count],
  ['groupId', ({ groupId }) => groupId],
  ['partOf', ({ partOf }) => partOf],
];

function toLine(row: EntryRow): (string | null)[] {
  return columns.map(([, read]) => {
    const value = read(row);
    if (value === null) return null;
    return typeof value === 'string' ? value : JSON.stringify(value);
  });
}
