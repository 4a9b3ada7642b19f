import type { Schemas } from '@office/api';
import type { DeskMeeting } from '@office/ui';
import type { Language } from '@office/vocabulary';
import { dropEmpty } from '../../lib/dropEmpty.ts';

const providerNames = { GOOGLE: 'Google Meet', ZOOM: 'Zoom', TEAMS: 'Microsoft Teams' };

/** Meetings of a day as the desk shows them; one that nobody has set a time for is on no day. */
export function deskMeetings(
  meetings: readonly Schemas['Meeting'][],
  language: Language,
): DeskMeeting[] {
  return meetings.flatMap((meeting) => {
    const { id: meetingId, title, startTime, endTime, status, meetingRoom, provider } = meeting;
    if (!startTime || status === 'CANCELED') return [];
    const place = [meetingRoom?.name[language], provider && providerNames[provider]];
    const known = dropEmpty({ endTime, place: place.filter(Boolean).join(' · ') || undefined });
    return [{ meetingId, title, startTime, status, ...known, href: '/online-meeting' }];
  });
}
