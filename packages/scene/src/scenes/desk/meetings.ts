import type { DeskMeeting } from '../../net/desk-contents.ts';

const maxLines = 4;

/** Starts with the first meeting that has not ended. Fills remaining lines with past ones. */
export function visibleMeetings(meetings: readonly DeskMeeting[]): DeskMeeting[] {
  const ahead = meetings.findIndex(({ over }) => !over);
  const last = Math.max(0, meetings.length - maxLines);
  const from = ahead < 0 ? last : Math.min(ahead, last);
  return meetings.slice(from, from + maxLines);
}
