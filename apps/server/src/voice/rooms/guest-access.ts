import { createHmac } from 'node:crypto';
import type { Schemas } from '@office/api';
import {
  guestAskAgainMs,
  guestGraceMs,
  guestWaitingMs,
  meetingJoinableMs,
} from '@office/vocabulary';
import { hashSecretToken } from '../../auth/devices/secret-token.ts';
import type { Queryable } from '../../database/database.ts';
import { ApiError } from '../../http/api-error.ts';
import { findRoomMeeting } from '../../meeting/meeting-call.ts';
import { disabledAreasFor } from '../../people/role-permissions.ts';
import type { Platform } from '../../platform/platform.ts';
import { meetingRoomOf } from './room-access.ts';
import type { VoiceRoomRow } from '../store/room-store.ts';
import {
  findVisitById,
  findVisitByToken,
  type GuestLinkRow,
  type LinkedMeeting,
  type SeenSince,
  type Visit,
} from '../store/guest-store.ts';

/** Browsers run the timers of a hidden tab once per minute. */
const guestPresentMs = 2 * 60_000;

type Times = Pick<LinkedMeeting, 'startTime' | 'endTime' | 'canceledAt' | 'endedAt'>;

/** Derives the secret, so that the organiser can copy the link again while only its hash is stored. */
export function guestLinkSecret({ secret }: Platform['config'], linkId: string): string {
  return createHmac('sha256', secret).update(`guest-link:${linkId}`).digest('base64url');
}

/** Null if the secret of the server has changed since the link was created. */
export function guestLinkUrl(
  config: Platform['config'],
  { id, secretHash }: GuestLinkRow,
): string | null {
  const secret = guestLinkSecret(config, id);
  return hashSecretToken(secret) === secretHash ? `${config.publicUrl}/guest/${secret}` : null;
}

export function validUntil({ endTime }: Pick<Times, 'endTime'>): Date | null {
  return endTime && new Date(endTime.getTime() + guestGraceMs);
}

export function guestPhase(meeting: Times, now: Date): Schemas['GuestMeetingPhase'] {
  const { startTime, canceledAt, endedAt } = meeting;
  const until = validUntil(meeting);
  if (canceledAt) return 'CANCELED';
  if (endedAt || !startTime || !until || until <= now) return 'ENDED';
  return startTime.getTime() - meetingJoinableMs > now.getTime() ? 'EARLY' : 'OPEN';
}

/** Whether the meeting has ended or was cancelled. */
export function isOver(meeting: Times, now: Date): boolean {
  return ['ENDED', 'CANCELED'].includes(guestPhase(meeting, now));
}

export function isWithdrawn(meeting: LinkedMeeting): boolean {
  const { revokedAt, blockedAt, hasContract, allowed, provider, closedAreas } = meeting;
  if (revokedAt || blockedAt || !hasContract || !allowed) return true;
  return provider === 'OFFICE' && disabledAreasFor('GUEST', closedAreas).includes('voice');
}

export function visitState(visit: Visit, now: Date): Schemas['GuestVisitState'] {
  if (isWithdrawn(visit)) return 'REVOKED';
  const phase = guestPhase(visit, now);
  return phase === 'CANCELED' || phase === 'ENDED' ? phase : visit.state;
}

/** Guests who were last seen earlier do not count any more, unless they are in the call. */
export function seenSince(now: Date): SeenSince {
  return {
    waiting: new Date(now.getTime() - guestWaitingMs),
    admitted: new Date(now.getTime() - guestPresentMs),
  };
}

/** Null unless the guest was denied or removed. */
export function askAgainAt(visit: Visit, now: Date): Date | null {
  const isRefused = ['DENIED', 'REMOVED'].includes(visitState(visit, now));
  return isRefused ? new Date(visit.seenAt.getTime() + guestAskAgainMs) : null;
}

/** @throws {ApiError} 404 `guestVisitInvalid` */
export async function requireVisit(tx: Queryable, token: string): Promise<Visit> {
  const visit = await findVisitByToken(tx, hashSecretToken(token));
  if (!visit) throw new ApiError('guestVisitInvalid');
  return visit;
}

export async function isAdmitted(
  { db, now }: Pick<Platform, 'db' | 'now'>,
  guestId: string,
): Promise<boolean> {
  const visit = await findVisitById(db, guestId);
  return visit !== null && visitState(visit, now()) === 'ADMITTED';
}

/** Whether the guest is admitted and the room is the call of their meeting. */
export async function mayGuestEnter(
  tx: Queryable,
  visit: Visit | null,
  room: VoiceRoomRow,
  now: Date,
): Promise<boolean> {
  if (!visit || visit.organizationId !== room.organizationId) return false;
  if (visitState(visit, now) !== 'ADMITTED' || visit.provider !== 'OFFICE') return false;
  if (guestPhase(visit, now) !== 'OPEN') return false;
  if (room.kind === 'MEETING') return room.id === visit.meetingId;
  const meetingRoomId = meetingRoomOf(room);
  if (!meetingRoomId || meetingRoomId !== visit.meetingRoomId) return false;
  // After the meeting, other members can use the meeting room.
  if (visit.endTime && visit.endTime <= now) return false;
  const guest = { organizationId: room.organizationId, userId: visit.guestId };
  const ongoing = await findRoomMeeting(tx, guest, { meetingRoomId, now });
  return ongoing?.meetingId === visit.meetingId;
}
