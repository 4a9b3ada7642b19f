import { formatDate, formatDay, formatTime, languages, type Language } from '@office/vocabulary';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDuration } from '../../patterns/dates/duration.ts';
import type { MeetingClock } from './meeting.ts';

const day = 24 * 60 * 60_000;

export interface MeetingTimes {
  time(iso: string): string;
  /** yyyy/MM/dd, usable as a key of the day. */
  dayOf(iso: string): string;
  /** Today, tomorrow, MM/dd(EEE) or dd/MM(EEE), in other years yyyy/MM/dd. */
  day(iso: string): string;
  /** Start and end. Contains the day of the end only if it differs. */
  span(startTime: string, endTime: string | null): string;
  /** `span` with its day. */
  full(startTime: string, endTime: string | null): string;
  /** `full` for use within a sentence. */
  inText(startTime: string, endTime: string | null): string;
  length(minutes: number): string;
}

export interface MeetingWords {
  today: string;
  tomorrow: string;
  todayInText: string;
  tomorrowInText: string;
  span(event: { start: string; end: string }): string;
  dated(event: { day: string; time: string }): string;
}

export function meetingTimes(
  language: Language,
  words: MeetingWords,
  { now, timeZone }: MeetingClock,
): MeetingTimes {
  const today = formatDate(now, timeZone);
  // Adds a day to noon in UTC, because a local day may have 23 or 25 hours.
  const noon = Date.parse(`${today.replaceAll('/', '-')}T12:00:00Z`);
  const tomorrow = formatDate(noon + day, 'UTC');
  const dayOf = (iso: string) => formatDate(iso, timeZone);
  const time = (iso: string) => formatTime(iso, timeZone);
  const namedBy = (words: { today: string; tomorrow: string }) => (iso: string) => {
    const of = dayOf(iso);
    if (of === today) return words.today;
    if (of === tomorrow) return words.tomorrow;
    return of.slice(0, 4) === today.slice(0, 4) ? formatDay(iso, language, timeZone) : of;
  };
  const atStart = namedBy(words);
  const inText = namedBy({ today: words.todayInText, tomorrow: words.tomorrowInText });
  const dated = (iso: string, day: (iso: string) => string) =>
    words.dated({ day: day(iso), time: time(iso) });
  const until = (start: string, startTime: string, endTime: string | null) => {
    if (endTime === null) return start;
    const isSameDay = dayOf(endTime) === dayOf(startTime);
    return words.span({ start, end: isSameDay ? time(endTime) : dated(endTime, inText) });
  };
  return {
    time,
    dayOf,
    day: atStart,
    span: (startTime, endTime) => until(time(startTime), startTime, endTime),
    full: (startTime, endTime) => until(dated(startTime, atStart), startTime, endTime),
    inText: (startTime, endTime) => until(dated(startTime, inText), startTime, endTime),
    length: (minutes) => formatDuration(minutes, language),
  };
}

export function useMeetingTimes({ now, timeZone }: MeetingClock): MeetingTimes {
  const { t, i18n } = useTranslation('meeting');
  return useMemo(
    () =>
      meetingTimes(
        languages.find((one) => one === i18n.language) ?? 'en',
        {
          today: t('time.today'),
          tomorrow: t('time.tomorrow'),
          todayInText: t('time.todayInText'),
          tomorrowInText: t('time.tomorrowInText'),
          span: (values) => t('time.span', values),
          dated: (values) => t('time.dated', values),
        },
        { now, ...(timeZone ? { timeZone } : {}) },
      ),
    [i18n.language, t, now, timeZone],
  );
}
