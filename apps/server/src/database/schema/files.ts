import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, instant } from './columns.ts';
import { organizations } from './organizations.ts';
import { users } from './users.ts';

/** An uploaded file, or a pending upload until its signed address expires. */
export const files = pgTable(
  'files',
  {
    id: id(),
    /** Storage key: `<directory>/<id>/<file name>` on disk or in the bucket. */
    key: text('key').notNull().unique(),
    directory: text('directory').notNull(),
    fileName: text('file_name').notNull(),
    mimeType: text('mime_type').notNull(),
    /** In bytes: the announced size, replaced by the stored size after the upload was checked. */
    size: integer('size').notNull(),
    /** Pixels. Set for images after the upload was checked. */
    width: integer('width'),
    height: integer('height'),
    ownerId: uuid('owner_id').references(() => users.id, { onDelete: 'set null' }),
    organizationId: uuid('organization_id').references(() => organizations.id, {
      onDelete: 'cascade',
    }),
    /** Key of the encrypted bytes, encrypted by `token-cipher.ts`. Null if the bytes are not encrypted. */
    dataKey: text('data_key'),
    createdAt: createdAt(),
    /** When the uploaded bytes were checked against the announced values. */
    uploadedAt: instant('uploaded_at'),
  },
  (table) => [
    // Quotas are computed from these indexes alone.
    index('files_owner').on(table.ownerId, table.size),
    index('files_organization').on(table.organizationId, table.size),
  ],
);
