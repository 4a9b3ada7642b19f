import { useMemo } from 'react';
import { cx } from '../../primitives/cx.ts';
import { calendarGrid } from '../texts.ts';
import type { Lane } from './drafts.ts';
import { LaneGrid, type LaneGridProps } from './LaneGrid.tsx';
import * as styles from './LaneGrid.css.ts';
import type { CalendarRoom } from './meetings.ts';
import { useCalendarTexts } from './useCalendarTexts.ts';

interface RoomRowsProps extends Omit<LaneGridProps, 'lanes' | 'orientation' | 'children'> {
  date: string;
  rooms: readonly CalendarRoom[];
}

const hours = Array.from({ length: 24 }, (_, hour) => hour);

/** One row per room with hours across, to show which rooms are free. */
export function RoomRows({ date, rooms, meetings, ...grid }: RoomRowsProps) {
  const { t } = useCalendarTexts();
  const lanes = useMemo<Lane[]>(
    () => rooms.map(({ id }) => ({ key: id, date, roomId: id })),
    [rooms, date],
  );
  const timed = useMemo(() => meetings.filter(({ meeting }) => meeting.room), [meetings]);
  return (
    <LaneGrid {...grid} meetings={timed} lanes={lanes} orientation="across">
      {({ lane, body }) => (
        <div className={styles.rows}>
          <div className={styles.head}>
            <div className={cx(styles.corner, styles.rowsCorner)}>
              <span className={styles.rowsName}>{t(calendarGrid.rooms)}</span>
            </div>
            <ol className={styles.rowsAxis}>
              {hours.map((hour) => (
                <li key={hour} className={styles.rowsHour}>{`${hour}:00`}</li>
              ))}
            </ol>
          </div>
          <div ref={body} className={styles.rowsBody}>
            {rooms.map(({ id, name }, index) => (
              <div key={id} className={styles.row}>
                <div className={styles.rowHead}>{name}</div>
                {lane(index, { label: name })}
              </div>
            ))}
          </div>
        </div>
      )}
    </LaneGrid>
  );
}
