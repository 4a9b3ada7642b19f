import type { RealtimeMessages } from '@office/api';
import { formatTime } from '@office/vocabulary';

type Message = RealtimeMessages['updateMeetingStatus'];

/** A notice that a meeting can be joined: its text in `web:meetingNews`, and the words that stand in it. */
export interface MeetingNotice {
  text: 'available' | 'availableNow';
  words: { time: string };
}

/**
 * The notice that a meeting can be joined, where a change makes it so for this member. Of other changes they have a
 * notification; nobody is told of what they did themselves.
 */
export function noticeOf(
  { change, by, startTime, status }: Message,
  { userId }: { userId: string | undefined },
): MeetingNotice | null {
  if (by && by.id === userId) return null;
  const words = { time: formatTime(startTime) };
  if (change === 'SOON') return { text: 'available', words };
  // One is asked into a meeting that goes on already, or it begins.
  const begins = change === 'BEGUN' || (change === 'INVITED' && status === 'ONGOING');
  return begins ? { text: 'availableNow', words } : null;
}
