import { randomUUID } from 'node:crypto';
import { endEngagement } from '../people/engagement.ts';
import { refreshPresence } from '../people/presence.ts';
import { settleEngagements } from './call-engagement.ts';
import { leaveMeetings } from './meeting-attendance.ts';
import { publishParticipants, notifyRoomOnCommit } from './room-events.ts';
import { settleRoom } from './leave.ts';
import { lockParticipant, saveParticipant } from './participant-store.ts';
import type { ParticipantRow } from './participant-store.ts';
import { findOpenRoom, mayEnter, roomInvalid, type VoiceDeps } from './room-access.ts';
import { lockMember } from '../people/member-directory.ts';
import { lockRoom } from './room-store.ts';
import { reportJoined } from './missed-calls.ts';
import { deleteWaiter } from './waiter-store.ts';
import { requirePlace } from './waiting.ts';

/** The connection that speaks for a participant. */
export interface ParticipantConnection {
  organizationId: string;
  userId: string;
  processId: string;
  connectionId: string;
}

export interface JoinRequest {
  roomId: string;
  muted: boolean;
  /** The earlier id of a participant who comes back. */
  participantId?: string | undefined;
}

/**
 * Puts a member into a room, and out of their previous one. If two join a room with room for one, one gets in:
 * the room's row is held meanwhile, and the member's, so that nobody is in two rooms.
 *
 * @param onJoined called as soon as the member is in, with the participant id by which the others of the room know
 * them: they speak to it before all that follows from joining is done
 * @returns the participant id
 * @throws {ApiError} 404 `voiceChatRoomInvalid`; 409 `voiceChatRoomFull`; of places as `findOpenRoom`
 */
export async function joinRoom(
  deps: VoiceDeps,
  connection: ParticipantConnection,
  entry: JoinRequest,
  onJoined: (participantId: string) => void,
): Promise<string> {
  const { organizationId, userId, connectionId } = connection;
  const { roomId, muted } = entry;
  const member = { organizationId, userId };
  await findOpenRoom(deps.db, { organizationId, roomId });
  const { participantId, left, begun, isNew } = await deps.db.transaction(async (tx) => {
    const role = await lockMember(tx, member);
    const room = role && (await lockRoom(tx, { organizationId, roomId }));
    const viewer = { ...member, isAdmin: false, isGuest: role === 'GUEST' };
    if (!room) throw roomInvalid();
    const before = await lockParticipant(tx, member);
    const wasHere = before?.roomId === roomId;
    if (!wasHere) {
      if (!(await mayEnter(tx, viewer, room, deps.now()))) throw roomInvalid();
      await requirePlace(tx, roomId, { userId, now: deps.now() });
      await deleteWaiter(tx, member, { roomId });
    }
    const comesBack =
      wasHere &&
      (before.connectionId === connectionId || before.participantId === entry.participantId);
    const kept = comesBack ? before : newParticipant(deps.now());
    // Coming anew into the room that one is in makes nobody less alone.
    const aloneSince = wasHere ? before.aloneSince : null;
    await saveParticipant(tx, { ...kept, ...connection, roomId, muted, aloneSince });
    const { participantId } = kept;
    if (before && before.connectionId !== connectionId) {
      await notifyRoomOnCommit(tx, {
        kind: 'ended',
        roomId: before.roomId,
        places: [{ connectionId: before.connectionId, participantId: before.participantId }],
        reason: 'replaced',
      });
    }
    const left = before && !wasHere ? before.roomId : null;
    if (left) {
      await endEngagement(tx, member, { kind: 'CALL', reference: left });
      await notifyRoomOnCommit(tx, { kind: 'changed', roomId: left });
    }
    const begun = await settleEngagements(tx, { organizationId, roomId }, deps.now());
    await notifyRoomOnCommit(tx, { kind: 'changed', roomId });
    return { participantId, left, begun, isNew: !wasHere };
  });
  onJoined(participantId);
  if (left) await leaveMeetings(deps, [{ ...member, roomId: left }]);
  await Promise.all([
    // The member may have left another call, and those who were here alone are in one now.
    ...[member, ...begun].map((each) => refreshPresence(deps, each)),
    publishParticipants(deps, { organizationId, roomId }),
    left && settleRoom(deps, { organizationId, roomId: left }),
    isNew && reportJoined(deps, { ...member, roomId }),
  ]);
  return participantId;
}

/** One who comes anew sends nothing but their voice, has nothing to say yet, and has agreed to nothing. */
function newParticipant(now: Date) {
  return {
    participantId: randomUUID(),
    camera: false,
    screen: false,
    handRaisedAt: null,
    captionsWanted: false,
    captionSource: 'NONE',
    recordingId: null,
    recordingBegunAt: null,
    agreedTo: null,
    joinedAt: now,
    confirmedAt: now,
  } satisfies Partial<ParticipantRow>;
}
