import { maxReachabilityDays } from '@office/vocabulary';
import { addDays, weekdayOf } from '../../../patterns/dates/isoDate.ts';
import { instantAt, dateAndTimeOf } from '../../../patterns/dates/zoned.ts';
import type { Clock } from '../../../patterns/useClock.ts';

export type EndPreset =
  'minutes30' | 'hour1' | 'hours2' | 'hours4' | 'today' | 'tomorrow' | 'week' | 'none';
export type EndChoice = EndPreset | 'custom';

const minute = 60_000;
const durations: Partial<Record<EndPreset, number>> = {
  minutes30: 30 * minute,
  hour1: 60 * minute,
  hours2: 120 * minute,
  hours4: 240 * minute,
};

/**
 * Returns the end of a preset in epoch milliseconds, or null for `none`. `today` ends at midnight, `week` at
 * midnight after Sunday, `tomorrow` at 9:00.
 */
export function endOfPreset(preset: EndPreset, { now, timeZone }: Clock): number | null {
  if (preset === 'none') return null;
  const duration = durations[preset];
  if (duration) return now + duration;
  const { date } = dateAndTimeOf(now, timeZone);
  if (preset === 'tomorrow') return instantAt({ date: addDays(date, 1), time: '09:00' }, timeZone);
  const days = preset === 'week' ? ((7 - weekdayOf(date)) % 7) + 1 : 1;
  return instantAt({ date: addDays(date, days), time: '00:00' }, timeZone);
}

export type EndProblem = 'invalid' | 'past' | 'tooLate';

/** Checks an end that the member typed. */
export function problemOfEnd(at: number, now: number): EndProblem | undefined {
  if (Number.isNaN(at)) return 'invalid';
  if (at <= now) return 'past';
  return at > now + maxReachabilityDays * 24 * 60 * minute ? 'tooLate' : undefined;
}
