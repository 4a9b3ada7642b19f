import type { Schemas } from '@office/api';
import type { MeetingParticipant, MeetingSummary, MeetingView } from '@office/ui/screens/meeting';
import type { Language } from '@office/vocabulary';
import { toNamedPerson } from '@office/client/people/displayName.ts';

type Meeting = Schemas['Meeting'];

function toParticipant({
  answer,
  present,
  ...person
}: Meeting['participants'][number]): MeetingParticipant {
  return { ...toNamedPerson(person), answer, present };
}

/** The server sorts participants by Japanese reading. English shows Latin names, which have another order. */
function toParticipants(
  participants: Meeting['participants'],
  language: Language,
): MeetingParticipant[] {
  const people = participants.map(toParticipant);
  return language === 'en'
    ? people.toSorted((one, other) => one.name.localeCompare(other.name, language))
    : people;
}

export interface MeetingContext {
  language: Language;
  joinedMeetingId?: string | null | undefined;
  myUserId?: string | undefined;
}

export function toMeetingSummary(
  meeting: Meeting,
  { language, joinedMeetingId, myUserId }: MeetingContext,
): MeetingSummary {
  const { id, title, startTime, endTime, status, visibility, provider, recurrence } = meeting;
  const { organizer, participants, ownAnswer, meetingRoom } = meeting;
  return {
    meetingId: id,
    title,
    startTime,
    endTime,
    status,
    visibility,
    provider,
    recurrence,
    organizer: organizer && toNamedPerson(organizer),
    participants: toParticipants(participants, language),
    ownAnswer,
    room: meetingRoom && {
      meetingRoomId: meetingRoom.id,
      name: meetingRoom.name[language],
      floorName: meetingRoom.floorNames?.[language] ?? meetingRoom.floorName,
    },
    joined: id === joinedMeetingId || isPresentElsewhere(meeting, myUserId),
  };
}

/** Whether the member is in a meeting of another service, which continues without this tab. */
const isPresentElsewhere = ({ provider, participants }: Meeting, myUserId: string | undefined) =>
  provider !== 'OFFICE' && participants.some(({ id, present }) => present && id === myUserId);

export function toMeetingView(meeting: Meeting, context: MeetingContext): MeetingView {
  const { description, timeZone, providerMeetingId, meetingUrl, passcode, canEdit } = meeting;
  return {
    ...toMeetingSummary(meeting, context),
    description,
    timeZone,
    number: providerMeetingId,
    url: meetingUrl,
    passcode,
    canEdit,
  };
}
