import { meetingGuestStates } from '@office/vocabulary';
import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, instant, updatedAt, version } from './columns.ts';
import { meetings } from './meetings.ts';
import { organizations } from './organizations.ts';
import { users } from './users.ts';

/**
 * Whether members of an organisation can create guest links. Without a row, they can, unless
 * the organisation can be used from its networks only.
 */
export const organizationGuestLinks = pgTable('organization_guest_links', {
  organizationId: uuid('organization_id')
    .primaryKey()
    .references(() => organizations.id, { onDelete: 'cascade' }),
  version: version(),
  enabled: boolean('enabled').notNull(),
  updatedAt: updatedAt(),
});

export const meetingGuestLinks = pgTable(
  'meeting_guest_links',
  {
    id: id(),
    organizationId: uuid('organization_id')
      .notNull()
      .references(() => organizations.id, { onDelete: 'cascade' }),
    meetingId: uuid('meeting_id')
      .notNull()
      .references(() => meetings.id, { onDelete: 'cascade' }),
    /** SHA-256 of the secret, which is derived from the server secret and the id. */
    secretHash: text('secret_hash').notNull(),
    createdBy: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    revokedAt: instant('revoked_at'),
  },
  (table) => [
    uniqueIndex('meeting_guest_links_secret').on(table.secretHash),
    uniqueIndex('meeting_guest_links_valid')
      .on(table.meetingId)
      .where(sql`${table.revokedAt} IS NULL`),
    index('meeting_guest_links_organization').on(table.organizationId),
    index('meeting_guest_links_creator').on(table.createdBy),
  ],
);

/** People without an account in the lobby or the call of a meeting. */
export const meetingGuests = pgTable(
  'meeting_guests',
  {
    id: id(),
    organizationId: uuid('organization_id')
      .notNull()
      .references(() => organizations.id, { onDelete: 'cascade' }),
    meetingId: uuid('meeting_id')
      .notNull()
      .references(() => meetings.id, { onDelete: 'cascade' }),
    linkId: uuid('link_id')
      .notNull()
      .references(() => meetingGuestLinks.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** SHA-256 of the token. */
    tokenHash: text('token_hash').notNull(),
    state: text('state', { enum: meetingGuestStates }).notNull().default('WAITING'),
    createdAt: createdAt(),
    /** Last request of the page of the guest. */
    seenAt: instant('seen_at').notNull(),
    answeredBy: uuid('answered_by').references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [
    uniqueIndex('meeting_guests_token').on(table.tokenHash),
    index('meeting_guests_meeting').on(table.meetingId, table.createdAt),
    index('meeting_guests_organization').on(table.organizationId),
    index('meeting_guests_link').on(table.linkId),
    index('meeting_guests_answerer').on(table.answeredBy),
  ],
);
