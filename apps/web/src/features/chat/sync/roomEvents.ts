import type { RealtimeMessages } from '@office/api';
import type { RoomEvent } from './roomLog.ts';

/** Kinds of messages that take a number of a room. */
export const roomEventKinds = [
  'newMessageToRoom',
  'addUserToRoom',
  'removeUserByRoom',
  'userLeaveRoom',
  'updateChatRoom',
] as const;

export type RoomEventKind = (typeof roomEventKinds)[number];

/** What a message by socket is to the log of its room. */
export function toRoomEvent<K extends RoomEventKind>(
  kind: K,
  payload: RealtimeMessages[K],
): RoomEvent & { roomId: string } {
  if (kind === 'newMessageToRoom') {
    const { roomId, message } = payload as RealtimeMessages['newMessageToRoom'];
    return { roomId, seq: message.changeSeq, message };
  }
  const { roomId, seq } = payload as RealtimeMessages[Exclude<RoomEventKind, 'newMessageToRoom'>];
  return { roomId, seq };
}
