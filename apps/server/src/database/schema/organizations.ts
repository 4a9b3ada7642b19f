import { roles, statuses, workingStatuses } from '@office/vocabulary';
import type {
  AreaName,
  DeskDecorationKind,
  DeskSlot,
  Language,
  Presence,
  Role,
} from '@office/vocabulary';
import { sql, type SQL } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { FloorPlan } from '@office/world/floor-plan';
import { createdAt, id, instant, updatedAt, version } from './columns.ts';
import { folded } from './folded.ts';
import { users } from './users.ts';

/** A thing that stands on a member's desk. */
export interface DeskDecoration {
  slot: DeskSlot;
  kind: DeskDecorationKind;
}

export const organizations = pgTable('organizations', {
  id: id(),
  name: text('name').notNull(),
  email: text('email'),
  avatarKey: text('avatar_key'),
  /** Counts changes of name, e-mail and logo, so that one administrator notices another's. */
  version: version(),
  blockedAt: instant('blocked_at'),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});

const organizationKey = () =>
  uuid('organization_id')
    .primaryKey()
    .references(() => organizations.id, { onDelete: 'cascade' });

/** How an organisation's members sign in. Without a row the product's own rules hold. */
export const organizationSignInRules = pgTable('organization_sign_in_rules', {
  organizationId: organizationKey(),
  version: version(),
  loginCode: text('login_code', { enum: ['NEW_NETWORKS', 'ALWAYS'] }).notNull(),
  /** In CIDR notation; members sign in from there without a code. */
  companyNetworks: text('company_networks').array().notNull(),
  /** How long after the sign-in a session ends, in hours. */
  sessionHours: integer('session_hours').notNull(),
  /** The domains of addresses that may be invited, guests apart; any where there are none. */
  inviteDomains: text('invite_domains').array().notNull(),
  updatedAt: updatedAt(),
});

/** The areas that an organisation has switched off, by role. Without a row none is. */
export const organizationAreas = pgTable('organization_areas', {
  organizationId: organizationKey(),
  version: version(),
  closed: jsonb('closed').$type<Partial<Record<Role, AreaName[]>>>().notNull(),
  updatedAt: updatedAt(),
});

/** How long an organisation keeps what its members write and send. Without a row as long as the product does. */
export const organizationRetention = pgTable('organization_retention', {
  organizationId: organizationKey(),
  version: version(),
  messageDays: integer('message_days').notNull(),
  fileDays: integer('file_days').notNull(),
  updatedAt: updatedAt(),
});

/** A person in an organisation: role, block, and presence as its members see it. */
export const memberships = pgTable(
  'memberships',
  {
    organizationId: uuid('organization_id')
      .notNull()
      .references(() => organizations.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    role: text('role', { enum: roles }).notNull().default('USER'),
    blockedAt: instant('blocked_at'),
    /** Begins as the account's; what a person is in one organisation concerns no other. */
    department: text('department'),
    jobTitle: text('job_title'),
    /** The department as it is searched; see `folded`. */
    searched: text('searched').generatedAlwaysAs((): SQL => folded(sql`coalesce(department, '')`)),
    /** Counts the changes of role, block, department and job title. */
    version: version(),
    status: text('status', { enum: statuses }).notNull().default('LOGGED_OUT'),
    workingStatus: text('working_status', { enum: workingStatuses }).notNull().default('OFFICE'),
    /** Presences chosen by hand, the last one first; at most two, which differ. */
    presenceChoices: jsonb('presence_choices').$type<Presence[]>().notNull().default([]),
    /** The last choice was made since the member came, and so holds against being idle. */
    presenceHeld: boolean('presence_held').notNull().default(false),
    deskDecorations: jsonb('desk_decorations').$type<DeskDecoration[]>().notNull().default([]),
    /** The floor that the person is on now; kept by the movement of people. */
    floorId: uuid('floor_id').references((): AnyPgColumn => floors.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.userId] }),
    index('memberships_user').on(table.userId),
    index('memberships_department').on(table.organizationId, table.department),
  ],
);

/** An office that an organisation has taken: the spec's "office/contract". */
export const contracts = pgTable(
  'contracts',
  {
    id: id(),
    organizationId: uuid('organization_id')
      .notNull()
      .references(() => organizations.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** Its name in each language; null where it has the one name alone. */
    names: jsonb('names').$type<Record<Language, string>>(),
    /** How many people may be signed in at once. */
    loginUserLimit: integer('login_user_limit').notNull(),
    position: integer('position').notNull().default(0),
    version: version(),
    blockedAt: instant('blocked_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index('contracts_organization').on(table.organizationId)],
);

/** A floor of an office. `plan` is the one in use, in metres; a draft of another is in `floor_drafts`. */
export const floors = pgTable(
  'floors',
  {
    id: id(),
    contractId: uuid('contract_id')
      .notNull()
      .references(() => contracts.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    plan: jsonb('plan').$type<FloorPlan>().notNull(),
    /** Counts the plans that it has had; those before are in `floor_revisions`. */
    revision: integer('revision').notNull().default(1),
    publishedAt: instant('published_at').notNull().defaultNow(),
    publishedBy: uuid('published_by').references(() => users.id, { onDelete: 'set null' }),
    /** Counts changes of the draft, its beginning and end included: an old page never matches a new draft. */
    draftVersion: integer('draft_version').notNull().default(0),
    /** Counts changes of everything else that administrators see of it. */
    version: integer('version').notNull().default(1),
    position: integer('position').notNull().default(0),
    blockedAt: instant('blocked_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index('floors_contract').on(table.contractId)],
);

/** Taken seats. The two constraints decide every race: a seat has one person, a person one seat. */
export const seats = pgTable(
  'seats',
  {
    contractId: uuid('contract_id')
      .notNull()
      .references(() => contracts.id, { onDelete: 'cascade' }),
    floorId: uuid('floor_id')
      .notNull()
      .references(() => floors.id, { onDelete: 'cascade' }),
    /** The seat's id in the floor plan. */
    seatId: text('seat_id').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    takenAt: instant('taken_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.floorId, table.seatId] }),
    unique('seats_one_a_person').on(table.contractId, table.userId),
  ],
);
