import type { CallContext } from '../http/call-context.ts';
import type { Schemas } from '@office/api';
import type { Language } from '@office/vocabulary';
import { voiceInvitationMs } from '@office/vocabulary';
import { ApiError } from '../http/api-error.ts';
import type { WithViewer } from '../http/claims.ts';
import type { Platform } from '../platform/platform.ts';
import { toPage, type Page } from '../http/page.ts';
import { withPictureUrl } from '../people/avatar-url.ts';
import { localizedNames } from '../people/localized-names.ts';
import { personRef } from '../people/person-ref.ts';
import * as invitations from './store/invitation-store.ts';
import {
  cancelMissedInvitationNotice,
  scheduleMissedInvitationNotice,
} from './participants/missed-invitation.ts';
import { countOthers, findMembersInVoice, isParticipant } from './store/participant-store.ts';
import { findActiveMembers, lockMember } from '../people/member-directory.ts';
import { searchCandidates } from './store/candidate-store.ts';
import { removeRoom } from './participants/room-removal.ts';
import {
  findOpenRoom,
  isZoneRoom,
  mayInvite,
  requireRoom,
  requireVoiceCreator,
} from './rooms/room-access.ts';
import { participantLimit } from './rooms/participant-limit.ts';
import { requireViewer, type Room, type Viewer, type VoiceDeps } from './rooms/room-access.ts';
import { findRoom, insertRoom, addRoomMembers, lockRoom } from './store/room-store.ts';
import { participantsOf, toRoom } from './rooms/room-view.ts';

type InviteDeps = VoiceDeps & Pick<Platform, 'push' | 'notifications'>;

const maxInvitationsPerMinute = 20;

/** Returns the members who can be invited, with reachable members without a call first. */
export async function listCandidates(
  context: VoiceDeps & WithViewer & Pick<CallContext, 'language'>,
  {
    roomId,
    userId,
    ...query
  }: { roomId?: string; userId?: string; keyword: string; page: number; limit: number },
): Promise<Page<Schemas['VoiceCandidate']>> {
  const viewer = await requireVoiceCreator(context);
  if (roomId) await requireRoom(context, viewer, roomId);
  const { organizationId, userId: except } = viewer;
  const { language } = context;
  const search = { organizationId, except, keyword: query.keyword, language, roomId, userId };
  const found = await searchCandidates(context.db, search, query);
  const data = await Promise.all(found.rows.map((row) => withPictureUrl(context, row)));
  return toPage(data, found.total, query);
}

/**
 * Creates a room for two and an invitation for half a minute. Cancels earlier calls of the caller.
 */
export async function callMember(
  context: InviteDeps & WithViewer,
  language: Language,
  userId: string,
): Promise<Schemas['VoiceInvite']> {
  const viewer = await requireVoiceCreator(context);
  if (userId === viewer.userId) throw new ApiError({ userId: 'invalid' });
  const users = await requireReachable(context, viewer, [userId]);
  const { organizationId } = viewer;
  const inviter = await personRef(context, viewer.userId);
  const now = context.now();
  const { row, invitation, before } = await context.db.transaction(async (tx) => {
    await lockMember(tx, viewer);
    await limitInvitations(context, tx, viewer);
    // Read with the membership locked, so that each concurrent call cancels the earlier ones.
    const before = await invitations.findOpenCalls(tx, viewer);
    const row = await insertRoom(tx, {
      organizationId,
      kind: 'DIRECT',
      name: `${inviter.nameKanji}・${users[0]!.nameKanji}`,
      ownerId: viewer.userId,
      createdAt: now,
      updatedAt: now,
    });
    await addRoomMembers(tx, { organizationId, roomId: row.id }, [userId]);
    const invitation = await invitations.insertInvitation(tx, invitationTo(row.id, viewer, now), [
      userId,
    ]);
    const inviterNames = localizedNames(inviter);
    const missed = { invitation, userIds: [userId], inviterNames, roomNames: null };
    await scheduleMissedInvitationNotice(tx, context, missed);
    return { row, invitation, before };
  });
  await cancelCalls(context, viewer, before);
  const room = { row, zoneRoom: null };
  const message = toInvitation(room, invitation, { inviter, participants: [] }, language);
  const target = { organizationId, userId };
  await context.realtime.publish('inviteJoinVoiceChat', target, { invitation: message });
  notify(context, viewer, message, [userId], null);
  return { invitation: message, users, room: await toRoom(context, { viewer, language }, room) };
}

/** Cancels earlier calls of the caller, who can make only one call at a time. */
async function cancelCalls(
  deps: InviteDeps,
  { organizationId, userId }: Viewer,
  roomIds: readonly string[],
): Promise<void> {
  for (const roomId of roomIds) {
    const row = await findRoom(deps.db, { organizationId, roomId });
    if (row) await removeRoom(deps, row, userId);
  }
}

export async function inviteToRoom(
  context: InviteDeps & WithViewer,
  language: Language,
  { roomId, userIds }: Schemas['InviteIntoVoiceRoomRequest'],
): Promise<Schemas['VoiceInvite']> {
  const viewer = await requireVoiceCreator(context);
  const room = await requireRoom(context, viewer, roomId);
  if (!mayInvite(viewer, room.row)) throw new ApiError('voiceChatAdminRoomInviteForbidden');
  if (userIds.includes(viewer.userId)) throw new ApiError({ userIds: 'invalid' });
  const users = await requireReachable(context, viewer, userIds, roomId);
  const limit = participantLimit(context, room.row);
  if ((await countOthers(context.db, roomId, viewer.userId)) >= limit) {
    throw new ApiError('voiceChatRoomFull');
  }
  const { organizationId } = viewer;
  const inviter = await personRef(context, viewer.userId);
  const now = context.now();
  const invitation = await context.db.transaction(async (tx) => {
    await lockMember(tx, viewer);
    await limitInvitations(context, tx, viewer);
    if (!(await lockRoom(tx, { organizationId, roomId }))) {
      throw new ApiError('voiceChatRoomInvalid');
    }
    const inserted = await invitations.insertInvitation(
      tx,
      invitationTo(roomId, viewer, now),
      userIds,
    );
    const { name } = room.row;
    const roomNames = room.zoneRoom?.names ?? { ja: name, en: name };
    await scheduleMissedInvitationNotice(tx, context, {
      invitation: inserted,
      userIds,
      inviterNames: localizedNames(inviter),
      roomNames,
    });
    return inserted;
  });
  const inside = (await participantsOf(context, [roomId])).get(roomId)?.speakers ?? [];
  const participants = inside.map(({ userId: id, muted, ...person }) => ({ id, ...person }));
  const message = toInvitation(room, invitation, { inviter, participants }, language);
  await context.realtime.publish(
    'inviteUsersJoinVoiceChat',
    { organizationId, userIds },
    { invitation: message, users },
  );
  notify(context, viewer, message, userIds, message.roomName);
  return { invitation: message, users, room: await toRoom(context, { viewer, language }, room) };
}

/** Sends push messages to invitees without a page in the foreground. */
function notify(
  { push }: Pick<Platform, 'push'>,
  { organizationId }: Viewer,
  { inviter, invitationId }: Schemas['VoiceInvitation'],
  userIds: readonly string[],
  roomName: string | null,
): void {
  push.voiceChatInvite({ organizationId, userIds, inviter, roomName, invitationId });
}

async function requireReachable(
  deps: VoiceDeps,
  { organizationId }: Viewer,
  userIds: readonly string[],
  roomId?: string,
): Promise<Schemas['PersonRef'][]> {
  const people = await findActiveMembers(deps.db, organizationId, userIds);
  if (people.length < userIds.length) throw new ApiError('userNotFound');
  const offline = people.find(({ online }) => !online);
  if (offline) throw new ApiError('voiceChatUserOffline', { data: { userId: offline.id } });
  const [talking] = await findMembersInVoice(deps.db, organizationId, userIds, roomId);
  if (talking) throw new ApiError('userAlreadyInVoiceChat', { data: { userId: talking } });
  return Promise.all(people.map(({ online, ...person }) => withPictureUrl(deps, person)));
}

async function limitInvitations(
  deps: VoiceDeps,
  tx: Parameters<typeof invitations.countInvitations>[0],
  { userId }: Viewer,
): Promise<void> {
  const since = new Date(deps.now().getTime() - 60_000);
  if ((await invitations.countInvitations(tx, userId, since)) >= maxInvitationsPerMinute) {
    throw new ApiError('tooManyRequests', { data: { retryAfter: 60 } });
  }
}

function invitationTo(roomId: string, { organizationId, userId }: Viewer, now: Date) {
  const expiresAt = new Date(now.getTime() + voiceInvitationMs);
  return { roomId, organizationId, inviterId: userId, createdAt: now, expiresAt };
}

function toInvitation(
  { row, zoneRoom }: Room,
  { id: invitationId, expiresAt }: invitations.InvitationRow,
  { inviter, participants }: Pick<Schemas['VoiceInvitation'], 'inviter' | 'participants'>,
  language: Language,
): Schemas['VoiceInvitation'] {
  return {
    invitationId,
    roomId: row.id,
    roomName: zoneRoom ? zoneRoom.names[language] : row.name,
    roomNames: zoneRoom?.names ?? null,
    kind: row.kind,
    floorId: row.floorId,
    inviter,
    participants,
    expiresAt: expiresAt.toISOString(),
  };
}

/**
 * Answers an invitation. Repeating the same answer has no effect. Accepting adds the member to the room.
 * An acceptance can be withdrawn until the member joins the room.
 * @throws {ApiError} 422 `voiceChatInvitationInvalid` if it is not for the caller, expired,
 *   cancelled or already answered; 422 the errors of {@link findOpenRoom} if the room has been closed
 */
export async function answerInvitation(
  context: VoiceDeps & Pick<Platform, 'notifications'> & WithViewer,
  language: Language,
  {
    invitationId,
    accepted,
    byMessage = false,
    withdrawn = false,
  }: Schemas['ConfirmVoiceInvitationRequest'],
): Promise<Schemas['VoiceInviteConfirmation']> {
  const viewer = await requireViewer(context);
  const { organizationId, userId } = viewer;
  const invitationKey = { organizationId, invitationId, userId };
  const { invitation, isNew } = await context.db.transaction(async (tx) => {
    const roomId = await invitations.findInvitedRoom(tx, invitationKey);
    // Locks the room first, in the same order as its deletion, which also deletes the invitations.
    const row = roomId && (await lockRoom(tx, { organizationId, roomId }));
    const invitation = row && (await invitations.lockInvitation(tx, invitationKey));
    if (!invitation) throw invitationInvalid();
    if (invitation.accepted === accepted) return { invitation, isNew: false };
    if (withdrawn) {
      if (accepted || !invitation.accepted || (await isParticipant(tx, row.id, userId)))
        throw invitationInvalid();
    } else if (invitation.accepted !== null || invitation.expiresAt <= context.now()) {
      throw invitationInvalid();
    }
    await invitations.saveAnswer(tx, invitationKey, accepted);
    await cancelMissedInvitationNotice(tx, context, invitationKey);
    if (accepted && !isZoneRoom(row))
      await addRoomMembers(tx, { organizationId, roomId: row.id }, [userId]);
    return { invitation, isNew: true };
  });
  const { roomId, inviterId } = invitation;
  if (isNew) {
    const user = await personRef(context, userId);
    await context.realtime.publish(
      'inviteConfirmVoiceChat',
      { organizationId, userIds: [inviterId, userId] },
      { invitationId, roomId, user, accepted, byMessage: byMessage && !accepted },
    );
  }
  const room = accepted ? await findOpenRoom(context.db, { organizationId, roomId }) : null;
  return {
    invitationId,
    accepted,
    room: room && (await toRoom(context, { viewer, language }, room)),
  };
}

function invitationInvalid(): ApiError {
  return new ApiError('voiceChatInvitationInvalid');
}
