import {
  auditActions,
  auditChannels,
  auditOutcomes,
  auditTargetKinds,
  roles,
} from '@office/vocabulary';
import { bigint, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

/**
 * The audit log: each thing that was done, by whom, to what. Nothing in it refers to another table: an entry outlives
 * the person, the organisation and the thing that it is about. The server's role may only add and read; a trigger
 * refuses changes by any other (see the migration).
 */
export const auditEntries = pgTable(
  'audit_entries',
  {
    /** Counts up, so that the newest come first without a look at the time. */
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: instant('at').notNull(),
    /** The organisation in whose log it stands; null for what concerns none. */
    organizationId: uuid('organization_id'),
    channel: text('channel', { enum: auditChannels }).notNull(),
    /** Null for the operator, for the server itself, and for someone who did not say who they are. */
    actorId: uuid('actor_id'),
    /** As they were called then. */
    actorName: text('actor_name'),
    actorEmail: text('actor_email'),
    actorRole: text('actor_role', { enum: roles }),
    address: text('address'),
    userAgent: text('user_agent'),
    action: text('action', { enum: auditActions }).notNull(),
    /** The operation of the contract, or the command. */
    operation: text('operation'),
    outcome: text('outcome', { enum: auditOutcomes }).notNull(),
    /** The code of a refusal. */
    error: text('error'),
    targetKind: text('target_kind', { enum: auditTargetKinds }),
    targetId: text('target_id'),
    targetName: text('target_name'),
    /** The path and query that a call asked with. */
    request: jsonb('request').$type<Record<string, unknown>>(),
    before: jsonb('before').$type<Record<string, unknown>>(),
    after: jsonb('after').$type<Record<string, unknown>>(),
    /** How many calls in a row it stands for. */
    count: integer('count').notNull().default(1),
  },
  (table) => [
    index('audit_entries_organization').on(table.organizationId, table.id),
    index('audit_entries_action').on(table.organizationId, table.action, table.id),
    index('audit_entries_actor').on(table.actorId, table.id),
    index('audit_entries_at').on(table.at),
  ],
);
