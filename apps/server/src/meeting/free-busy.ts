import type { Schemas } from '@office/api';
import { maxMeetingParticipants } from '@office/vocabulary';
import { ApiError } from '../http/api-error.ts';
import type { WithViewer } from '../http/claims.ts';
import { toSinglePage, type Page } from '../http/page.ts';
import { requireCreator, requireMember } from '../people/current-member.ts';
import type { Platform } from '../platform/platform.ts';
import { requireTimeZone } from '../http/require-time-zone.ts';
import { requireMeetingRoom, requireMembers } from './model/meeting-requirements.ts';

import { findExternalBusyTimes } from './external-busy.ts';
import { findBusyTimes } from './store/participant-store.ts';
import { parseTimeRange, readUserIds } from './model/query.ts';
import type { OccupiedTime } from './store/room-booking-store.ts';
import { findOccupiedTimes } from './rooms/room-closures.ts';
import { suggestTimes } from './suggestions.ts';

type Deps = Pick<Platform, 'db' | 'now'>;

const day = 24 * 60 * 60_000;
const maxSpan = 62 * day;

/** Titles are included only for meetings in which the caller participates. */
export async function listMeetingAttendees(
  context: Deps & WithViewer,
  query: { userIds: string; startTime: string; endTime: string },
): Promise<Page<Schemas['MeetingAttendee']>> {
  const { organizationId, userId, role } = await requireMember(context);
  const userIds = readUserIds(query.userIds, { field: 'userIds', max: maxMeetingParticipants });
  const { from, to } = parseTimeRange(query, maxSpan);
  if (role === 'GUEST' && userIds.some((id) => id !== userId)) throw new ApiError('forbidden');
  await requireMembers(context.db, organizationId, userIds);
  const userIdsToRead = [...new Set([...userIds, userId])];
  const times = await findBusyTimes(context.db, {
    organizationId,
    userIds: userIdsToRead,
    from,
    to,
  });
  const elsewhere = await findExternalBusyTimes(context.db, { organizationId, userIds, from, to });
  const own = new Set(times.filter((time) => time.userId === userId).map((time) => time.meetingId));
  return toSinglePage(
    userIds.map((id) => ({
      userId: id,
      busy: [
        ...times.map(({ meetingId, title, ...time }) => ({
          ...time,
          title: own.has(meetingId) ? title : null,
        })),
        ...elsewhere.map((time) => ({ ...time, title: null })),
      ]
        .filter((time) => time.userId === id)
        .toSorted((one, other) => one.startTime.getTime() - other.startTime.getTime())
        .map(({ startTime, endTime, title }) => ({
          startTime: startTime.toISOString(),
          endTime: endTime.toISOString(),
          title,
        })),
    })),
  );
}

/** Returns whether a room is free at a time and, if not, the start and end of the occupied period. */
export async function checkMeetingRoom(
  context: Deps & WithViewer,
  body: Schemas['CheckMeetingRoomRequest'],
): Promise<Schemas['MeetingRoomBusy']> {
  const { organizationId } = await requireMember(context);
  const { meetingRoomId, exceptMeetingId } = body;
  const { from, to } = parseTimeRange(body, maxSpan);
  await requireMeetingRoom(context.db, organizationId, meetingRoomId);
  const taken = await findOccupiedTimes(context.db, {
    meetingRoomId,
    startTime: from,
    // Extends the range, so that bookings directly following the requested time are included.
    endTime: new Date(to.getTime() + day),
    except: exceptMeetingId ? [exceptMeetingId] : [],
  });
  const [first] = taken;
  if (!first || first.startTime >= to) return { busy: false, startTime: null, endTime: null };
  const endTime = endOfAdjacentBookings(taken).toISOString();
  return { busy: true, startTime: first.startTime.toISOString(), endTime };
}

function endOfAdjacentBookings(taken: readonly OccupiedTime[]): Date {
  let end = taken[0]!.endTime;
  for (const { startTime, endTime } of taken) {
    if (startTime > end) break;
    if (endTime > end) end = endTime;
  }
  return end;
}

/** Returns times at which all members and the room are free, on working days from 9:00 to 18:00. */
export async function suggestMeetingTimes(
  context: Deps & WithViewer,
  body: Schemas['SuggestMeetingTimesRequest'],
): Promise<Page<Schemas['SuggestedTime']>> {
  const { organizationId } = await requireCreator(context, 'meeting');
  const { userIds, meetingRoomId, durationMinutes, timeZone } = body;
  requireTimeZone(timeZone);
  if (userIds.length > maxMeetingParticipants) throw new ApiError('meetingParticipantsOverLimit');
  const { from, to } = parseTimeRange(body, maxSpan);
  const now = context.now();
  if (to <= now) throw new ApiError('meetingTimeInvalid');
  await requireMembers(context.db, organizationId, userIds);
  if (meetingRoomId) await requireMeetingRoom(context.db, organizationId, meetingRoomId);
  const where = { organizationId, userIds, from, to };
  const busy = [
    ...(await findBusyTimes(context.db, where)),
    ...(await findExternalBusyTimes(context.db, where)),
  ];
  const taken = meetingRoomId
    ? await findOccupiedTimes(context.db, { meetingRoomId, startTime: from, endTime: to })
    : [];
  const times = suggestTimes({
    busy: [...busy, ...taken],
    from: from > now ? from : now,
    to,
    minutes: durationMinutes,
    timeZone,
  });
  return toSinglePage(
    times.map(({ startTime, endTime }) => ({
      startTime: startTime.toISOString(),
      endTime: endTime.toISOString(),
    })),
  );
}
