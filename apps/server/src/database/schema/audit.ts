import {
  auditActions,
  auditChannels,
  auditOutcomes,
  auditTargetKinds,
  delegatedRoles,
  roles,
} from '@office/vocabulary';
import { isNotNull } from 'drizzle-orm';
import {
  bigint,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

/**
 * No foreign keys, so that an entry outlives its person, organisation and object. The server role
 * can only insert and read; a trigger rejects changes by other roles (see the migration).
 * `audit_content` in the migration lists the hashed columns. Append a new column there only if it is not null, so
 * that the hashes of earlier entries stay valid.
 */
export const auditEntries = pgTable(
  'audit_entries',
  {
    /** Ascending, so that sorting by id returns the newest entries without reading the time. */
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: instant('at').notNull(),
    organizationId: uuid('organization_id'),
    channel: text('channel', { enum: auditChannels }).notNull(),
    /** Null for the operator, the server, and unauthenticated callers. */
    actorId: uuid('actor_id'),
    actorName: text('actor_name'),
    actorEmail: text('actor_email'),
    actorRole: text('actor_role', { enum: [...roles, ...delegatedRoles] }),
    address: text('address'),
    userAgent: text('user_agent'),
    action: text('action', { enum: auditActions }).notNull(),
    operation: text('operation'),
    outcome: text('outcome', { enum: auditOutcomes }).notNull(),
    error: text('error'),
    targetKind: text('target_kind', { enum: auditTargetKinds }),
    targetId: text('target_id'),
    targetName: text('target_name'),
    request: jsonb('request').$type<Record<string, unknown>>(),
    before: jsonb('before').$type<Record<string, unknown>>(),
    after: jsonb('after').$type<Record<string, unknown>>(),
    count: integer('count').notNull().default(1),
    /** Identifies the entry of a bulk action. */
    groupId: uuid('group_id'),
    /** The `groupId` of the bulk action that this entry of one person belongs to. */
    partOf: uuid('part_of'),
  },
  (table) => [
    index('audit_entries_organization').on(table.organizationId, table.id),
    index('audit_entries_action').on(table.organizationId, table.action, table.id),
    index('audit_entries_actor').on(table.actorId, table.id),
    index('audit_entries_at').on(table.at),
    index('audit_entries_target').on(table.targetId, table.id),
    index('audit_entries_group').on(table.groupId).where(isNotNull(table.groupId)),
    index('audit_entries_part').on(table.partOf, table.id).where(isNotNull(table.partOf)),
  ],
);

/**
 * The hash chain of each organisation. A deferred trigger appends the link of an entry when its transaction commits.
 * The hash is the SHA-256 of the previous hash and the content of the entry.
 */
export const auditLinks = pgTable(
  'audit_links',
  {
    entryId: bigint('entry_id', { mode: 'number' }).primaryKey(),
    /** The organisation, or zeros for entries without one. */
    chainId: uuid('chain_id').notNull(),
    /** Starts at 1, without gaps. */
    position: bigint('position', { mode: 'number' }).notNull(),
    hash: text('hash').notNull(),
  },
  (table) => [uniqueIndex('audit_links_position').on(table.chainId, table.position)],
);

/** The newest link of each chain that was deleted by pruning. */
export const auditAnchors = pgTable('audit_anchors', {
  chainId: uuid('chain_id').primaryKey(),
  position: bigint('position', { mode: 'number' }).notNull(),
  hash: text('hash').notNull(),
});
