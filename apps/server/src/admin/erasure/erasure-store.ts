import { isDeepStrictEqual } from 'node:util';
import type { Language } from '@office/vocabulary';
import { and, asc, eq, gt, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { Database, Queryable } from '../../database/database.ts';
import { membershipIs, type MemberRef } from '../../database/membership.ts';
import { files } from '../../database/schema/files.ts';
import { meetingTranscripts } from '../../database/schema/meeting-transcripts.ts';
import { notifications } from '../../database/schema/notifications.ts';
import { memberships } from '../../database/schema/organizations.ts';
import { users } from '../../database/schema/users.ts';
import { isFileHeld, keepHeldTranscripts } from '../../legal-holds/held-content.ts';
import {
  clearedReferences,
  deletedReferences,
  type PersonReference,
} from './erasure-plan-store.ts';
import { deletedName, replaceNames } from './replace-names.ts';

/** Rows per statement, so that locks are short. */
const batchSize = 1000;

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
    SELECT key FROM ${files} WHERE owner_id = ${userId} AND organization_id = ${organizationId}
      AND (directory = ANY(${sql.param(directories)}::text[]) OR uploaded_at IS NULL)
      AND NOT ${isFileHeld(files.id)}
    UNION
    SELECT f.key FROM personal_data_exports e JOIN files f ON f.id = e.file_id
    WHERE e.organization_id = ${organizationId} AND (e.user_id = ${userId} OR e.requested_by = ${userId})
    UNION
    SELECT f.key FROM organization_exports e JOIN organization_archives a ON a.export_id = e.id
    JOIN files f ON f.id = a.file_id
    WHERE e.organization_id = ${organizationId} AND e.requested_by = ${userId}`);
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
  const hasLines = sql`EXISTS (SELECT FROM meeting_transcript_lines l
    WHERE l.transcript_id = ${meetingTranscripts.id} AND l.speaker_id = ${userId})`;
  const isTheirs = sql`${meetingTranscripts.organizationId} = ${organizationId} AND ${hasLines}`;
  await keepHeldTranscripts(db, isTheirs, 'DELETED');
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
