import type { Schemas } from '@office/api';
import { useQuietQuery } from '../../../platform/api/queries.ts';

/** Design §8: heads are compared at each connect and every so often. */
const compareMs = 30_000;

/** The number of each room, and what is unread in it. */
export function useRoomHeads(): Schemas['ChatRoomHead'][] | undefined {
  const { data } = useQuietQuery(
    '/v1/user/chat-rooms/heads',
    {},
    { refreshInterval: compareMs, refreshWhenHidden: true },
  );
  return data?.data;
}

/** What is unread over all rooms of a type that are not muted. */
export function unreadOf(
  heads: Schemas['ChatRoomHead'][] | undefined,
  type: Schemas['ChatRoomType'],
): number {
  return (heads ?? []).reduce(
    (sum, head) => sum + (head.type === type && !head.muted ? head.unreadCount : 0),
    0,
  );
}
