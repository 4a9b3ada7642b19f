import type { Schemas } from '@office/api';
import { maxGuestVisits, maxWaitingGuests } from '@office/vocabulary';
import { hashSecretToken, newSecretToken } from '../../auth/devices/secret-token.ts';
import { ApiError } from '../../http/api-error.ts';
import type { CallContext } from '../../http/call-context.ts';
import type { Platform } from '../../platform/platform.ts';
import { iceServersFor } from '../ice-servers.ts';
import { issueJoinToken } from '../participants/join-token.ts';
import { publishRemovals, removeGuests } from '../participants/leave.ts';
import { requireFreeSeat } from '../participants/waiting.ts';
import { ensureZoneRoom, roomInvalid, type VoiceDeps } from '../rooms/room-access.ts';
import { findZoneRooms } from '../rooms/zone-rooms.ts';
import { isParticipant } from '../store/participant-store.ts';
import { ensureRoom } from '../store/room-store.ts';
import {
  askAgainAt,
  guestPhase,
  isWithdrawn,
  mayGuestEnter,
  requireVisit,
  validUntil,
  visitState,
  seenSince,
} from '../rooms/guest-access.ts';
import { publishGuests } from './guest-events.ts';
import * as store from '../store/guest-store.ts';

type Context = VoiceDeps & Pick<Platform, 'config'> & Pick<CallContext, 'limits'>;

/** Interval at which the last request of a guest is stored, in milliseconds. */
const renewMs = 5000;
/** Lets secret scanners identify a leaked token. */
const tokenPrefix = 'gst_';

/** The link is the only credential. */
export async function openGuestLink(
  context: Context,
  secret: string,
): Promise<Schemas['GuestMeeting']> {
  return toMeeting(await requireLink(context, secret), context.now());
}

/** @throws {ApiError} 404 `guestLinkInvalid` with the reason */
async function requireLink(
  { db, now, limits }: Context,
  secret: string,
): Promise<store.LinkedMeeting> {
  const found = await store.findMeetingByLink(db, hashSecretToken(secret));
  if (!found) throw linkInvalid('UNKNOWN');
  await limits.guestLink(found.linkId);
  if (isWithdrawn(found)) throw linkInvalid('WITHDRAWN');
  const until = validUntil(found);
  if (!until || until <= now()) throw linkInvalid('EXPIRED');
  return found;
}

const linkInvalid = (reason: Schemas['LinkProblem']) =>
  new ApiError('guestLinkInvalid', { data: { reason } });

export async function createGuestVisit(
  context: Context,
  { secret, name }: Schemas['CreateGuestVisitRequest'],
): Promise<Schemas['CreatedGuestVisit']> {
  const { linkId, organizationId, meetingId, ...meeting } = await requireLink(context, secret);
  const now = context.now();
  if (guestPhase(meeting, now) !== 'OPEN') throw new ApiError('meetingTimeInvalid');
  const token = tokenPrefix + newSecretToken();
  await context.db.transaction(async (tx) => {
    if (!(await store.lockLink(tx, linkId))) throw linkInvalid('WITHDRAWN');
    const since = seenSince(now);
    const { total, waiting } = await store.countGuests(tx, { linkId, since });
    if (total >= maxGuestVisits) throw new ApiError('guestLimitReached');
    if (waiting >= maxWaitingGuests) throw new ApiError('guestLobbyFull');
    await store.insertGuest(tx, {
      organizationId,
      meetingId,
      linkId,
      name: name.trim(),
      tokenHash: hashSecretToken(token),
      createdAt: now,
      seenAt: now,
    });
  });
  await publishGuests(context, { organizationId, meetingId });
  return { token, visit: toVisit(await requireVisit(context.db, token), now) };
}

export async function getGuestVisit(
  context: Context,
  token: string,
): Promise<Schemas['GuestVisit']> {
  const visit = await requireLimitedVisit(context, token);
  const now = context.now();
  const state = visitState(visit, now);
  const isOpen = guestPhase(visit, now) === 'OPEN';
  const isPresent = isOpen && (state === 'WAITING' || state === 'ADMITTED');
  if (isPresent && now.getTime() - visit.seenAt.getTime() >= renewMs) {
    await store.renewGuest(context.db, visit.guestId, now);
    const { waiting, admitted } = seenSince(now);
    // The guest disappeared from the list and returns, or waited for the lobby to open.
    const isReturning = visit.seenAt < (state === 'WAITING' ? waiting : admitted);
    if (isReturning) await publishGuests(context, visit);
  }
  return toVisit(visit, now);
}

/** @throws {ApiError} 404 `guestVisitInvalid`; 429 */
async function requireLimitedVisit(context: Context, token: string): Promise<store.Visit> {
  const visit = await requireVisit(context.db, token).catch(async (error: unknown) => {
    if (error instanceof ApiError) await context.limits.unknownGuest();
    throw error;
  });
  await context.limits.guest(visit.guestId);
  return visit;
}

export async function createGuestVoiceToken(
  context: Context,
  guestToken: string,
): Promise<Schemas['GuestVoiceToken']> {
  const visit = await requireLimitedVisit(context, guestToken);
  const now = context.now();
  const { guestId, organizationId } = visit;
  if (visitState(visit, now) !== 'ADMITTED' || visit.provider !== 'OFFICE') {
    throw new ApiError('guestNotAdmitted');
  }
  const room = await openCall(context, visit);
  if (!(await mayGuestEnter(context.db, visit, room, now))) {
    throw new ApiError('meetingTimeInvalid');
  }
  if (!(await isParticipant(context.db, room.id, guestId))) {
    await requireFreeSeat(context, context.db, room, guestId);
  }
  const joinToken = { organizationId, userId: guestId, roomId: room.id };
  const { token, expiresAt } = await issueJoinToken(context, joinToken);
  return {
    token,
    expiresAt: expiresAt.toISOString(),
    roomId: room.id,
    participantUserId: guestId,
    ...iceServersFor(context, guestId),
  };
}

/** Returns the room of the call. Creates it if the guest is the first. */
async function openCall({ db }: Context, visit: store.Visit) {
  const { organizationId, meetingId, meetingRoomId, title } = visit;
  if (!meetingRoomId) {
    return ensureRoom(db, { id: meetingId, organizationId, kind: 'MEETING', name: title });
  }
  const zoneRooms = await findZoneRooms(db, { organizationId });
  const zoneRoom = zoneRooms.find((each) => each.meetingRoomId === meetingRoomId);
  if (!zoneRoom) throw roomInvalid();
  return ensureZoneRoom(db, organizationId, zoneRoom);
}

/** Returns a denied or removed guest to the lobby. */
export async function askAgainAsGuest(
  context: Context,
  token: string,
): Promise<Schemas['GuestVisit']> {
  const visit = await requireLimitedVisit(context, token);
  const now = context.now();
  const from = askAgainAt(visit, now);
  if (!from) return toVisit(visit, now);
  if (from > now) throw new ApiError('guestAskedTooSoon');
  const { guestId, linkId } = visit;
  await context.db.transaction(async (tx) => {
    if (!(await store.lockLink(tx, linkId))) return;
    const { waiting } = await store.countGuests(tx, { linkId, since: seenSince(now) });
    if (waiting >= maxWaitingGuests) throw new ApiError('guestLobbyFull');
    const change = { state: 'WAITING', seenAt: now, answeredBy: null } as const;
    await store.changeGuest(tx, guestId, ['DENIED', 'REMOVED'], change);
  });
  await publishGuests(context, visit);
  return toVisit(await requireVisit(context.db, token), now);
}

export async function leaveGuestVisit(context: Context, token: string): Promise<void> {
  const visit = await requireLimitedVisit(context, token);
  const { guestId } = visit;
  const removed = await context.db.transaction(async (tx) => {
    const left = { state: 'LEFT' } as const;
    const changed = await store.changeGuest(tx, guestId, ['WAITING', 'ADMITTED'], left);
    return changed && removeGuests(tx, { guestIds: [guestId] });
  });
  if (!removed) return;
  await publishRemovals(context, removed);
  await publishGuests(context, visit);
}

function toMeeting(meeting: store.LinkedMeeting, now: Date): Schemas['GuestMeeting'] {
  const { organizationName, title, hostName, timeZone, provider } = meeting;
  return {
    organizationName,
    title,
    hostName,
    startTime: meeting.startTime!.toISOString(),
    endTime: meeting.endTime!.toISOString(),
    timeZone,
    phase: guestPhase(meeting, now),
    external: provider !== 'OFFICE',
  };
}

function toVisit(visit: store.Visit, now: Date): Schemas['GuestVisit'] {
  const state = visitState(visit, now);
  const showsAccess = state === 'ADMITTED' && visit.provider !== 'OFFICE';
  const askAgain = askAgainAt(visit, now);
  return {
    state,
    name: visit.name,
    meeting: toMeeting(visit, now),
    meetingUrl: showsAccess ? visit.meetingUrl : null,
    passcode: showsAccess ? visit.passcode : null,
    ...(askAgain && { askAgainAt: askAgain.toISOString() }),
  };
}
