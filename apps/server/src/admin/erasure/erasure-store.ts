import { isDeepStrictEqual } from 'node:util';
import { defaultLanguage, type Language } from '@office/vocabulary';
import { and, asc, count, eq, gt, inArray, isNull, lt, or, sql, type SQL } from 'drizzle-orm';
import type { Database, Queryable } from '../../database/database.ts';
import { membershipIs, type MemberRef } from '../../database/membership.ts';
import { connections } from '../../database/schema/connections.ts';
import {
  linkedAccounts,
  oauthStates,
  providerCalls,
} from '../../database/schema/linked-accounts.ts';
import { meetingJoinFailures } from '../../database/schema/meetings.ts';
import { notifications } from '../../database/schema/notifications.ts';
import { memberships } from '../../database/schema/organizations.ts';
import { erasures, personalDataExports } from '../../database/schema/personal-data.ts';
import { settings } from '../../database/schema/settings.ts';
import {
  knownDevices,
  loginCodes,
  passkeys,
  passwordAttempts,
  sessions,
  trustedNetworks,
  twoFactorSecrets,
} from '../../database/schema/sign-in.ts';
import { ssoIdentities } from '../../database/schema/sso.ts';
import { users } from '../../database/schema/users.ts';
import {
  clearedReferences,
  deletedReferences,
  type PersonReference,
} from './erasure-plan-store.ts';
import { replaceNames } from './replace-names.ts';

export type ErasureRow = typeof erasures.$inferSelect;

/** Rows per statement, so that locks are short. */
const batchSize = 1000;

/** Returns false if the erasure of the member is already pending. */
export async function insertErasure(
  tx: Queryable,
  row: typeof erasures.$inferInsert,
): Promise<boolean> {
  const rows = await tx
    .insert(erasures)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: erasures.id });
  return rows.length > 0;
}

/** Takes the oldest erasure without a valid lease. */
export async function acquireErasure(
  db: Database,
  { leaseId, now, until }: { leaseId: string; now: Date; until: Date },
): Promise<ErasureRow | null> {
  const next = db
    .select({ id: erasures.id })
    .from(erasures)
    .where(or(isNull(erasures.leaseUntil), lt(erasures.leaseUntil, now)))
    .orderBy(asc(erasures.createdAt))
    .limit(1)
    .for('update', { skipLocked: true });
  const [row] = await db
    .update(erasures)
    .set({ leaseId, leaseUntil: until, attempts: sql`${erasures.attempts} + 1` })
    .where(inArray(erasures.id, next))
    .returning();
  return row ?? null;
}

export async function updateLeased(
  tx: Queryable,
  { id, leaseId }: { id: string; leaseId: string },
  change: Partial<ErasureRow>,
): Promise<boolean> {
  const { rowCount } = await tx
    .update(erasures)
    .set(change)
    .where(and(eq(erasures.id, id), eq(erasures.leaseId, leaseId)));
  return (rowCount ?? 0) > 0;
}

export async function deleteErasure(
  tx: Queryable,
  { id, leaseId }: { id: string; leaseId: string },
): Promise<boolean> {
  const { rowCount } = await tx
    .delete(erasures)
    .where(and(eq(erasures.id, id), eq(erasures.leaseId, leaseId)));
  return (rowCount ?? 0) > 0;
}

export async function countContent(
  tx: Queryable,
  { organizationId, userId }: MemberRef,
): Promise<{ messages: number; posts: number; files: number }> {
  const { rows } = await tx.execute<{ messages: number; posts: number; files: number }>(sql`
    SELECT
      (SELECT count(*) FROM chat_messages m JOIN chat_rooms r ON r.id = m.room_id
        WHERE r.organization_id = ${organizationId} AND m.sender_id = ${userId} AND m.deleted_at IS NULL)::int
      + (SELECT count(*) FROM meeting_transcript_lines l JOIN meeting_transcripts t ON t.id = l.transcript_id
        WHERE t.organization_id = ${organizationId} AND l.speaker_id = ${userId})::int AS messages,
      (SELECT count(*) FROM bulletin_posts WHERE organization_id = ${organizationId} AND author_id = ${userId})::int
      + (SELECT count(*) FROM bulletin_comments c JOIN bulletin_posts p ON p.id = c.post_id
        WHERE p.organization_id = ${organizationId} AND c.author_id = ${userId})::int
      + (SELECT count(*) FROM help_questions
        WHERE organization_id = ${organizationId} AND asked_by = ${userId})::int AS posts,
      (SELECT count(*) FROM files WHERE organization_id = ${organizationId} AND owner_id = ${userId}
        AND directory = ANY(${sql.param([...sharedDirectories])}::text[]))::int AS files`);
  return rows[0]!;
}

/** Uploads in content that others can read. */
const sharedDirectories = [
  'chat_message_attachment',
  'chat_room_logo',
  'bulletin_attachment',
  'help_attachment',
  'shared_document',
] as const;
/** Uploads that are part of deleted data. */
const personalDirectories = ['survey_answer'] as const;

/** Finds uploads of the member in the organisation that are deleted, and unfinished ones. */
export async function findErasedFileKeys(
  tx: Queryable,
  { organizationId, userId }: MemberRef,
  { shared }: { shared: boolean },
): Promise<string[]> {
  const directories = [...personalDirectories, ...(shared ? sharedDirectories : [])];
  const { rows } = await tx.execute<{ key: string }>(sql`
    SELECT key FROM files WHERE owner_id = ${userId} AND organization_id = ${organizationId}
      AND (directory = ANY(${sql.param(directories)}::text[]) OR uploaded_at IS NULL)
    UNION
    SELECT f.key FROM personal_data_exports e JOIN files f ON f.id = e.file_id
    WHERE e.organization_id = ${organizationId} AND (e.user_id = ${userId} OR e.requested_by = ${userId})`);
  return rows.map(({ key }) => key);
}

/** Files of an account that ends: pictures, and uploads without an organisation. Files of organisations stay. */
export async function findAccountFileKeys(tx: Queryable, userId: string): Promise<string[]> {
  const { rows } = await tx.execute<{ key: string }>(sql`
    SELECT key FROM files WHERE key = (SELECT avatar_key FROM users WHERE id = ${userId})
      OR (owner_id = ${userId} AND (organization_id IS NULL OR directory = 'profile'))`);
  return rows.map(({ key }) => key);
}

/** A batch can have fewer rows than the limit, because rows change at the same time. */
async function repeat(statement: () => Promise<{ rowCount: number | null }>): Promise<void> {
  while (((await statement()).rowCount ?? 0) > 0);
}

const someRows = (
  { table, column, scope }: PersonReference,
  { organizationId, userId }: MemberRef,
) =>
  sql`ctid = ANY(ARRAY(SELECT ${table}.ctid FROM ${table}
    WHERE ${column} = ${userId} AND ${scope(organizationId)} LIMIT ${batchSize}))`;

/** Runs the statements of the plan, in batches with their own transactions. */
export async function eraseReferences(db: Database, member: MemberRef): Promise<void> {
  for (const reference of deletedReferences) {
    await repeat(() =>
      db.execute(sql`DELETE FROM ${reference.table} WHERE ${someRows(reference, member)}`),
    );
  }
  for (const reference of clearedReferences) {
    await repeat(() =>
      db.execute(sql`UPDATE ${reference.table} SET ${sql.identifier(reference.column.name)} = NULL
        WHERE ${someRows(reference, member)}`),
    );
  }
}

/** Deletes posts, comments, questions and transcript lines of the member. */
export async function deletePosts(
  db: Database,
  { organizationId, userId }: MemberRef,
): Promise<void> {
  const statements: SQL[] = [
    sql`DELETE FROM bulletin_comments c USING bulletin_posts p
      WHERE p.id = c.post_id AND p.organization_id = ${organizationId} AND c.author_id = ${userId}`,
    sql`DELETE FROM bulletin_posts WHERE organization_id = ${organizationId} AND author_id = ${userId}`,
    sql`DELETE FROM help_questions WHERE organization_id = ${organizationId} AND asked_by = ${userId}`,
    sql`DELETE FROM meeting_transcript_lines l USING meeting_transcripts t
      WHERE t.id = l.transcript_id AND t.organization_id = ${organizationId} AND l.speaker_id = ${userId}`,
  ];
  for (const statement of statements) await db.execute(statement);
}

/** Replaces the id of the member in lists and keys, except in messages, by a pseudonym, whose name is unknown. */
export async function replaceIds(
  db: Database,
  { organizationId, userId }: MemberRef,
  pseudonym: string,
): Promise<void> {
  const { rows: rooms } = await db.execute<{ id: string }>(
    sql`SELECT id FROM chat_rooms WHERE organization_id = ${organizationId}`,
  );
  const person = sql`${userId}::uuid`;
  const other = sql`${pseudonym}::uuid`;
  for (const { id } of rooms) {
    await db.execute(sql`
      UPDATE chat_system_lines SET user_ids = array_replace(user_ids, ${person}, ${other}),
        actor_id = CASE WHEN actor_id = ${person} THEN ${other} ELSE actor_id END
      WHERE room_id = ${id} AND (${person} = ANY(user_ids) OR actor_id = ${person})`);
  }
  await db.execute(sql`
    UPDATE chat_rooms SET direct_key = replace(direct_key, ${userId}, ${pseudonym})
    WHERE organization_id = ${organizationId} AND position(${userId} IN direct_key) > 0`);
  await db.execute(sql`
    UPDATE chat_scheduled_messages
    SET mentioned_user_ids = array_replace(mentioned_user_ids, ${person}, ${other})
    WHERE organization_id = ${organizationId} AND ${person} = ANY(mentioned_user_ids)`);
  await db.execute(sql`
    UPDATE survey_participants p SET user_ids =
      ARRAY(SELECT unnest(array_replace(p.user_ids, ${person}, ${other})) ORDER BY 1)
    FROM surveys s WHERE s.id = p.survey_id AND s.organization_id = ${organizationId}
      AND ${person} = ANY(p.user_ids)`);
  await db.execute(sql`
    UPDATE sso_connections SET break_glass_user_ids = array_remove(break_glass_user_ids, ${person})
    WHERE organization_id = ${organizationId} AND ${person} = ANY(break_glass_user_ids)`);
  for (const table of [sql`surveys`, sql`notifications`]) {
    await db.execute(sql`
      UPDATE ${table} SET audience = replace(audience::text, ${userId}, ${pseudonym})::jsonb
      WHERE organization_id = ${organizationId} AND position(${userId} IN audience::text) > 0`);
  }
}

/**
 * Deletes automatic notifications that only the member received, and replaces the full names of the member in others
 * that the member received or that are about the member.
 */
export async function eraseNotifications(
  db: Database,
  { organizationId, userId }: MemberRef,
): Promise<void> {
  await db.execute(sql`
    DELETE FROM notifications n USING notification_receipts r
    WHERE r.notification_id = n.id AND r.organization_id = ${organizationId} AND r.user_id = ${userId}
      AND n.author_id IS NULL AND NOT EXISTS (
        SELECT FROM notification_receipts o WHERE o.notification_id = n.id AND o.user_id <> ${userId})`);
  const names = await findNames(db, userId);
  const hide = (texts: Record<Language, string>) => ({
    ja: replaceNames(texts.ja, names, deletedName.ja),
    en: replaceNames(texts.en, names, deletedName.en),
  });
  let after = '';
  for (;;) {
    const found = await listNotificationsOf(db, { organizationId, userId }, after);
    for (const { id, title, content } of found) {
      const texts = { title: hide(title), content: hide(content) };
      if (isDeepStrictEqual(texts, { title, content })) continue;
      await db.update(notifications).set(texts).where(eq(notifications.id, id));
    }
    const last = found.at(-1);
    if (!last) break;
    after = last.id;
  }
  await db.execute(sql`
    UPDATE notifications SET subject_id = NULL, subject_kind = NULL
    WHERE organization_id = ${organizationId} AND subject_id = ${userId}`);
}

const deletedName = { ja: '削除されたメンバー', en: 'Deleted member' };

async function findNames(tx: Queryable, userId: string): Promise<string[]> {
  const { nameKanji, nameKatakana, nameLatin } = users;
  const [row] = await tx
    .select({ nameKanji, nameKatakana, nameLatin })
    .from(users)
    .where(eq(users.id, userId));
  return row ? [row.nameKanji, row.nameKatakana, row.nameLatin ?? ''] : [];
}

/** Lists automatic notifications that the member received or that are about the member. */
async function listNotificationsOf(
  tx: Queryable,
  { organizationId, userId }: MemberRef,
  after: string,
): Promise<{ id: string; title: Record<Language, string>; content: Record<Language, string> }[]> {
  const { id, title, content, authorId, subjectId } = notifications;
  const received = sql`EXISTS (SELECT FROM notification_receipts r
    WHERE r.notification_id = ${id} AND r.organization_id = ${organizationId} AND r.user_id = ${userId})`;
  return tx
    .select({ id, title, content })
    .from(notifications)
    .where(
      and(
        eq(notifications.organizationId, organizationId),
        isNull(authorId),
        or(eq(subjectId, userId), received),
        after ? gt(id, after) : undefined,
      ),
    )
    .orderBy(asc(id))
    .limit(batchSize);
}

/** Deletes invitations of the member to the organisation, with their links, and pending SAML sign-ins. */
export async function deleteInvitations(
  tx: Queryable,
  { organizationId, userId }: MemberRef,
): Promise<void> {
  const email = sql`(SELECT email FROM users WHERE id = ${userId})`;
  await tx.execute(sql`
    DELETE FROM one_time_links WHERE organization_id = ${organizationId} AND email = ${email}`);
  await tx.execute(sql`
    DELETE FROM invitations WHERE organization_id = ${organizationId} AND email = ${email}`);
  await tx.execute(sql`
    DELETE FROM sso_sign_ins
    WHERE organization_id = ${organizationId} AND lower(claims->>'email') = lower(${email})`);
}

export async function deleteMembership(tx: Queryable, member: MemberRef): Promise<void> {
  await tx.delete(memberships).where(membershipIs(member));
}

/** Locks the account, so that it cannot join an organisation at the same time. */
export async function isLastMembership(
  tx: Queryable,
  { organizationId, userId }: MemberRef,
): Promise<boolean> {
  const [user] = await tx
    .select({ systemAdmin: users.systemAdmin })
    .from(users)
    .where(eq(users.id, userId))
    .for('update');
  if (!user || user.systemAdmin) return false;
  const [others] = await tx
    .select({ count: count() })
    .from(memberships)
    .where(
      and(eq(memberships.userId, userId), sql`${memberships.organizationId} <> ${organizationId}`),
    );
  return others!.count === 0;
}

/**
 * Deletes the account, with the mails to its address and sent ones that contain the address. If other organisations
 * still have data of an earlier membership, which would be deleted or changed with the account, the account stays
 * without data of the person and cannot sign in.
 */
export async function deleteAccount(tx: Queryable, member: MemberRef): Promise<void> {
  const { userId } = member;
  const [user] = await tx.select({ email: users.email }).from(users).where(eq(users.id, userId));
  if (!user) return;
  await deleteMails(tx, user.email);
  await tx.execute(sql`
    UPDATE one_time_links SET user_id = NULL
    WHERE user_id = ${userId} AND kind = 'INVITE' AND organization_id IS NOT NULL`);
  await tx.execute(sql`
    DELETE FROM one_time_links
    WHERE user_id = ${userId} OR (organization_id IS NULL AND email = ${user.email})`);
  if (await isReferencedElsewhere(tx, member)) await clearAccount(tx, userId);
  else await tx.delete(users).where(eq(users.id, userId));
}

async function deleteMails(tx: Queryable, email: string): Promise<void> {
  // The whole address, because it can be a part of another one.
  const escaped = email.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  const address = String.raw`(?<![[:alnum:].!#$%&*+/=?^_{|}~-])${escaped}(?![[:alnum:]-]|\.[[:alnum:]])`;
  await tx.execute(sql`
    DELETE FROM mail_outbox WHERE recipient = ${email}
      OR (sent_at IS NOT NULL AND subject || E'\n' || text || E'\n' || coalesce(html, '') || calendars::text ~* ${address})`);
}

/** Sign-in data of the account, which does not keep it. */
const accountTables = [
  ssoIdentities,
  sessions,
  connections,
  settings,
  passkeys,
  passwordAttempts,
  linkedAccounts,
  trustedNetworks,
  knownDevices,
  loginCodes,
  twoFactorSecrets,
  oauthStates,
  providerCalls,
  meetingJoinFailures,
] as const;

async function isReferencedElsewhere(
  tx: Queryable,
  { organizationId, userId }: MemberRef,
): Promise<boolean> {
  const references = [...clearedReferences, ...deletedReferences].filter(
    ({ table }) => table !== personalDataExports && !accountTables.some((each) => each === table),
  );
  for (const { table, column, scope } of references) {
    const { rows } = await tx.execute(sql`
      SELECT FROM ${table} WHERE ${column} = ${userId} AND NOT (${scope(organizationId)}) LIMIT 1`);
    if (rows.length > 0) return true;
  }
  const { rows } = await tx.execute(sql`
    SELECT FROM external_meetings e JOIN meetings m ON m.external_meeting_id = e.id
    WHERE e.holder_id = ${userId} LIMIT 1`);
  return rows.length > 0;
}

async function clearAccount(tx: Queryable, userId: string): Promise<void> {
  for (const table of accountTables) await tx.delete(table).where(eq(table.userId, userId));
  await tx
    .update(users)
    .set({
      email: `${userId}@erased.invalid`,
      nameKanji: deletedName.ja,
      nameKatakana: '',
      nameLatin: deletedName.en,
      nameLatinRule: null,
      nameLatinAssigned: false,
      passwordHash: null,
      nickname: null,
      gender: null,
      dateOfBirth: null,
      department: null,
      jobTitle: null,
      phoneNumber: null,
      selfIntroduction: null,
      avatarKey: null,
      officeAvatar: null,
      language: defaultLanguage,
      blockedAt: sql`now()`,
      attemptsMailedAt: null,
      trustsFirstNetwork: false,
      demo: false,
      simulated: false,
      invitedBy: null,
    })
    .where(eq(users.id, userId));
}
