import type { Language } from '@office/vocabulary';
import { addDays, isoDateOf, weekdayOf } from './isoDate.ts';

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const weekdays = [
  /^(?:日曜?|sun(?:day)?)日?$/,
  /^(?:月曜?|mon(?:day)?)日?$/,
  /^(?:火曜?|tue(?:s(?:day)?)?)日?$/,
  /^(?:水曜?|wed(?:nesday)?)日?$/,
  /^(?:木曜?|thu(?:rs(?:day)?)?)日?$/,
  /^(?:金曜?|fri(?:day)?)日?$/,
  /^(?:土曜?|sat(?:urday)?)日?$/,
];
const words: Record<string, number> = {
  今日: 0,
  本日: 0,
  明日: 1,
  あした: 1,
  明後日: 2,
  あさって: 2,
  昨日: -1,
  today: 0,
  tomorrow: 1,
  yesterday: -1,
};

const adjacentWeekday =
  /^(?:sun|mon|tue|wed|thu|fri|sat)\w*[,.]?\s+(?=\S*\d)|\s*[(（][^)）]*[)）]$/;

/**
 * Parses a typed date into ISO 8601, or undefined. Japanese dates start with the month, English
 * ones with the day. Without a year, returns the next such date from today on.
 */
export function parseDate(
  typed: string,
  { language, today }: { language: Language; today: string },
): string | undefined {
  const text = typed.normalize('NFKC').trim().toLowerCase().replace(adjacentWeekday, '');
  const days = words[text];
  if (days !== undefined) return addDays(today, days);
  const weekday = weekdays.findIndex((name) => name.test(text));
  if (weekday !== -1) return addDays(today, (weekday - weekdayOf(today) + 7) % 7);
  return inFull(text) ?? byName(text, today) ?? short(text, language, today);
}

function inFull(text: string): string | undefined {
  const found =
    /^(\d{4})\s*[-/.年]\s*(\d{1,2})\s*[-/.月]\s*(\d{1,2})日?$/.exec(text) ??
    /^(\d{4})(\d{2})(\d{2})$/.exec(text);
  if (!found) return undefined;
  const [, year, month, day] = found.map(Number);
  return isoDateOf(year!, month!, day!);
}

/** `20 Nov 2026`, `November 20` */
function byName(text: string, today: string): string | undefined {
  const found =
    /^(?<day>\d{1,2})(?:st|nd|rd|th)?\.?\s+(?<name>[a-z]{3,9})\.?(?:,?\s+(?<year>\d{4}))?$/.exec(
      text,
    ) ??
    /^(?<name>[a-z]{3,9})\.?\s+(?<day>\d{1,2})(?:st|nd|rd|th)?(?:,?\s+(?<year>\d{4}))?$/.exec(text);
  const { day, name, year } = found?.groups ?? {};
  const month = name === undefined ? -1 : months.indexOf(name.slice(0, 3));
  if (month === -1) return undefined;
  return dayOf(year, month + 1, Number(day), today);
}

/** `11/20`, `11月20日`; in English `20/11`, `20/11/2026`. */
function short(text: string, language: Language, today: string): string | undefined {
  const found = /^(\d{1,2})\s*[-/.月]\s*(\d{1,2})(?:日|[-/.](\d{4}))?$/.exec(text);
  if (!found) return undefined;
  const [, first, second, year] = found;
  const monthFirst = language === 'ja' || text.includes('月');
  const [month, day] = monthFirst ? [first, second] : [second, first];
  return dayOf(year, Number(month), Number(day), today);
}

function dayOf(year: string | undefined, month: number, day: number, today: string) {
  if (year !== undefined) return isoDateOf(Number(year), month, day);
  const thisYear = Number(today.slice(0, 4));
  // 29 February may be up to eight years away.
  for (let next = thisYear; next <= thisYear + 8; next += 1) {
    const date = isoDateOf(next, month, day);
    if (date !== undefined && date >= today) return date;
  }
  return undefined;
}
