import type { NotificationOrder } from '@office/vocabulary';
import type { NotificationItem } from './notification.ts';

/** Notifications of one day, separated by whether they were read when the list was opened. */
export interface NotificationDay<Item> {
  key: string;
  /** Set on the first day of the unread or read section. Null on other days and in order `NEWEST`. */
  part: 'unread' | 'read' | null;
  at: string;
  items: readonly Item[];
}

type Dated = Pick<NotificationItem, 'createdAt' | 'readAt'>;

/**
 * Items read after the list was opened remain in the unread section, so that the list does not
 * move.
 * @param dayOf returns the local day of a time, equal for all times of that day
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
