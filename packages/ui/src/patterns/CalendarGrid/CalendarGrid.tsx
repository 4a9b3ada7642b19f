import { useMemo } from 'react';
import { weekStart } from '../dates/isoDate.ts';
import { instantOf, wallOf } from '../dates/zoned.ts';
import { calendarGrid } from '../texts.ts';
import { Agenda } from './Agenda.tsx';
import * as styles from './CalendarGrid.css.ts';
import type { Dropped } from './LaneGrid.tsx';
import {
  calendarRange,
  daysOf,
  placeMeetings,
  type CalendarMeeting,
  type CalendarPerson,
  type CalendarRoom,
  type CalendarView,
} from './meetings.ts';
import { MonthGrid } from './MonthGrid.tsx';
import { RoomRows } from './RoomRows.tsx';
import { TimeGrid } from './TimeGrid.tsx';
import { useWords } from './useWords.ts';

export { weekStart } from '../dates/isoDate.ts';
export { japaneseHoliday } from '../dates/japaneseHolidays.ts';
export {
  calendarRange,
  calendarViews,
  stepDate,
  type CalendarMeeting,
  type CalendarPerson,
  type CalendarRoom,
  type CalendarView,
} from './meetings.ts';

/** The time, and perhaps the room or person, that was chosen for a new meeting. */
export interface CalendarSlot {
  /** ISO 8601. */
  start: string;
  end: string;
  roomId?: string | undefined;
  personId?: string | undefined;
}

export interface CalendarGridProps {
  /** A day, a week, a month, a list of four weeks, or rooms on a day. */
  view: CalendarView;
  /** A day of what is shown, `2026-11-20`. */
  date: string;
  /** Those of the shown days; `calendarRange` says which they are. */
  meetings: readonly CalendarMeeting[];
  /** The people whose calendars are shown: up to ten, with a colour each. */
  people: readonly CalendarPerson[];
  /** The rows of `rooms`. */
  rooms?: readonly CalendarRoom[];
  /** The zone in which times are shown, an IANA name. */
  timeZone: string;
  /** Another zone whose hours stand beside. */
  secondTimeZone?: string | undefined;
  /** The present moment in milliseconds, for today and the line of now. */
  now: number;
  /** The name of a day's holiday, such as `japaneseHoliday`'s. */
  holiday?(date: string): string | undefined;
  /** Names the grid; "Calendar" without it. */
  label?: string | undefined;
  /** A meeting was pressed. */
  onOpen(event: { id: string }): void;
  /** A time was pressed, dragged over or chosen by keys; without it nothing can be made. */
  onCreate?(slot: CalendarSlot): void;
  /** A meeting was moved or made longer or shorter; without it they stay. */
  onChange?(event: CalendarSlot & { id: string }): void;
  /** A day's number was pressed, or the rest of its meetings. */
  onOpenDay?(event: { date: string }): void;
}

const noRooms: readonly CalendarRoom[] = [];
const none = () => undefined;

/**
 * Meetings of up to ten people on days, weeks and months, and of rooms on a day. They are made, moved and
 * made longer by mouse, finger (rest, then drag) and keys: Space picks one up, arrows move it, Enter drops it.
 */
export function CalendarGrid({
  view,
  date,
  meetings,
  people,
  rooms = noRooms,
  timeZone,
  secondTimeZone,
  now,
  holiday = none,
  label,
  onOpen,
  onCreate,
  onChange,
  onOpenDay,
}: CalendarGridProps) {
  const { t, language } = useWords();
  const placed = useMemo(
    () => placeMeetings(meetings, timeZone, people),
    [meetings, timeZone, people],
  );
  const byId = useMemo(() => new Map(people.map((person) => [person.id, person])), [people]);
  const days = useMemo(
    () => daysOf(calendarRange({ view, date, weekStart: weekStart(language) })),
    [view, date, language],
  );
  const slot = ({ start, end, roomId, personId }: Dropped): CalendarSlot => ({
    start: new Date(instantOf(start, timeZone)).toISOString(),
    end: new Date(instantOf(end, timeZone)).toISOString(),
    ...(roomId === undefined ? {} : { roomId }),
    ...(personId === undefined ? {} : { personId }),
  });
  const shared = {
    meetings: placed,
    people: byId,
    label: label ?? t(calendarGrid.label),
    now: wallOf(now, timeZone),
    onOpen,
    onCreate: onCreate && ((made: Dropped) => onCreate(slot(made))),
    onChange:
      onChange &&
      (({ id, ...moved }: Dropped & { id: string }) => onChange({ id, ...slot(moved) })),
  };
  return (
    <div className={styles.root} data-component="CalendarGrid" data-view={view}>
      {view === 'month' ? (
        <MonthGrid key={date.slice(0, 7)} {...shared} {...{ days, date, holiday, onOpenDay }} />
      ) : view === 'agenda' ? (
        <Agenda {...shared} {...{ days, holiday }} />
      ) : view === 'rooms' ? (
        <RoomRows {...shared} {...{ date, rooms }} />
      ) : (
        <TimeGrid
          key={view}
          {...shared}
          {...{ days, timeZone, secondTimeZone, holiday, onOpenDay }}
          columnsOf={view === 'day' ? people : []}
        />
      )}
    </div>
  );
}
