import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, instant } from './columns.ts';
import { organizations } from './organizations.ts';
import { users } from './users.ts';

/** An uploaded file, or one that may be uploaded until its signed address expires. */
export const files = pgTable(
  'files',
  {
    id: id(),
    /** Address of its bytes: `<directory>/<id>/<file name>` on disk or in the bucket. */
    key: text('key').notNull().unique(),
    directory: text('directory').notNull(),
    fileName: text('file_name').notNull(),
    mimeType: text('mime_type').notNull(),
    /** Bytes: as announced, which the upload must match; of what is kept, once they were looked at. */
    size: integer('size').notNull(),
    /** Pixels, of images, once their bytes were looked at. */
    width: integer('width'),
    height: integer('height'),
    ownerId: uuid('owner_id').references(() => users.id, { onDelete: 'set null' }),
    organizationId: uuid('organization_id').references(() => organizations.id, {
      onDelete: 'cascade',
    }),
    createdAt: createdAt(),
    /** When the bytes were there and found to be what was announced. */
    uploadedAt: instant('uploaded_at'),
  },
  (table) => [
    // Quotas are summed up from these alone.
    index('files_owner').on(table.ownerId, table.size),
    index('files_organization').on(table.organizationId, table.size),
  ],
);
