import type { Schemas } from '@office/api';

type Meeting = Schemas['Meeting'];

/** Meetings by when they can be joined. */
export interface MeetingLists {
  available: Meeting[];
  today: Meeting[];
  coming: Meeting[];
}

/**
 * Sorts one's own meetings into those that can be joined now, the others of today, and those of the next days. One
 * that the member has declined is nothing to join.
 */
export function meetingLists(
  meetings: readonly Meeting[],
  available: readonly Meeting[],
  { endOfToday }: { endOfToday: string },
): MeetingLists {
  const joinable = available.filter(({ ownAnswer }) => ownAnswer !== 'DECLINED');
  const joinableIds = new Set(joinable.map(({ id }) => id));
  const others = meetings.filter(
    ({ id, startTime, status }) =>
      startTime !== null && status !== 'CANCELED' && !joinableIds.has(id),
  );
  const isToday = ({ startTime }: Meeting) => Date.parse(startTime!) < Date.parse(endOfToday);
  return {
    available: joinable,
    today: others.filter(isToday),
    coming: others.filter((meeting) => !isToday(meeting)),
  };
}
