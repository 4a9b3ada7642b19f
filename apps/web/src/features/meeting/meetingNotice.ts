import type { RealtimeMessages } from '@office/api';
import { formatTime } from '@office/vocabulary';

type Message = RealtimeMessages['updateMeetingStatus'];

/** Notice that a meeting can be joined: translation key in `web:meetingNews` and its parameters. */
export interface MeetingNotice {
  text: 'available' | 'availableNow';
  words: { time: string };
}

/** Returns a notice if the change makes the meeting joinable. Notifications show other changes. */
export function noticeOf(
  { change, by, startTime, status }: Message,
  { userId }: { userId: string | undefined },
): MeetingNotice | null {
  if (by && by.id === userId) return null;
  const words = { time: formatTime(startTime) };
  if (change === 'SOON') return { text: 'available', words };
  // An invitation to an ongoing meeting counts as a start.
  const begins = change === 'BEGUN' || (change === 'INVITED' && status === 'ONGOING');
  return begins ? { text: 'availableNow', words } : null;
}
