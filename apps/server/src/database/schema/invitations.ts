import { defaultLanguage, languages, roles } from '@office/vocabulary';
import { sql, type SQL } from 'drizzle-orm';
import { index, integer, pgTable, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, instant } from './columns.ts';
import { folded } from './folded.ts';
import { mailOutbox } from './outbox.ts';
import { organizations } from './organizations.ts';
import { users } from './users.ts';

/** Invitations that were made by one call, so that a retry of it makes none. */
export const invitationBatches = pgTable(
  'invitation_batches',
  {
    id: id(),
    organizationId: uuid('organization_id')
      .notNull()
      .references(() => organizations.id, { onDelete: 'cascade' }),
    /** Made by the caller's client. */
    clientId: uuid('client_id').notNull(),
    /** How many people it has invited, and how many of them anew. */
    invited: integer('invited').notNull(),
    renewed: integer('renewed').notNull(),
    createdAt: createdAt(),
  },
  (table) => [unique('invitation_batches_client').on(table.organizationId, table.clientId)],
);

/**
 * Addresses that were asked to join an organisation. An address has one invitation that is open or expired;
 * sent again, it gets another link (`one_time_links`) and the earlier one is dead.
 */
export const invitations = pgTable(
  'invitations',
  {
    id: id(),
    organizationId: uuid('organization_id')
      .notNull()
      .references(() => organizations.id, { onDelete: 'cascade' }),
    /** Always lower case. */
    email: text('email').notNull(),
    role: text('role', { enum: roles }).notNull(),
    /** As the administrator wrote it; the person registers with a name of their own. */
    name: text('name'),
    department: text('department'),
    /** The texts that keywords are looked for in. */
    searched: text('searched').generatedAlwaysAs((): SQL =>
      folded(sql`email || E'\n' || coalesce(name, '') || E'\n' || coalesce(department, '')`),
    ),
    /** The language of the mail. */
    language: text('language', { enum: languages }).notNull().default(defaultLanguage),
    invitedBy: uuid('invited_by').references(() => users.id, { onDelete: 'set null' }),
    batchId: uuid('batch_id').references(() => invitationBatches.id, { onDelete: 'set null' }),
    /** The mail with its link; gone with the outbox's clean-up. */
    mailId: uuid('mail_id').references(() => mailOutbox.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    /** When its link was made. */
    sentAt: instant('sent_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    acceptedAt: instant('accepted_at'),
    withdrawnAt: instant('withdrawn_at'),
  },
  (table) => [
    uniqueIndex('invitations_open')
      .on(table.organizationId, table.email)
      .where(sql`${table.acceptedAt} is null and ${table.withdrawnAt} is null`),
    index('invitations_organization').on(table.organizationId, table.sentAt),
    index('invitations_batch').on(table.batchId),
    index('invitations_mail').on(table.mailId),
  ],
);
