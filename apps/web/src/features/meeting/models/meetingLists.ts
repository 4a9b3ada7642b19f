import type { Schemas } from '@office/api';

type Meeting = Schemas['Meeting'];

export interface MeetingLists {
  available: Meeting[];
  today: Meeting[];
  coming: Meeting[];
}

/** Groups meetings into joinable now, later today and upcoming. Declined ones are not joinable. */
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
