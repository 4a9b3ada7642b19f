import { formatDay } from '@office/vocabulary';
import { Fragment } from 'react';
import { Text } from '../../primitives/Text/index.ts';
import { wallDate, type WallTime } from '../dates/zoned.ts';
import { calendarGrid } from '../texts.ts';
import * as styles from './Agenda.css.ts';
import { MeetingBlock } from './MeetingBlock.tsx';
import { meetingsOfDay, type CalendarPerson, type PlacedMeeting } from './meetings.ts';
import { useCalendarTexts } from './useCalendarTexts.ts';

interface AgendaProps {
  days: readonly string[];
  meetings: readonly PlacedMeeting[];
  people: ReadonlyMap<string, CalendarPerson>;
  label: string;
  now: WallTime;
  holiday(date: string): string | undefined;
  onOpen(event: { id: string }): void;
}

/** Lists days with meetings; includes today even without meetings. */
export function Agenda({ days, meetings, people, label, now, holiday, onOpen }: AgendaProps) {
  const words = useCalendarTexts();
  const { t, language } = words;
  const today = wallDate(now);
  const listed = days
    .map((date) => ({ date, list: meetingsOfDay(meetings, date) }))
    .filter(({ list }) => list.length > 0);
  return (
    <div
      role="region"
      aria-label={label}
      tabIndex={0}
      className={styles.root}
      onClick={(event) => {
        const block = (event.target as Element).closest<HTMLElement>('[data-meeting]');
        if (block) onOpen({ id: block.dataset['meeting']! });
      }}
    >
      {listed.length === 0 && (
        <div className={styles.empty}>
          <Text as="p" tone="muted" align="center">
            {t(calendarGrid.noMeetings)}
          </Text>
        </div>
      )}
      {listed.map(({ date, list }) => {
        const name = holiday(date);
        return (
          <Fragment key={date}>
            <div className={styles.day} aria-current={date === today ? 'date' : undefined}>
              <Text weight="medium" tabular tone={date === today ? 'accent' : 'default'}>
                {formatDay(date, language, 'UTC')}
              </Text>
              {name && (
                <Text size="xs" tone="danger">
                  {name}
                </Text>
              )}
            </div>
            <ul className={styles.list} aria-label={formatDay(date, language, 'UTC')}>
              {list.map((placed) => (
                <li key={placed.meeting.id} className={styles.item}>
                  <MeetingBlock
                    {...{ placed, people, words }}
                    shape="lines"
                    className={styles.block}
                    isTabStop
                  />
                </li>
              ))}
            </ul>
          </Fragment>
        );
      })}
    </div>
  );
}
