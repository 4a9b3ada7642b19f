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

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(language: string, timeZone: string | undefined): Intl.DateTimeFormat {
  const key = `${language} ${timeZone}`;
  const known = formats.get(key);
  if (known) return known;
  const format = new Intl.DateTimeFormat(language, {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    ...(timeZone ? { timeZone } : {}),
  });
  formats.set(key, format);
  return format;
}

function partsOf(time: number, language: string, timeZone: string | undefined): Parts {
  const format = formatOf(language === 'ja' ? 'ja-JP' : 'en-GB', timeZone);
  const parts = format.formatToParts(time).map(({ type, value }) => [type, value]);
  return Object.fromEntries(parts) as Parts;
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
  const of = (time: number) => partsOf(time, language, timeZone);
  const at = (iso: string) => of(Date.parse(iso));
  const date = ({ year, month, day }: Parts) => `${year}/${month}/${day}`;
  const today = of(now);
  // The day before, counted in days: a day may have 23 or 25 hours.
  const noon = Date.UTC(Number(today.year), Number(today.month) - 1, Number(today.day) - 1, 12);
  const before = date(partsOf(noon, language, 'UTC'));
  const dayOf = (iso: string) => date(at(iso));
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

const minute = 60_000;

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

/** How times read for whoever uses the page. */
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
