import type { Schemas } from '@office/api';
import { defaultMeetingMinutes, meetingStepMinutes } from '@office/vocabulary';
import { ApiError } from '../http/api-error.ts';
import type { WithViewer } from '../http/claims.ts';
import { requireCreator } from '../people/current-member.ts';

import { requireMeetingRoom } from './model/meeting-requirements.ts';
import { findParticipants } from './store/participant-store.ts';
import { createMeeting, findByClientRequest, type PlanningDeps } from './planning.ts';
import { parseInstant } from '../http/parse-instant.ts';
import { findOccupiedTimes } from './rooms/room-closures.ts';

const minute = 60_000;
const step = meetingStepMinutes * minute;

/**
 * Starts a meeting in a meeting room immediately. It ends after an hour, or earlier if the room is
 * booked again.
 * @throws {ApiError} as `createMeeting`; 409 `meetingRoomAlreadyRegistered` if the room is
 *   occupied by a meeting in which the caller participates
 */
export async function createMeetingInRoom(
  context: PlanningDeps & WithViewer,
  body: Schemas['CreateMeetingInRoomRequest'],
  language: 'ja' | 'en',
): Promise<Schemas['Meeting']> {
  const viewer = await requireCreator(context, 'meeting');
  const { organizationId, userId } = viewer;
  const { meetingRoomId } = body;
  const room = await requireMeetingRoom(context.db, organizationId, meetingRoomId);
  const now = context.now();
  const requestedEnd = parseInstant('endTime', body.endTime) ?? roundUp(now);
  const taken = await findOccupiedTimes(context.db, {
    meetingRoomId,
    startTime: now,
    endTime: requestedEnd,
  });
  const current = taken.find(({ startTime }) => startTime <= now);
  if (current) {
    // For a repeated request, the room is occupied by the meeting that the first request created.
    const existing = await findByClientRequest(context, viewer, body);
    if (existing) return existing;
    const people = (await findParticipants(context.db, [current.meetingId])).get(current.meetingId);
    if (people?.some(({ person }) => person.id === userId)) {
      throw new ApiError('meetingRoomAlreadyRegistered');
    }
    const startTime = current.startTime.toISOString();
    throw new ApiError('meetingRoomBusy', { data: { startTime } });
  }
  const endTime = body.endTime ? requestedEnd : (taken[0]?.startTime ?? requestedEnd);
  return createMeeting(context, {
    ...(body.clientId && { clientId: body.clientId }),
    title: body.title ?? room.name[language],
    endTime: endTime.toISOString(),
    timeZone: body.timeZone ?? 'Asia/Tokyo',
    participantIds: body.participantIds ?? [],
    meetingRoomId,
    provider: body.provider ?? 'OFFICE',
  });
}

/** Adds the default duration and rounds up to a full five minutes. */
function roundUp(now: Date): Date {
  return new Date(Math.ceil((now.getTime() + defaultMeetingMinutes * minute) / step) * step);
}
