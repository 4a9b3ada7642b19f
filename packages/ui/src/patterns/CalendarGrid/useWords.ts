import { formatDay } from '@office/vocabulary';
import { useCallback, useMemo } from 'react';
import { fullDate } from '../dates/names.ts';
import { wallClock, wallDate, type WallTime } from '../dates/zoned.ts';
import { useLanguage } from '../LocaleProvider/useLanguage.ts';
import { useText } from '../LocaleProvider/useText.ts';
import { calendarGrid } from '../texts.ts';
import { lastDayOf, type CalendarPerson, type PlacedMeeting } from './meetings.ts';

export type CalendarWords = ReturnType<typeof useWords>;

/** The words of a calendar in the member's language. */
export function useWords() {
  const t = useText();
  const language = useLanguage();

  const when = useCallback(
    (start: WallTime, end: WallTime) =>
      `${formatDay(wallDate(start), language, 'UTC')} ${wallClock(start)}–${wallClock(end)}`,
    [language],
  );

  const time = useCallback(
    (placed: PlacedMeeting) => {
      const { meeting, start, end, wholeDays } = placed;
      if (!wholeDays) return `${wallClock(start)}–${wallClock(end)}`;
      const day = (date: string) => formatDay(date, language, 'UTC');
      const [first, last] = [day(wallDate(start)), day(lastDayOf(placed))];
      if (!meeting.allDay) return `${first} ${wallClock(start)}–${last} ${wallClock(end)}`;
      return first === last ? t(calendarGrid.allDay) : `${first}–${last}`;
    },
    [t, language],
  );

  const title = useCallback(
    (placed: PlacedMeeting) => placed.meeting.title ?? t(calendarGrid.busy),
    [t],
  );

  /** Everything that a block shows by colours, lines and marks alone. */
  const unseen = useCallback(
    ({ meeting }: PlacedMeeting, people: ReadonlyMap<string, CalendarPerson>) =>
      [
        meeting.answer && t(calendarGrid.answer[meeting.answer]),
        meeting.recurring && t(calendarGrid.recurring),
        ...meeting.personIds.flatMap((id) => people.get(id)?.name ?? []),
      ]
        .filter(Boolean)
        .join(language === 'ja' ? '、' : ', '),
    [t, language],
  );

  const day = useCallback(
    (date: string, holiday: string | undefined) => {
      const words = fullDate(date, language);
      return holiday ? t(calendarGrid.weekday, { date: words, holiday }) : words;
    },
    [t, language],
  );

  return useMemo(
    () => ({ t, language, when, time, title, unseen, day }),
    [t, language, when, time, title, unseen, day],
  );
}
