import { formatDay, formatRange } from '@office/vocabulary';
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

  const clock = useCallback(
    (start: WallTime, end: WallTime) => formatRange(wallClock(start), wallClock(end), language),
    [language],
  );

  const when = useCallback(
    (start: WallTime, end: WallTime) =>
      `${formatDay(wallDate(start), language, 'UTC')} ${clock(start, end)}`,
    [language, clock],
  );

  const time = useCallback(
    (placed: PlacedMeeting) => {
      const { meeting, start, end, wholeDays } = placed;
      if (!wholeDays) return clock(start, end);
      const day = (date: string) => formatDay(date, language, 'UTC');
      const [first, last] = [day(wallDate(start)), day(lastDayOf(placed))];
      if (!meeting.allDay) {
        return formatRange(`${first} ${wallClock(start)}`, `${last} ${wallClock(end)}`, language);
      }
      return first === last ? t(calendarGrid.allDay) : formatRange(first, last, language);
    },
    [t, language, clock],
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
    () => ({ t, language, clock, when, time, title, name, day }),
    [t, language, clock, when, time, title, name, day],
  );
}
