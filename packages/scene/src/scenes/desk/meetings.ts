import type { DeskMeeting } from '../../net/desk-contents.ts';

/** Lines that the calendar has for meetings. */
const room = 4;

/** The meetings that the calendar has room for: from the first that is not over, as far as there are enough. */
export function listed(meetings: readonly DeskMeeting[]): DeskMeeting[] {
  const ahead = meetings.findIndex(({ over }) => !over);
  const last = Math.max(0, meetings.length - room);
  const from = ahead < 0 ? last : Math.min(ahead, last);
  return meetings.slice(from, from + room);
}
