import type { NotificationOrder } from '@office/vocabulary';
import type { NotificationItem } from './notification.ts';

/** The notifications of one day, among those that were unread or read when the list was opened. */
export interface NotificationDay<Item> {
  /** Its own within the list. */
  key: string;
  /** The first day of the unread or read ones; null where they are not told apart, and for further days. */
  part: 'unread' | 'read' | null;
  /** One of its moments, for its heading. */
  at: string;
  items: readonly Item[];
}

type Dated = Pick<NotificationItem, 'createdAt' | 'readAt'>;

/**
 * A list in the order of the server, cut into days. What was read since the list was opened still stands among the
 * unread ones: nothing moves while someone reads.
 *
 * @param dayOf the day of a moment on the reader's clock, the same for all moments of a day
 */
export function notificationDays<Item extends Dated>(
  items: readonly Item[],
  {
    order,
    openedAt,
    dayOf,
  }: { order: NotificationOrder; openedAt: number; dayOf(at: string): string },
): NotificationDay<Item>[] {
  const partOf = ({ readAt }: Item) => {
    if (order === 'NEWEST') return null;
    return readAt === null || Date.parse(readAt) > openedAt ? 'unread' : 'read';
  };
  const days: { key: string; part: ReturnType<typeof partOf>; at: string; items: Item[] }[] = [];
  let part: ReturnType<typeof partOf> = null;
  for (const item of items) {
    const own = partOf(item);
    const key = `${own ?? 'all'} ${dayOf(item.createdAt)}`;
    const last = days.at(-1);
    if (last?.key === key) last.items.push(item);
    else days.push({ key, part: own === part ? null : own, at: item.createdAt, items: [item] });
    part = own;
  }
  return days;
}
