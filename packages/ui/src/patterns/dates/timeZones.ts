import type { Language } from '@office/vocabulary';
import { citiesInJapanese } from './citiesInJapanese.ts';

export interface TimeZoneOption {
  /** IANA name, such as `Asia/Tokyo`. */
  value: string;
  /** `東京`, `Tokyo` */
  city: string;
  /** `日本標準時`, `Japan Standard Time` */
  name: string;
  /** `UTC+9` */
  offset: string;
  /** Search text in lower case. */
  words: string;
}

const locales: Record<Language, string> = { ja: 'ja', en: 'en-GB' };

/** Current names of zones by the older names that browsers still use. */
const newerNames: Record<string, string> = {
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Europe/Kiev': 'Europe/Kyiv',
  'Atlantic/Faeroe': 'Atlantic/Faroe',
  'America/Godthab': 'America/Nuuk',
  'Pacific/Truk': 'Pacific/Chuuk',
  'Pacific/Ponape': 'Pacific/Pohnpei',
  'Pacific/Enderbury': 'Pacific/Kanton',
};

/** Browsers differ in the zone names that they list, so old and current names are equal. */
export function isSameZone(one: string, other: string): boolean {
  return one === other || newerNames[one] === other || newerNames[other] === one;
}

function partOf(
  zone: string,
  locale: string,
  timeZoneName: 'longGeneric' | 'longOffset',
  at: number,
): string {
  const format = new Intl.DateTimeFormat(locale, { timeZone: zone, timeZoneName });
  return format.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? '';
}

/** Returns the offset at an instant, including summer time: `UTC+5:30`. */
function offsetOf(zone: string, at: number): string {
  const written = partOf(zone, 'en-GB', 'longOffset', at).replace('GMT', 'UTC');
  const short = written.replace(/([+-])0?(\d+):(\d\d)$/, (_, sign: string, hours, minutes) =>
    minutes === '00' ? `${sign}${hours}` : `${sign}${hours}:${minutes}`,
  );
  return short === 'UTC' ? 'UTC+0' : short;
}

const latinCity = (zone: string) => {
  const name = newerNames[zone] ?? zone;
  return name.slice(name.lastIndexOf('/') + 1).replaceAll('_', ' ');
};

const olderNames = Object.fromEntries(
  Object.entries(newerNames).map(([older, newer]) => [newer, older]),
);

/** `東京`, `Tokyo` */
export function cityOf(zone: string, language: Language): string {
  const known = citiesInJapanese[zone] ?? citiesInJapanese[olderNames[zone] ?? ''];
  return (language === 'ja' ? known : undefined) ?? latinCity(zone);
}

/** Returns null for a zone unknown to the browser. */
export function describeTimeZone(
  zone: string,
  language: Language,
  at: number,
): TimeZoneOption | null {
  try {
    const city = cityOf(zone, language);
    const name = zone === 'UTC' ? 'UTC' : partOf(zone, locales[language], 'longGeneric', at);
    const offset = offsetOf(zone, at);
    const words = [city, name, offset, offset.replace('UTC', 'GMT'), zone, latinCity(zone)];
    return { value: zone, city, name, offset, words: words.join(' ').toLowerCase() };
  } catch {
    return null;
  }
}

function minutesOf({ offset }: TimeZoneOption): number {
  const [, sign, hours, minutes] = /([+-])(\d+)(?::(\d+))?/.exec(offset) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours ?? 0) * 60 + Number(minutes ?? 0));
}

export function timeZoneNames(): readonly string[] {
  return ['UTC', ...Intl.supportedValuesOf('timeZone').filter((zone) => zone !== 'UTC')];
}

export function sortFromWestToEast(zones: readonly TimeZoneOption[], language: Language) {
  const collator = new Intl.Collator(language);
  return zones.toSorted((a, b) => minutesOf(a) - minutesOf(b) || collator.compare(a.city, b.city));
}

/** Searches by city, country, offset and name. Zones whose city starts with the keyword come first. */
export function findTimeZones(
  zones: readonly TimeZoneOption[],
  keyword: string,
): readonly TimeZoneOption[] {
  const text = keyword.normalize('NFKC').trim().toLowerCase();
  const words = text.split(/\s+/);
  const found = zones.filter((zone) => words.every((word) => zone.words.includes(word)));
  const begins = (zone: TimeZoneOption) =>
    zone.city.toLowerCase().startsWith(text) ||
    latinCity(zone.value).toLowerCase().startsWith(text);
  return [...found.filter(begins), ...found.filter((zone) => !begins(zone))];
}
