import { providers } from '@office/vocabulary';
import {
  boolean,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt, id, instant, updatedAt } from './columns.ts';
import { sessions } from './sign-in.ts';
import { users } from './users.ts';

export const linkedAccounts = pgTable(
  'linked_accounts',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    provider: text('provider', { enum: providers }).notNull(),
    /** The provider's id of the account, and its display name. */
    subject: text('subject').notNull(),
    name: text('name').notNull(),
    calendar: boolean('calendar').notNull(),
    meeting: boolean('meeting').notNull(),
    /** Tokens encrypted by `token-cipher.ts` with the server's secret. */
    accessToken: text('access_token').notNull(),
    refreshToken: text('refresh_token'),
    accessExpiresAt: instant('access_expires_at').notNull(),
    disconnectedAt: instant('disconnected_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    unique('linked_accounts_provider').on(table.userId, table.provider),
    unique('linked_accounts_subject').on(table.provider, table.subject),
  ],
);

export const oauthStates = pgTable(
  'oauth_states',
  {
    /** SHA-256 of the state. */
    stateHash: text('state_hash').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    provider: text('provider', { enum: providers }).notNull(),
    calendar: boolean('calendar').notNull(),
    meeting: boolean('meeting').notNull(),
    /** For PKCE, encrypted by `token-cipher.ts`. */
    codeVerifier: text('code_verifier').notNull(),
    nonce: text('nonce').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    index('oauth_states_user').on(table.userId),
    index('oauth_states_expires').on(table.expiresAt),
  ],
);

/** Daily number of calls that create or change meetings at a provider, by account holder. */
export const providerCalls = pgTable(
  'provider_calls',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    provider: text('provider', { enum: providers }).notNull(),
    /** Day in GMT. */
    day: date('day').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.provider, table.day] })],
);

/**
 * Meetings at external providers; a series is one row. `CREATING`: may exist there, participants
 * have not been notified. `UPDATING`: the provider may have another version. `DELETING`: to be
 * deleted.
 */
export const externalMeetings = pgTable(
  'external_meetings',
  {
    id: id(),
    holderId: uuid('holder_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    provider: text('provider', { enum: providers }).notNull(),
    state: text('state', { enum: ['CREATING', 'READY', 'UPDATING', 'DELETING'] }).notNull(),
    remoteId: text('remote_id'),
    /** Deadline of the running call. An operation past its deadline counts as abandoned. */
    leaseUntil: instant('held_until').notNull(),
    attempts: integer('attempts').notNull().default(0),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('external_meetings_holder').on(table.holderId, table.provider),
    index('external_meetings_held').on(table.state, table.leaseUntil),
  ],
);
