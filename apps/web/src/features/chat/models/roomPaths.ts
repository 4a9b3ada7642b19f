import type { Schemas } from '@office/api';

export function pathOfRoom({ id, type }: { id: string; type: Schemas['ChatRoomType'] }): string {
  return `/${type === 'DIRECT' ? 'direct-message' : 'chat-room'}/${id}`;
}

export const meetingChatsPath = '/chat-room?view=meetings';

export function pathOfMessage({
  room,
  id,
  threadRootId,
}: {
  room: { id: string; type: Schemas['ChatRoomType'] };
  id: string;
  threadRootId: string | null;
}): string {
  const thread = threadRootId ? `thread=${threadRootId}&` : '';
  return `${pathOfRoom(room)}?${thread}message=${id}`;
}

export function isRoomPath(pathname: string, roomId: string): boolean {
  return pathname === `/chat-room/${roomId}` || pathname === `/direct-message/${roomId}`;
}
