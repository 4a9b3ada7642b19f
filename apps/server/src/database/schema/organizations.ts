import {
  defaultRetentionDays,
  delegatedRoles,
  groupMentionAccesses,
  minPasswordLength,
  roles,
  statuses,
  workingStatuses,
} from '@office/vocabulary';
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
  check,
  date,
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
import { normalizedForSearch } from './normalized-for-search.ts';
import { users } from './users.ts';

export interface DeskDecoration {
  slot: DeskSlot;
  kind: DeskDecorationKind;
}

export const organizations = pgTable('organizations', {
  id: id(),
  name: text('name').notNull(),
  email: text('email'),
  avatarKey: text('avatar_key'),
  /** Time zone in which days of use are counted. */
  timeZone: text('time_zone').notNull().default('Asia/Tokyo'),
  /** Counts changes of name, e-mail, logo and time zone, so that concurrent edits by administrators are detected. */
  version: version(),
  blockedAt: instant('blocked_at'),
  /** Whether administrators left the simulated colleagues on. Used only in a demo organisation. */
  demoColleagues: boolean('demo_colleagues').notNull().default(true),
  /** An administrator closed the checklist of a new organisation. */
  setupClosedAt: instant('setup_closed_at'),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});

export const organizationId = () =>
  uuid('organization_id')
    .notNull()
    .references(() => organizations.id, { onDelete: 'cascade' });

const organizationKey = () => organizationId().primaryKey();

/** Sign-in rules of an organisation. Without a row, the product's defaults apply. */
export const organizationSignInRules = pgTable('organization_sign_in_rules', {
  organizationId: organizationKey(),
  version: version(),
  loginCode: text('login_code', { enum: ['NEW_NETWORKS', 'ALWAYS'] }).notNull(),
  /** In CIDR notation. Signing in from these networks needs no code. */
  companyNetworks: text('company_networks').array().notNull(),
  /** Whether the organisation can be used from the company networks only. */
  companyNetworksOnly: boolean('company_networks_only').notNull().default(false),
  sessionHours: integer('session_hours').notNull(),
  /** Time without use after which sessions end. Null for no limit. */
  idleMinutes: integer('idle_minutes'),
  minPasswordLength: integer('min_password_length').notNull().default(minPasswordLength),
  /** Allowed e-mail domains for invitations, except for guests. Empty allows all domains. */
  inviteDomains: text('invite_domains').array().notNull(),
  /** Whether administrators need two-factor authentication. */
  adminTwoFactor: boolean('admin_two_factor').notNull().default(false),
  updatedAt: updatedAt(),
});

/** The areas that an organisation has disabled, by role. Without a row, all areas are enabled. */
export const organizationAreas = pgTable('organization_areas', {
  organizationId: organizationKey(),
  version: version(),
  closed: jsonb('closed').$type<Partial<Record<Role, AreaName[]>>>().notNull(),
  updatedAt: updatedAt(),
});

/** Rules for group mentions in an organisation's chat rooms. Without a row, the product's default applies. */
export const organizationGroupMentions = pgTable('organization_group_mentions', {
  organizationId: organizationKey(),
  version: version(),
  access: text('access', { enum: groupMentionAccesses }).notNull(),
  /** Rooms of up to this number of members are exempt. */
  openSize: integer('open_size').notNull(),
  updatedAt: updatedAt(),
});

/** Retention times of an organisation's content. Without a row, the product's defaults apply. */
export const organizationRetention = pgTable('organization_retention', {
  organizationId: organizationKey(),
  version: version(),
  messageDays: integer('message_days').notNull(),
  fileDays: integer('file_days').notNull(),
  /** Null keeps meetings. */
  meetingDays: integer('meeting_days'),
  updatedAt: updatedAt(),
});

/** Time of access of new guests. Without a row, it has no limit. */
export const organizationGuestAccess = pgTable('organization_guest_access', {
  organizationId: organizationKey(),
  version: version(),
  days: integer('days'),
  updatedAt: updatedAt(),
});

/** A person in an organisation: role, block, and presence. */
export const memberships = pgTable(
  'memberships',
  {
    organizationId: organizationId(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    role: text('role', { enum: roles }).notNull().default('USER'),
    /** Delegated administrative role. Only with the role USER. */
    adminRole: text('admin_role', { enum: delegatedRoles }),
    blockedAt: instant('blocked_at'),
    /** Last day of access of a guest, in the time zone of the organisation. */
    accessUntil: date('access_until', { mode: 'string' }),
    /** Initially copied from the account. Independent in each organisation. */
    department: text('department'),
    jobTitle: text('job_title'),
    searched: text('searched').generatedAlwaysAs((): SQL =>
      normalizedForSearch(sql`coalesce(department, '')`),
    ),
    /** Counts changes of role, block, last day of access, department and job title. */
    version: version(),
    status: text('status', { enum: statuses }).notNull().default('LOGGED_OUT'),
    workingStatus: text('working_status', { enum: workingStatuses }).notNull().default('OFFICE'),
    /** Manually chosen presences, latest first. At most two, always different. */
    presenceChoices: jsonb('presence_choices').$type<Presence[]>().notNull().default([]),
    /** Whether the choice was made since the member last came online, and so overrides being idle. */
    presenceOverridesIdle: boolean('presence_held').notNull().default(false),
    deskDecorations: jsonb('desk_decorations').$type<DeskDecoration[]>().notNull().default([]),
    floorId: uuid('floor_id').references((): AnyPgColumn => floors.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.userId] }),
    check('memberships_admin_role', sql`${table.adminRole} IS NULL OR ${table.role} = 'USER'`),
    index('memberships_user').on(table.userId),
    index('memberships_access_until')
      .on(table.accessUntil)
      .where(sql`${table.accessUntil} IS NOT NULL AND ${table.blockedAt} IS NULL`),
    // For the number of members on each floor.
    index('memberships_floor')
      .on(table.floorId)
      .where(sql`${table.floorId} IS NOT NULL`),
    index('memberships_department').on(table.organizationId, table.department),
    // For `isOwnerAdmin`, which compares each administrator with the earlier ones.
    index('memberships_administrators')
      .on(table.organizationId, table.createdAt, table.userId)
      .where(sql`${table.role} = 'ORGANIZATION_ADMIN'`),
  ],
);

export const contracts = pgTable(
  'contracts',
  {
    id: id(),
    organizationId: organizationId(),
    name: text('name').notNull(),
    /** The name in each language; null if `name` is used for all languages. */
    names: jsonb('names').$type<Record<Language, string>>(),
    loginUserLimit: integer('login_user_limit').notNull(),
    /** Limits the retention of messages and files. The highest of the contracts of an organisation applies. */
    maxRetentionDays: integer('max_retention_days').notNull().default(defaultRetentionDays),
    position: integer('position').notNull().default(0),
    version: version(),
    blockedAt: instant('blocked_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index('contracts_organization').on(table.organizationId)],
);

/** A floor of an office. `plan` is the published plan, in metres; drafts are in `floor_drafts`. */
export const floors = pgTable(
  'floors',
  {
    id: id(),
    contractId: uuid('contract_id')
      .notNull()
      .references(() => contracts.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    plan: jsonb('plan').$type<FloorPlan>().notNull(),
    revision: integer('revision').notNull().default(1),
    publishedAt: instant('published_at').notNull().defaultNow(),
    publishedBy: uuid('published_by').references(() => users.id, { onDelete: 'set null' }),
    /** Counts changes of the draft, including creation and deletion, so that versions are never reused. */
    draftVersion: integer('draft_version').notNull().default(0),
    version: integer('version').notNull().default(1),
    position: integer('position').notNull().default(0),
    blockedAt: instant('blocked_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index('floors_contract').on(table.contractId)],
);

/** Occupied seats. The two constraints resolve all races: one person per seat, and one seat per person. */
export const seats = pgTable(
  'seats',
  {
    contractId: uuid('contract_id')
      .notNull()
      .references(() => contracts.id, { onDelete: 'cascade' }),
    floorId: uuid('floor_id')
      .notNull()
      .references(() => floors.id, { onDelete: 'cascade' }),
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
