import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChatClock } from './chat.ts';

interface Parts {
  year: string;
  month: string;
  day: string;
  weekday: string;
  hour: string;
  minute: string;
}

const minute = 60_000;
/** Zones differ by quarters of an hour at the least: within one, the day is the same. */
const quarterHour = 15 * minute;
/** Minutes of which is kept how they read. */
const mostKept = 5000;

/** A language's and zone's times. What was formatted once is kept: a list asks for the same ones again and again. */
interface Zone {
  format: Intl.DateTimeFormat;
  minutes: Map<number, Parts>;
  days: Map<number, string>;
}

const zones = new Map<string, Zone>();

function zoneOf(language: string, timeZone: string | undefined): Zone {
  const key = `${language} ${timeZone}`;
  const known = zones.get(key);
  if (known) return known;
  const format = new Intl.DateTimeFormat(language === 'ja' ? 'ja-JP' : 'en-GB', {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    ...(timeZone ? { timeZone } : {}),
  });
  const zone: Zone = { format, minutes: new Map(), days: new Map() };
  zones.set(key, zone);
  return zone;
}

function partsOf({ format, minutes }: Zone, time: number): Parts {
  const at = Math.floor(time / minute);
  const known = minutes.get(at);
  if (known) return known;
  const parts = Object.fromEntries(
    format.formatToParts(time).map(({ type, value }) => [type, value]),
  ) as unknown as Parts;
  if (minutes.size >= mostKept) minutes.clear();
  minutes.set(at, parts);
  return parts;
}

const date = ({ year, month, day }: Parts) => `${year}/${month}/${day}`;

function dayIn(zone: Zone, time: number): string {
  const at = Math.floor(time / quarterHour);
  const day = zone.days.get(at) ?? date(partsOf(zone, time));
  zone.days.set(at, day);
  return day;
}

/** How times read in the member's language and zone (formats of spec §9). */
export interface ChatTimes {
  /** HH:mm */
  time(iso: string): string;
  /** Which day it was, the same for all times of that day: yyyy/MM/dd. */
  dayOf(iso: string): string;
  /** The day of a separator: today, yesterday, MM/dd(EEE) or dd/MM(EEE), in other years yyyy/MM/dd. */
  day(iso: string): string;
  /** As short as a list needs it: HH:mm, yesterday, the day. */
  short(iso: string): string;
  /** yyyy/MM/dd - HH:mm */
  full(iso: string): string;
}

export interface DayWords {
  today: string;
  yesterday: string;
}

export function chatTimes(
  language: string,
  words: DayWords,
  { now, timeZone }: ChatClock,
): ChatTimes {
  const zone = zoneOf(language, timeZone);
  const at = (iso: string) => partsOf(zone, Date.parse(iso));
  const today = partsOf(zone, now);
  // The day before, counted in days: a day may have 23 or 25 hours.
  const noon = Date.UTC(Number(today.year), Number(today.month) - 1, Number(today.day) - 1, 12);
  const before = date(partsOf(zoneOf(language, 'UTC'), noon));
  const dayOf = (iso: string) => dayIn(zone, Date.parse(iso));
  const named = (iso: string) => {
    const day = dayOf(iso);
    return day === date(today) ? words.today : day === before ? words.yesterday : undefined;
  };
  const dayAndMonth = ({ month, day }: Parts) =>
    language === 'ja' ? `${month}/${day}` : `${day}/${month}`;
  const plain = (iso: string, withWeekday: boolean) => {
    const parts = at(iso);
    if (parts.year !== today.year) return date(parts);
    return withWeekday ? `${dayAndMonth(parts)}(${parts.weekday})` : dayAndMonth(parts);
  };
  const time = (iso: string) => `${at(iso).hour}:${at(iso).minute}`;
  return {
    time,
    dayOf,
    day: (iso) => named(iso) ?? plain(iso, true),
    short: (iso) => {
      const day = named(iso);
      return day === words.today ? time(iso) : (day ?? plain(iso, false));
    },
    full: (iso) => `${dayOf(iso)} - ${time(iso)}`,
  };
}

/** The given clock, or one's own that goes on with the minutes. */
export function useChatClock(given: ChatClock | undefined): ChatClock {
  const [own, setOwn] = useState<ChatClock>(() => ({ now: Date.now() }));
  const running = given === undefined;
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => setOwn({ now: Date.now() }), minute);
    return () => clearInterval(timer);
  }, [running]);
  return given ?? own;
}

/** Formats times for the language and zone of the page. */
export function useChatTimes({ now, timeZone }: ChatClock): ChatTimes {
  const { t, i18n } = useTranslation('chat');
  return useMemo(
    () =>
      chatTimes(
        i18n.language,
        { today: t('day.today'), yesterday: t('day.yesterday') },
        { now, ...(timeZone ? { timeZone } : {}) },
      ),
    [i18n.language, t, now, timeZone],
  );
}
