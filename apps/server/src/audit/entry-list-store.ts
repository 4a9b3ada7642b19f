import type { AuditAction, AuditChannel, AuditOutcome, AuditTargetKind } from '@office/vocabulary';
import {
  and,
  desc,
  eq,
  getTableColumns,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  ne,
  notInArray,
  or,
  sql,
  type SQL,
} from 'drizzle-orm';
import type { Queryable } from '../database/database.ts';
import { matchesKeyword } from '../database/keyword-match.ts';
import { findPage, type PageRequest } from '../database/page.ts';
import { auditEntries } from '../database/schema/audit.ts';

export type EntryRow = typeof auditEntries.$inferSelect;
export interface ListedEntryRow extends EntryRow {
  /** Number of people of a bulk action. */
  people: number;
}

export interface EntryScope {
  /** Null for all organisations. */
  organizationId: string | null;
  withoutOrganization: boolean;
}

export interface EntryFilter {
  actorId?: string | undefined;
  actions?: readonly AuditAction[] | undefined;
  targetKind?: AuditTargetKind | undefined;
  targetId?: string | undefined;
  channel?: AuditChannel | undefined;
  outcome?: AuditOutcome | undefined;
  /** Leaves out calls that changed nothing, unless they were refused or failed. */
  withoutReads?: boolean | undefined;
  from?: Date | undefined;
  /** Exclusive. */
  to?: Date | undefined;
  keyword?: string | undefined;
  /** The `groupId` of a bulk action, to find the entries of its people. */
  partOf?: string | undefined;
}

function conditionOf(scope: EntryScope, filter: EntryFilter): SQL | undefined {
  const { organizationId, withoutOrganization } = scope;
  const {
    actorId,
    actions,
    targetKind,
    targetId,
    channel,
    outcome,
    from,
    to,
    keyword = '',
  } = filter;
  const { action } = auditEntries;
  const own = organizationId ? eq(auditEntries.organizationId, organizationId) : undefined;
  return and(
    own && withoutOrganization ? or(own, isNull(auditEntries.organizationId)) : own,
    actorId ? eq(auditEntries.actorId, actorId) : undefined,
    actions && actions.length > 0 ? inArray(auditEntries.action, [...actions]) : undefined,
    targetKind ? eq(auditEntries.targetKind, targetKind) : undefined,
    orPartMatches(own, targetId ? eq(auditEntries.targetId, targetId) : undefined),
    channel ? eq(auditEntries.channel, channel) : undefined,
    outcome ? eq(auditEntries.outcome, outcome) : undefined,
    filter.withoutReads
      ? or(notInArray(action, ['READ', 'CALLED']), ne(auditEntries.outcome, 'DONE'))
      : undefined,
    from ? gte(auditEntries.at, from) : undefined,
    to ? lt(auditEntries.at, to) : undefined,
    filter.partOf ? eq(auditEntries.partOf, filter.partOf) : undefined,
    orPartMatches(own, containsKeyword(keyword)),
  );
}

function containsKeyword(keyword: string): SQL | undefined {
  return matchesKeyword(keyword, [
    auditEntries.actorName,
    auditEntries.actorEmail,
    auditEntries.targetName,
    auditEntries.targetId,
    auditEntries.operation,
    auditEntries.address,
  ]);
}

/** Also matches a bulk action by its people. */
function orPartMatches(own: SQL | undefined, matches: SQL | undefined): SQL | undefined {
  if (!matches) return undefined;
  const parts = sql`(SELECT ${auditEntries.partOf} FROM ${auditEntries}
    WHERE ${and(isNotNull(auditEntries.partOf), own, matches)})`;
  return or(matches, inArray(auditEntries.groupId, parts));
}

/** Lists bulk actions without the entries of their people, which `partOf` selects. */
export function findEntries(
  tx: Queryable,
  scope: EntryScope,
  filter: EntryFilter,
  page: PageRequest,
): Promise<{ rows: ListedEntryRow[]; total: number }> {
  const listed = filter.partOf ? undefined : isNull(auditEntries.partOf);
  const people = sql<number>`(
    SELECT count(*)::int FROM audit_entries AS part WHERE part.part_of = audit_entries.group_id
  )`;
  const query = tx
    .select({ ...getTableColumns(auditEntries), people: people.as('people') })
    .from(auditEntries)
    .where(and(conditionOf(scope, filter), listed))
    .$dynamic();
  return findPage(tx, query, [desc(auditEntries.id)], page);
}

export function findEntriesBefore(
  tx: Queryable,
  scope: EntryScope,
  filter: EntryFilter,
  { before, limit }: { before: number | null; limit: number },
): Promise<EntryRow[]> {
  const earlier = before === null ? undefined : lt(auditEntries.id, before);
  return tx
    .select()
    .from(auditEntries)
    .where(and(conditionOf(scope, filter), earlier))
    .orderBy(desc(auditEntries.id))
    .limit(limit);
}
