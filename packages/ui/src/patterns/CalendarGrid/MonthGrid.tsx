import { Fragment, useMemo, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { LiveRegion } from '../../primitives/LiveRegion/index.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts';
import { formatDay } from '@office/vocabulary';
import { addDays, daysBetween, weekdayOf } from '../dates/isoDate.ts';
import { weekdayName } from '../dates/names.ts';
import { wallDate, wallTimeOfDate, type WallTime } from '../dates/zoned.ts';
import { calendarGrid } from '../texts.ts';
import type { DropResult } from './LaneGrid.tsx';
import { MeetingBlock } from './MeetingBlock.tsx';
import { meetingsOfDay, type CalendarPerson, type PlacedMeeting } from './meetings.ts';
import * as styles from './MonthGrid.css.ts';
import { useDayDrag } from './useDayDrag.ts';
import { useCalendarTexts } from './useCalendarTexts.ts';

interface MonthGridProps {
  days: readonly string[];
  date: string;
  meetings: readonly PlacedMeeting[];
  people: ReadonlyMap<string, CalendarPerson>;
  label: string;
  now: WallTime;
  holiday(date: string): string | undefined;
  onOpen(event: { id: string }): void;
  onOpenDay: ((event: { date: string }) => void) | undefined;
  onChange: ((event: DropResult & { id: string }) => void) | undefined;
}

const maxMeetingsPerDay = 3;

/** Weeks as rows. Meetings move to another day by dragging or keyboard; their time of day is kept. */
export function MonthGrid({
  days,
  date,
  meetings,
  people,
  label,
  now,
  holiday,
  onOpen,
  onOpenDay,
  onChange,
}: MonthGridProps) {
  const words = useCalendarTexts();
  const { t, language } = words;
  const [announcement, setAnnouncement] = useState('');
  const [reached, setReached] = useState<string>();
  const [dragged, setDragged] = useState<{ placed: PlacedMeeting; to: string }>();
  const byId = useMemo(
    () => new Map(meetings.map((placed) => [placed.meeting.id, placed])),
    [meetings],
  );
  const ofDays = useMemo(() => days.map((day) => meetingsOfDay(meetings, day)), [days, meetings]);
  const first = ofDays.find((list) => list.length > 0)?.[0]?.meeting.id;
  const reachable = reached !== undefined && byId.has(reached) ? reached : first;
  const today = wallDate(now);

  const moveTo = (placed: PlacedMeeting, day: string) => {
    const by = daysBetween(wallDate(placed.start), day) * 1440;
    if (by === 0) return setAnnouncement(t(calendarGrid.putBack, { title: words.title(placed) }));
    setAnnouncement(
      t(calendarGrid.dropped, { title: words.title(placed), when: words.day(day, undefined) }),
    );
    onChange?.({ id: placed.meeting.id, start: placed.start + by, end: placed.end + by });
  };
  const canMove = (placed: PlacedMeeting | undefined): placed is PlacedMeeting =>
    Boolean(placed?.meeting.editable && !placed.wholeDays && onChange);
  const drag = useDayDrag(({ id, from, to }) => {
    const placed = byId.get(id);
    if (canMove(placed)) {
      moveTo(placed, addDays(wallDate(placed.start), daysBetween(from, to)));
    }
  });

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const block = (event.target as Element).closest<HTMLElement>('[data-meeting]');
    if (!block) return;
    const placed = byId.get(block.dataset['meeting']!);
    const steps: Record<string, number> = {
      ArrowLeft: -1,
      ArrowRight: 1,
      ArrowUp: -7,
      ArrowDown: 7,
    };
    const step = steps[event.key];
    if (dragged) {
      if (step !== undefined) {
        const to = addDays(dragged.to, step);
        if (days.includes(to)) {
          setDragged({ ...dragged, to });
          setAnnouncement(words.day(to, holiday(to)));
        }
      } else if (event.key === 'Enter' || event.key === ' ') {
        setDragged(undefined);
        moveTo(dragged.placed, dragged.to);
      } else if (event.key === 'Escape') {
        setDragged(undefined);
        setAnnouncement(t(calendarGrid.putBack, { title: words.title(dragged.placed) }));
      } else return;
    } else if (event.key === ' ' && canMove(placed)) {
      const to = wallDate(placed.start);
      setDragged({ placed, to });
      setAnnouncement(
        t(calendarGrid.picked, { title: words.title(placed), when: words.day(to, undefined) }),
      );
    } else if (step !== undefined) {
      const all = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-meeting]')];
      const next = all[all.indexOf(block) + Math.sign(step)];
      if (next) {
        setReached(next.dataset['meeting']);
        next.focus();
      }
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };

  const over = dragged?.to ?? drag.over;
  return (
    <>
      <LiveRegion>{announcement}</LiveRegion>
      <div
        role="region"
        aria-label={label}
        tabIndex={0}
        className={styles.root}
        onKeyDown={onKeyDown}
        onKeyUp={(event) => {
          const id = (event.target as HTMLElement).closest<HTMLElement>('[data-meeting]')?.dataset[
            'meeting'
          ];
          if (event.key === ' ' && canMove(byId.get(id ?? ''))) event.preventDefault();
        }}
        onBlur={() => setDragged(undefined)}
        onPointerDown={(event: PointerEvent<HTMLElement>) => drag.onPointerDown(event)}
        onClick={(event) => {
          const block = (event.target as Element).closest<HTMLElement>('[data-meeting]');
          if (!block || drag.wasDragged()) return;
          setReached(block.dataset['meeting']);
          onOpen({ id: block.dataset['meeting']! });
        }}
      >
        {days.slice(0, 7).map((day) => (
          <div key={day} className={styles.weekday}>
            {weekdayName(weekdayOf(day), language)}
          </div>
        ))}
        {days.map((day, index) => {
          const list = ofDays[index]!;
          const shown =
            list.length > maxMeetingsPerDay + 1 ? list.slice(0, maxMeetingsPerDay) : list;
          const rest = list.length - shown.length;
          const name = holiday(day);
          return (
            <div
              key={day}
              role="group"
              aria-label={words.day(day, name)}
              data-date={day}
              data-today={day === today || undefined}
              data-other={day.slice(0, 7) !== date.slice(0, 7) || undefined}
              data-off={weekdayOf(day) % 6 === 0 || name ? true : undefined}
              data-red={weekdayOf(day) === 0 || name ? true : undefined}
              data-over={day === over || undefined}
              className={styles.cell}
            >
              <div className={styles.head}>
                <button
                  type="button"
                  className={styles.number}
                  aria-current={day === today ? 'date' : undefined}
                  onClick={() => onOpenDay?.({ date: day })}
                >
                  {Number(day.slice(8))}
                  <VisuallyHidden> {words.day(day, name)}</VisuallyHidden>
                </button>
                {name && (
                  <span className={styles.holiday} title={name}>
                    {name}
                  </span>
                )}
              </div>
              {shown.map((placed) => (
                <Fragment key={placed.meeting.id}>
                  <MeetingBlock
                    {...{ placed, people, words }}
                    shape="line"
                    className={styles.chip}
                    isTabStop={
                      placed.meeting.id === reachable && placed.start >= wallTimeOfDate(days[0]!)
                    }
                    moving={placed.meeting.id === (dragged?.placed.meeting.id ?? drag.moving)}
                  />
                </Fragment>
              ))}
              {rest > 0 && (
                <button
                  type="button"
                  className={styles.more}
                  onClick={() => onOpenDay?.({ date: day })}
                >
                  {t(calendarGrid.more, { count: rest })}
                  <VisuallyHidden> {formatDay(day, language, 'UTC')}</VisuallyHidden>
                </button>
              )}
            </div>
          );
        })}
      </div>
    </>
  );
}
