import { defaultLanguage, genders, languages } from '@office/vocabulary';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { createdAt, id, instant, updatedAt } from './columns.ts';

/** Why an account is blocked: too many wrong passwords, or the operator's decision. */
export const userBlockReasons = ['LOGIN_ATTEMPTS', 'OPERATOR'] as const;

/** A person. What they are in an organisation (role, presence) is in `memberships`. */
export const users = pgTable(
  'users',
  {
    id: id(),
    /** Always lower case, so that it can be unique. */
    email: text('email').notNull().unique(),
    /** Null until the second call of the registration has set a password. */
    passwordHash: text('password_hash'),
    nameKanji: text('name_kanji').notNull().default(''),
    nameKatakana: text('name_katakana').notNull().default(''),
    nickname: text('nickname'),
    gender: text('gender', { enum: genders }),
    dateOfBirth: date('date_of_birth', { mode: 'string' }),
    department: text('department'),
    jobTitle: text('job_title'),
    phoneNumber: text('phone_number'),
    language: text('language', { enum: languages }).notNull().default(defaultLanguage),
    selfIntroduction: text('self_introduction'),
    /** Key of the uploaded photo; answers carry a signed address of it. */
    avatarKey: text('avatar_key'),
    officeAvatar: jsonb('office_avatar').$type<Record<string, string>>(),
    loginAttempts: integer('login_attempts').notNull().default(0),
    blockedAt: instant('blocked_at'),
    blockReason: text('block_reason', { enum: userBlockReasons }),
    /** Made with the demo organisations: signs in from a loopback address without a code. */
    demo: boolean('demo').notNull().default(false),
    invitedBy: uuid('invited_by').references((): AnyPgColumn => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    check('users_email_lower', sql`${table.email} = lower(${table.email})`),
    check('users_block_reason', sql`(${table.blockedAt} is null) = (${table.blockReason} is null)`),
  ],
);

/** Addresses that a person has signed in from before, or proved with a code. */
export const trustedIps = pgTable(
  'trusted_ips',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    ip: text('ip').notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.ip] })],
);
