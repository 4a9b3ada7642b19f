import { and, desc, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import type { Queryable } from '../database/database.ts';
import { notificationReceipts, notifications } from '../database/schema/notifications.ts';
import { hasTerms, unpacked } from '../database/text-match.ts';
import type { SearchQuery, SearchViewer } from '../platform/search-source.ts';

/** Notifications of a member that are compared, the latest: nobody has so many. */
const mostReceived = 10_000;

/**
 * The notifications that a member has and that have all of the terms, in either language; the latest first. They are
 * compared one by one, until there are enough: an index of all members' notifications would find mostly others'.
 */
export async function findNotificationsByTerms(
  tx: Queryable,
  { organizationId, userId }: SearchViewer,
  { terms, limit }: SearchQuery,
) {
  const { receivedAt } = notificationReceipts;
  const received = tx
    .select({
      id: notifications.id,
      title: notifications.title,
      searched: unpacked(notifications.searched).as('searched'),
      receivedAt,
    })
    .from(notificationReceipts)
    .innerJoin(notifications, eq(notifications.id, notificationReceipts.notificationId))
    .where(
      and(
        eq(notificationReceipts.organizationId, organizationId),
        eq(notificationReceipts.userId, userId),
        isNotNull(notifications.publishedAt),
        isNull(notifications.withdrawnAt),
      ),
    )
    .orderBy(desc(receivedAt), desc(notifications.id))
    .limit(mostReceived)
    .as('received');
  return tx
    .select({ id: received.id, title: received.title, receivedAt: received.receivedAt })
    .from(received)
    .where(hasTerms(received.searched, terms, { read: true }))
    .orderBy(desc(received.receivedAt), desc(received.id))
    .limit(limit);
}

/** The texts of notifications. */
export async function findNotificationTexts(tx: Queryable, ids: readonly string[]) {
  return tx
    .select({
      id: notifications.id,
      content: notifications.content,
      format: notifications.format,
    })
    .from(notifications)
    .where(inArray(notifications.id, [...ids]));
}
