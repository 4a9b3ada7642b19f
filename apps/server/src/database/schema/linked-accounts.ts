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

/** Accounts at providers that members let the office use. One that is unlinked has no row. */
export const linkedAccounts = pgTable(
  'linked_accounts',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    provider: text('provider', { enum: providers }).notNull(),
    /** The provider's own id of the account, and the name that people know it by. */
    subject: text('subject').notNull(),
    name: text('name').notNull(),
    calendar: boolean('calendar').notNull(),
    meeting: boolean('meeting').notNull(),
    /** Tokens as `token-cipher.ts` writes them: nobody reads them without the office's secret. */
    accessToken: text('access_token').notNull(),
    refreshToken: text('refresh_token'),
    accessExpiresAt: instant('access_expires_at').notNull(),
    /** Since when the provider refuses the office; null while the account is connected. */
    disconnectedAt: instant('disconnected_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    unique('linked_accounts_provider').on(table.userId, table.provider),
    unique('linked_accounts_subject').on(table.provider, table.subject),
  ],
);

/** Questions to a provider that have not been answered yet. Each is taken once, by the session that asked. */
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
    /** For PKCE, as `token-cipher.ts` writes it. */
    codeVerifier: text('code_verifier').notNull(),
    nonce: text('nonce').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    index('oauth_states_user').on(table.userId),
    index('oauth_states_expires').on(table.expiresAt),
  ],
);

/** Calls of a day that make or change meetings at a provider, by the member whose account they use. */
export const providerCalls = pgTable(
  'provider_calls',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    provider: text('provider', { enum: providers }).notNull(),
    /** In GMT. */
    day: date('day').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.provider, table.day] })],
);

/**
 * Meetings that stand at a provider as well, and how far that has come. A series is one of them. `CREATING`:
 * it may stand there, and nobody here was told; `UPDATING`: another one than ours may stand there; `DELETING`:
 * it is to go there and here.
 */
export const externalMeetings = pgTable(
  'external_meetings',
  {
    id: id(),
    /** The member with whose account it was made. */
    holderId: uuid('holder_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    provider: text('provider', { enum: providers }).notNull(),
    state: text('state', { enum: ['CREATING', 'READY', 'UPDATING', 'DELETING'] }).notNull(),
    /** The provider's id by which it is changed and deleted. */
    remoteId: text('remote_id'),
    /** The call that is under way has time until then; afterwards it counts as left behind. */
    heldUntil: instant('held_until').notNull(),
    /** How often it was tried to end what was left behind. */
    attempts: integer('attempts').notNull().default(0),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('external_meetings_holder').on(table.holderId, table.provider),
    index('external_meetings_held').on(table.state, table.heldUntil),
  ],
);
