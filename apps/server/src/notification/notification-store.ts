import type { Language, NotificationOrder } from '@office/vocabulary';
import {
  and,
  desc,
  eq,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  notExists,
  or,
  sql,
  type SQL,
} from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { Queryable } from '../database/database.ts';
import type { MemberRef } from '../database/membership.ts';
import { findPage, type PageRequest } from '../database/page.ts';
import { connections } from '../database/schema/connections.ts';
import { notificationReceipts, notifications } from '../database/schema/notifications.ts';
import { memberships } from '../database/schema/organizations.ts';
import { users } from '../database/schema/users.ts';
import { workQueue } from '../database/work-queue.ts';
import { isInAudience, type Audience } from '../people/audience.ts';
import type { NotificationSubject } from '../platform/notifications.ts';

export type NotificationRow = typeof notifications.$inferSelect;

export type ReceivedNotification = Pick<
  NotificationRow,
  'id' | 'kind' | 'format' | 'title' | 'content' | 'path' | 'authorId' | 'eventAt'
> & { receivedAt: Date; readAt: Date | null };

const received = {
  id: notifications.id,
  kind: notifications.kind,
  format: notifications.format,
  title: notifications.title,
  content: notifications.content,
  path: notifications.path,
  authorId: notifications.authorId,
  eventAt: notifications.eventAt,
  receivedAt: notificationReceipts.receivedAt,
  readAt: notificationReceipts.readAt,
};

const isOf = ({ organizationId, userId }: MemberRef) =>
  and(
    eq(notificationReceipts.organizationId, organizationId),
    eq(notificationReceipts.userId, userId),
  );

const isUnread = isNull(notificationReceipts.readAt);

export async function insertNotification(
  tx: Queryable,
  notification: typeof notifications.$inferInsert,
): Promise<NotificationRow> {
  const [row] = await tx.insert(notifications).values(notification).returning();
  return row!;
}

export async function insertReceipts(
  tx: Queryable,
  { id, organizationId }: Pick<NotificationRow, 'id' | 'organizationId'>,
  audience: Audience,
  receivedAt: Date,
): Promise<number> {
  const receivers = tx
    .select({
      notificationId: sql`${id}::uuid`.as('notification_id'),
      organizationId: memberships.organizationId,
      userId: memberships.userId,
      receivedAt: sql`${receivedAt.toISOString()}::timestamptz`.as('received_at'),
      readAt: sql`NULL::timestamptz`.as('read_at'),
    })
    .from(memberships)
    .where(isInAudience(organizationId, audience));
  const { rowCount } = await tx
    .insert(notificationReceipts)
    .select(receivers)
    .onConflictDoNothing();
  return rowCount ?? 0;
}

export async function removeFromAudience(
  tx: Queryable,
  { organizationId, userId }: MemberRef,
  subject: NotificationSubject,
): Promise<void> {
  const without = sql`jsonb_set(audience, '{userIds}', (audience -> 'userIds') - ${userId}::text)`;
  await tx
    .update(notifications)
    .set({ audience: without })
    .where(
      and(
        eq(notifications.organizationId, organizationId),
        isAbout(subject),
        isNull(notifications.publishedAt),
        sql`audience ->> 'kind' = 'PEOPLE'`,
      ),
    );
}

const isAbout = ({ kind, id }: NotificationSubject) =>
  and(eq(notifications.subjectKind, kind), eq(notifications.subjectId, id));

/** Returns a page of notifications. `asOf` orders by the read state at that time, for stable pages. */
export async function findNotifications(
  tx: Queryable,
  member: MemberRef,
  { order, asOf, page }: { order: NotificationOrder; asOf: Date | null; page: PageRequest },
): Promise<{ rows: ReceivedNotification[]; total: number }> {
  const { readAt, receivedAt, notificationId } = notificationReceipts;
  const wasUnread = asOf ? sql`(${isUnread} OR ${readAt} > ${asOf.toISOString()})` : isUnread;
  const found = tx
    .select(received)
    .from(notificationReceipts)
    .innerJoin(notifications, eq(notifications.id, notificationId))
    .where(isOf(member))
    .$dynamic();
  const newest = [desc(receivedAt), desc(notificationId)];
  return findPage(
    tx,
    found,
    order === 'UNREAD_FIRST' ? [desc(wasUnread), ...newest] : newest,
    page,
  );
}

export async function findNotification(
  tx: Queryable,
  member: MemberRef,
  id: string,
): Promise<ReceivedNotification | null> {
  const [row] = await tx
    .select(received)
    .from(notificationReceipts)
    .innerJoin(notifications, eq(notifications.id, notificationReceipts.notificationId))
    .where(and(isOf(member), eq(notificationReceipts.notificationId, id)));
  return row ?? null;
}

export async function countUnread(tx: Queryable, member: MemberRef): Promise<number> {
  return tx.$count(notificationReceipts, and(isOf(member), isUnread));
}

export async function findNewestUnread(
  tx: Queryable,
  member: MemberRef,
): Promise<ReceivedNotification | null> {
  const [row] = await tx
    .select(received)
    .from(notificationReceipts)
    .innerJoin(notifications, eq(notifications.id, notificationReceipts.notificationId))
    .where(and(isOf(member), isUnread))
    .orderBy(desc(notificationReceipts.receivedAt), desc(notificationReceipts.notificationId))
    .limit(1);
  return row ?? null;
}

export async function saveRead(
  tx: Queryable,
  member: MemberRef,
  at: Date,
  which: { id?: string; subject?: NotificationSubject } = {},
): Promise<number> {
  const about =
    which.subject &&
    inArray(
      notificationReceipts.notificationId,
      tx
        .select({ id: notifications.id })
        .from(notifications)
        .where(
          and(eq(notifications.organizationId, member.organizationId), isAbout(which.subject)),
        ),
    );
  const one = which.id ? eq(notificationReceipts.notificationId, which.id) : undefined;
  return saveReadAt(tx, { readAt: at }, and(isOf(member), isUnread, one, about));
}

export async function saveUnread(tx: Queryable, member: MemberRef, at: Date): Promise<number> {
  const isReadAt = eq(notificationReceipts.readAt, at);
  return saveReadAt(tx, { readAt: null }, and(isOf(member), isReadAt));
}

async function saveReadAt(
  tx: Queryable,
  change: PgUpdateSetSource<typeof notificationReceipts>,
  which: SQL | undefined,
): Promise<number> {
  const { rowCount } = await tx.update(notificationReceipts).set(change).where(which);
  return rowCount ?? 0;
}

export const notificationQueue = workQueue({
  name: 'notifications',
  table: notifications,
  dueAt: notifications.publishAt,
  isWaiting: and(isNull(notifications.deliveredAt), isNotNull(notifications.publishAt)),
});

export async function lockDue(tx: Queryable, now: Date): Promise<NotificationRow | null> {
  const [row] = await tx
    .select()
    .from(notifications)
    .where(and(isNull(notifications.deliveredAt), lte(notifications.publishAt, now)))
    .orderBy(notifications.publishAt, notifications.id)
    .limit(1)
    .for('update', { skipLocked: true });
  return row ?? null;
}

export async function savePublished(tx: Queryable, id: string, now: Date): Promise<void> {
  await tx
    .update(notifications)
    .set({ publishAt: now, publishedAt: now })
    .where(eq(notifications.id, id));
}

export async function saveDelivered(
  tx: Queryable,
  { id, publishedAt }: Pick<NotificationRow, 'id' | 'publishedAt'>,
  deliveredAt: Date,
): Promise<void> {
  await tx.update(notifications).set({ publishedAt, deliveredAt }).where(eq(notifications.id, id));
}

export async function findConnectedReceivers(
  tx: Queryable,
  { id, organizationId }: Pick<NotificationRow, 'id' | 'organizationId'>,
): Promise<{ userId: string; language: Language; unreadCount: number }[]> {
  const other = sql`other`;
  return tx
    .selectDistinct({
      userId: notificationReceipts.userId,
      language: users.language,
      unreadCount: sql<number>`(
        SELECT count(*)::int FROM ${notificationReceipts} AS ${other}
        WHERE ${other}.organization_id = ${organizationId}
          AND ${other}.user_id = ${notificationReceipts.userId} AND ${other}.read_at IS NULL
      )`,
    })
    .from(notificationReceipts)
    .innerJoin(users, eq(users.id, notificationReceipts.userId))
    .innerJoin(
      connections,
      and(
        eq(connections.organizationId, notificationReceipts.organizationId),
        eq(connections.userId, notificationReceipts.userId),
      ),
    )
    .where(eq(notificationReceipts.notificationId, id));
}

export async function deleteOldReceipts(
  tx: Queryable,
  { now, before }: { now: Date; before: Date },
  limit: number,
): Promise<number> {
  const { rowCount } = await tx.execute(sql`
    DELETE FROM notification_receipts WHERE (notification_id, user_id) IN (
      SELECT notification_id, user_id FROM notification_receipts
      LEFT JOIN organization_retention USING (organization_id)
      WHERE read_at < greatest(
        ${before.toISOString()}::timestamptz,
        ${now.toISOString()}::timestamptz - make_interval(days => message_days)
      )
      LIMIT ${limit}
    )
  `);
  return rowCount ?? 0;
}

/** Deletes published notifications without receipts. Those composed by administrators are kept longer. */
export async function deleteOrphans(
  tx: Queryable,
  { made, composed }: { made: Date; composed: Date },
): Promise<number> {
  const hasNoReceipts = notExists(
    tx
      .select({ one: sql`1` })
      .from(notificationReceipts)
      .where(eq(notificationReceipts.notificationId, notifications.id)),
  );
  const { format, publishedAt } = notifications;
  const isOld = or(and(eq(format, 'PLAIN'), lt(publishedAt, made)), lt(publishedAt, composed));
  const { rowCount } = await tx.delete(notifications).where(and(isOld, hasNoReceipts));
  return rowCount ?? 0;
}
