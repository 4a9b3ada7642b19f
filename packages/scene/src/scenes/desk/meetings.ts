import type { DeskMeeting } from '../../net/desk-contents.ts';

const maxLines = 4;

/**
 * Returns the meetings that fit into the calendar, starting with the first that has not ended. Fills
 * remaining lines with past meetings.
 */
export function visibleMeetings(meetings: readonly DeskMeeting[]): DeskMeeting[] {
  const ahead = meetings.findIndex(({ over }) => !over);
  const last = Math.max(0, meetings.length - maxLines);
  const from = ahead < 0 ? last : Math.min(ahead, last);
  return meetings.slice(from, from + maxLines);
}
