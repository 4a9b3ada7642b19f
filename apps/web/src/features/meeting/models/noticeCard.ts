import type { Schemas } from '@office/api';

type Meeting = Schemas['Meeting'];

interface Here {
  /** The meeting that the member was told of. */
  meetingId: string | null;
  joinedMeetingId: string | null;
  /** The meeting whose page is open: that page has the way in. */
  openMeetingId: string | null;
}

/** The meeting that a notice offers, and how many more there are; none once it is over, or the member is at it. */
export function noticeCard<Offered extends Pick<Meeting, 'id'>>(
  available: readonly Offered[],
  { meetingId, joinedMeetingId, openMeetingId }: Here,
): { meeting: Offered | null; more: number } {
  const joinable = available.filter(({ id }) => id !== joinedMeetingId && id !== openMeetingId);
  const meeting = joinable.find(({ id }) => id === meetingId) ?? null;
  return { meeting, more: meeting ? joinable.length - 1 : 0 };
}
