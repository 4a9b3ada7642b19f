import type { Schemas } from '@office/api';

type Meeting = Schemas['Meeting'];

/** The meeting that a notice offers, and how many more there are; none once it is over, or the member is in it. */
export function noticeCard<Offered extends Pick<Meeting, 'id'>>(
  available: readonly Offered[],
  { meetingId, joinedMeetingId }: { meetingId: string | null; joinedMeetingId: string | null },
): { meeting: Offered | null; more: number } {
  const joinable = available.filter(({ id }) => id !== joinedMeetingId);
  const meeting = joinable.find(({ id }) => id === meetingId) ?? null;
  return { meeting, more: meeting ? joinable.length - 1 : 0 };
}
