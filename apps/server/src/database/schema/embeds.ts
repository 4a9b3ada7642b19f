import { embedPeopleModes } from '@office/vocabulary';
import { boolean, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, instant, version } from './columns.ts';
import { organizationId } from './organizations.ts';
import { users } from './users.ts';
import { voiceRooms } from './voice.ts';

/** Widgets that show the office in the pages of other sites. */
export const embeds = pgTable(
  'embeds',
  {
    id: id(),
    organizationId: organizationId(),
    version: version(),
    name: text('name').notNull(),
    /** Public: pages that show the widget contain it. */
    key: text('key').notNull().unique(),
    origins: text('origins').array().notNull(),
    people: text('people', { enum: embedPeopleModes }).notNull(),
    voiceRoomId: uuid('voice_room_id').references(() => voiceRooms.id, { onDelete: 'set null' }),
    /** Ids derived from floor plans, so they can be outdated. */
    meetingRoomIds: uuid('meeting_room_ids').array().notNull(),
    showTitles: boolean('show_titles').notNull(),
    enabled: boolean('enabled').notNull().default(true),
    createdAt: createdAt(),
    createdBy: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
    /** Accurate to a minute. */
    lastUsedAt: instant('last_used_at'),
  },
  (table) => [index('embeds_organization').on(table.organizationId)],
);
