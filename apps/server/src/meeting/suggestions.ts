import { instantOf, localTimeOf } from './model/local-time.ts';
import type { MeetingTime } from './model/meeting-rules.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const step = 30 * minute;
const workdayStart = 9 * hour;
const workdayEnd = 18 * hour;
const maxSuggestions = 10;

/** Monday to Friday between 9:00 and 18:00 local time, in half-hour steps. */
export function suggestTimes({
  busy,
  from,
  to,
  minutes,
  timeZone,
}: {
  busy: readonly MeetingTime[];
  from: Date;
  to: Date;
  minutes: number;
  timeZone: string;
}): MeetingTime[] {
  const found: MeetingTime[] = [];
  const length = minutes * minute;
  const first = Math.ceil(localTimeOf(from, timeZone) / step) * step;
  const last = localTimeOf(to, timeZone);
  for (let local = first; local + length <= last && found.length < maxSuggestions; local += step) {
    const weekday = new Date(local).getUTCDay();
    const time = ((local % day) + day) % day;
    if (weekday === 0 || weekday === 6 || time < workdayStart || time + length > workdayEnd)
      continue;
    const startTime = instantOf(local, timeZone);
    const endTime = new Date(startTime.getTime() + length);
    if (startTime < from || endTime > to) continue;
    const isFree = busy.every((each) => each.endTime <= startTime || each.startTime >= endTime);
    if (isFree) found.push({ startTime, endTime });
  }
  return found;
}
