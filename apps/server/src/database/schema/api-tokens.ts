import { apiTokenScopes } from '@office/vocabulary';
import { boolean, foreignKey, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, instant, updatedAt, version } from './columns.ts';
import { memberships, organizationId } from './organizations.ts';

/** Access tokens of members for scripts and integrations, in one organisation. */
export const apiTokens = pgTable(
  'api_tokens',
  {
    id: id(),
    organizationId: uuid('organization_id').notNull(),
    userId: uuid('user_id').notNull(),
    name: text('name').notNull(),
    scopes: text('scopes', { enum: apiTokenScopes }).array().notNull(),
    /** Key id and HMAC-SHA-256 (see `key-ring.ts`). */
    tokenHash: text('token_hash').notNull().unique(),
    createdAt: createdAt(),
    expiresAt: instant('expires_at').notNull(),
    /** Accurate to a minute. */
    lastUsedAt: instant('last_used_at'),
  },
  (table) => [
    foreignKey({
      name: 'api_tokens_member',
      columns: [table.organizationId, table.userId],
      foreignColumns: [memberships.organizationId, memberships.userId],
    }).onDelete('cascade'),
    index('api_tokens_member').on(table.organizationId, table.userId),
    index('api_tokens_created').on(table.organizationId, table.createdAt, table.id),
  ],
);

/** Whether members of an organisation can use access tokens. Without a row, they can. */
export const organizationApiTokens = pgTable('organization_api_tokens', {
  organizationId: organizationId().primaryKey(),
  version: version(),
  enabled: boolean('enabled').notNull(),
  updatedAt: updatedAt(),
});
