import { and, asc, count, eq, inArray, isNull, lt, or, sql, type SQL } from 'drizzle-orm';
import type { Database, Queryable } from '../../database/database.ts';
import { membershipIs, type MemberRef } from '../../database/membership.ts';
import { memberships } from '../../database/schema/organizations.ts';
import { erasures } from '../../database/schema/personal-data.ts';
import { users } from '../../database/schema/users.ts';
import {
  clearedReferences,
  deletedReferences,
  type PersonReference,
} from './erasure-plan-store.ts';

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

/** All files of an account that is deleted: pictures, and uploads without an organisation. */
export async function findAccountFileKeys(tx: Queryable, userId: string): Promise<string[]> {
  const { rows } = await tx.execute<{ key: string }>(sql`
    SELECT key FROM files WHERE owner_id = ${userId} OR key = (SELECT avatar_key FROM users WHERE id = ${userId})`);
  return rows.map(({ key }) => key);
}

async function repeat(statement: () => Promise<{ rowCount: number | null }>): Promise<void> {
  while (((await statement()).rowCount ?? 0) >= batchSize);
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
    // Copies in messages of others.
    sql`UPDATE chat_messages m SET forwarded_text = NULL FROM chat_rooms r
      WHERE r.id = m.room_id AND r.organization_id = ${organizationId} AND m.forwarded_sender_id = ${userId}`,
  ];
  for (const statement of statements) await db.execute(statement);
}

/** Replaces the id of the member in lists and keys by a pseudonym, whose name is unknown. */
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
      UPDATE chat_messages SET
        mentioned_user_ids = array_replace(mentioned_user_ids, ${person}, ${other}),
        reply_user_ids = array_replace(reply_user_ids, ${person}, ${other}),
        reactions = replace(reactions::text, ${userId}, ${pseudonym})::jsonb,
        forwarded_sender_id = CASE WHEN forwarded_sender_id = ${person} THEN ${other} ELSE forwarded_sender_id END,
        pinned_by = CASE WHEN pinned_by = ${person} THEN ${other} ELSE pinned_by END
      WHERE room_id = ${id} AND (${person} = ANY(mentioned_user_ids) OR ${person} = ANY(reply_user_ids)
        OR position(${userId} IN reactions::text) > 0 OR forwarded_sender_id = ${person} OR pinned_by = ${person})`);
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
 * Deletes automatic notifications that only the member received, and replaces the names of the member in the
 * others.
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
  await db.execute(sql`
    UPDATE notifications SET subject_id = NULL, subject_kind = NULL
    WHERE organization_id = ${organizationId} AND subject_id = ${userId}`);
  const { rows } = await db.execute<{ name: string }>(sql`
    SELECT DISTINCT name FROM users, unnest(ARRAY[name_kanji, name_katakana, name_latin, nickname]) AS name
    WHERE id = ${userId} AND name <> ''`);
  for (const { name } of rows) {
    const text = (column: string, language: 'ja' | 'en') =>
      sql`replace(${sql.identifier(column)}->>${language}, ${name}, ${deletedName[language]})`;
    const texts = (column: string) =>
      sql`jsonb_build_object('ja', ${text(column, 'ja')}, 'en', ${text(column, 'en')})`;
    await db.execute(sql`
      UPDATE notifications SET title = ${texts('title')}, content = ${texts('content')}
      WHERE organization_id = ${organizationId} AND author_id IS NULL AND (
        position(${name} IN title->>'ja') > 0 OR position(${name} IN title->>'en') > 0
        OR position(${name} IN content->>'ja') > 0 OR position(${name} IN content->>'en') > 0)`);
  }
}

const deletedName = { ja: '削除されたメンバー', en: 'Deleted member' };

/** Deletes invitations of the member to the organisation, with the links and mails of them. */
export async function deleteInvitations(
  tx: Queryable,
  { organizationId, userId }: MemberRef,
): Promise<void> {
  const email = sql`(SELECT email FROM users WHERE id = ${userId})`;
  await tx.execute(sql`
    DELETE FROM one_time_links WHERE organization_id = ${organizationId} AND email = ${email}`);
  await tx.execute(sql`
    DELETE FROM invitations WHERE organization_id = ${organizationId} AND email = ${email}`);
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

/** Deletes the account and the mails to it or with its names. */
export async function deleteAccount(tx: Queryable, userId: string): Promise<void> {
  await tx.execute(sql`
    DELETE FROM mail_outbox m USING users u
    WHERE u.id = ${userId} AND (m.recipient = u.email
      OR position(u.email IN m.subject || m.text || coalesce(m.html, '') || m.calendars::text) > 0
      OR (m.sent_at IS NOT NULL AND EXISTS (
        SELECT FROM unnest(ARRAY[u.name_kanji, u.name_katakana, u.name_latin, u.nickname]) AS name
        WHERE name <> '' AND position(name IN m.subject || m.text || coalesce(m.html, '') || m.calendars::text) > 0)))`);
  await tx.execute(sql`
    DELETE FROM one_time_links WHERE email = (SELECT email FROM users WHERE id = ${userId})`);
  await tx.execute(sql`
    DELETE FROM invitations WHERE email = (SELECT email FROM users WHERE id = ${userId})`);
  await tx.delete(users).where(eq(users.id, userId));
}
