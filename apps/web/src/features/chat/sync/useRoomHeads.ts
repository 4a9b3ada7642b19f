import type { Schemas } from '@office/api';
import { attentionOf } from '@office/vocabulary';
import { useQuietQuery } from '../../../platform/api/queries.ts';
import { useMayView } from '../../organization/index.ts';

/** Heads are compared at each connect and this often (design §8). */
const compareMs = 30_000;

/** The latest number of each room, and its unread count. */
export function useRoomHeads(): Schemas['ChatRoomHead'][] | undefined {
  const isClosed = useMayView('chat') === false;
  const { data } = useQuietQuery('/v1/user/chat-rooms/heads', isClosed ? null : {}, {
    refreshInterval: compareMs,
    refreshWhenHidden: true,
  });
  return isClosed ? undefined : data?.data;
}

/** How many threads have replies that wait for the member, in all rooms. */
export function unreadThreadsOf(heads: Schemas['ChatRoomHead'][] | undefined): number {
  return (heads ?? []).reduce((sum, { unreadThreads }) => sum + unreadThreads.length, 0);
}

/** How much waits for the member in all rooms of a type. */
export function unreadOf(
  heads: Schemas['ChatRoomHead'][] | undefined,
  type: Schemas['ChatRoomType'],
): number {
  return (heads ?? []).reduce((sum, head) => sum + (head.type === type ? attentionOf(head) : 0), 0);
}
