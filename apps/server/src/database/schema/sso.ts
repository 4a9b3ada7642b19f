import { isNotNull } from 'drizzle-orm';
import {
  boolean,
  index,
  jsonb,
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

export const ssoProtocols = ['OIDC', 'SAML'] as const;

/** Connection of an organisation to its identity provider. */
export const ssoConnections = pgTable('sso_connections', {
  organizationId: organizationId().primaryKey(),
  version: version(),
  protocol: text('protocol', { enum: ssoProtocols }).notNull().default('OIDC'),
  /** Issuer (OpenID Connect) or entity ID (SAML) of the provider. */
  issuer: text('issuer').notNull(),
  clientId: text('client_id'),
  /** Encrypted by `token-cipher.ts`. */
  clientSecret: text('client_secret'),
  signOnUrl: text('sign_on_url'),
  /** PEM certificates whose keys sign assertions. */
  certificates: text('certificates').array(),
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
  /** Encrypted by `token-cipher.ts`. Null for SAML. */
  codeVerifier: text('code_verifier'),
  /** For SAML, the ID of the request. */
  nonce: text('nonce').notNull(),
  /** Hash of the code that the browser received for an accepted SAML response. */
  codeHash: text('code_hash'),
  /** Claims of the accepted SAML response. */
  claims: jsonb('claims').$type<{ iss: string }>(),
  expiresAt: instant('expires_at').notNull(),
});
