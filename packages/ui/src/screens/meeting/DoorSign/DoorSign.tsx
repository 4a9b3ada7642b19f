import { useTranslation } from 'react-i18next';
import { useClock } from '../../../patterns/useClock.ts';
import { Icon, icons } from '../../../primitives/Icon/index.ts';
import { Text } from '../../../primitives/Text/index.ts';
import type { MeetingClock } from '../meeting.ts';
import { useMeetingTimes } from '../meetingTimes.ts';
import { useMeetingWords } from '../useMeetingWords.ts';
import * as styles from './DoorSign.css.ts';
import { occupancyOf } from './occupancy.ts';

/** A booking of a meeting room. */
export interface DoorSignMeeting {
  meetingId: string;
  /** Null: the member may not know what it is about. */
  title: string | null;
  /** ISO 8601. */
  startTime: string;
  endTime: string;
}

export interface DoorSignProps {
  roomName: string;
  /** Today's bookings of the room, in order; those that are over do not count. */
  meetings: readonly DoorSignMeeting[];
  /** `line`: whether it is taken and until when, where there is little room. */
  size?: 'line' | 'card';
  clock?: MeetingClock;
}

/** The sign at a meeting room's door: whether it is taken, what is on now and what is next. */
export function DoorSign({ roomName, meetings, size = 'card', clock: given }: DoorSignProps) {
  const { t } = useTranslation('meeting');
  const { titleOf } = useMeetingWords();
  const clock = useClock(given);
  const times = useMeetingTimes(clock);
  const { current, next } = occupancyOf(meetings, clock.now);
  const state = () => {
    if (current) return t('door.takenUntil', { time: times.time(current.until) });
    return next ? t('door.freeUntil', { time: times.time(next.startTime) }) : t('door.free');
  };
  const lines = [
    ...(current ? [{ name: t('door.now'), meeting: current.meeting }] : []),
    ...(next ? [{ name: t('door.next'), meeting: next }] : []),
  ];
  return (
    <div
      role="group"
      aria-label={t('door.label', { room: roomName, state: state() })}
      className={styles.root}
      data-component="DoorSign"
      data-size={size}
      data-taken={current !== null}
    >
      {size === 'card' && (
        <Text weight="bold" truncate as="div">
          {roomName}
        </Text>
      )}
      <span className={styles.state}>
        <Icon icon={current ? icons.taken : icons.room} />
        <Text size="xs" weight="medium" tone="inherit" tabular>
          {state()}
        </Text>
      </span>
      {size === 'card' &&
        (lines.length > 0 ? (
          <dl className={styles.meetings}>
            {lines.map(({ name, meeting }) => (
              <div key={meeting.meetingId} className={styles.meeting}>
                <Text as="dt" size="xs" tone="muted">
                  {name}
                </Text>
                <dd className={styles.words}>
                  <Text truncate as="div">
                    {titleOf(meeting)}
                  </Text>
                  <Text size="xs" tone="muted" tabular as="div">
                    {times.span(meeting.startTime, meeting.endTime)}
                  </Text>
                </dd>
              </div>
            ))}
          </dl>
        ) : (
          <Text as="p" size="xs" tone="muted">
            {t('door.nothing')}
          </Text>
        ))}
    </div>
  );
}
