import { useMemo } from 'react';
import { rootProps, type RootProps } from '../../primitives/rootProps.ts';
import { weekStart } from '../dates/isoDate.ts';
import { instantOf, wallTimeOf } from '../dates/zoned.ts';
import { calendarGrid } from '../texts.ts';
import { Agenda } from './Agenda.tsx';
import * as styles from './CalendarGrid.css.ts';
import type { DropResult } from './LaneGrid.tsx';
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
import { useCalendarTexts } from './useCalendarTexts.ts';

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

export interface CalendarSlot {
  /** ISO 8601. */
  start: string;
  end: string;
  roomId?: string | undefined;
  personId?: string | undefined;
}

export interface CalendarGridProps extends RootProps<'div'> {
  /** Day, week, month, four-week agenda, or rooms on a day. */
  view: CalendarView;
  /** Any day of the shown range, such as `2026-11-20`. */
  date: string;
  /** Meetings of the shown range; see `calendarRange`. */
  meetings: readonly CalendarMeeting[];
  /** People whose calendars are shown, up to ten, with a colour each. */
  people: readonly CalendarPerson[];
  /** Rows of the `rooms` view. */
  rooms?: readonly CalendarRoom[];
  /** IANA name of the time zone in which times are shown. */
  timeZone: string;
  /** Second time zone, whose hours are shown beside the first. */
  secondTimeZone?: string | undefined;
  /** Current time in milliseconds, for highlighting today and the current time. */
  now: number;
  /** Highlighted time range, such as that of a meeting being planned. */
  selection?: CalendarSlot | undefined;
  /** Returns the name of a holiday; see `japaneseHoliday`. */
  holiday?(date: string): string | undefined;
  /** Accessible name of the grid. Defaults to "Schedule". */
  label?: string | undefined;
  /** Called when a meeting is pressed. */
  onOpen(event: { id: string }): void;
  /** Called when a time range is chosen. Without it, meetings cannot be created. */
  onCreate?(slot: CalendarSlot): void;
  /** Called when a meeting is moved or resized. Without it, meetings are fixed. */
  onReschedule?(event: CalendarSlot & { id: string }): void;
  /** Called when a day's number or its overflow link is pressed. */
  onOpenDay?(event: { date: string }): void;
}

const noRooms: readonly CalendarRoom[] = [];
const none = () => undefined;

/**
 * Shows meetings of up to ten people by day, week or month, and of rooms by day. Supports mouse,
 * touch (long press, then drag) and keyboard: Space picks up, arrow keys move, Enter drops.
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
  selection,
  holiday = none,
  label,
  onOpen,
  onCreate,
  onReschedule,
  onOpenDay,
  ...rest
}: CalendarGridProps) {
  const { t, language } = useCalendarTexts();
  const placed = useMemo(
    () => placeMeetings(meetings, timeZone, people),
    [meetings, timeZone, people],
  );
  const byId = useMemo(() => new Map(people.map((person) => [person.id, person])), [people]);
  const days = useMemo(
    () => daysOf(calendarRange({ view, date, weekStart: weekStart(language) })),
    [view, date, language],
  );
  const slot = ({ start, end, roomId, personId }: DropResult): CalendarSlot => ({
    start: new Date(instantOf(start, timeZone)).toISOString(),
    end: new Date(instantOf(end, timeZone)).toISOString(),
    ...(roomId === undefined ? {} : { roomId }),
    ...(personId === undefined ? {} : { personId }),
  });
  const selected = selection && {
    ...selection,
    start: wallTimeOf(Date.parse(selection.start), timeZone),
    end: wallTimeOf(Date.parse(selection.end), timeZone),
  };
  const shared = {
    meetings: placed,
    people: byId,
    label: label ?? t(calendarGrid.label),
    now: wallTimeOf(now, timeZone),
    onOpen,
    onCreate: onCreate && ((result: DropResult) => onCreate(slot(result))),
    onChange:
      onReschedule &&
      (({ id, ...moved }: DropResult & { id: string }) => onReschedule({ id, ...slot(moved) })),
  };
  return (
    <div
      {...rootProps({ className: styles.root, 'data-component': 'CalendarGrid' }, rest)}
      data-view={view}
    >
      {view === 'month' ? (
        <MonthGrid key={date.slice(0, 7)} {...shared} {...{ days, date, holiday, onOpenDay }} />
      ) : view === 'agenda' ? (
        <Agenda {...shared} {...{ days, holiday }} />
      ) : view === 'rooms' ? (
        <RoomRows {...shared} {...{ date, rooms }} selection={selected} />
      ) : (
        <TimeGrid
          key={view}
          {...shared}
          {...{ days, timeZone, secondTimeZone, holiday, onOpenDay }}
          selection={selected}
          columnsOf={view === 'day' ? people : []}
        />
      )}
    </div>
  );
}
