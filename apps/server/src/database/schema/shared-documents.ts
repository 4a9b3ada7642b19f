import { sharedDocumentKinds } from '@office/vocabulary';
import { index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { id, instant, version } from './columns.ts';
import { files } from './files.ts';
import { organizations } from './organizations.ts';
import { users } from './users.ts';
import { voiceRooms } from './voice.ts';

export const sharedDocuments = pgTable(
  'shared_documents',
  {
    id: id(),
    organizationId: uuid('organization_id')
      .notNull()
      .references(() => organizations.id, { onDelete: 'cascade' }),
    roomId: uuid('room_id')
      .notNull()
      .references(() => voiceRooms.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: sharedDocumentKinds }).notNull(),
    name: text('name').notNull(),
    pages: integer('pages').notNull(),
    page: integer('page').notNull(),
    leaderId: uuid('leader_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    version: version(),
    startedAt: instant('started_at').notNull(),
  },
  (table) => [
    unique('shared_documents_room').on(table.roomId),
    index('shared_documents_organization').on(table.organizationId),
    index('shared_documents_leader').on(table.leaderId),
  ],
);

export const sharedDocumentFiles = pgTable(
  'shared_document_files',
  {
    documentId: uuid('document_id')
      .notNull()
      .references(() => sharedDocuments.id, { onDelete: 'cascade' }),
    fileId: uuid('file_id')
      .notNull()
      .references(() => files.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.documentId, table.fileId] }),
    index('shared_document_files_file').on(table.fileId),
  ],
);
