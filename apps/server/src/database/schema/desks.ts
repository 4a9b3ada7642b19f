import { deskNoteTints } from '@office/vocabulary';
import { foreignKey, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, instant } from './columns.ts';
import { memberships } from './organizations.ts';
import { users } from './users.ts';

export const deskNotes = pgTable(
  'desk_notes',
  {
    id: id(),
    organizationId: uuid('organization_id').notNull(),
    ownerId: uuid('owner_id').notNull(),
    authorId: uuid('author_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    text: text('text').notNull(),
    tint: text('tint', { enum: deskNoteTints }).notNull(),
    createdAt: createdAt(),
    readAt: instant('read_at'),
  },
  (table) => [
    foreignKey({
      name: 'desk_notes_owner',
      columns: [table.organizationId, table.ownerId],
      foreignColumns: [memberships.organizationId, memberships.userId],
    }).onDelete('cascade'),
    index('desk_notes_desk').on(table.organizationId, table.ownerId, table.createdAt),
  ],
);
