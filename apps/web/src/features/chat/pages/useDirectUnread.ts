import { useQuietQuery } from '../../../platform/api/queries.ts';
import { useMayView } from '../../organization/index.ts';
import type { Schemas } from '@office/api';

/** A room with unread messages is among the latest rooms. */
const limit = 50;

/** Unread messages and replies in the direct conversation with exactly these other members. */
export function useDirectUnread(userIds: readonly string[]): number {
  const isOpen = useMayView('chat') !== false && userIds.length > 0;
  const query = { type: 'DIRECT' as const, limit };
  const { data } = useQuietQuery('/v1/user/chat-rooms', isOpen ? { params: { query } } : null);
  return unreadWith(data?.data ?? [], userIds);
}

type Room = Pick<
  Schemas['ChatRoomSummary'],
  'directUser' | 'directUsers' | 'unreadCount' | 'unreadReplies'
>;

/** Returns the unread messages and replies of the direct room with exactly these other members. */
export function unreadWith(rooms: readonly Room[], userIds: readonly string[]): number {
  // A room whose other member has left has no direct user.
  if (userIds.length === 0) return 0;
  const room = rooms.find(({ directUser, directUsers }) => {
    const others = directUsers ?? (directUser ? [directUser] : []);
    return (
      others.length === userIds.length && others.every(({ userId }) => userIds.includes(userId))
    );
  });
  return room ? room.unreadCount + room.unreadReplies : 0;
}
