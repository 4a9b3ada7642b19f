import { addDays, weekdayOf } from '../../../patterns/dates/isoDate.ts';
import { dateAndTimeOf, instantAt } from '../../../patterns/dates/zoned.ts';
import type { ChatClock } from '../chat.ts';

export const dateTimePresets = ['in20Minutes', 'in1Hour', 'tomorrow', 'monday'] as const;

export type DateTimePreset = (typeof dateTimePresets)[number];

const minute = 60_000;
const monday = 1;
const morning = '09:00';

/** Days until the next Monday. 7 on a Monday. */
const daysToMonday = (date: string) => ((monday - weekdayOf(date) + 6) % 7) + 1;

/** Returns the time of a preset in epoch milliseconds. Days are those of the member's time zone. */
export function timeOfPreset(preset: DateTimePreset, { now, timeZone }: ChatClock): number {
  if (preset === 'in20Minutes') return now + 20 * minute;
  if (preset === 'in1Hour') return now + 60 * minute;
  const { date } = dateAndTimeOf(now, timeZone);
  const days = preset === 'tomorrow' ? 1 : daysToMonday(date);
  return instantAt({ date: addDays(date, days), time: morning }, timeZone);
}
