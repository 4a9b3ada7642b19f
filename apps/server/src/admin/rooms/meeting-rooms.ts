import type { Schemas } from '@office/api';
import { ApiError } from '../../http/api-error.ts';
import type { WithViewer } from '../../http/claims.ts';
import { toSinglePage, type Page } from '../../http/page.ts';
import { parseTimeRange } from '../../meeting/model/query.ts';
import type { PlanningDeps } from '../../meeting/planning.ts';
import {
  closeRoom,
  findClosures,
  reopenRoom,
  type ClosureRow,
} from '../../meeting/rooms/room-closures.ts';
import { releaseRoom } from '../../meeting/room-release.ts';
import { findMeetingRooms } from '../../organization/meeting-rooms.ts';
import { withPictureUrl } from '../../people/avatar-url.ts';
import type { Platform } from '../../platform/platform.ts';
import { findBookingsWithOrganizers } from './booking-store.ts';

type Booked = Awaited<ReturnType<typeof findBookingsWithOrganizers>>[number];

const maxSpan = 14 * 24 * 60 * 60_000;

/** Returns the meeting rooms of the organisation with their bookings and closures in a time range. */
export async function listBookings(
  context: Pick<Platform, 'db' | 'files' | 'now'> & WithViewer,
  query: { startTime: string; endTime: string; floorId?: string },
): Promise<Page<Schemas['AdminMeetingRoom']>> {
  const { organizationId } = context.viewer;
  const { from, to } = parseTimeRange(query, maxSpan);
  const all = await findMeetingRooms(context.db, organizationId);
  const rooms = query.floorId ? all.filter(({ floorId }) => floorId === query.floorId) : all;
  const meetingRoomIds = rooms.map(({ id }) => id);
  const booked = await findBookingsWithOrganizers(context.db, {
    organizationId,
    meetingRoomIds,
    from,
    to,
  });
  const closures = await findClosures(context.db, { meetingRoomIds, startTime: from, endTime: to });
  return toSinglePage(
    await Promise.all(
      rooms.map(async (meetingRoom) => {
        const isInRoom = (each: { meetingRoomId: string }) => each.meetingRoomId === meetingRoom.id;
        return {
          meetingRoom,
          bookings: await Promise.all(
            booked.filter(isInRoom).map((row) => toBooking(context, row)),
          ),
          closures: closures.filter(isInRoom).map(toClosure),
        };
      }),
    ),
  );
}

async function toBooking(
  deps: Pick<Platform, 'files' | 'now'>,
  row: Booked,
): Promise<Schemas['AdminBooking']> {
  const { meetingId, title, visibility, startTime, endTime, participantCount } = row;
  const { organizerId: id, organizerName: nameKanji, organizerPicture: picture } = row;
  const { organizerNameLatin: nameLatin } = row;
  return {
    meetingId,
    // Administrators manage rooms, but may not see the subject of private meetings.
    title: visibility === 'OPEN' ? title : null,
    startTime: startTime.toISOString(),
    endTime: endTime.toISOString(),
    organizer:
      id === null
        ? null
        : await withPictureUrl(deps, { id, nameKanji: nameKanji ?? '', nameLatin, picture }),
    participantCount,
    canRelease: row.endedAt === null && startTime > deps.now(),
  };
}

function toClosure(row: ClosureRow): Schemas['MeetingRoomClosure'] {
  const { id, meetingRoomId, startTime, endTime, reason } = row;
  return {
    id,
    meetingRoomId,
    startTime: startTime.toISOString(),
    endTime: endTime.toISOString(),
    reason,
  };
}

/** Removes the room from a meeting and notifies the participants. */
export function releaseMeetingRoom(
  context: PlanningDeps & Pick<Platform, 'audit'> & WithViewer,
  meetingId: string,
  { reason }: Schemas['ReleaseMeetingRoomRequest'],
): Promise<void> {
  const { organizationId, userId } = context.viewer;
  const where = { organizationId, meetingId };
  return releaseRoom(context, where, { by: userId, reason }, (tx, meeting) => {
    const { title, visibility, meetingRoomId } = meeting;
    const name = visibility === 'OPEN' ? title : null;
    return context.audit(tx, {
      action: 'ROOM_CHANGED',
      target: { kind: 'MEETING', id: meetingId, name },
      before: { meetingRoomId },
      after: { meetingRoomId: null, reason },
    });
  });
}

/** @throws {ApiError} 422 `meetingTimeInvalid` if the range is over or ends before it begins */
export async function closeMeetingRoom(
  context: Pick<Platform, 'db' | 'now' | 'realtime' | 'audit'> & WithViewer,
  request: Schemas['CloseMeetingRoomRequest'],
): Promise<Schemas['MeetingRoomClosure']> {
  const { organizationId } = context.viewer;
  const { meetingRoomId, reason } = request;
  const [startTime, endTime] = [new Date(request.startTime), new Date(request.endTime)];
  if (!(startTime < endTime && endTime > context.now())) throw new ApiError('meetingTimeInvalid');
  const closure = { organizationId, meetingRoomId, startTime, endTime, reason: reason.trim() };
  const row = await closeRoom(context, closure, (tx, closed, name) =>
    context.audit(tx, {
      action: 'ROOM_CHANGED',
      target: { kind: 'MEETING_ROOM', id: meetingRoomId, name },
      after: { closedFrom: closed.startTime, closedUntil: closed.endTime, reason: closed.reason },
    }),
  );
  return toClosure(row);
}

export function reopenMeetingRoom(
  context: Pick<Platform, 'db' | 'realtime' | 'audit'> & WithViewer,
  closureId: string,
): Promise<void> {
  const { organizationId } = context.viewer;
  return reopenRoom(context, { organizationId, closureId }, (tx, row) =>
    context.audit(tx, {
      action: 'ROOM_CHANGED',
      target: { kind: 'MEETING_ROOM', id: row.meetingRoomId },
      before: { closedFrom: row.startTime, closedUntil: row.endTime, reason: row.reason },
      after: { closedFrom: null, closedUntil: null },
    }),
  );
}
