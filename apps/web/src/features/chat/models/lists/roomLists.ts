import type { RealtimeMessages, Schemas } from '@office/api';

type Room = Schemas['ChatRoomSummary'];
type Message = Schemas['ChatMessage'];

/** New messages have equal numbers; edits and reactions increase `changeSeq`. */
export function isNewMessage({ seq, changeSeq }: Message): boolean {
  return seq === changeSeq;
}

export function applyMessageToRooms(rooms: Room[], message: Message): Room[] {
  if (message.threadRootId) return rooms;
  const room = rooms.find(({ id }) => id === message.roomId);
  const shown = room?.lastMessage;
  if (!room || (shown && shown.seq > message.seq)) return rooms;
  if (shown?.id === message.id) {
    if (shown.changeSeq >= message.changeSeq) return rooms;
    return rooms.map((one) => (one === room ? { ...one, lastMessage: message } : one));
  }
  if (!isNewMessage(message)) return rooms;
  const changed = { ...room, lastMessage: message, updatedAt: message.createdAt };
  return [changed, ...rooms.filter((one) => one !== room)];
}

export function applyReadToMembers(
  members: Schemas['ChatMember'][],
  { userId, lastReadSeq }: RealtimeMessages['updateLastReadMsgChat'],
): Schemas['ChatMember'][] {
  return members.map((member) =>
    member.userId === userId && member.lastReadSeq < lastReadSeq
      ? { ...member, lastReadSeq }
      : member,
  );
}
