/** A time at which a room is booked, ISO 8601. */
interface Booking {
  startTime: string;
  endTime: string;
}

export interface Occupancy<Meeting extends Booking> {
  /** The meeting that is on, and until when the room is taken without a pause; null: the room is free. */
  current: { meeting: Meeting; until: string } | null;
  next: Meeting | null;
}

/** The meeting of a room that is on, and the one after it. */
export function occupancyOf<Meeting extends Booking>(
  meetings: readonly Meeting[],
  now: number,
): Occupancy<Meeting> {
  const at = (iso: string) => Date.parse(iso);
  const left = meetings
    .filter(({ endTime }) => at(endTime) > now)
    .toSorted((a, b) => at(a.startTime) - at(b.startTime));
  const [first, second] = left;
  if (!first) return { current: null, next: null };
  if (at(first.startTime) > now) return { current: null, next: first };
  let until = first.endTime;
  for (const { startTime, endTime } of left) {
    if (at(startTime) <= at(until) && at(endTime) > at(until)) until = endTime;
  }
  return { current: { meeting: first, until }, next: second ?? null };
}
