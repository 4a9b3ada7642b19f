import { formatDay } from '@office/vocabulary';
import { useCallback, useMemo } from 'react';
import { fullDate } from '../dates/names.ts';
import { wallClock, wallDate, type WallTime } from '../dates/zoned.ts';
import { useLanguage } from '../LocaleProvider/useLanguage.ts';
import { useText } from '../LocaleProvider/useText.ts';
import { calendarGrid } from '../texts.ts';
import { lastDayOf, type CalendarPerson, type PlacedMeeting } from './meetings.ts';

export type CalendarWords = ReturnType<typeof useCalendarTexts>;

export type BlockShape = 'line' | 'lines';

export function useCalendarTexts() {
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

  /** The text of the block, and the information shown by colours, lines and icons. */
  const name = useCallback(
    (placed: PlacedMeeting, people: ReadonlyMap<string, CalendarPerson>, shape: BlockShape) => {
      const { answer, canceled, recurring, personIds, room } = placed.meeting;
      const unseen = [
        answer && t(calendarGrid.answer[answer]),
        recurring && t(calendarGrid.recurring),
        ...personIds.flatMap((id) => people.get(id)?.name ?? []),
      ];
      return [
        shape === 'line' && !placed.wholeDays && wallClock(placed.start),
        canceled && t(calendarGrid.canceled),
        title(placed),
        time(placed),
        room?.name,
        unseen.filter(Boolean).join(language === 'ja' ? '、' : ', '),
      ]
        .filter(Boolean)
        .join(' ');
    },
    [t, language, title, time],
  );

  const day = useCallback(
    (date: string, holiday: string | undefined) => {
      const words = fullDate(date, language);
      return holiday ? t(calendarGrid.weekday, { date: words, holiday }) : words;
    },
    [t, language],
  );

  return useMemo(
    () => ({ t, language, when, time, title, name, day }),
    [t, language, when, time, title, name, day],
  );
}
