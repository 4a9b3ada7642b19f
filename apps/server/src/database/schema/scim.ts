import { memberRoles } from '@office/vocabulary';
import { sql } from 'drizzle-orm';
import {
  foreignKey,
  index,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt, id, instant, updatedAt } from './columns.ts';
import { memberships, organizationId, floors } from './organizations.ts';
import { users } from './users.ts';

/** Tokens with which the identity provider of an organisation calls the SCIM endpoint. */
export const scimTokens = pgTable(
  'scim_tokens',
  {
    id: id(),
    organizationId: organizationId(),
    name: text('name').notNull(),
    /** Key id and HMAC-SHA-256 (see `key-ring.ts`). */
    tokenHash: text('token_hash').notNull().unique(),
    createdAt: createdAt(),
    createdBy: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
    expiresAt: instant('expires_at').notNull(),
    /** Accurate to a minute. */
    lastUsedAt: instant('last_used_at'),
  },
  (table) => [index('scim_tokens_organization').on(table.organizationId)],
);

/** SCIM attributes of members that the account and the membership do not contain. */
export const scimUsers = pgTable(
  'scim_users',
  {
    organizationId: uuid('organization_id').notNull(),
    userId: uuid('user_id').notNull(),
    externalId: text('external_id'),
    givenName: text('given_name'),
    familyName: text('family_name'),
    updatedAt: updatedAt(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.userId] }),
    foreignKey({
      name: 'scim_users_member',
      columns: [table.organizationId, table.userId],
      foreignColumns: [memberships.organizationId, memberships.userId],
    }).onDelete('cascade'),
    index('scim_users_external').on(table.organizationId, table.externalId),
  ],
);

/** Groups of the identity provider. */
export const scimGroups = pgTable(
  'scim_groups',
  {
    id: id(),
    organizationId: organizationId(),
    displayName: text('display_name').notNull(),
    externalId: text('external_id'),
    /** Role of the members. Null to keep their roles. */
    role: text('role', { enum: memberRoles }),
    /** Floor that the members enter at first. Null for the first open floor. */
    floorId: uuid('floor_id').references(() => floors.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('scim_groups_name').on(table.organizationId, sql`lower(${table.displayName})`),
  ],
);

export const scimGroupMembers = pgTable(
  'scim_group_members',
  {
    groupId: uuid('group_id')
      .notNull()
      .references(() => scimGroups.id, { onDelete: 'cascade' }),
    organizationId: uuid('organization_id').notNull(),
    userId: uuid('user_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.groupId, table.userId] }),
    foreignKey({
      name: 'scim_group_members_member',
      columns: [table.organizationId, table.userId],
      foreignColumns: [memberships.organizationId, memberships.userId],
    }).onDelete('cascade'),
    index('scim_group_members_user').on(table.organizationId, table.userId),
  ],
);
