import type { RealtimeMessages, Schemas } from '@office/api';

type Head = Schemas['ChatRoomHead'];
type Room = Schemas['ChatRoomSummary'];
type Message = Schemas['ChatMessage'];

/** Whether a message was just sent, not edited or reacted to. */
export function isNewMessage({ seq, changeSeq }: Message): boolean {
  return seq === changeSeq;
}

/** The head of a room after a message of it; the same object where nothing changes. */
export function applyMessageToHead(head: Head, message: Message, myId: string | undefined): Head {
  if (head.roomId !== message.roomId || message.changeSeq <= head.lastSeq) return head;
  const lastSeq = message.changeSeq;
  if (!isNewMessage(message) || message.threadRootId) return { ...head, lastSeq };
  // The sender has read everything above.
  return message.sender?.id === myId
    ? { ...head, lastSeq, unreadCount: 0, lastReadSeq: lastSeq }
    : { ...head, lastSeq, unreadCount: head.unreadCount + 1 };
}

/** The head after the member has read; a late answer changes nothing. */
export function applyReadToHead(head: Head, read: Schemas['ChatReadState']): Head {
  return head.roomId === read.roomId && read.lastReadSeq >= head.lastReadSeq
    ? { ...head, unreadCount: read.unreadCount, lastReadSeq: read.lastReadSeq }
    : head;
}

/** A list of rooms after a message: the room with the latest message first. */
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

/** Members of a room after one of them has read. */
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
