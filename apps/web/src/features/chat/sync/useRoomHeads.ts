import type { Schemas } from '@office/api';
import { useQuietQuery } from '../../../platform/api/queries.ts';

/** Heads are compared at each connect and this often (design §8). */
const compareMs = 30_000;

/** The latest number of each room, and its unread count. */
export function useRoomHeads(): Schemas['ChatRoomHead'][] | undefined {
  const { data } = useQuietQuery(
    '/v1/user/chat-rooms/heads',
    {},
    { refreshInterval: compareMs, refreshWhenHidden: true },
  );
  return data?.data;
}

/** The sum of unread messages over all rooms of a type that are not muted. */
export function unreadOf(
  heads: Schemas['ChatRoomHead'][] | undefined,
  type: Schemas['ChatRoomType'],
): number {
  return (heads ?? []).reduce(
    (sum, head) => sum + (head.type === type && !head.muted ? head.unreadCount : 0),
    0,
  );
}
