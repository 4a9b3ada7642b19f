import type { Schemas } from '@office/api';
import type { CalendarMeeting } from '@office/ui';
import type { Language } from '@office/vocabulary';

type Meeting = Schemas['Meeting'];

/** The times that a meeting is being moved to, while the server has not answered. */
export type MovedTimes = Readonly<Record<string, { start: string; end: string }>>;

/** Meetings as a calendar shows them; one that nobody has set a time for is on no day. */
export function toCalendarMeetings(
  meetings: readonly Meeting[],
  {
    shownIds,
    language,
    moved,
    now,
  }: { shownIds: readonly string[]; language: Language; moved: MovedTimes; now: number },
): CalendarMeeting[] {
  const shown = new Set(shownIds);
  return meetings.flatMap((meeting) => {
    const { id, title, startTime, endTime, participants, meetingRoom, ownAnswer } = meeting;
    if (!startTime || !endTime) return [];
    // One that someone has declined takes none of their time.
    const comes = participants.filter(({ answer }) => answer !== 'DECLINED');
    const of = comes.length > 0 ? comes : participants;
    return {
      id,
      title,
      ...(moved[id] ?? { start: startTime, end: endTime }),
      personIds: of.flatMap((person) => (shown.has(person.id) ? [person.id] : [])),
      room: meetingRoom && { id: meetingRoom.id, name: meetingRoom.name[language] },
      ...(ownAnswer ? { answer: ownAnswer } : {}),
      recurring: meeting.seriesId !== null,
      // It may have begun since it was read.
      editable: meeting.canEdit && meeting.status === 'SCHEDULED' && Date.parse(startTime) > now,
    };
  });
}
