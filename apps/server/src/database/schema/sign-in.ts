import { roles } from '@office/vocabulary';
import { index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { contracts, organizations } from './organizations.ts';
import { createdAt, id, instant } from './columns.ts';
import { invitations } from './invitations.ts';
import { users } from './users.ts';

/**
 * Wrong passwords for one account from one source: a network, a device or session of the owner's, or all
 * networks together that the owner is not known in (see `password-attempts.ts`).
 */
export const passwordAttempts = pgTable(
  'password_attempts',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    source: text('source').notNull(),
    /** Counts the current run. A password that is being compared counts as a wrong one. */
    attempts: integer('attempts').notNull(),
    /** Blocks one after the other; each is longer than the one before. */
    blocks: integer('blocks').notNull(),
    lastAt: instant('last_at').notNull(),
    blockedUntil: instant('blocked_until'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.source] })],
);

/** Networks that a person signs in from without a code: an IPv4 address, or the /64 of an IPv6 one. */
export const trustedNetworks = pgTable(
  'trusted_networks',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    network: text('network').notNull(),
    createdAt: createdAt(),
    lastUsedAt: instant('last_used_at').notNull().defaultNow(),
  },
  (table) => [unique('trusted_networks_user').on(table.userId, table.network)],
);

/** Devices that a person has signed in on, by SHA-256 of the token that the device keeps. */
export const knownDevices = pgTable(
  'known_devices',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** One device has one token, whoever signs in on it. */
    tokenHash: text('token_hash').notNull(),
    createdAt: createdAt(),
    lastUsedAt: instant('last_used_at').notNull(),
  },
  (table) => [
    unique('known_devices_user').on(table.userId, table.tokenHash),
    index('known_devices_token').on(table.tokenHash),
  ],
);

/**
 * The 4-digit code of one person signing in from one unknown address. The row outlives the code:
 * `wrongCodes` goes on counting when a new code is sent, so asking again buys no more guesses.
 */
export const loginCodes = pgTable(
  'login_codes',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    ip: text('ip').notNull(),
    codeHash: text('code_hash').notNull(),
    wrongCodes: integer('wrong_codes').notNull().default(0),
    /** When the current run of wrong codes began; it ends after an hour. */
    wrongSince: instant('wrong_since'),
    sentAt: instant('sent_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    /** Codes mailed since `countedSince`, which begins anew after a day. */
    sentCodes: integer('sent_codes').notNull().default(1),
    countedSince: instant('counted_since').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.ip] })],
);

/** Addresses that entered too many wrong codes. */
export const ipBlacklist = pgTable('ip_blacklist', {
  ip: text('ip').primaryKey(),
  until: instant('until').notNull(),
});

export const sessionEndReasons = [
  'LOGOUT',
  'REVOKED',
  'PASSWORD_CHANGED',
  'REFRESH_REUSED',
  'ORGANIZATION_BLOCKED',
  'USER_BLOCKED',
  'ROLE_CHANGED',
  'CONTRACT_BLOCKED',
] as const;

/** The application that a session opens: the office, or its administration. */
export const sessionAudiences = ['OFFICE', 'ADMIN'] as const;

/** A session family: one sign-in, and every token that came of it. */
export const sessions = pgTable(
  'sessions',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    audience: text('audience', { enum: sessionAudiences }).notNull().default('OFFICE'),
    organizationId: uuid('organization_id').references(() => organizations.id, {
      onDelete: 'cascade',
    }),
    contractId: uuid('contract_id').references(() => contracts.id, { onDelete: 'cascade' }),
    deviceId: uuid('device_id').references(() => knownDevices.id, { onDelete: 'set null' }),
    /** The address that it was last used from. */
    ip: text('ip').notNull(),
    userAgent: text('user_agent').notNull().default(''),
    createdAt: createdAt(),
    /** Sign-in, selection of an organisation or refresh. Feeds the login-user limit. */
    lastUsedAt: instant('last_used_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    /**
     * SHA-256 of the refresh token that was exchanged for the newest tokens; null once one of them has come
     * back, for then their answer has arrived, and where they were not had by an exchange.
     */
    replacedToken: text('replaced_token'),
    endedAt: instant('ended_at'),
    endReason: text('end_reason', { enum: sessionEndReasons }),
  },
  (table) => [
    index('sessions_user').on(table.userId),
    index('sessions_contract').on(table.contractId, table.lastUsedAt),
  ],
);

/**
 * Refresh tokens, by SHA-256. One that was used, or that others were issued in place of, stays, so that
 * its second use is noticed.
 */
export const refreshTokens = pgTable(
  'refresh_tokens',
  {
    tokenHash: text('token_hash').primaryKey(),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [index('refresh_tokens_session').on(table.sessionId)],
);

export const linkKinds = ['INVITE', 'SET_PASSWORD', 'RESET'] as const;

/** Why a link was ended before anybody used it. */
export const linkEndings = ['REPLACED', 'WITHDRAWN'] as const;

/**
 * Links sent by mail, by SHA-256 of their token; single use. Someone without an account registers
 * with an invitation: the first call answers a `SET_PASSWORD` token for the second one.
 */
export const oneTimeLinks = pgTable(
  'one_time_links',
  {
    tokenHash: text('token_hash').primaryKey(),
    kind: text('kind', { enum: linkKinds }).notNull(),
    email: text('email').notNull(),
    /** The account, where it exists already. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** The organisation that the person becomes a member of. */
    organizationId: uuid('organization_id').references(() => organizations.id, {
      onDelete: 'cascade',
    }),
    role: text('role', { enum: roles }),
    invitedBy: uuid('invited_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    expiresAt: instant('expires_at').notNull(),
    /** When it was used, or ended. */
    usedAt: instant('used_at'),
    ending: text('ending', { enum: linkEndings }),
    /** For `INVITE`: what it is a link of. */
    invitationId: uuid('invitation_id').references(() => invitations.id, { onDelete: 'cascade' }),
    /** For `SET_PASSWORD`: the link that it came from, used up together with it. */
    parentHash: text('parent_hash').references((): AnyPgColumn => oneTimeLinks.tokenHash, {
      onDelete: 'cascade',
    }),
  },
  (table) => [
    index('one_time_links_email').on(table.email, table.kind),
    index('one_time_links_invitation').on(table.invitationId),
  ],
);
