import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Avatar } from '../../../primitives/Avatar/index.ts';
import { Icon, icons } from '../../../primitives/Icon/index.ts';
import { Text } from '../../../primitives/Text/index.ts';
import { Tooltip } from '../../../primitives/Tooltip/index.ts';
import type { BusyMeetingTime, MeetingClock } from '../meeting.ts';
import { useMeetingTimes } from '../meetingTimes.ts';
import { useMeetingPhrases } from '../useMeetingPhrases.ts';
import { slotsOf, type BusyPerson, type Slot } from './slots.ts';
import * as styles from './FindTime.css.ts';

interface DaySlotsProps {
  label: string;
  people: readonly BusyPerson[];
  room: { name: string; busy: readonly BusyMeetingTime[] } | null;
  date: string;
  minutes: number;
  selected: { startTime: string } | undefined;
  clock: MeetingClock;
  onChoose(event: { startTime: string; endTime: string }): void;
}

/** Fits on a phone. The last column counts the remaining people. */
const maxColumns = 6;

/** A day as a radio group: one row per slot, one column per person. */
export function DaySlots({
  label,
  people,
  room,
  date,
  minutes,
  selected,
  clock,
  onChoose,
}: DaySlotsProps) {
  const { t } = useTranslation('meeting');
  const { nameList } = useMeetingPhrases();
  const times = useMeetingTimes(clock);
  const group = useId();
  const slots = slotsOf({
    date,
    timeZone: clock.timeZone,
    minutes,
    people,
    room: room?.busy,
    now: clock.now,
  });
  const shown = people.length > maxColumns ? people.slice(0, maxColumns - 1) : people;
  const rest = people.length - shown.length;
  const stateOf = ({ past, busy, roomTaken }: Slot) => {
    if (past) return t('find.past');
    const taken = roomTaken && room ? t('find.roomTaken', { room: room.name }) : null;
    const free =
      busy.length === 0
        ? t('find.allFree')
        : t('find.busyNames', { names: nameList(busy.map(({ name }) => name)) });
    if (taken === null) return free;
    return busy.length === 0 ? taken : t('find.and', { first: free, second: taken });
  };
  const noteOf = ({ past, busy, roomTaken }: Slot) => {
    if (past) return '';
    if (busy.length > 0) return t('find.busy', { count: busy.length });
    return roomTaken ? t('find.taken') : '';
  };
  return (
    <div role="radiogroup" aria-label={label} className={styles.table}>
      <div className={styles.head} aria-hidden>
        <span className={styles.time} />
        {shown.map(({ userId, name, avatarUrl }) => (
          <span key={userId} className={styles.column}>
            <Tooltip label={name}>
              <span className={styles.face}>
                <Avatar size="xs" name={name} src={avatarUrl ?? null} decorative />
              </span>
            </Tooltip>
          </span>
        ))}
        {rest > 0 && (
          <span className={styles.column}>
            <Text size="xs" tone="muted" tabular>
              {t('find.more', { count: rest })}
            </Text>
          </span>
        )}
        {room && (
          <span className={styles.column}>
            <Icon icon={icons.room} tone="muted" />
          </span>
        )}
        <span className={styles.note} />
      </div>
      {slots.map((slot) => {
        const { startTime, endTime, past, cells, roomCell } = slot;
        const isFree = !past && slot.busy.length === 0 && !slot.roomTaken;
        return (
          <label key={startTime} className={styles.line} data-free={isFree} data-past={past}>
            <input
              type="radio"
              name={group}
              className={styles.radio}
              checked={
                selected !== undefined && Date.parse(startTime) === Date.parse(selected.startTime)
              }
              disabled={past}
              aria-label={t('find.slot', {
                time: times.span(startTime, endTime),
                state: stateOf(slot),
              })}
              onChange={() => onChoose({ startTime, endTime })}
            />
            <span className={styles.time}>
              <Text size="xs" tone="inherit" tabular>
                {times.time(startTime)}
              </Text>
            </span>
            {cells.slice(0, shown.length).map((isBusy, index) => (
              <span key={people[index]?.userId} className={styles.cell} data-busy={isBusy} />
            ))}
            {rest > 0 && (
              <span className={styles.cell} data-busy={cells.slice(shown.length).some(Boolean)} />
            )}
            {room && <span className={styles.cell} data-busy={roomCell} />}
            <span className={styles.note}>
              <Text size="xs" tone="muted" tabular truncate>
                {noteOf(slot)}
              </Text>
            </span>
          </label>
        );
      })}
    </div>
  );
}
