import type { Schemas } from '@office/api';
import type { Queryable } from '../../database/database.ts';
import type { WithViewer } from '../../http/claims.ts';
import { toSinglePage, type Page } from '../../http/page.ts';
import { requireOpenFloor } from '../../map/floors.ts';
import { findMeetingRooms } from '../../organization/meeting-rooms.ts';
import { requireMember } from '../../people/current-member.ts';
import { ApiError } from '../../http/api-error.ts';
import type { MeetingRow } from '../store/meeting-store.ts';
import { toMeetings, type ViewDeps, type Viewer } from '../model/meeting-view.ts';
import { parseTimeRange } from '../model/query.ts';
import { findClosures, type ClosureRow } from '../store/room-closure-store.ts';
import { findBookedMeetings, findRoomBookings } from '../store/room-meeting-store.ts';

const day = 24 * 60 * 60_000;
const maxSpan = 14 * day;

export async function listRoomMeetings(
  context: ViewDeps & WithViewer,
  floorId?: string,
): Promise<Page<Schemas['RoomMeetings']>> {
  const viewer = await requireMember(context);
  const { organizationId } = viewer;
  const rooms = await findRooms(context, organizationId, floorId);
  const now = context.now();
  const booked = await findBookedMeetings(context.db, {
    organizationId,
    meetingRoomIds: rooms.map(({ id }) => id),
    from: now,
    to: new Date(now.getTime() + day),
  });
  const shown = new Map<string, Schemas['RoomMeeting']>();
  const rows = rooms.map((meetingRoom) => {
    const roomBookings = booked.filter(({ meetingRoomId }) => meetingRoomId === meetingRoom.id);
    const current = roomBookings.find(({ row }) => row.startTime! <= now)?.row;
    const next = roomBookings.find(({ row }) => row.startTime! > now)?.row;
    return { meetingRoom, current, next };
  });
  const meetings = rows.flatMap(({ current, next }) => [current ?? [], next ?? []].flat());
  for (const meeting of await toRoomMeetings(context, viewer, meetings)) {
    shown.set(meeting.meetingId, meeting);
  }
  const of = (row: MeetingRow | undefined) => (row && shown.get(row.id)) ?? null;
  return toSinglePage(
    rows.map(({ meetingRoom, current, next }) => ({
      meetingRoom,
      current: of(current),
      next: of(next),
    })),
  );
}

export interface RoomTime {
  startTime: Date;
  endTime: Date;
  /** Null if members who do not take part cannot see it. */
  title: string | null;
}

/** Returns for each room the current booking or closure, and the next one within a day. */
export async function findRoomTimes(
  tx: Queryable,
  { now, ...rooms }: { organizationId: string; meetingRoomIds: readonly string[]; now: Date },
): Promise<Map<string, { current: RoomTime | null; next: RoomTime | null }>> {
  const to = new Date(now.getTime() + day);
  const { meetingRoomIds } = rooms;
  const [booked, closures] = await Promise.all([
    findBookedMeetings(tx, { ...rooms, from: now, to }),
    findClosures(tx, { meetingRoomIds, startTime: now, endTime: to }),
  ]);
  const times = [
    ...booked.map(({ meetingRoomId, row: { startTime, endTime, title, visibility } }) => ({
      ...{ meetingRoomId, startTime: startTime!, endTime: endTime! },
      title: visibility === 'OPEN' ? title : null,
    })),
    ...closures.map(({ meetingRoomId, startTime, endTime }) => ({
      ...{ meetingRoomId, startTime, endTime, title: null },
    })),
  ].toSorted((one, other) => one.startTime.getTime() - other.startTime.getTime());
  return new Map(
    meetingRoomIds.map((id) => {
      const ofRoom = times.filter(
        ({ meetingRoomId, endTime }) => meetingRoomId === id && endTime > now,
      );
      return [
        id,
        {
          current: ofRoom.find(({ startTime }) => startTime <= now) ?? null,
          next: ofRoom.find(({ startTime }) => startTime > now) ?? null,
        },
      ];
    }),
  );
}

async function findRooms(
  deps: Pick<ViewDeps, 'db'>,
  organizationId: string,
  floorId: string | undefined,
): Promise<Schemas['MeetingRoom'][]> {
  if (floorId) await requireOpenFloor(deps.db, { floorId, organizationId });
  const all = await findMeetingRooms(deps.db, organizationId);
  return floorId ? all.filter((room) => room.floorId === floorId) : all;
}

/** Guests see no details of meetings in which they do not participate. */
export async function listRoomBookings(
  context: Pick<ViewDeps, 'db'> & WithViewer,
  query: { startTime: string; endTime: string; floorId?: string; meetingRoomId?: string },
): Promise<Page<Schemas['RoomBookings']>> {
  const { organizationId, userId, role } = await requireMember(context);
  const span = parseTimeRange(query, maxSpan);
  const all = await findRooms(context, organizationId, query.floorId);
  const rooms = query.meetingRoomId ? all.filter(({ id }) => id === query.meetingRoomId) : all;
  if (query.meetingRoomId && rooms.length === 0) throw new ApiError('meetingRoomNotFound');
  const booked = await findRoomBookings(context.db, {
    organizationId,
    userId,
    meetingRoomIds: rooms.map(({ id }) => id),
    ...span,
  });
  const closures = await findClosures(context.db, {
    meetingRoomIds: rooms.map(({ id }) => id),
    startTime: span.from,
    endTime: span.to,
  });
  return toSinglePage(
    rooms.map(({ id }) => ({
      meetingRoomId: id,
      bookings: [
        ...closures.filter(({ meetingRoomId }) => meetingRoomId === id).map(asBooking),
        ...booked
          .filter(({ meetingRoomId }) => meetingRoomId === id)
          .map(({ startTime, endTime, meetingId, title, visibility, isOwn }) => {
            const finds = isOwn || role !== 'GUEST';
            return {
              startTime: startTime.toISOString(),
              endTime: endTime.toISOString(),
              meetingId: finds ? meetingId : null,
              title: isOwn || (finds && visibility === 'OPEN') ? title : null,
            };
          }),
      ],
    })),
  );
}

function asBooking({ startTime, endTime, reason }: ClosureRow) {
  return {
    startTime: startTime.toISOString(),
    endTime: endTime.toISOString(),
    meetingId: null,
    title: reason,
  };
}

async function toRoomMeetings(
  deps: ViewDeps,
  viewer: Viewer,
  rows: readonly MeetingRow[],
): Promise<Schemas['RoomMeeting'][]> {
  const meetings = await toMeetings(deps, viewer, rows);
  return meetings.map((meeting, index) => {
    const row = rows[index]!;
    const takesPart = meeting.takesPart || row.organizerId === viewer.userId;
    const knows = takesPart || viewer.role !== 'GUEST';
    return {
      meetingId: row.id,
      title: knows ? meeting.title : null,
      startTime: row.startTime!.toISOString(),
      endTime: row.endTime!.toISOString(),
      organizer: knows ? meeting.organizer : null,
      provider: row.provider,
      meetingUrl: meeting.meetingUrl,
      takesPart,
      canJoin: takesPart || isOpenTo(viewer, row),
      canEdit: meeting.canEdit,
    };
  });
}

/** Every member can join an open meeting in a room without an invitation. Guests have to be invited. */
export function isOpenTo(
  { role }: Pick<Viewer, 'role'>,
  { visibility, meetingRoomId }: Pick<MeetingRow, 'visibility' | 'meetingRoomId'>,
): boolean {
  return meetingRoomId !== null && visibility === 'OPEN' && role !== 'GUEST';
}

export async function findOngoingMeeting(
  tx: Queryable,
  where: { organizationId: string; meetingRoomId: string; now: Date },
): Promise<MeetingRow | null> {
  const { organizationId, meetingRoomId, now } = where;
  const [booked] = await findBookedMeetings(tx, {
    organizationId,
    meetingRoomIds: [meetingRoomId],
    from: now,
    to: now,
  });
  return booked?.row ?? null;
}
