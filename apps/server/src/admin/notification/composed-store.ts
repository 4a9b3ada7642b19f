import type { Schemas } from '@office/api';
import { and, asc, desc, eq, inArray, isNotNull, sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../database/database.ts';
import { matchesKeyword, matchesPerson } from '../../database/keyword-match.ts';
import { findPage, type PageRequest } from '../../database/page.ts';
import { pictureOf } from '../../database/picture-column.ts';
import { notificationReceipts, notifications } from '../../database/schema/notifications.ts';
import { memberships } from '../../database/schema/organizations.ts';
import { users } from '../../database/schema/users.ts';

export type ComposedRow = typeof notifications.$inferSelect;
export type ComposedState = Schemas['AdminNotificationState'];
export type ComposedSort = Schemas['AdminNotificationSort'];

/** Notifications of administrators use Markdown; generated ones are plain text. */
const isComposed = eq(notifications.format, 'MARKDOWN');

const state = sql<ComposedState>`CASE
  WHEN ${notifications.withdrawnAt} IS NOT NULL THEN 'WITHDRAWN'
  WHEN ${notifications.publishedAt} IS NOT NULL THEN 'SENT'
  WHEN ${notifications.publishAt} IS NOT NULL THEN 'SCHEDULED'
  ELSE 'DRAFT' END`;

const textsOf = ({ title, content }: typeof notifications) => [
  sql`${title}->>'ja'`,
  sql`${title}->>'en'`,
  sql`${content}->>'ja'`,
  sql`${content}->>'en'`,
];

const rank = sql`array_position(ARRAY['DRAFT', 'SCHEDULED', 'SENT', 'WITHDRAWN'], ${state})`;

const columns: Record<ComposedSort, SQL> = {
  TITLE: sql`${notifications.title}->>'ja'`,
  STATE: rank,
  AT: sql`coalesce(${notifications.publishedAt}, ${notifications.publishAt}, 'infinity')`,
  UPDATED_AT: notifications.updatedAt.getSQL(),
};

export function findComposed(
  tx: Queryable,
  where: { organizationId: string; keyword: string; state?: ComposedState | undefined },
  order: { sort: ComposedSort; descending: boolean },
  page: PageRequest,
): Promise<{ rows: ComposedRow[]; total: number }> {
  const query = tx
    .select()
    .from(notifications)
    .where(
      and(
        eq(notifications.organizationId, where.organizationId),
        isComposed,
        where.state && sql`${state} = ${where.state}`,
        matchesKeyword(where.keyword, textsOf(notifications)),
      ),
    )
    .$dynamic();
  const direction = order.descending ? desc : asc;
  return findPage(tx, query, [direction(columns[order.sort]), desc(notifications.id)], page);
}

/** Idempotency key of a request. The client id is unique per author. */
interface SenderRef {
  organizationId: string;
  authorId: string;
  clientId: string;
}

interface ComposedRef {
  organizationId: string;
  id: string;
}

const matchesRef = ({ organizationId, id }: ComposedRef) =>
  and(eq(notifications.organizationId, organizationId), eq(notifications.id, id), isComposed);

export async function findComposedOne(
  tx: Queryable,
  ref: ComposedRef,
): Promise<ComposedRow | null> {
  const [row] = await tx.select().from(notifications).where(matchesRef(ref));
  return row ?? null;
}

/** Locks a notification until the end of the transaction, to delay its scheduled delivery. */
export async function lockComposed(tx: Queryable, ref: ComposedRef): Promise<ComposedRow | null> {
  const [row] = await tx.select().from(notifications).where(matchesRef(ref)).for('update');
  return row ?? null;
}

export async function findSentComposed(
  tx: Queryable,
  { organizationId, authorId, clientId }: SenderRef,
): Promise<ComposedRow | null> {
  const [row] = await tx
    .select()
    .from(notifications)
    .where(
      and(
        eq(notifications.organizationId, organizationId),
        eq(notifications.authorId, authorId),
        eq(notifications.clientId, clientId),
      ),
    );
  return row ?? null;
}

/** @returns null if the author has already used the client id */
export async function insertComposed(
  tx: Queryable,
  notification: typeof notifications.$inferInsert & SenderRef,
): Promise<ComposedRow | null> {
  const { organizationId, authorId, clientId } = notifications;
  const [row] = await tx
    .insert(notifications)
    .values(notification)
    .onConflictDoNothing({ target: [organizationId, authorId, clientId] })
    .returning();
  return row ?? null;
}

export async function updateComposed(
  tx: Queryable,
  id: string,
  change: Partial<typeof notifications.$inferInsert>,
): Promise<ComposedRow> {
  const [row] = await tx
    .update(notifications)
    .set(change)
    .where(eq(notifications.id, id))
    .returning();
  return row!;
}

export async function deleteComposed(tx: Queryable, id: string): Promise<void> {
  await tx.delete(notifications).where(eq(notifications.id, id));
}

export async function deleteReceipts(tx: Queryable, id: string): Promise<void> {
  await tx.delete(notificationReceipts).where(eq(notificationReceipts.notificationId, id));
}

export async function countReceipts(
  tx: Queryable,
  ids: readonly string[],
): Promise<Map<string, { recipients: number; read: number }>> {
  if (ids.length === 0) return new Map();
  const { notificationId, readAt } = notificationReceipts;
  const rows = await tx
    .select({
      notificationId,
      recipients: sql<number>`count(*)::int`,
      read: sql<number>`count(${readAt})::int`,
    })
    .from(notificationReceipts)
    .where(inArray(notificationId, [...ids]))
    .groupBy(notificationId);
  return new Map(rows.map(({ notificationId: id, ...counts }) => [id, counts]));
}

export interface ReaderFilter {
  keyword: string;
  /** True for readers, false for non-readers, undefined for all recipients. */
  read?: boolean | undefined;
}

export function findReaders(tx: Queryable, id: string, filter: ReaderFilter, page: PageRequest) {
  const { notificationId, organizationId, userId, readAt } = notificationReceipts;
  const { read } = filter;
  const query = tx
    .select({
      id: users.id,
      nameKanji: users.nameKanji,
      nameLatin: users.nameLatin,
      picture: pictureOf(users),
      department: memberships.department,
      readAt,
    })
    .from(notificationReceipts)
    .innerJoin(users, eq(users.id, userId))
    .innerJoin(
      memberships,
      and(eq(memberships.organizationId, organizationId), eq(memberships.userId, userId)),
    )
    .where(
      and(
        eq(notificationId, id),
        read === undefined ? undefined : read ? isNotNull(readAt) : sql`${readAt} IS NULL`,
        matchesPerson(filter.keyword, 'USER'),
      ),
    )
    .$dynamic();
  const order = [sql`${readAt} DESC NULLS LAST`, asc(users.nameKatakana), asc(users.id)];
  return findPage(tx, query, order, page);
}
