import type { Queryable } from '../database/database.ts';
import type { Platform } from '../platform/platform.ts';
import { type MeetingRow } from './meeting-store.ts';
import { findParticipants } from './participant-store.ts';
import { meetingStatus } from './status.ts';

type Deps = Pick<Platform, 'now' | 'realtime'>;

/** The people who hear of a meeting: those who take part, and its organiser. */
export async function audienceOf(
  tx: Queryable,
  meetings: readonly MeetingRow[],
): Promise<string[]> {
  const participants = await findParticipants(
    tx,
    meetings.map(({ id }) => id),
  );
  const people = [...participants.values()].flat().map(({ person }) => person.id);
  return [...new Set([...people, ...meetings.flatMap(({ organizerId }) => organizerId ?? [])])];
}

/** Tells people that a meeting began, ended, moved, was planned or cancelled. */
export async function publishMeeting(
  deps: Deps,
  meeting: MeetingRow,
  userIds: readonly string[],
): Promise<void> {
  const { organizationId, startTime, endTime, meetingRoomId } = meeting;
  await publishRoomsChanged(deps, organizationId, [meetingRoomId]);
  if (!startTime || !endTime || userIds.length === 0) return;
  await deps.realtime.publish(
    'updateMeetingStatus',
    { organizationId, userIds },
    {
      meetingId: meeting.id,
      title: meeting.title,
      status: meetingStatus(meeting, deps.now()),
      startTime: startTime.toISOString(),
      endTime: endTime.toISOString(),
      meetingRoomId,
    },
  );
}

/** Tells the organisation that other meetings are on in rooms; what they are is read by those who see them. */
export async function publishRoomsChanged(
  deps: Deps,
  organizationId: string,
  roomIds: readonly (string | null)[],
): Promise<void> {
  const meetingRoomIds = [...new Set(roomIds)].filter((id) => id !== null);
  if (meetingRoomIds.length === 0) return;
  await deps.realtime.publish('meetingRoomsChanged', { organizationId }, { meetingRoomIds });
}
