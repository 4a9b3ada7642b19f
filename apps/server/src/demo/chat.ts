import { randomUUID } from 'node:crypto';
import { directKeyOf } from '../chat/rooms/direct-key.ts';
import type { Transaction } from '../database/database.ts';
import {
  chatMembers,
  chatMentions,
  chatMessages,
  chatRooms,
  chatThreadFollowers,
} from '../database/schema/chat.ts';
import type { DemoMessage, DemoRoom } from './chat-rooms.ts';

type Message = typeof chatMessages.$inferInsert;

/** User ids by the local part of the e-mail address. */
export interface DemoPeople {
  ids: ReadonlyMap<string, string>;
  guests: ReadonlySet<string>;
}

const japan = 9 * 60 * 60_000;
const minute = 60_000;
const day = 24 * 60 * minute;

export async function insertChatRooms(
  tx: Transaction,
  organizationId: string,
  rooms: readonly DemoRoom[],
  people: DemoPeople,
): Promise<void> {
  for (const room of rooms) await insertChatRoom(tx, organizationId, room, people);
}

async function insertChatRoom(
  tx: Transaction,
  organizationId: string,
  room: DemoRoom,
  people: DemoPeople,
): Promise<void> {
  const roomId = randomUUID();
  const { messages, lastSeq } = toMessages(roomId, room.messages, people);
  const memberIds = membersOf(room, people);
  // Replies are not counted among the room's messages.
  const own = messages.filter(({ threadRootId }) => !threadRootId);
  const last = own.at(-1)!;
  const [ownerId] = memberIds;
  await tx.insert(chatRooms).values({
    id: roomId,
    organizationId,
    type: room.name === null ? 'DIRECT' : 'CHANNEL',
    name: room.name ?? '',
    directKey: room.name === null ? directKeyOf(memberIds) : null,
    createdBy: ownerId,
    ownerId: room.name === null ? null : ownerId,
    lastSeq,
    messageCount: own.length,
    lastMessageId: last.id,
    lastMessageAt: last.createdAt!,
    createdAt: messages[0]!.createdAt!,
  });
  await tx.insert(chatMessages).values(messages);
  const unread = new Map(
    Object.entries(room.unread).map(([name, count]) => [people.ids.get(name), count]),
  );
  await tx.insert(chatMembers).values(
    memberIds.map((userId, index) => {
      const read = own.at(-1 - (unread.get(userId) ?? 0));
      return {
        roomId,
        organizationId,
        userId,
        role: index === 0 && room.name !== null ? ('ADMIN' as const) : ('USER' as const),
        lastReadMessageId: read?.id ?? null,
        lastReadSeq: read?.seq ?? 0,
        lastReadOrdinal: read?.ordinal ?? 0,
        joinedAt: messages[0]!.createdAt!,
      };
    }),
  );
  await insertFollowers(tx, messages);
}

/** Adds authors, repliers and mentioned members as followers. */
async function insertFollowers(tx: Transaction, messages: readonly Message[]): Promise<void> {
  for (const root of messages) {
    const replies = messages.filter(({ threadRootId }) => threadRootId === root.id);
    const last = replies.at(-1);
    if (!last) continue;
    const unreadTo = last.mentionedUserIds;
    const mentioned = replies.flatMap(({ mentionedUserIds }) => mentionedUserIds);
    const people = new Set([root, ...replies].map(({ senderId }) => senderId!).concat(mentioned));
    const part = { roomId: root.roomId, rootId: root.id!, replies: replies.length };
    await tx.insert(chatThreadFollowers).values(
      [...people].map((userId) => ({
        ...part,
        userId,
        readReplies: replies.length - (unreadTo.includes(userId) ? 1 : 0),
      })),
    );
    const mention = { roomId: root.roomId, messageId: last.id!, threadRootId: root.id! };
    for (const userId of unreadTo) {
      await tx.insert(chatMentions).values({ ...mention, userId, ordinal: replies.length });
    }
  }
}

function membersOf({ members, everyone }: DemoRoom, { ids, guests }: DemoPeople): string[] {
  const others = [...ids.keys()].filter((name) => !members.includes(name) && !guests.has(name));
  return [...members, ...(everyone ? others : [])].map((name) => idOf(ids, name));
}

function toMessages(
  roomId: string,
  demoMessages: readonly DemoMessage[],
  { ids }: DemoPeople,
): { messages: Message[]; lastSeq: number } {
  const byKey = new Map<string, Message>();
  const now = Date.now();
  let lastSeq = 0;
  let lastAt = 0;
  let ordinal = 0;
  const messages = demoMessages.map((demo): Message => {
    lastAt = Math.min(now, Math.max(lastAt + 1000, timeOf(demo.at, now)));
    lastSeq += 1;
    const message: Message = {
      id: randomUUID(),
      roomId,
      seq: lastSeq,
      changeSeq: lastSeq,
      ordinal: demo.thread ? ordinal : (ordinal += 1),
      clientId: randomUUID(),
      senderId: idOf(ids, demo.from),
      type: 'TEXT',
      content: demo.deleted ? '' : demo.text,
      mentionedUserIds: (demo.mentions ?? []).map((name) => idOf(ids, name)),
      replyToId: demo.replyTo ? byKey.get(demo.replyTo)!.id! : null,
      threadRootId: demo.thread ? byKey.get(demo.thread)!.id! : null,
      createdAt: new Date(lastAt),
      editedAt: demo.edited ? new Date(lastAt + minute) : null,
      deletedAt: demo.deleted ? new Date(lastAt + minute) : null,
      reactions: Object.entries(demo.reactions ?? {}).map(([emoji, names]) => ({
        emoji,
        userIds: names.map((name) => idOf(ids, name)),
      })),
    };
    if (demo.thread) {
      lastSeq += 1;
      countReply(byKey.get(demo.thread)!, message, lastSeq);
    }
    if (demo.key) byKey.set(demo.key, message);
    return message;
  });
  for (const message of messages) {
    if (!message.editedAt && !message.deletedAt && message.reactions?.length === 0) continue;
    lastSeq += 1;
    message.changeSeq = lastSeq;
  }
  return { messages, lastSeq };
}

function countReply(root: Message, reply: Message, changeSeq: number): void {
  const senderId = reply.senderId!;
  root.replyCount = (root.replyCount ?? 0) + 1;
  root.lastReplyAt = reply.createdAt!;
  root.replyUserIds = [senderId, ...(root.replyUserIds ?? []).filter((id) => id !== senderId)];
  root.changeSeq = changeSeq;
}

function timeOf(at: DemoMessage['at'], now: number): number {
  if (typeof at === 'number') return now - at * minute;
  const [days, time] = at;
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const today = Math.floor((now + japan) / day) * day - japan;
  return today - days * day + (hours * 60 + minutes) * minute;
}

function idOf(ids: ReadonlyMap<string, string>, name: string): string {
  const id = ids.get(name);
  if (!id) throw new Error(`There is no demo person ${name}`);
  return id;
}
