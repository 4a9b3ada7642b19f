import { customEmojiAddings } from '@office/vocabulary';
import { index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, updatedAt, version } from './columns.ts';
import { files } from './files.ts';
import { organizations } from './organizations.ts';
import { users } from './users.ts';

/** Emoji of an organisation. Messages and reactions contain them as `:name:`. */
export const customEmojis = pgTable(
  'custom_emojis',
  {
    id: id(),
    organizationId: uuid('organization_id')
      .notNull()
      .references(() => organizations.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    fileId: uuid('file_id')
      .notNull()
      .references(() => files.id),
    addedBy: uuid('added_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (table) => [
    unique('custom_emojis_name').on(table.organizationId, table.name),
    index('custom_emojis_file').on(table.fileId),
    index('custom_emojis_author').on(table.addedBy),
  ],
);

/** Members of an organisation who can add emoji. Without a row, the product's default applies. */
export const organizationCustomEmoji = pgTable('organization_custom_emoji', {
  organizationId: uuid('organization_id')
    .primaryKey()
    .references(() => organizations.id, { onDelete: 'cascade' }),
  version: version(),
  adding: text('adding', { enum: customEmojiAddings }).notNull(),
  updatedAt: updatedAt(),
});
