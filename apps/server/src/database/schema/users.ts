import { defaultLanguage, genders, languages } from '@office/vocabulary';
import { sql, type SQL } from 'drizzle-orm';
import { boolean, check, date, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { createdAt, id, instant, updatedAt } from './columns.ts';
import { folded } from './folded.ts';

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
    /** Given with the registration; that in an organisation is in `memberships`. */
    department: text('department'),
    jobTitle: text('job_title'),
    phoneNumber: text('phone_number'),
    language: text('language', { enum: languages }).notNull().default(defaultLanguage),
    selfIntroduction: text('self_introduction'),
    /** Key of the uploaded photo; answers carry a signed address of it. */
    avatarKey: text('avatar_key'),
    officeAvatar: jsonb('office_avatar').$type<Record<string, string>>(),
    /** By the operator. Wrong passwords block no account, but where they come from. */
    blockedAt: instant('blocked_at'),
    /** Administers every organisation. Given and taken by the operator's command line alone. */
    systemAdmin: boolean('system_admin').notNull().default(false),
    /** When they were last told by mail that wrong passwords were blocked. */
    attemptsMailedAt: instant('attempts_mailed_at'),
    /** The first network that they sign in from needs no code, as for people of the demo. */
    trustsFirstNetwork: boolean('trusts_first_network').notNull().default(false),
    /** Made with the demo organisations: signs in from a loopback address without a code. */
    demo: boolean('demo').notNull().default(false),
    invitedBy: uuid('invited_by').references((): AnyPgColumn => users.id, { onDelete: 'set null' }),
    /** The names and the address as they are searched, with a line break between them; see `folded`. */
    searched: text('searched').generatedAlwaysAs((): SQL =>
      folded(
        sql`name_kanji || E'\n' || name_katakana || E'\n' || coalesce(nickname, '') || E'\n' || email`,
      ),
    ),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    check('users_email_lower', sql`${table.email} = lower(${table.email})`),
    /** The orders of names and addresses, in which members are listed. */
    index('users_name').on(table.nameKatakana, table.nameKanji, table.id),
    index('users_address').on(table.email, table.id),
  ],
);
