import type { Schemas } from '@office/api';
import { requireMember } from '../people/current-member.ts';
import { ApiError } from '../http/api-error.ts';
import type { Claims } from '../http/claims.ts';
import type { Platform } from '../platform/platform.ts';
import { toPage } from '../http/page.ts';
import type { Page } from '../http/page.ts';
import { findMeetingRooms } from '../organization/meeting-rooms.ts';
import { countActiveMembers, findPeople, type PersonRow } from '../people/member-directory.ts';
import { withPicture } from '../people/avatar-url.ts';
import { findMeeting, findMeetings, findParticipants, type MeetingRow } from './meeting-store.ts';
import { readInstant, readUserIds } from './query.ts';
import { meetingStatus } from './status.ts';

type Deps = Pick<Platform, 'db' | 'now' | 'files'>;
type Meeting = Schemas['Meeting'];

export interface MeetingQuery {
  /** A JSON array of user ids, as it was sent; one's own meetings without it. */
  ids?: string;
  startTime?: string;
  endTime?: string;
  page: number;
  limit: number;
}

/**
 * Meetings of members of the selected organisation, ascending by start; one without a start comes first.
 *
 * The time, room, title and participants of a meeting are known to all members of the
 * organisation, as those on a wall calendar are. What it is about (description) and how to get in
 * (the provider's meeting id, address, passcode) is private to its participants and its organiser. A guest
 * knows of no meeting but their own.
 *
 * @throws {ApiError} 400 `{ ids: 'invalid' }`, `{ ids: 'tooLong' }`, `{ startTime: 'invalid' }`,
 *   `{ endTime: 'invalid' }`; 404 `userNotFound` for anyone of another organisation
 */
export async function listMeetings(
  deps: Deps,
  claims: Claims,
  { ids, startTime, endTime, ...page }: MeetingQuery,
): Promise<Page<Meeting>> {
  const { organizationId, userId, role } = await requireMember(deps, claims);
  const userIds = ids === undefined ? [userId] : readUserIds(ids);
  const from = readInstant('startTime', startTime);
  const to = readInstant('endTime', endTime);
  if (from && to && to <= from) throw new ApiError({ endTime: 'invalid' });
  if (userIds.length > 0) {
    const known = await countActiveMembers(deps.db, organizationId, userIds);
    if (known < userIds.length) throw new ApiError('userNotFound');
  }
  const { rows, total } = await findMeetings(
    deps.db,
    {
      organizationId,
      userIds,
      ...(role === 'GUEST' && { onlyOf: userId }),
      ...(from && { from }),
      ...(to && { to }),
    },
    page,
  );
  return toPage(await toMeetings(deps, { organizationId, userId }, rows), total, page);
}

/**
 * One meeting, cancelled or not; see {@link listMeetings} for who sees what of it.
 *
 * @throws {ApiError} 404 `meetingNotFound`, also for those of other organisations, and for guests who do
 *   not take part
 */
export async function getMeeting(deps: Deps, claims: Claims, meetingId: string): Promise<Meeting> {
  const { organizationId, userId, role } = await requireMember(deps, claims);
  const row = await findMeeting(deps.db, { organizationId, meetingId });
  const [meeting] = row ? await toMeetings(deps, { organizationId, userId }, [row]) : [];
  const hidden = role === 'GUEST' && !meeting?.takesPart;
  if (!meeting || hidden) throw new ApiError('meetingNotFound');
  return meeting;
}

interface Viewer {
  organizationId: string;
  userId: string;
}

/** Meetings as one member sees them. */
async function toMeetings(
  deps: Deps,
  viewer: Viewer,
  rows: readonly MeetingRow[],
): Promise<Meeting[]> {
  const ids = rows.map(({ id }) => id);
  const organizerIds = new Set(rows.flatMap(({ organizerId }) => organizerId ?? []));
  const [participants, organizers, rooms] = await Promise.all([
    findParticipants(deps.db, ids),
    findPeople(deps.db, [...organizerIds]),
    rows.some(({ meetingRoomId }) => meetingRoomId)
      ? findMeetingRooms(deps.db, viewer.organizationId)
      : [],
  ]);
  const roomOf = new Map(rooms.map((room) => [room.id, room]));
  const faces = await drawn(deps, [...[...participants.values()].flat(), ...organizers.values()]);
  const now = deps.now();
  return rows.map((row) => {
    const there = (participants.get(row.id) ?? []).map(({ id }) => faces.get(id)!);
    const takesPart = there.some(({ id }) => id === viewer.userId);
    const knows = takesPart || row.organizerId === viewer.userId;
    return {
      id: row.id,
      title: row.title,
      startTime: row.startTime?.toISOString() ?? null,
      endTime: row.endTime?.toISOString() ?? null,
      timeZone: row.timeZone,
      status: meetingStatus(row, now),
      organizer: (row.organizerId && faces.get(row.organizerId)) || null,
      participants: there,
      takesPart,
      meetingRoom: (row.meetingRoomId && roomOf.get(row.meetingRoomId)) || null,
      provider: row.provider,
      description: knows ? row.description : null,
      providerMeetingId: knows ? row.providerMeetingId : null,
      meetingUrl: knows ? row.meetingUrl : null,
      passcode: knows ? row.passcode : null,
    };
  });
}

/** Each person once, with the address of their picture. */
async function drawn(
  deps: Deps,
  people: readonly PersonRow[],
): Promise<Map<string, Schemas['PersonRef']>> {
  const each = new Map(people.map((person) => [person.id, person]));
  const refs = await Promise.all([...each.values()].map((person) => withPicture(deps, person)));
  return new Map(refs.map((ref) => [ref.id, ref]));
}
