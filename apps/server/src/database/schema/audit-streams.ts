import type { Schemas } from '@office/api';
import { deliveryProblemKinds } from '@office/vocabulary';
import { bigint, boolean, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, instant, updatedAt, version } from './columns.ts';
import { organizationId } from './organizations.ts';

/** The external system that receives the audit log of an organisation. */
export const auditStreams = pgTable('audit_streams', {
  organizationId: organizationId().primaryKey(),
  version: version(),
  destination: jsonb('destination').$type<Schemas['AuditStreamDestination']>().notNull(),
  /** Encrypted by `token-cipher.ts`. Null for syslog. */
  secret: text('secret'),
  paused: boolean('paused').notNull().default(false),
  /** Position of the last sent entry in the hash chain. */
  position: bigint('position', { mode: 'number' }).notNull(),
  /** The process that sends. Only the holder of the lease changes the position. */
  leaseId: uuid('lease_id'),
  leaseUntil: instant('lease_until'),
  failures: integer('failures').notNull().default(0),
  nextAttemptAt: instant('next_attempt_at').notNull(),
  lastSentAt: instant('last_sent_at'),
  problem: text('problem', { enum: deliveryProblemKinds }),
  problemDetail: text('problem_detail'),
  failingSince: instant('failing_since'),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});
