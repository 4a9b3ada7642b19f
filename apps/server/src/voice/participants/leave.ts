import type { VoiceEndReason } from '@office/api/realtime';
import type { Role } from '@office/vocabulary';
import type { Transaction } from '../../database/database.ts';
import { endEngagement } from '../../people/engagement.ts';
import { personRef } from '../../people/person-ref.ts';
import { refreshPresence } from '../../people/presence.ts';
import { syncEngagements } from './call-engagement.ts';
import { leaveMeetings } from './meeting-attendance.ts';
import {
  audienceOf,
  notifyRoomOnCommit,
  publishParticipants,
  publishRoomDeleted,
  publishCallEnded,
} from '../rooms/room-events.ts';
import {
  findInvitationToEmptyCall,
  findPendingInvitees,
  findUnanswered,
} from '../store/invitation-store.ts';
import { recordMissedCalls } from './missed-calls.ts';
import { beginIfAgreed } from './recordings.ts';
import { endTranscriptOfEmptyRoom, publishTranscripts } from '../transcripts/transcript-end.ts';
import { reserveSeats } from './waiting.ts';
import {
  deleteByConnection,
  deleteDisconnected,
  deleteFromRoom,
  deleteExpired,
  deleteGuests,
  findParticipantsByRole,
  listParticipants,
  type ParticipantRow,
  type RemovalDeadlines,
} from '../store/participant-store.ts';
import { findRoles } from '../../people/member-directory.ts';
import type { VoiceDeps } from '../rooms/room-access.ts';
import {
  deleteIfEmpty,
  findRoomMembers,
  lockRoom,
  releaseMediaNode,
  type VoiceRoomRow,
} from '../store/room-store.ts';

interface Participation {
  organizationId: string;
  userId: string;
  roomId: string;
}

/**
 * Returns false if another connection replaced this one.
 * @param options.byMessage the member continues by direct message
 * @param options.isLost the grace period after a lost connection has passed
 */
export async function leaveRoom(
  deps: VoiceDeps,
  { organizationId, userId, roomId }: Participation,
  connectionId: string,
  { byMessage = false, isLost = false } = {},
): Promise<boolean> {
  let invitation: Awaited<ReturnType<typeof findInvitationToEmptyCall>>;
  const removed = await deps.db.transaction(async (tx) => {
    const row = await deleteByConnection(tx, { organizationId, userId }, connectionId);
    if (row && !isLost) {
      const { participantId } = row;
      await notifyRoomOnCommit(tx, { kind: 'participantLeft', roomId, participantId, byMessage });
    }
    if (row && !isLost) invitation = await findInvitationToEmptyCall(tx, { roomId, userId });
    if (row) return notifyRemoved(tx, [row], null);
    // The participant was deleted together with the membership, which does not notify the room.
    await notifyRoomOnCommit(tx, { kind: 'changed', roomId });
    return [];
  });
  // The inviter may not have joined the room, or joins it before it is deleted.
  if (invitation) {
    const { invitationId, inviterId } = invitation;
    const user = await personRef(deps, userId);
    await deps.realtime.publish(
      'inviteConfirmVoiceChat',
      { organizationId, userIds: [inviterId] },
      { invitationId, roomId, user, accepted: false, byMessage },
    );
  }
  if (removed.length > 0) await publishRemovals(deps, removed);
  else await cleanUpRoom(deps, { organizationId, roomId });
  return removed.length > 0;
}

/** Removes participants who cannot enter the room any more, in the transaction of a change to the room. */
export async function removeDisallowed(
  tx: Transaction,
  room: VoiceRoomRow,
): Promise<ParticipantRow[]> {
  const { id, organizationId, ownerId, kind } = room;
  const inside = (await listParticipants(tx, [id])).map(({ userId }) => userId);
  const memberIds = (await findRoomMembers(tx, [id])).map(({ userId }) => userId);
  const roles = await findRoles(tx, organizationId, inside);
  const isWelcome = (userId: string) =>
    userId === ownerId ||
    memberIds.includes(userId) ||
    (kind === 'ADMIN' && roles.get(userId) !== 'GUEST');
  const disallowed = inside.filter((userId) => !isWelcome(userId));
  return notifyRemoved(tx, await deleteFromRoom(tx, id, disallowed), 'removed');
}

/** Call this in the transaction that deletes the room, closes its floor or ends its meeting. */
export async function removeEveryone(
  tx: Transaction,
  roomId: string,
  reason: VoiceEndReason = 'deleted',
): Promise<ParticipantRow[]> {
  return notifyRemoved(tx, await deleteFromRoom(tx, roomId), reason);
}

/** Removes guests from the calls of their meetings. */
export async function removeGuests(
  tx: Transaction,
  guests: Parameters<typeof deleteGuests>[1],
  reason: VoiceEndReason = 'removed',
): Promise<ParticipantRow[]> {
  return notifyRemoved(tx, await deleteGuests(tx, guests), reason);
}

async function removeMembersOf(
  tx: Transaction,
  inside: readonly Participation[],
): Promise<ParticipantRow[]> {
  const removed: ParticipantRow[] = [];
  for (const roomId of new Set(inside.map((each) => each.roomId))) {
    const userIdsInRoom = inside
      .filter((each) => each.roomId === roomId)
      .map(({ userId }) => userId);
    removed.push(...(await deleteFromRoom(tx, roomId, userIdsInRoom)));
  }
  return notifyRemoved(tx, removed, 'removed');
}

export async function removeParticipantsOfDeadProcesses(deps: VoiceDeps): Promise<number> {
  const removed = await deps.db.transaction(async (tx) =>
    notifyRemoved(tx, await deleteDisconnected(tx), 'removed'),
  );
  await publishRemovals(deps, removed);
  return removed.length;
}

export async function removeExpired(
  tx: Transaction,
  roomId: string,
  overdue: RemovalDeadlines,
): Promise<ParticipantRow[]> {
  const { alone, unanswered } = await deleteExpired(tx, roomId, overdue);
  return [
    ...(await notifyRemoved(tx, alone, 'alone')),
    ...(await notifyRemoved(tx, unanswered, 'unanswered')),
  ];
}

async function notifyRemoved(
  tx: Transaction,
  rows: ParticipantRow[],
  reason: VoiceEndReason | null,
): Promise<ParticipantRow[]> {
  for (const { organizationId, userId, roomId } of rows) {
    await endEngagement(tx, { organizationId, userId }, { kind: 'CALL', reference: roomId });
  }
  for (const roomId of new Set(rows.map((row) => row.roomId))) {
    const rowsOfRoom = rows.filter((row) => row.roomId === roomId);
    const places = rowsOfRoom.map(({ connectionId, participantId }) => ({
      connectionId,
      participantId,
    }));
    if (reason) await notifyRoomOnCommit(tx, { kind: 'ended', roomId, places, reason });
    await notifyRoomOnCommit(tx, { kind: 'changed', roomId });
  }
  return rows;
}

/** Updates meetings, presence and rooms. Call this after the commit. */
export async function publishRemovals(
  deps: VoiceDeps,
  rows: readonly ParticipantRow[],
): Promise<void> {
  const members = rows.filter(({ guestId }) => guestId === null);
  await leaveMeetings(deps, members);
  for (const { organizationId, userId } of members) {
    await refreshPresence(deps, { organizationId, userId });
  }
  const rooms = new Map(rows.map(({ roomId, organizationId }) => [roomId, organizationId]));
  for (const [roomId, organizationId] of rooms) {
    await cleanUpRoom(deps, { organizationId, roomId });
  }
}

/** Ends a direct call without participants. Otherwise publishes the participants of the room. */
export async function cleanUpRoom(
  deps: VoiceDeps,
  where: { organizationId: string; roomId: string },
): Promise<void> {
  const settled = await deps.db.transaction(async (tx) => {
    const room = await lockRoom(tx, where);
    if (!room) return null;
    const changed = await syncEngagements(tx, where, deps.now());
    await reserveSeats(deps, tx, room);
    // A pending recording may begin now if a participant without consent has left.
    await beginIfAgreed(tx, room.id, deps.now());
    if (room.mediaNode) await releaseMediaNode(tx, room.id);
    const transcripts = await endTranscriptOfEmptyRoom(tx, room.id, deps.now());
    if (room.kind !== 'DIRECT') return { changed, transcripts };
    const userIds = await findPendingInvitees(tx, room.id, deps.now());
    const missed = await findUnanswered(tx, { roomId: room.id });
    const audience = await audienceOf(tx, room);
    const over = { room, audience, userIds, missed };
    return { changed, transcripts, ...((await deleteIfEmpty(tx, room.id)) && { over }) };
  });
  for (const member of settled?.changed ?? []) await refreshPresence(deps, member);
  await publishTranscripts(deps, settled?.transcripts ?? []);
  if (!settled?.over) return publishParticipants(deps, where);
  const { organizationId } = where;
  const { room, audience, userIds, missed } = settled.over;
  await publishCallEnded(deps, room, audience);
  if (userIds.length > 0) await publishRoomDeleted(deps, room, { organizationId, userIds }, null);
  await recordMissedCalls(deps, missed);
}

/** Guests of meetings are removed together with the role GUEST. */
export async function endCallsOfRoles(
  deps: VoiceDeps,
  where: { organizationId: string; roles: readonly Role[] },
): Promise<void> {
  const { organizationId, roles } = where;
  if (roles.length === 0) return;
  const removed = await deps.db.transaction(async (tx) => [
    ...(await removeMembersOf(tx, await findParticipantsByRole(tx, where))),
    ...(roles.includes('GUEST') ? await removeGuests(tx, { organizationId }) : []),
  ]);
  await publishRemovals(deps, removed);
}
