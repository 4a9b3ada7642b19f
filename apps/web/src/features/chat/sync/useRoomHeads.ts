import type { Schemas } from '@office/api';
import { unreadTotal } from '@office/vocabulary';
import { useQuietQuery } from '../../../platform/api/queries.ts';
import { useMayView } from '../../organization/index.ts';

/** Polling interval of the heads, which are also fetched on each connect (design §8). */
const compareMs = 30_000;

export function useRoomHeads(): Schemas['ChatRoomHead'][] | undefined {
  const isClosed = useMayView('chat') === false;
  const { data } = useQuietQuery('/v1/user/chat-rooms/heads', isClosed ? null : {}, {
    refreshInterval: compareMs,
    refreshWhenHidden: true,
  });
  return isClosed ? undefined : data?.data;
}

export function unreadThreadsOf(heads: Schemas['ChatRoomHead'][] | undefined): number {
  return (heads ?? []).reduce((sum, { unreadThreads }) => sum + unreadThreads.length, 0);
}

export function unreadOf(
  heads: Schemas['ChatRoomHead'][] | undefined,
  ...types: Schemas['ChatRoomType'][]
): number {
  const shown = (heads ?? []).filter(({ type }) => types.includes(type));
  return shown.reduce((sum, head) => sum + unreadTotal(head), 0);
}
