import type { Schemas } from '@office/api';
import { defaultGraphicsQuality, graphicsQualities, providers } from '@office/vocabulary';
import { jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { updatedAt } from './columns.ts';
import { users } from './users.ts';

export const settings = pgTable('settings', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  audio: jsonb('audio').$type<Schemas['AudioSettings']>(),
  video: jsonb('video').$type<Schemas['VideoSettings']>(),
  notification: jsonb('notification').$type<Schemas['NotificationSettings']>(),
  graphics: text('graphics', { enum: graphicsQualities }).notNull().default(defaultGraphicsQuality),
  meetingAppType: text('meeting_app_type', { enum: providers }),
  calendarAppType: text('calendar_app_type', { enum: providers }),
  updatedAt: updatedAt(),
});
