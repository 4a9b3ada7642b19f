import type { ChatRoomType } from '@office/vocabulary';

interface MessagePlace {
  id: string;
  roomId: string;
  threadRootId: string | null;
}

export const pathOfRoom = (type: ChatRoomType, roomId: string): string =>
  `/${type === 'DIRECT' ? 'direct-message' : 'chat-room'}/${roomId}`;

export function pathOfMessage(
  type: ChatRoomType,
  { id, roomId, threadRootId }: MessagePlace,
): string {
  const search = new URLSearchParams({
    ...(threadRootId && { thread: threadRootId }),
    message: id,
  });
  return `${pathOfRoom(type, roomId)}?${search.toString()}`;
}
