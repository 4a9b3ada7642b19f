import { defaultLanguage, genders, languages, type Language } from '@office/vocabulary';
import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { createdAt, id, instant, updatedAt } from './columns.ts';
import { normalizedForSearch } from './normalized-for-search.ts';

/** Key by which English lists are sorted. */
export const displayedNameEn = (table: { nameLatin: SQLWrapper; nameKanji: SQLWrapper }): SQL =>
  sql`lower(coalesce(${table.nameLatin}, ${table.nameKanji}))`;

export const displayedName = (language: Language): SQL<string | null> =>
  language === 'en'
    ? sql`coalesce(${users.nameLatin}, ${users.nameKanji})`
    : sql`${users.nameKanji}`;

export const users = pgTable(
  'users',
  {
    id: id(),
    /** Always lower case, so that the unique constraint ignores case. */
    email: text('email').notNull().unique(),
    /** Null until the second registration call has set a password. */
    passwordHash: text('password_hash'),
    nameKanji: text('name_kanji').notNull().default(''),
    nameKatakana: text('name_katakana').notNull().default(''),
    /** Entered by the person or derived from the reading. Null if there is none. */
    nameLatin: text('name_latin'),
    /** Version of the rule that derived `name_latin`: 0 until it is derived, null for an entered name. */
    nameLatinRule: integer('name_latin_rule').default(0),
    /** True if an administrator entered `name_latin`. Administrators cannot replace a name that the person entered. */
    nameLatinAssigned: boolean('name_latin_assigned').notNull().default(false),
    nickname: text('nickname'),
    gender: text('gender', { enum: genders }),
    dateOfBirth: date('date_of_birth', { mode: 'string' }),
    /** Entered at registration. The value in an organisation is in `memberships`. */
    department: text('department'),
    jobTitle: text('job_title'),
    phoneNumber: text('phone_number'),
    language: text('language', { enum: languages }).notNull().default(defaultLanguage),
    selfIntroduction: text('self_introduction'),
    /** Key of the uploaded photo. API responses contain a signed address of it. */
    avatarKey: text('avatar_key'),
    officeAvatar: jsonb('office_avatar').$type<Record<string, string>>(),
    /** Blocked by the operator. Failed password attempts block their source, not the account. */
    blockedAt: instant('blocked_at'),
    /** Can administer every organisation. Only the command line can change it. */
    systemAdmin: boolean('system_admin').notNull().default(false),
    attemptsMailedAt: instant('attempts_mailed_at'),
    /** The first network that the person signs in from needs no code. Used for demo accounts, for example. */
    trustsFirstNetwork: boolean('trusts_first_network').notNull().default(false),
    /** Demo account. Can sign in from a loopback address without a code. */
    demo: boolean('demo').notNull().default(false),
    /** Demo account that the server simulates as a colleague. Never set in production. */
    simulated: boolean('simulated').notNull().default(false),
    /** Account of a bot. Cannot sign in, and has an address that receives no mail (`botEmail`). */
    bot: boolean('bot').notNull().default(false),
    invitedBy: uuid('invited_by').references((): AnyPgColumn => users.id, { onDelete: 'set null' }),
    searched: text('searched').generatedAlwaysAs((): SQL =>
      normalizedForSearch(
        sql`name_kanji || E'\n' || name_katakana || E'\n' || coalesce(name_latin, '') || E'\n' || coalesce(nickname, '') || E'\n' || email`,
      ),
    ),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    check('users_email_lower', sql`${table.email} = lower(${table.email})`),
    index('users_displayed_name_en').on(displayedNameEn(table), table.id),
    index('users_name').on(table.nameKatakana, table.nameKanji, table.id),
    index('users_address').on(table.email, table.id),
    // For `isPerson`.
    index('users_bots')
      .on(table.id)
      .where(sql`${table.bot}`),
  ],
);
