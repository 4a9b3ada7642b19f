import { roles } from '@office/vocabulary';
import { isNotNull } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { contracts, organizations } from './organizations.ts';
import { createdAt, id, instant } from './columns.ts';
import { invitations } from './invitations.ts';
import { users } from './users.ts';

/** Failed attempts from one source (see `password-attempts.ts`). */
export const passwordAttempts = pgTable(
  'password_attempts',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    source: text('source').notNull(),
    /** Attempts in the current run. Attempts in progress count as failed. */
    attempts: integer('attempts').notNull(),
    /** Number of consecutive blocks. Each block is longer than the previous one. */
    blocks: integer('blocks').notNull(),
    lastAt: instant('last_at').notNull(),
    blockedUntil: instant('blocked_until'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.source] })],
);

/** Networks from which a person can sign in without a code: an IPv4 address or an IPv6 /64. */
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

/** Devices on which a person has signed in, as SHA-256 of the token stored on the device. */
export const knownDevices = pgTable(
  'known_devices',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** A device has one token for all its users. */
    tokenHash: text('token_hash').notNull(),
    createdAt: createdAt(),
    lastUsedAt: instant('last_used_at').notNull(),
  },
  (table) => [
    unique('known_devices_user').on(table.userId, table.tokenHash),
    index('known_devices_token').on(table.tokenHash),
  ],
);

/** Outlives the code, so that a new code does not reset `wrongCodes` and allow more guesses. */
export const loginCodes = pgTable(
  'login_codes',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    ip: text('ip').notNull(),
    codeHash: text('code_hash').notNull(),
    wrongCodes: integer('wrong_codes').notNull().default(0),
    /** Start of the current run of wrong codes, which ends after an hour. */
    wrongSince: instant('wrong_since'),
    sentAt: instant('sent_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    /** Number of codes mailed since `countedSince`, which is reset after a day. */
    sentCodes: integer('sent_codes').notNull().default(1),
    countedSince: instant('counted_since').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.ip] })],
);

/** Secrets of authenticator apps. Signing in requires a code once the secret is confirmed. */
export const twoFactorSecrets = pgTable('two_factor_secrets', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Encrypted by `token-cipher.ts`. */
  secret: text('secret').notNull(),
  createdAt: createdAt(),
  confirmedAt: instant('confirmed_at'),
  /** Time step of the last accepted code, which cannot be used again. */
  usedStep: integer('used_step'),
});

/** Unused recovery codes: key id and keyed hash (see `key-ring.ts`). */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => twoFactorSecrets.userId, { onDelete: 'cascade' }),
    codeHash: text('code_hash').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.codeHash] })],
);

export const passkeys = pgTable(
  'passkeys',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Base64url, as in the responses of the authenticator. */
    credentialId: text('credential_id').notNull().unique(),
    /** COSE key in base64url. */
    publicKey: text('public_key').notNull(),
    /** Signature counter. Zero in synced passkeys; otherwise it must grow. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: text('transports').array().notNull(),
    name: text('name').notNull(),
    synced: boolean('synced').notNull(),
    createdAt: createdAt(),
    lastUsedAt: instant('last_used_at'),
  },
  (table) => [index('passkeys_user').on(table.userId)],
);

/** Challenges of accepted responses, until they expire. */
export const usedPasskeyChallenges = pgTable('used_passkey_challenges', {
  challenge: text('challenge').primaryKey(),
  usedAt: instant('used_at').notNull(),
});

export const ipBlacklist = pgTable('ip_blacklist', {
  ip: text('ip').primaryKey(),
  until: instant('until').notNull(),
});

export const sessionEndReasons = [
  'LOGOUT',
  'REVOKED',
  'REVOKED_BY_ADMINISTRATOR',
  'PASSWORD_CHANGED',
  'REFRESH_REUSED',
  'ORGANIZATION_BLOCKED',
  'USER_BLOCKED',
  'ROLE_CHANGED',
  'CONTRACT_BLOCKED',
] as const;

export const sessionAudiences = ['OFFICE', 'ADMIN'] as const;

/** A session family: one sign-in and all tokens derived from it. */
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
    ip: text('ip').notNull(),
    userAgent: text('user_agent').notNull().default(''),
    createdAt: createdAt(),
    /** Updated by sign-in, organisation selection and refresh. Determines the login-user limit. */
    lastUsedAt: instant('last_used_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    /** Last sign-in or confirmation of the identity. Null for sessions of earlier versions. */
    confirmedAt: instant('confirmed_at'),
    /** Whether a passkey signed in or confirmed the session. */
    passkeyUsed: boolean('passkey_used').notNull().default(false),
    /** Organisation whose identity provider signed in the session, which can enter no other one. */
    ssoOrganizationId: uuid('sso_organization_id').references(() => organizations.id, {
      onDelete: 'cascade',
    }),
    ssoSubject: text('sso_subject'),
    /** Session id (`sid`) at the provider, if it sends one. */
    ssoSid: text('sso_sid'),
    /** SHA-256 of the token exchanged for the newest ones. Null once the response has arrived. */
    replacedToken: text('replaced_token'),
    endedAt: instant('ended_at'),
    endReason: text('end_reason', { enum: sessionEndReasons }),
  },
  (table) => [
    index('sessions_user').on(table.userId),
    index('sessions_contract').on(table.contractId, table.lastUsedAt),
    index('sessions_sso')
      .on(table.ssoOrganizationId, table.ssoSubject)
      .where(isNotNull(table.ssoOrganizationId)),
  ],
);

/** Refresh tokens, stored as SHA-256. Used and replaced tokens are kept, so that their reuse is detected. */
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

export const linkInvalidationReasons = ['REPLACED', 'WITHDRAWN'] as const;

/** Single-use links sent by mail, as SHA-256 of their token. Registration uses two of them. */
export const oneTimeLinks = pgTable(
  'one_time_links',
  {
    tokenHash: text('token_hash').primaryKey(),
    kind: text('kind', { enum: linkKinds }).notNull(),
    email: text('email').notNull(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    organizationId: uuid('organization_id').references(() => organizations.id, {
      onDelete: 'cascade',
    }),
    role: text('role', { enum: roles }),
    invitedBy: uuid('invited_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    expiresAt: instant('expires_at').notNull(),
    /** When the link was used or invalidated. */
    usedAt: instant('used_at'),
    invalidationReason: text('ending', { enum: linkInvalidationReasons }),
    invitationId: uuid('invitation_id').references(() => invitations.id, { onDelete: 'cascade' }),
    /** For `SET_PASSWORD`: the link that issued it. Both are consumed together. */
    parentHash: text('parent_hash').references((): AnyPgColumn => oneTimeLinks.tokenHash, {
      onDelete: 'cascade',
    }),
  },
  (table) => [
    index('one_time_links_email').on(table.email, table.kind),
    index('one_time_links_invitation').on(table.invitationId),
  ],
);
