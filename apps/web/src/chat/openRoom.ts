import type { Schemas } from '@office/api';

/** Where a room is opened. */
export function pathOfRoom({ id, type }: { id: string; type: Schemas['ChatRoomType'] }): string {
  return `/${type === 'DIRECT' ? 'direct-message' : 'chat-room'}/${id}`;
}

/** Whether a page's address is that of a room. */
export function isRoomPath(pathname: string, roomId: string): boolean {
  return pathname === `/chat-room/${roomId}` || pathname === `/direct-message/${roomId}`;
}
