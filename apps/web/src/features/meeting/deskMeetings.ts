import type { Schemas } from '@office/api';
import type { DeskMeeting } from '@office/ui';
import type { Language } from '@office/vocabulary';
import { dropEmpty } from '@office/client/lib/dropEmpty.ts';
import { meetingHref } from './meetingAddress.ts';

/** A meeting of the office itself is held where its room is. */
const providerNames = {
  OFFICE: undefined,
  GOOGLE: 'Google Meet',
  ZOOM: 'Zoom',
  TEAMS: 'Microsoft Teams',
};

/** One's own meetings of a day as the desk shows them; one that nobody has set a time for is on no day. */
export function deskMeetings(
  meetings: readonly Schemas['Meeting'][],
  language: Language,
): DeskMeeting[] {
  return meetings.flatMap((meeting) => {
    const { id: meetingId, title, startTime, endTime, status, meetingRoom, provider } = meeting;
    if (title === null || !startTime || status === 'CANCELED') return [];
    const place = [meetingRoom?.name[language], providerNames[provider]];
    const known = dropEmpty({ endTime, place: place.filter(Boolean).join(' · ') || undefined });
    return [{ meetingId, title, startTime, status, ...known, href: meetingHref(meetingId) }];
  });
}
