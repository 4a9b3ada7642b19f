import type { Schemas } from '@office/api';

/** Where a room is opened. */
export function pathOfRoom({ id, type }: { id: string; type: Schemas['ChatRoomType'] }): string {
  return `/${type === 'DIRECT' ? 'direct-message' : 'chat-room'}/${id}`;
}

/** Where a message is shown: in its room, or in the thread that it is a reply in. */
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

/** Whether a page's address is that of a room. */
export function isRoomPath(pathname: string, roomId: string): boolean {
  return pathname === `/chat-room/${roomId}` || pathname === `/direct-message/${roomId}`;
}
