import type { Schemas } from '@office/api';
import type { DeskMeeting } from '@office/ui/screens/people';
import type { Language } from '@office/vocabulary';
import { dropEmpty } from '@office/client/lib/dropEmpty.ts';
import { meetingHref } from './meetingPaths.ts';

/** Meetings in the office show only their room. */
const providerNames = {
  OFFICE: undefined,
  GOOGLE: 'Google Meet',
  ZOOM: 'Zoom',
  TEAMS: 'Microsoft Teams',
};

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

export interface DayRange {
  startTime: string;
  endTime: string;
}

export function dayOf(now: Date): DayRange {
  const midnight = (days: number) =>
    new Date(now.getFullYear(), now.getMonth(), now.getDate() + days).toISOString();
  return { startTime: midnight(0), endTime: midnight(1) };
}
