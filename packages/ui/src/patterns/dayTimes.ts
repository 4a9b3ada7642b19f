import {
  formatDate,
  formatDateTime,
  formatDay,
  formatTime,
  type Language,
} from '@office/vocabulary';
import { use, useMemo } from 'react';
import { LocaleContext } from './LocaleProvider/localeContext.ts';
import { useText } from './LocaleProvider/useText.ts';
import * as texts from './texts.ts';
import type { Clock } from './useClock.ts';

const minute = 60_000;
/** Zones differ by multiples of a quarter hour, so the date is the same throughout a quarter hour. */
const quarterHour = 15 * minute;
const day = 24 * 60 * minute;
const maxCachedDays = 5000;
const days = new Map<string, string>();

function dayIn(timeZone: string | undefined, time: number): string {
  const key = `${Math.floor(time / quarterHour)} ${timeZone}`;
  const known = days.get(key);
  if (known !== undefined) return known;
  const found = formatDate(time, timeZone);
  if (days.size >= maxCachedDays) days.clear();
  days.set(key, found);
  return found;
}

export interface TimeFormats {
  time(iso: string): string;
  /** Equal for all times of a day: yyyy/MM/dd. */
  dayOf(iso: string): string;
  /** Date of a separator: today, yesterday, MM/dd(EEE) or dd/MM(EEE). Other years: yyyy/MM/dd. */
  day(iso: string): string;
  /** Short form for lists: HH:mm for today, otherwise yesterday or the date. */
  short(iso: string): string;
  /** yyyy/MM/dd - HH:mm */
  full(iso: string): string;
}

export interface DayWords {
  today: string;
  yesterday: string;
}

export function dayTimes(
  language: Language,
  words: DayWords,
  { now, timeZone }: Clock,
): TimeFormats {
  const today = dayIn(timeZone, now);
  // Subtracts a calendar day, because a day may have 23 or 25 hours.
  const noon = Date.parse(`${today.replaceAll('/', '-')}T12:00:00Z`);
  const yesterday = formatDate(noon - day, 'UTC');
  const dayOf = (iso: string) => dayIn(timeZone, Date.parse(iso));
  const time = (iso: string) => formatTime(iso, timeZone);
  const named = (iso: string) => {
    const of = dayOf(iso);
    if (of === today) return words.today;
    if (of === yesterday) return words.yesterday;
    const isThisYear = of.slice(0, 4) === today.slice(0, 4);
    return isThisYear ? formatDay(iso, language, timeZone) : of;
  };
  return {
    time,
    dayOf,
    day: named,
    short: (iso) => (dayOf(iso) === today ? time(iso) : named(iso)),
    full: (iso) => formatDateTime(iso, timeZone),
  };
}

export function useDayTimes({ now, timeZone }: Clock): TimeFormats {
  const { language } = use(LocaleContext);
  const t = useText();
  return useMemo(
    () =>
      dayTimes(
        language,
        { today: t(texts.day.today), yesterday: t(texts.day.yesterday) },
        { now, ...(timeZone ? { timeZone } : {}) },
      ),
    [language, t, now, timeZone],
  );
}
