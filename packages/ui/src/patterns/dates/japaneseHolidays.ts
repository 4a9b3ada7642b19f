// Public holidays of Japan from 2022 on, computed by the current law.
import { addDays, isoDateOf, weekdayOf } from './isoDate.ts';

interface Name {
  ja: string;
  en: string;
}

const fixed: readonly (readonly [number, number, Name])[] = [
  [1, 1, { ja: '元日', en: 'New Year’s Day' }],
  [2, 11, { ja: '建国記念の日', en: 'National Foundation Day' }],
  [2, 23, { ja: '天皇誕生日', en: 'Emperor’s Birthday' }],
  [4, 29, { ja: '昭和の日', en: 'Showa Day' }],
  [5, 3, { ja: '憲法記念日', en: 'Constitution Day' }],
  [5, 4, { ja: 'みどりの日', en: 'Greenery Day' }],
  [5, 5, { ja: 'こどもの日', en: 'Children’s Day' }],
  [8, 11, { ja: '山の日', en: 'Mountain Day' }],
  [11, 3, { ja: '文化の日', en: 'Culture Day' }],
  [11, 23, { ja: '勤労感謝の日', en: 'Labor Thanksgiving Day' }],
];

/** Month and ordinal of the Monday within it. */
const mondays: readonly (readonly [number, number, Name])[] = [
  [1, 2, { ja: '成人の日', en: 'Coming of Age Day' }],
  [7, 3, { ja: '海の日', en: 'Marine Day' }],
  [9, 3, { ja: '敬老の日', en: 'Respect for the Aged Day' }],
  [10, 2, { ja: 'スポーツの日', en: 'Sports Day' }],
];

const vernal = { ja: '春分の日', en: 'Vernal Equinox Day' };
const autumnal = { ja: '秋分の日', en: 'Autumnal Equinox Day' };
const substitute = { ja: '振替休日', en: 'Substitute holiday' };
const between = { ja: '国民の休日', en: 'Citizens’ holiday' };

/** Day of the month of an equinox. The almanac formula is valid from 1980 to 2099. */
function equinox(year: number, base: number): number {
  return Math.floor(base + 0.242194 * (year - 1980) - Math.floor((year - 1980) / 4));
}

const years = new Map<number, ReadonlyMap<string, Name>>();

export function japaneseHolidays(year: number): ReadonlyMap<string, Name> {
  const known = years.get(year);
  if (known) return known;
  const date = (month: number, day: number) => isoDateOf(year, month, day)!;
  const monday = (month: number, nth: number) => {
    const first = date(month, 1);
    return addDays(first, ((8 - weekdayOf(first)) % 7) + 7 * (nth - 1));
  };
  const named = new Map<string, Name>([
    ...fixed.map(([month, day, name]) => [date(month, day), name] as const),
    ...mondays.map(([month, nth, name]) => [monday(month, nth), name] as const),
    [date(3, equinox(year, 20.8431)), vernal],
    [date(9, equinox(year, 23.2488)), autumnal],
  ]);
  const all = new Map(named);
  for (const day of named.keys()) {
    // A holiday on a Sunday has a substitute on the next day that is not a holiday.
    let next = day;
    while (weekdayOf(day) === 0 && named.has(next)) next = addDays(next, 1);
    if (next !== day) all.set(next, substitute);
    const after = addDays(day, 1);
    if (
      named.has(addDays(day, 2)) &&
      !named.has(after) &&
      weekdayOf(after) !== 0 &&
      !all.has(after)
    )
      all.set(after, between);
  }
  years.set(year, all);
  return all;
}

export function japaneseHoliday(date: string, language: 'ja' | 'en'): string | undefined {
  return japaneseHolidays(Number(date.slice(0, 4))).get(date)?.[language];
}
