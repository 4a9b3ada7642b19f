import { isNotNull } from 'drizzle-orm';
import {
  boolean,
  index,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt, id, instant, updatedAt, version } from './columns.ts';
import { organizationId } from './organizations.ts';
import { sessionAudiences } from './sign-in.ts';
import { users } from './users.ts';

/** OpenID Connect client of an organisation at its identity provider. */
export const ssoConnections = pgTable('sso_connections', {
  organizationId: organizationId().primaryKey(),
  version: version(),
  issuer: text('issuer').notNull(),
  clientId: text('client_id').notNull(),
  /** Encrypted by `token-cipher.ts`. */
  clientSecret: text('client_secret').notNull(),
  /** Administrators who can sign in without the provider, while they have this role. */
  breakGlassUserIds: uuid('break_glass_user_ids').array().notNull(),
  updatedAt: updatedAt(),
});

/** Email domains of an organisation. Only one organisation can verify a domain. */
export const ssoDomains = pgTable(
  'sso_domains',
  {
    id: id(),
    organizationId: organizationId(),
    domain: text('domain').notNull(),
    /** Random value in the TXT record that proves ownership. */
    token: text('token').notNull(),
    verifiedAt: instant('verified_at'),
    required: boolean('required').notNull().default(false),
    createdAt: createdAt(),
  },
  (table) => [
    unique('sso_domains_organization').on(table.organizationId, table.domain),
    uniqueIndex('sso_domains_verified').on(table.domain).where(isNotNull(table.verifiedAt)),
  ],
);

/** Accounts by their subject at the provider of an organisation. */
export const ssoIdentities = pgTable(
  'sso_identities',
  {
    organizationId: organizationId(),
    issuer: text('issuer').notNull(),
    subject: text('subject').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.issuer, table.subject] }),
    index('sso_identities_user').on(table.userId),
  ],
);

/** Sign-ins that wait for the redirect from the provider. Deleted when used. */
export const ssoSignIns = pgTable('sso_sign_ins', {
  stateHash: text('state_hash').primaryKey(),
  organizationId: organizationId(),
  audience: text('audience', { enum: sessionAudiences }).notNull(),
  browserTokenHash: text('browser_token_hash').notNull(),
  /** Encrypted by `token-cipher.ts`. */
  codeVerifier: text('code_verifier').notNull(),
  nonce: text('nonce').notNull(),
  expiresAt: instant('expires_at').notNull(),
});
