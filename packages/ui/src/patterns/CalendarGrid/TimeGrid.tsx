import { formatTime } from '@office/vocabulary';
import { useMemo } from 'react';
import { cx } from '../../primitives/cx.ts';
import { Text } from '../../primitives/Text/index.ts';
import { weekdayOf } from '../dates/isoDate.ts';
import { weekdayName } from '../dates/names.ts';
import { describeTimeZone } from '../dates/timeZones.ts';
import { instantOf, wallDate, wallTimeOfDate } from '../dates/zoned.ts';
import type { Lane } from './drafts.ts';
import { colorOf, MeetingBlock } from './MeetingBlock.tsx';
import { LaneGrid, type LaneGridProps } from './LaneGrid.tsx';
import * as styles from './LaneGrid.css.ts';
import { meetingsOfDay, type CalendarPerson, type PlacedMeeting } from './meetings.ts';
import { useCalendarTexts } from './useCalendarTexts.ts';

interface TimeGridProps extends Omit<LaneGridProps, 'lanes' | 'orientation' | 'children'> {
  days: readonly string[];
  /** One column per person in a day view. */
  columnsOf: readonly CalendarPerson[];
  timeZone: string;
  secondTimeZone: string | undefined;
  holiday(date: string): string | undefined;
  onOpenDay: ((event: { date: string }) => void) | undefined;
}

const hours = Array.from({ length: 24 }, (_, hour) => hour);

/** Vertical hours with a column per day or person. */
export function TimeGrid({
  days,
  columnsOf,
  timeZone,
  secondTimeZone,
  holiday,
  onOpenDay,
  meetings,
  people,
  ...grid
}: TimeGridProps) {
  const words = useCalendarTexts();
  const lanes = useMemo<Lane[]>(
    () =>
      columnsOf.length > 1 && days.length === 1
        ? columnsOf.map(({ id }) => ({ key: id, date: days[0]!, personId: id }))
        : days.map((date) => ({ key: date, date })),
    [days, columnsOf],
  );
  const timed = useMemo(() => meetings.filter(({ wholeDays }) => !wholeDays), [meetings]);
  const allDay = useMemo(() => meetings.filter(({ wholeDays }) => wholeDays), [meetings]);
  const zones = [timeZone, ...(secondTimeZone ? [secondTimeZone] : [])].toReversed();
  const midnight = wallTimeOfDate(days[0]!);
  const today = wallDate(grid.now);
  return (
    <LaneGrid {...grid} people={people} meetings={timed} lanes={lanes} orientation="down">
      {({ lane, body }) => (
        <div className={styles.columns}>
          <div className={styles.head}>
            <div className={styles.corner}>
              {zones.length > 1 &&
                zones.map((zone) => (
                  <span key={zone} className={styles.zoneName}>
                    {describeTimeZone(zone, words.language, instantOf(midnight, zone))?.city}
                  </span>
                ))}
            </div>
            <div className={styles.lanes}>
              {lanes.map(({ key, date, personId }) => (
                <div key={key} className={styles.laneHead}>
                  {personId === undefined ? (
                    <DayHead
                      {...{ date, onOpenDay }}
                      isToday={date === today}
                      holiday={holiday(date)}
                    />
                  ) : (
                    <span className={cx(styles.personName, colorOf(people.get(personId)))}>
                      <span className={styles.dot} />
                      <Text size="xs" truncate>
                        {people.get(personId)?.name ?? ''}
                      </Text>
                    </span>
                  )}
                  {allDayMeetings(allDay, date, personId).map((placed) => (
                    <MeetingBlock
                      key={placed.meeting.id}
                      {...{ placed, people, words }}
                      shape="line"
                      className={styles.chip}
                      isTabStop
                    />
                  ))}
                </div>
              ))}
            </div>
          </div>
          <div className={styles.body}>
            <div className={styles.axes}>
              {zones.map((zone) => (
                <ol key={zone} className={styles.axisHours}>
                  {hours.map((hour) => (
                    <li key={hour} className={styles.axisHour}>
                      <span>
                        {zone === timeZone
                          ? `${String(hour).padStart(2, '0')}:00`
                          : formatTime(instantOf(midnight + hour * 60, timeZone), zone)}
                      </span>
                    </li>
                  ))}
                </ol>
              ))}
            </div>
            <div ref={body} className={styles.lanes}>
              {lanes.map(({ date, personId }, index) =>
                lane(index, {
                  label:
                    personId === undefined
                      ? words.day(date, holiday(date))
                      : (people.get(personId)?.name ?? ''),
                  isToday: days.length > 1 && date === today,
                  isOff: isOff(date, holiday),
                }),
              )}
            </div>
          </div>
        </div>
      )}
    </LaneGrid>
  );
}

const isOff = (date: string, holiday: (date: string) => string | undefined) =>
  weekdayOf(date) % 6 === 0 || holiday(date) !== undefined;

function allDayMeetings(meetings: readonly PlacedMeeting[], date: string, personId?: string) {
  return meetingsOfDay(meetings, date).filter(
    ({ meeting }) => personId === undefined || meeting.personIds.includes(personId),
  );
}

function DayHead({
  date,
  isToday,
  holiday,
  onOpenDay,
}: {
  date: string;
  isToday: boolean;
  holiday: string | undefined;
  onOpenDay: TimeGridProps['onOpenDay'];
}) {
  const { language } = useCalendarTexts();
  const isRed = holiday !== undefined || weekdayOf(date) === 0;
  const words = (
    <>
      <span className={styles.dayNumber}>{Number(date.slice(8))}</span>{' '}
      {weekdayName(weekdayOf(date), language)}
    </>
  );
  return (
    <div
      className={cx(styles.dayName, isRed && styles.isHoliday, isToday && styles.isToday)}
      aria-current={isToday ? 'date' : undefined}
    >
      {onOpenDay ? (
        <button type="button" className={styles.dayButton} onClick={() => onOpenDay({ date })}>
          {words}
        </button>
      ) : (
        <span>{words}</span>
      )}
      {holiday && (
        <Text size="xs" tone="inherit" truncate>
          {holiday}
        </Text>
      )}
    </div>
  );
}
