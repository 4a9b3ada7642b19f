import { randomUUID } from 'node:crypto';
import { maxVoiceParticipants } from '@office/vocabulary';
import { endEngagement } from '../../people/engagement.ts';
import { refreshPresence } from '../../people/presence.ts';
import { syncEngagements } from './call-engagement.ts';
import { joinMeetingChat, leaveMeetings } from './meeting-attendance.ts';
import { publishParticipants, notifyRoomOnCommit } from '../rooms/room-events.ts';
import { cleanUpRoom } from './leave.ts';
import { countOthers, lockParticipant, saveParticipant } from '../store/participant-store.ts';
import type { ParticipantRow } from '../store/participant-store.ts';
import {
  findOpenRoom,
  mayEdit,
  mayEnter,
  roomInvalid,
  type Viewer,
  type VoiceDeps,
} from '../rooms/room-access.ts';
import type { Transaction } from '../../database/database.ts';
import { ApiError } from '../../http/api-error.ts';
import type { MediaRouter } from '../media/media-router.ts';
import { mayGuestEnter } from '../rooms/guest-access.ts';
import { findVisitById, lockAdmittedGuest } from '../store/guest-store.ts';
import { lockMember } from '../../people/member-directory.ts';
import { isAdminRole } from '../../people/role-permissions.ts';
import { changeMediaNode, lockRoom, type VoiceRoomRow } from '../store/room-store.ts';
import { reportJoined } from './missed-calls.ts';
import { deleteWaiter } from '../store/waiter-store.ts';
import { requireFreeSeat } from './waiting.ts';

export type JoinDeps = VoiceDeps & { mediaRouter: Pick<MediaRouter, 'chooseNode'> | null };

export interface ParticipantConnection {
  organizationId: string;
  userId: string;
  /** Same as `userId` for a guest of a meeting, otherwise null. */
  guestId: string | null;
  processId: string;
  connectionId: string;
}

export interface JoinRequest {
  roomId: string;
  muted: boolean;
  /** Previous id of a participant who reconnects. */
  participantId?: string | undefined;
}

export interface JoinedParticipant {
  organizationId: string;
  userId: string;
  guestId: string | null;
  roomId: string;
  participantId: string;
  /** Id of the previous room, if it is another one. */
  left: string | null;
  /** Members whose call began. */
  begun: Awaited<ReturnType<typeof syncEngagements>>;
  isNew: boolean;
}

/**
 * Adds a member to a room and removes them from the previous one. Locks room and member, so that
 * the participant limit holds and a member is in one room. Call `afterJoin` with the result. The
 * others see the new participant at the commit and may send signals before the commit is confirmed
 * to this process. `beforeCommit` registers its socket.
 * @throws {ApiError} 404 `voiceChatRoomInvalid`; 409 `voiceChatRoomFull`
 */
export async function joinRoom(
  deps: JoinDeps,
  connection: ParticipantConnection,
  entry: JoinRequest,
  beforeCommit: (participantId: string) => void,
): Promise<JoinedParticipant> {
  const { organizationId, userId, guestId, connectionId } = connection;
  const { roomId, muted } = entry;
  const member = { organizationId, userId };
  await findOpenRoom(deps.db, { organizationId, roomId });
  return deps.db.transaction(async (tx) => {
    const viewer = await lockViewer(tx, connection);
    const room = viewer && (await lockRoom(tx, { organizationId, roomId }));
    if (!room) throw roomInvalid();
    const before = await lockParticipant(tx, member);
    const wasInRoom = before?.roomId === roomId;
    if (!wasInRoom) {
      const mayJoin = guestId
        ? await mayGuestEnter(tx, await findVisitById(tx, guestId), room, deps.now())
        : await mayEnter(tx, viewer, room, deps.now());
      if (!mayJoin) throw roomInvalid();
      await requireFreeSeat(deps, tx, room, userId);
      await deleteWaiter(tx, member, { roomId });
    }
    const isRejoining =
      wasInRoom &&
      (before.connectionId === connectionId || before.participantId === entry.participantId);
    const listener = room.allHands && !mayEdit(viewer, room);
    const kept = isRejoining ? before : { ...newParticipant(deps.now()), listener };
    // Rejoining the same room keeps the time since which the participant has been alone.
    const aloneSince = wasInRoom ? before.aloneSince : null;
    const isMuted = muted || kept.listener;
    await saveParticipant(tx, { ...kept, ...connection, roomId, muted: isMuted, aloneSince });
    await routeThroughSfu(deps, tx, room, userId);
    const { participantId } = kept;
    if (before && before.connectionId !== connectionId) {
      await notifyRoomOnCommit(tx, {
        kind: 'ended',
        roomId: before.roomId,
        places: [{ connectionId: before.connectionId, participantId: before.participantId }],
        reason: 'replaced',
      });
    }
    const left = before && !wasInRoom ? before.roomId : null;
    if (left) {
      await endEngagement(tx, member, { kind: 'CALL', reference: left });
      await notifyRoomOnCommit(tx, { kind: 'changed', roomId: left });
    }
    const started = await syncEngagements(tx, { organizationId, roomId }, deps.now());
    await notifyRoomOnCommit(tx, { kind: 'changed', roomId });
    beforeCommit(participantId);
    const isNew = !wasInRoom;
    return { ...member, guestId, roomId, participantId, left, begun: started, isNew };
  });
}

/** Updates presences, room lists and the previous room after `joinRoom`. */
export async function afterJoin(deps: VoiceDeps, joined: JoinedParticipant): Promise<void> {
  const { organizationId, userId, guestId, roomId, left, begun } = joined;
  const member = { organizationId, userId };
  const isNew = joined.isNew && !guestId;
  if (left && !guestId) await leaveMeetings(deps, [{ ...member, roomId: left }]);
  await Promise.all([
    // The member may have left another call, and a participant alone in this room is in a call now.
    ...[...(guestId ? [] : [member]), ...begun].map((each) => refreshPresence(deps, each)),
    publishParticipants(deps, { organizationId, roomId }),
    left && cleanUpRoom(deps, { organizationId, roomId: left }),
    isNew && reportJoined(deps, { ...member, roomId }),
    isNew && joinMeetingChat(deps, { ...member, roomId }),
  ]);
}

/** Assigns a media server to a call that has become too large for a mesh. */
async function routeThroughSfu(
  { config, mediaRouter }: JoinDeps,
  tx: Transaction,
  room: VoiceRoomRow,
  userId: string,
): Promise<void> {
  const { sfu } = config.voice;
  if (!sfu || room.mediaNode || room.kind === 'DIRECT') return;
  const participants = (await countOthers(tx, room.id, userId)) + 1;
  // The speakers of an all-hands room do not change the route during their speech.
  if (participants < sfu.from && !room.allHands) return;
  const node = mediaRouter?.chooseNode();
  if (node) await changeMediaNode(tx, room.id, { from: null, to: node });
  else if (participants > maxVoiceParticipants) throw new ApiError('voiceChatRoomFull');
}

/** Locks the membership, or the guest. Null for a blocked member and for a guest without admission. */
async function lockViewer(
  tx: Transaction,
  { organizationId, userId, guestId }: ParticipantConnection,
): Promise<Viewer | null> {
  const viewer = { organizationId, userId, isAdmin: false };
  if (guestId) {
    const isAdmitted = await lockAdmittedGuest(tx, { organizationId, guestId });
    return isAdmitted ? { ...viewer, isGuest: true } : null;
  }
  const role = await lockMember(tx, { organizationId, userId });
  return role && { ...viewer, isAdmin: isAdminRole(role), isGuest: role === 'GUEST' };
}

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
    recordingTranscript: false,
    agreedTo: null,
    joinedAt: now,
    confirmedAt: now,
  } satisfies Partial<ParticipantRow>;
}
