import type { Transaction } from '../../database/database.ts';
import type { MemberRef } from '../../database/membership.ts';
import type { Platform } from '../../platform/platform.ts';
import { isGroupKey } from './direct-key.ts';
import { notifyMembershipOnCommit } from './room-events.ts';
import { countMembers, deleteMembers, findRoomIdsOf } from '../store/room-member-store.ts';
import { insertSystemLine } from '../system-lines/line-store.ts';
import { lockRoom, updateRoom, type ChatRoom } from '../store/room-store.ts';

interface Departure {
  room: ChatRoom;
  memberCount: number;
}

/** Locks the rooms in a fixed order, so that two members leaving together cannot deadlock. */
export async function leaveEveryRoom(
  tx: Transaction,
  member: MemberRef,
  now: Date,
): Promise<Departure[]> {
  const { organizationId, userId } = member;
  const departures: Departure[] = [];
  for (const roomId of await findRoomIdsOf(tx, member)) {
    const room = await lockRoom(tx, { organizationId }, roomId, 1);
    await deleteMembers(tx, roomId, userId);
    await notifyMembershipOnCommit(tx, {
      organizationId,
      roomId,
      userIds: [userId],
      joined: false,
    });
    if (!room) continue;
    await updateRoom(tx, roomId, { infoSeq: room.lastSeq });
    if (!isPair(room)) {
      await insertSystemLine(tx, { room, now }, { kind: 'LEFT', userIds: [userId] });
    }
    departures.push({ room, memberCount: await countMembers(tx, roomId) });
  }
  return departures;
}

/** Direct rooms of two have no system lines. */
const isPair = ({ directKey }: ChatRoom) => directKey !== null && !isGroupKey(directKey);

export async function publishDepartures(
  deps: Pick<Platform, 'realtime'>,
  { organizationId, userId }: MemberRef,
  departures: readonly Departure[],
): Promise<void> {
  for (const { room, memberCount } of departures) {
    const { id: roomId, lastSeq: seq } = room;
    await deps.realtime.publish(
      'userLeaveRoom',
      { organizationId, chatRoomId: roomId, also: [userId] },
      { roomId, seq, userId, memberCount },
    );
  }
}
