import type { Language } from '@office/vocabulary';
import { formatDate } from '@office/vocabulary';
import { useCallback } from 'react';
import { useLanguage } from '../LocaleProvider/useLanguage.ts';
import { useText } from '../LocaleProvider/useText.ts';
import { recurrence } from '../texts.ts';
import { dayFormat, nameOfMonth, weekdayName } from './names.ts';
import { parseRuleParts, type RuleDay, type RuleParts } from './recurrence.ts';

const { say } = recurrence;
type Translate = ReturnType<typeof useText>;

interface RuleContext {
  /** First day of the rule, used when the rule does not name a day. */
  start?: string | undefined;
  timeZone?: string | undefined;
}

export function useRecurrenceDescription(): (rule: string, context?: RuleContext) => string {
  const t = useText();
  const language = useLanguage();
  return useCallback(
    (rule, { start, timeZone } = {}) => {
      if (rule === '') return '';
      const parts = parseRuleParts(rule, timeZone);
      return parts ? sentence(parts, start, t, language) : t(say.unknown, { rule });
    },
    [t, language],
  );
}

function sentence(
  parts: RuleParts,
  start: string | undefined,
  t: Translate,
  language: Language,
): string {
  const { frequency, interval, months, positions, end } = parts;
  const every = t(interval === 1 ? say.every[frequency] : say.everyOther[frequency], {
    count: interval,
  });
  const { days, includesMonth } = daysOf(parts, start, t, language);
  const names = includesMonth ? [] : months.map((month) => nameOfMonth(month, language));
  const inMonths = names.length > 0 ? listOf(names, language) : undefined;
  let on = days;
  if (positions.length > 0) {
    const places = positions.map((position) => ordinalWord(position, t));
    on = t(say.positions, { days, positions: listOf(places, language) });
  }
  if (on !== '' && inMonths) on = t(say.daysInMonths, { days: on, months: inMonths });
  // Japanese uses 「毎週月曜日」 but 「毎月の月曜日」.
  const isClose = interval === 1 && (frequency === 'WEEKLY' || !parts.days.some(hasNoOrdinal));
  let words = on === '' ? every : t(isClose ? say.on : say.onOther, { every, days: on });
  if (on === '' && inMonths) words = t(say.months, { rule: words, months: inMonths });
  if (end.kind === 'until') return t(say.until, { rule: words, date: formatDate(end.date, 'UTC') });
  if (end.kind === 'count') {
    return t(end.count === 1 ? say.once : say.times, { rule: words, count: end.count });
  }
  return words;
}

const hasNoOrdinal = ({ ordinal }: RuleDay) => ordinal === undefined;

function daysOf(
  { frequency, days, monthDays, months }: RuleParts,
  start: string | undefined,
  t: Translate,
  language: Language,
): { days: string; includesMonth?: boolean } {
  const isDated = days.length === 0 && (start !== undefined || monthDays.length === 1);
  if (frequency === 'YEARLY' && isDated && months.length <= 1 && monthDays.length <= 1) {
    const month = months[0] ?? (start === undefined ? undefined : Number(start.slice(5, 7)));
    const day = monthDays[0] ?? Number(start?.slice(8));
    if (month !== undefined && day > 0) {
      const date = new Date(Date.UTC(2028, month - 1, day, 12));
      const format = dayFormat(language, { month: 'long', day: 'numeric' });
      return { days: format.format(date), includesMonth: true };
    }
  }
  const numbers =
    monthDays.length === 0 && days.length === 0 && frequency === 'MONTHLY' && start !== undefined
      ? [Number(start.slice(8))]
      : monthDays;
  const words = [
    ...weekdayWords(days, t, language),
    ...numbers.map((day) =>
      day === -1 ? t(say.lastDay) : t(day > 0 ? say.monthDay : say.fromEnd, { day: Math.abs(day) }),
    ),
  ];
  if (words.length === 0 && frequency === 'WEEKLY' && start !== undefined) {
    const weekday = new Date(`${start}T00:00:00Z`).getUTCDay();
    return { days: weekdayName(weekday, language, 'long') };
  }
  return { days: listOf(words, language) };
}

function weekdayWords(days: readonly RuleDay[], t: Translate, language: Language): string[] {
  const plain = days.filter(hasNoOrdinal);
  const names = plain.map(({ weekday }) =>
    weekdayName(weekday, language, language === 'ja' && plain.length > 1 ? 'short' : 'long'),
  );
  const together = language === 'ja' && names.length > 1 ? [`${names.join('・')}曜日`] : names;
  return [
    ...together,
    ...days
      .filter((day) => !hasNoOrdinal(day))
      .map(({ ordinal, weekday }) =>
        t(say.ordinalWeekday, {
          ordinal: ordinalWord(ordinal!, t),
          weekday: weekdayName(weekday, language, 'long'),
        }),
      ),
  ];
}

function ordinalWord(ordinal: number, t: Translate): string {
  const words: Record<string, Parameters<Translate>[0]> = say.ordinal;
  const known = words[ordinal === -1 ? 'last' : `n${ordinal}`];
  if (known) return t(known);
  return t(ordinal > 0 ? say.ordinal.other : say.ordinal.fromEnd, { n: Math.abs(ordinal) });
}

function listOf(words: readonly string[], language: Language): string {
  return new Intl.ListFormat(language === 'ja' ? 'ja' : 'en-GB').format(words);
}
