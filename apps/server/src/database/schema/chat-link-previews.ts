import { boolean, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { chatMessages } from './chat.ts';
import { createdAt, id, instant, updatedAt, version } from './columns.ts';
import { files } from './files.ts';
import { organizations } from './organizations.ts';

/** Whether an organisation has link previews. Without a row, it has. */
export const organizationLinkPreviews = pgTable('organization_link_previews', {
  organizationId: uuid('organization_id')
    .primaryKey()
    .references(() => organizations.id, { onDelete: 'cascade' }),
  version: version(),
  enabled: boolean('enabled').notNull(),
  updatedAt: updatedAt(),
});

export const chatLinkPreviews = pgTable(
  'chat_link_previews',
  {
    id: id(),
    organizationId: uuid('organization_id')
      .notNull()
      .references(() => organizations.id, { onDelete: 'cascade' }),
    url: text('url').notNull(),
    /** Empty if the page has no preview. */
    title: text('title').notNull(),
    description: text('description').notNull(),
    siteName: text('site_name').notNull(),
    pictureFileId: uuid('picture_file_id').references(() => files.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    /** New messages use the result until this time. */
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    index('chat_link_previews_url').on(table.organizationId, table.url, table.expiresAt),
    index('chat_link_previews_expiry').on(table.organizationId, table.expiresAt),
    index('chat_link_previews_picture').on(table.pictureFileId),
  ],
);

export const chatMessagePreviews = pgTable(
  'chat_message_previews',
  {
    messageId: uuid('message_id')
      .notNull()
      .references(() => chatMessages.id, { onDelete: 'cascade' }),
    previewId: uuid('preview_id')
      .notNull()
      .references(() => chatLinkPreviews.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    /** The author removed the preview. Kept, so that editing the message does not add it again. */
    removed: boolean('removed').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.messageId, table.previewId] }),
    index('chat_message_previews_preview').on(table.previewId),
  ],
);
