import type { Schemas } from '@office/api';
import { Store } from '@office/client/lib/Store.ts';

type Meeting = Schemas['Meeting'];

interface NoticeContext {
  meetingId: string | null;
  joinedMeetingId: string | null;
  /** The meeting with an open page. Its page already has a join button. */
  openMeetingId: string | null;
}

/** Returns the announced meeting and the number of other joinable ones. */
export function noticeCard<Offered extends Pick<Meeting, 'id'>>(
  available: readonly Offered[],
  { meetingId, joinedMeetingId, openMeetingId }: NoticeContext,
): { meeting: Offered | null; more: number } {
  const joinable = available.filter(({ id }) => id !== joinedMeetingId && id !== openMeetingId);
  const meeting = joinable.find(({ id }) => id === meetingId) ?? null;
  return { meeting, more: meeting ? joinable.length - 1 : 0 };
}

class NoticedMeeting extends Store<string | null> {
  constructor() {
    super(null);
  }

  setMeeting(meetingId: string): void {
    this.set(meetingId);
  }

  answered(): void {
    this.set(null);
  }
}

export const noticedMeeting = new NoticedMeeting();
