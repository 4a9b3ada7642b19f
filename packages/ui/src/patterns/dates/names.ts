import type { Language } from '@office/vocabulary';

/** Cache, because creating a format takes about 100 times as long as using it. */
const formats = new Map<string, Intl.DateTimeFormat>();

// `en-GB` puts the day before the month, as the product does.
const locales: Record<Language, string> = { ja: 'ja', en: 'en-GB' };

/** Formats instants in UTC unless `options` sets a time zone. */
export function dayFormat(
  language: Language,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  const key = `${language}${JSON.stringify(options)}`;
  const known = formats.get(key);
  if (known) return known;
  const format = new Intl.DateTimeFormat(locales[language], { timeZone: 'UTC', ...options });
  formats.set(key, format);
  return format;
}

const noon = (date: string) => new Date(`${date}T12:00:00Z`);

export function fullDate(date: string, language: Language): string {
  return dayFormat(language, { dateStyle: 'full' }).format(noon(date));
}

export function monthName(date: string, language: Language): string {
  return dayFormat(language, { year: 'numeric', month: 'long' }).format(noon(date));
}

/** `金`, `Fri`; long: `金曜日`, `Friday`. Sunday is 0. */
export function weekdayName(
  weekday: number,
  language: Language,
  weekdayStyle: 'short' | 'long' = 'short',
): string {
  // 1 November 2026 is a Sunday.
  return dayFormat(language, { weekday: weekdayStyle }).format(
    noon(`2026-11-0${1 + (weekday % 7)}`),
  );
}

/** `11月`, `November`. Months start at 1. */
export function nameOfMonth(month: number, language: Language): string {
  return dayFormat(language, { month: 'long' }).format(
    noon(`2026-${String(month).padStart(2, '0')}-15`),
  );
}
