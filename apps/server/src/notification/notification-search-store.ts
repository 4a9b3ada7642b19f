import { and, desc, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import type { Queryable } from '../database/database.ts';
import { notificationReceipts, notifications } from '../database/schema/notifications.ts';
import { hasTerms, detoasted } from '../database/text-match.ts';
import type { SearchQuery, SearchViewer } from '../platform/search-source.ts';

const maxSearchedNotifications = 10_000;

/**
 * Scans the member's notifications until enough are found: a full-text index would mostly return
 * notifications of other members.
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
      searched: detoasted(notifications.searched).as('searched'),
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
    .limit(maxSearchedNotifications)
    .as('received');
  return tx
    .select({ id: received.id, title: received.title, receivedAt: received.receivedAt })
    .from(received)
    .where(hasTerms(received.searched, terms, { matchReading: true }))
    .orderBy(desc(received.receivedAt), desc(received.id))
    .limit(limit);
}

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
