import type { Schemas } from '@office/api';

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
