import type { Transaction } from '../../database/database.ts';
import { personRef } from '../../people/person-ref.ts';
import type { ChatDeps } from './room-access.ts';
import { notifyMembershipOnCommit, publishRoomAdded, publishRoomUpdated } from './room-events.ts';
import {
  countMembers,
  deleteMembers,
  findRoomMembers,
  insertMembers,
  listMembersById,
  openRoomFor,
} from '../store/room-member-store.ts';
import { insertRoom, lockRoom, updateRoom, type ChatRoom } from '../store/room-store.ts';
import { toMember } from '../views/room-view.ts';
import { insertSystemLine } from '../system-lines/line-store.ts';

export { findRoomMember } from '../store/room-member-store.ts';
export { getRoom } from './rooms.ts';

interface NewMeetingRoom {
  organizationId: string;
  title: string;
  organizerId: string | null;
  createdBy: string;
  now: Date;
}

/** Creates the chat of a meeting, without members. */
export async function createMeetingRoom(
  tx: Transaction,
  { organizationId, title, organizerId, createdBy, now }: NewMeetingRoom,
): Promise<string> {
  const roomId = await insertRoom(tx, {
    organizationId,
    type: 'MEETING',
    name: title,
    createdBy,
    ownerId: organizerId,
    createdAt: now,
    lastMessageAt: now,
  });
  return roomId!;
}

/** Adds the first members. The chat is listed for them after they open it, or after the first message. */
export async function addFirstMembers(
  tx: Transaction,
  { organizationId, roomId, now }: { organizationId: string; roomId: string; now: Date },
  { userIds, organizerId }: { userIds: readonly string[]; organizerId: string | null },
): Promise<void> {
  await insertMembers(
    tx,
    userIds.map((userId) => ({
      roomId,
      organizationId,
      userId,
      // Lets the organiser delete messages of others.
      role: userId === organizerId ? ('ADMIN' as const) : ('USER' as const),
      opened: false,
      joinedAt: now,
    })),
  );
  await notifyMembershipOnCommit(tx, { organizationId, roomId, userIds, joined: true });
}

/** Lists the chat for a member. Returns false if it was listed already. */
export const openMeetingRoomFor = openRoomFor;

interface RequestedChange {
  by: string;
  title?: string | undefined;
  added?: readonly string[];
  removed?: readonly string[];
}

export interface MeetingRoomChange {
  room: ChatRoom;
  by: string;
  renamedSeq: number | null;
  joined: { userIds: string[]; seq: number } | null;
  removed: { userId: string; seq: number }[];
}

/** Call {@link publishMeetingRoomChange} after the commit. Returns null if the chat already matches. */
export async function changeMeetingRoom(
  tx: Transaction,
  { organizationId, roomId, now }: { organizationId: string; roomId: string; now: Date },
  { by, title, added = [], removed = [] }: RequestedChange,
): Promise<MeetingRoomChange | null> {
  const before = await lockRoom(tx, { organizationId }, roomId, 0);
  if (!before) return null;
  const members = await findRoomMembers(tx, roomId, [...added, ...removed]);
  const isMember = new Set(members.map(({ userId }) => userId));
  const joining = added.filter((userId) => !isMember.has(userId));
  const leaving = removed.filter((userId) => isMember.has(userId));
  const isRenamed = title !== undefined && title !== before.name;
  const seqs = (isRenamed ? 1 : 0) + (joining.length > 0 ? 1 : 0) + leaving.length;
  if (seqs === 0) return null;
  const room = (await lockRoom(tx, { organizationId }, roomId, seqs))!;
  const name = isRenamed ? title : room.name;
  await updateRoom(tx, roomId, { name, infoSeq: room.lastSeq });
  const change: MeetingRoomChange = {
    room: { ...room, name },
    by,
    renamedSeq: null,
    joined: null,
    removed: [],
  };
  let seq = before.lastSeq;
  const addLine = (line: Parameters<typeof insertSystemLine>[2]) =>
    insertSystemLine(tx, { room: { id: roomId, lastSeq: seq }, now }, line);
  if (isRenamed) {
    change.renamedSeq = seq += 1;
    await addLine({ kind: 'RENAMED', actorId: by, oldName: before.name, newName: title });
  }
  if (joining.length > 0) {
    seq += 1;
    change.joined = { userIds: await join(tx, room, { userIds: joining, by, now }), seq };
    const actorId = joining.every((userId) => userId === by) ? null : by;
    await addLine({ kind: 'JOINED', actorId, userIds: joining });
  }
  for (const userId of leaving) {
    seq += 1;
    change.removed.push({ userId, seq });
    await deleteMembers(tx, roomId, userId);
    await addLine({ kind: 'REMOVED', actorId: by, userIds: [userId] });
    const moved = { organizationId, roomId, userIds: [userId], joined: false };
    await notifyMembershipOnCommit(tx, moved);
  }
  return change;
}

async function join(
  tx: Transaction,
  room: ChatRoom,
  { userIds, by, now }: { userIds: readonly string[]; by: string; now: Date },
): Promise<string[]> {
  const { id: roomId, organizationId } = room;
  const joined = await insertMembers(
    tx,
    userIds.map((userId) => ({
      roomId,
      organizationId,
      userId,
      role: userId === room.ownerId ? ('ADMIN' as const) : ('USER' as const),
      opened: false,
      lastReadMessageId: room.lastMessageId,
      lastReadSeq: room.lastSeq,
      lastReadOrdinal: room.messageCount,
      addedBy: userId === by ? null : by,
      joinedAt: now,
    })),
  );
  await notifyMembershipOnCommit(tx, { organizationId, roomId, userIds: joined, joined: true });
  return joined;
}

export async function publishMeetingRoomChange(
  deps: ChatDeps,
  change: MeetingRoomChange | null,
): Promise<void> {
  if (!change) return;
  const { room, renamedSeq, joined, removed } = change;
  const { id: roomId, organizationId, name } = room;
  if (renamedSeq !== null) await publishRoomUpdated(deps, { ...room, lastSeq: renamedSeq });
  const by = await personRef(deps, change.by);
  const memberCount = Math.max(1, await countMembers(deps.db, roomId));
  if (joined) {
    const { userIds, seq } = joined;
    const rows = await listMembersById(deps.db, roomId, userIds);
    const users = await Promise.all(rows.map((row) => toMember(deps, row)));
    await deps.realtime.publish(
      'addUserToRoom',
      { organizationId, chatRoomId: roomId, except: userIds },
      { roomId, seq, users, addedBy: by, memberCount },
    );
    // Without messages the chat is listed when the member opens it.
    for (const userId of room.messageCount > 0 ? userIds : []) {
      await publishRoomAdded(deps, { organizationId, userId }, roomId, null);
    }
  }
  for (const { userId, seq } of removed) {
    await deps.realtime.publish(
      'removeUserFromChatRoom',
      { organizationId, userId },
      { roomId, name, removedBy: by },
    );
    await deps.realtime.publish(
      'removeUserByRoom',
      { organizationId, chatRoomId: roomId, except: [userId] },
      { roomId, seq, userId, removedBy: by, memberCount },
    );
  }
}
