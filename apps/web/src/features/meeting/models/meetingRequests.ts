import type { Schemas } from '@office/api';
import type {
  MeetingFormTime,
  MeetingFormValues,
  MeetingPerson,
  MeetingPlanMode,
} from '@office/ui/screens/meeting';
import { formatRequestTimestamp } from '@office/vocabulary';
import { toNamedPerson } from '@office/client/people/displayName.ts';

type Meeting = Schemas['Meeting'];

interface Sent {
  values: MeetingFormValues;
  time: MeetingFormTime;
}

/** Omits the start of a meeting that begins now: the server uses its own clock. */
export function toCreateRequest(
  mode: Exclude<MeetingPlanMode, 'CREATE_MEETING_ROOM_NOW'>,
  { values, time }: Sent,
  defaultTitle = '',
): Schemas['CreateMeetingRequest'] {
  const { description, timeZone, provider, visibility, recurrence, passcode } = values;
  const { meetingRoomId } = values;
  return {
    title: values.title || defaultTitle,
    ...(mode === 'CREATE' ? { startTime: time.startTime } : {}),
    endTime: time.endTime,
    timeZone,
    participantIds: idsOf(values.participants),
    provider,
    visibility,
    ...(description ? { description } : {}),
    ...(meetingRoomId ? { meetingRoomId } : {}),
    ...(recurrence && mode === 'CREATE' ? { recurrence } : {}),
    ...(passcode ? { passcode } : {}),
  };
}

export function toRoomRequest({ values, time }: Sent): Schemas['CreateMeetingInRoomRequest'] {
  const { title, timeZone, provider } = values;
  return {
    meetingRoomId: values.meetingRoomId ?? '',
    ...(title ? { title } : {}),
    endTime: time.endTime,
    timeZone,
    participantIds: idsOf(values.participants),
    provider,
  };
}

/** Returns only changed fields, so that concurrent changes by others are not overwritten. */
export function toUpdateRequest(
  before: MeetingFormValues,
  { values, time }: Sent,
): Schemas['UpdateMeetingRequest'] {
  const changed = <Key extends keyof MeetingFormValues>(key: Key) => values[key] !== before[key];
  const isMoved = changed('date') || changed('time') || changed('timeZone');
  const people = idsOf(values.participants);
  const samePeople = people.join() === idsOf(before.participants).join();
  return {
    ...(changed('title') ? { title: values.title } : {}),
    ...(changed('description') ? { description: values.description } : {}),
    ...(isMoved ? { startTime: time.startTime, timeZone: values.timeZone } : {}),
    ...(isMoved || changed('minutes') ? { endTime: time.endTime } : {}),
    ...(samePeople ? {} : { participantIds: people }),
    ...(changed('meetingRoomId') ? { meetingRoomId: values.meetingRoomId } : {}),
    ...(changed('visibility') ? { visibility: values.visibility } : {}),
    ...(changed('passcode') && values.passcode ? { passcode: values.passcode } : {}),
    ...(changed('recurrence') && values.recurrence ? { recurrence: values.recurrence } : {}),
  };
}

const idsOf = (people: readonly MeetingPerson[]) => people.map(({ userId }) => userId);

export function toFormValues(meeting: Meeting, myUserId: string): MeetingFormValues {
  const { startTime, endTime, timeZone, participants, organizer } = meeting;
  const start = Date.parse(startTime ?? '') || Date.now();
  const end = Date.parse(endTime ?? '') || start;
  const wall = formatRequestTimestamp(start, timeZone);
  const ownerId = organizer?.id ?? myUserId;
  return {
    date: wall.slice(0, 10),
    time: wall.slice(11, 16),
    timeZone,
    title: meeting.title ?? '',
    description: meeting.description ?? '',
    minutes: Math.round((end - start) / 60_000),
    participants: participants.filter(({ id }) => id !== ownerId).map(toNamedPerson),
    meetingRoomId: meeting.meetingRoom?.id ?? null,
    provider: meeting.provider,
    visibility: meeting.visibility,
    recurrence: meeting.recurrence ?? '',
    passcode: meeting.passcode ?? '',
  };
}
