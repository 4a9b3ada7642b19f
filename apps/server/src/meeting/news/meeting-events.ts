import type { Queryable, Transaction } from '../../database/database.ts';
import { findPeople } from '../../people/member-directory.ts';
import type { Platform } from '../../platform/platform.ts';
import { scheduleCalendarSync } from '../accounts/linked-calendar-store.ts';
import { publishCalendarsChanged } from '../model/calendar-changes.ts';
import { mailMeeting, type MeetingChangeEvent } from './meeting-mails.ts';
import { notifyOfMeeting } from './meeting-notifications.ts';
import { type MeetingRow } from '../store/meeting-store.ts';
import { findParticipants } from '../store/participant-store.ts';
import { meetingStatus } from '../model/status.ts';

type Deps = Pick<Platform, 'db' | 'now' | 'realtime'>;

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

/** Stores mails and notifications of changes. Call {@link publishMeetingChange} after the commit. */
export async function storeMeetingMessages(
  tx: Transaction,
  deps: Pick<Platform, 'config' | 'mail' | 'notifications' | 'now'>,
  news: readonly MeetingChangeEvent[],
): Promise<void> {
  for (const each of news) {
    await mailMeeting(tx, deps, each);
    await notifyOfMeeting(tx, deps, each);
  }
}

const changesWithoutRoom: readonly MeetingChangeEvent['change'][] = [
  'ANSWERED',
  'ATTENDANCE',
  'SOON',
];
const changesWithoutCalendar: readonly MeetingChangeEvent['change'][] = [
  'ATTENDANCE',
  'SOON',
  'BEGUN',
];

export async function publishMeetingChanges(
  deps: Deps,
  news: readonly MeetingChangeEvent[],
): Promise<void> {
  const [first] = news;
  if (!first) return;
  const others = news.filter(({ change }) => !changesWithoutRoom.includes(change));
  const rooms = others.map(({ meeting }) => meeting.meetingRoomId);
  const { organizationId } = first.meeting;
  await publishRoomsChanged(deps, organizationId, rooms);
  const userIds = [...new Set(news.flatMap(affectedCalendars))];
  await publishCalendarsChanged(deps, organizationId, userIds);
  await scheduleCalendarSync(deps.db, { organizationId, userIds }, deps.now());
  for (const each of news) await publishChange(deps, each);
}

function affectedCalendars({ change, userIds, by }: MeetingChangeEvent): readonly string[] {
  if (changesWithoutCalendar.includes(change)) return [];
  return change === 'ANSWERED' && by ? [by] : userIds;
}

export function publishMeetingChange(deps: Deps, news: MeetingChangeEvent): Promise<void> {
  return publishMeetingChanges(deps, [news]);
}

export async function publishAttendance(
  deps: Deps,
  meeting: MeetingRow,
  userId: string,
): Promise<void> {
  const userIds = await audienceOf(deps.db, [meeting]);
  await publishMeetingChange(deps, { change: 'ATTENDANCE', meeting, userIds, by: userId });
}

async function publishChange(deps: Deps, news: MeetingChangeEvent): Promise<void> {
  const { meeting, userIds, change, by, answer = null } = news;
  const { organizationId, startTime, endTime } = meeting;
  if (!startTime || !endTime || userIds.length === 0) return;
  const actor = by && (await findPeople(deps.db, [by])).get(by);
  await deps.realtime.publish(
    'updateMeetingStatus',
    { organizationId, userIds: [...userIds] },
    {
      meetingId: meeting.id,
      title: meeting.title,
      status: meetingStatus(meeting, deps.now()),
      startTime: startTime.toISOString(),
      endTime: endTime.toISOString(),
      meetingRoomId: meeting.meetingRoomId,
      change,
      by: actor
        ? {
            id: actor.id,
            nameKanji: actor.nameKanji,
            ...(actor.nameLatin && { nameLatin: actor.nameLatin }),
          }
        : null,
      answer,
    },
  );
}

/** Contains no details: each client loads the meetings that it may see. */
export async function publishRoomsChanged(
  deps: Pick<Deps, 'realtime'>,
  organizationId: string,
  roomIds: readonly (string | null)[],
): Promise<void> {
  const meetingRoomIds = [...new Set(roomIds)].filter((id) => id !== null);
  if (meetingRoomIds.length === 0) return;
  await deps.realtime.publish('meetingRoomsChanged', { organizationId }, { meetingRoomIds });
}
