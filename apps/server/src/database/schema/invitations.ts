import { defaultLanguage, languages, roles } from '@office/vocabulary';
import { sql, type SQL } from 'drizzle-orm';
import { index, integer, pgTable, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, instant } from './columns.ts';
import { normalizedForSearch } from './normalized-for-search.ts';
import { mailOutbox } from './outbox.ts';
import { organizations } from './organizations.ts';
import { users } from './users.ts';

/** Groups the invitations of one call, so that a retry creates no new ones. */
export const invitationBatches = pgTable(
  'invitation_batches',
  {
    id: id(),
    organizationId: uuid('organization_id')
      .notNull()
      .references(() => organizations.id, { onDelete: 'cascade' }),
    clientId: uuid('client_id').notNull(),
    /** Number of people invited by the call, and of those invited again (`renewed`). */
    invited: integer('invited').notNull(),
    renewed: integer('renewed').notNull(),
    createdAt: createdAt(),
  },
  (table) => [unique('invitation_batches_client').on(table.organizationId, table.clientId)],
);

/** An address has at most one open or expired invitation. Sending it again invalidates its link. */
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
    /** Entered by the administrator. At registration, the person enters a name independently. */
    name: text('name'),
    nameLatin: text('name_latin'),
    department: text('department'),
    searched: text('searched').generatedAlwaysAs((): SQL =>
      normalizedForSearch(
        sql`email || E'\n' || coalesce(name, '') || E'\n' || coalesce(name_latin, '') || E'\n' || coalesce(department, '')`,
      ),
    ),
    language: text('language', { enum: languages }).notNull().default(defaultLanguage),
    invitedBy: uuid('invited_by').references(() => users.id, { onDelete: 'set null' }),
    batchId: uuid('batch_id').references(() => invitationBatches.id, { onDelete: 'set null' }),
    /** The mail with the link; null after the outbox clean-up. */
    mailId: uuid('mail_id').references(() => mailOutbox.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    /** When the current link was created. */
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
