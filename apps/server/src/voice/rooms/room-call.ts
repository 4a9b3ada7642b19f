import type { Queryable, Transaction } from '../../database/database.ts';
import { findMeetingPeople, findRoomMeeting } from '../../meeting/meeting-call.ts';
import { findRoles } from '../../people/member-directory.ts';
import type { Target } from '../../realtime/realtime.ts';
import { listParticipants } from '../store/participant-store.ts';
import { mayEnter, meetingRoomOf } from './room-access.ts';
import { audienceOf } from './room-events.ts';
import { findRoom, lockRoom, type VoiceRoomRow } from '../store/room-store.ts';

interface RoomId {
  organizationId: string;
  roomId: string;
}

export interface RoomCall {
  room: VoiceRoomRow;
  /** Sorted by join time. Listeners of an all-hands room cannot share a document. */
  participantIds: string[];
}

/** Locks the room, so that no member joins. Null if the room does not exist. */
export async function lockRoomCall(tx: Transaction, where: RoomId): Promise<RoomCall | null> {
  const room = await lockRoom(tx, where);
  if (!room) return null;
  const participants = await listParticipants(tx, [where.roomId]);
  const speakers = participants.filter(({ listener }) => !listener);
  return { room, participantIds: speakers.map(({ userId }) => userId) };
}

export async function findEnterable(
  tx: Queryable,
  { organizationId, userId }: { organizationId: string; userId: string },
  roomIds: readonly string[],
  now: Date,
): Promise<Map<string, VoiceRoomRow>> {
  const enterable = new Map<string, VoiceRoomRow>();
  if (roomIds.length === 0) return enterable;
  const role = (await findRoles(tx, organizationId, [userId])).get(userId);
  if (!role) return enterable;
  const viewer = { organizationId, userId, isAdmin: false, isGuest: role === 'GUEST' };
  for (const roomId of new Set(roomIds)) {
    const row = await findRoom(tx, { organizationId, roomId });
    if (row && (await mayEnter(tx, viewer, row, now))) enterable.set(roomId, row);
  }
  return enterable;
}

/** Everyone who can list the room, or only the participants of its current private meeting. */
export async function viewersOf(tx: Queryable, room: VoiceRoomRow, now: Date): Promise<Target> {
  const { organizationId } = room;
  const meetingRoomId = meetingRoomOf(room);
  const systemMember = { organizationId, userId: room.id };
  const talk = meetingRoomId && (await findRoomMeeting(tx, systemMember, { meetingRoomId, now }));
  if (!talk || !talk.isPrivate) return audienceOf(tx, room);
  const { meetingId } = talk;
  return { organizationId, userIds: await findMeetingPeople(tx, { organizationId, meetingId }) };
}
