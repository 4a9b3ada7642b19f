import { useQuietQuery } from '../../../platform/api/queries.ts';
import { useMayView } from '../../organization/index.ts';
import { unreadWith } from '../models/lists/unreadWith.ts';

/** A room with unread messages is among the latest rooms. */
const limit = 50;

/** Unread messages and replies in the direct conversation with exactly these other members. */
export function useDirectUnread(userIds: readonly string[]): number {
  const isOpen = useMayView('chat') !== false && userIds.length > 0;
  const query = { type: 'DIRECT' as const, limit };
  const { data } = useQuietQuery('/v1/user/chat-rooms', isOpen ? { params: { query } } : null);
  return unreadWith(data?.data ?? [], userIds);
}
