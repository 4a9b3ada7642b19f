import type { Schemas } from '@office/api';
import type { CalendarMeeting } from '@office/ui';
import type { Language } from '@office/vocabulary';

type Meeting = Schemas['Meeting'];

export type MovedTimes = Readonly<Record<string, { start: string; end: string }>>;

/** Converts meetings to calendar entries. Skips meetings without a time. */
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
    // A declined meeting does not occupy the member's calendar.
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
      // The meeting may have started after it was loaded.
      editable: meeting.canEdit && meeting.status === 'SCHEDULED' && Date.parse(startTime) > now,
    };
  });
}
