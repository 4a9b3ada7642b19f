import {
  bigint,
  date,
  foreignKey,
  integer,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { floors, memberships, organizations } from './organizations.ts';

export const attendances = pgTable(
  'attendances',
  {
    organizationId: uuid('organization_id').notNull(),
    /** As returned by `usageDay`. */
    day: date('day', { mode: 'string' }).notNull(),
    userId: uuid('user_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.day, table.userId] }),
    foreignKey({
      name: 'attendances_membership',
      columns: [table.organizationId, table.userId],
      foreignColumns: [memberships.organizationId, memberships.userId],
    }).onDelete('cascade'),
  ],
);

/** Daily usage of an organisation. Null for values that were not measured on that day. */
export const dailyUsage = pgTable(
  'daily_usage',
  {
    organizationId: uuid('organization_id')
      .notNull()
      .references(() => organizations.id, { onDelete: 'cascade' }),
    day: date('day', { mode: 'string' }).notNull(),
    members: integer('members'),
    messages: integer('messages'),
    /** Calls with at least two participants. */
    calls: integer('calls'),
    meetings: integer('meetings'),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.day] })],
);

/** Use of the rooms and squares of a floor in a week. Contains no person. */
export const floorUsage = pgTable(
  'floor_usage',
  {
    floorId: uuid('floor_id')
      .notNull()
      .references(() => floors.id, { onDelete: 'cascade' }),
    /** Monday of the week, by `usageDay`. */
    week: date('week', { mode: 'string' }).notNull(),
    /** As returned by `zonePlace` and `squarePlace`. */
    place: text('place').notNull(),
    /** Minutes in which at least one person was there. */
    occupiedMinutes: integer('occupied_minutes').notNull(),
    /** Sum of the minutes of all people. */
    personMinutes: integer('person_minutes').notNull(),
    /** A bit per person, as returned by `personBit`. The number of bits is at most that of the people. */
    people: bigint('people', { mode: 'bigint' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.floorId, table.week, table.place] })],
);
