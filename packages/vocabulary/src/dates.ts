import type { Language } from './contract/languages.ts';

export type Instant = string | number | Date;

/** Zero-padded parts of a local date and time. */
interface Parts {
  year: string;
  month: string;
  day: string;
  hour: string;
  minute: string;
  second: string;
}

const weekdays: Record<Language, readonly string[]> = {
  ja: ['日', '月', '火', '水', '木', '金', '土'],
  en: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
};

/** Cached: creating a formatter is about a hundred times slower than using it. */
const formatters = new Map<string, Intl.DateTimeFormat>();

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone);
  if (known) return known;
  const clock = new Intl.DateTimeFormat('en-GB', {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
    timeZone,
  });
  formatters.set(timeZone, clock);
  return clock;
}

const twoDigits = (value: number) => String(value).padStart(2, '0');

/** Needs no formatter, whose creation takes milliseconds when a page starts. */
function localParts(date: Date): Parts {
  return {
    year: String(date.getFullYear()),
    month: twoDigits(date.getMonth() + 1),
    day: twoDigits(date.getDate()),
    hour: twoDigits(date.getHours()),
    minute: twoDigits(date.getMinutes()),
    second: twoDigits(date.getSeconds()),
  };
}

function partsIn(timeZone: string, date: Date): Parts {
  const parts = clockOf(timeZone).formatToParts(date);
  return Object.fromEntries(parts.map(({ type, value }) => [type, value])) as unknown as Parts;
}

/**
 * Formats an instant in an IANA time zone, local by default. Invalid instants are formatted as ''.
 */
function writer<Rest extends unknown[]>(write: (parts: Parts, ...rest: Rest) => string) {
  return (instant: Instant, timeZone: string | undefined, ...rest: Rest): string => {
    const date = new Date(instant);
    if (Number.isNaN(date.getTime())) return '';
    return write(timeZone === undefined ? localParts(date) : partsIn(timeZone, date), ...rest);
  };
}

const dateOf = ({ year, month, day }: Parts) => `${year}/${month}/${day}`;
const timeOf = ({ hour, minute }: Parts) => `${hour}:${minute}`;

/** 0 is Sunday. */
const weekdayOf = ({ year, month, day }: Parts): number =>
  new Date(`${year}-${month}-${day}T00:00:00Z`).getUTCDay();

const inDate = writer(dateOf);
const inTime = writer(timeOf);
const inDateTime = writer((parts) => `${dateOf(parts)} - ${timeOf(parts)}`);
const inTimestamp = writer(
  (parts) => `${parts.year}-${parts.month}-${parts.day} ${timeOf(parts)}:${parts.second}`,
);
const inLong = writer((parts) => `${parts.year}年${parts.month}月${parts.day}日 ${timeOf(parts)}`);
const inDay = writer((parts, language: Language) => {
  const { month, day } = parts;
  const date = language === 'ja' ? `${month}/${day}` : `${day}/${month}`;
  return `${date}(${weekdays[language][weekdayOf(parts)]})`;
});
/** `2026/11/20` */
export function formatDate(instant: Instant, timeZone?: string): string {
  return inDate(instant, timeZone);
}

/** `09:30` */
export function formatTime(instant: Instant, timeZone?: string): string {
  return inTime(instant, timeZone);
}

/** `2026/11/20 - 09:30` */
export function formatDateTime(instant: Instant, timeZone?: string): string {
  return inDateTime(instant, timeZone);
}

/** `2026-11-20 09:30:00`, the format of requests and operator commands. */
export function formatRequestTimestamp(instant: Instant, timeZone?: string): string {
  return inTimestamp(instant, timeZone);
}

/** `11/20(金)` in Japanese, `20/11(Fri)` in English. */
export function formatDay(instant: Instant, language: Language, timeZone?: string): string {
  return inDay(instant, timeZone, language);
}

/** With the day if it differs from `reference`: `11/20(金) 09:30`, in English `20/11(Fri) 09:30`. */
export function formatTimeOnDay(
  instant: Instant,
  language: Language,
  reference: Instant = Date.now(),
  timeZone?: string,
): string {
  const time = formatTime(instant, timeZone);
  const isSameDay = formatDate(instant, timeZone) === formatDate(reference, timeZone);
  return isSameDay ? time : `${formatDay(instant, language, timeZone)} ${time}`;
}

/** Joins two formatted dates or times: `09:30〜10:00` in Japanese, `09:30–10:00` in English. */
export function formatRange(start: string, end: string, language: Language): string {
  return `${start}${language === 'ja' ? '〜' : '–'}${end}`;
}

/** `2026年11月20日 09:30` in both languages, for the maintenance page. */
export function formatLongDateTime(instant: Instant, timeZone?: string): string {
  return inLong(instant, timeZone);
}

// Literals and functions alone: a page that does not name them in full does not carry them.
// prettier-ignore
const months = [
  'January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November',
  'December',
];
const longWeekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** `11月` in Japanese, `November` in English. */
export function formatMonth(instant: Instant, language: Language, timeZone?: string): string {
  const write = writer(({ month }) =>
    language === 'ja' ? `${Number(month)}月` : months[Number(month) - 1]!,
  );
  return write(instant, timeZone);
}

/** `金曜日` in Japanese, `Friday` in English. */
export function formatWeekday(instant: Instant, language: Language, timeZone?: string): string {
  const write = writer((parts) => {
    const weekday = weekdayOf(parts);
    return language === 'ja' ? `${weekdays.ja[weekday]}曜日` : longWeekdays[weekday]!;
  });
  return write(instant, timeZone);
}
