import { formatTime } from '@office/vocabulary';
import { useTranslation } from 'react-i18next';
import { Link } from '../../../primitives/Link/index.ts';
import { Text } from '../../../primitives/Text/index.ts';
import type { DeskMeeting } from '../people.ts';
import * as styles from './DeskMeetings.css.ts';

interface DeskMeetingsProps {
  meetings: readonly DeskMeeting[];
  timeZone: string | undefined;
}

export function DeskMeetings({ meetings, timeZone }: DeskMeetingsProps) {
  const { t } = useTranslation('people');
  if (meetings.length === 0) {
    return (
      <Text as="p" tone="muted">
        {t('desk.noMeetings')}
      </Text>
    );
  }
  return (
    <ul className={styles.root} aria-label={t('desk.today')}>
      {meetings.map(({ meetingId, title, startTime, endTime, status, place, href }) => (
        <li key={meetingId} className={styles.meeting}>
          <span className={styles.times}>
            <Text
              as="time"
              dateTime={startTime}
              weight="medium"
              tone={status === 'ENDED' ? 'muted' : 'default'}
              tabular
            >
              {formatTime(startTime, timeZone)}
            </Text>
            {endTime && (
              <Text as="time" dateTime={endTime} size="xs" tone="muted" tabular>
                {formatTime(endTime, timeZone)}
              </Text>
            )}
          </span>
          <span className={styles.words} data-status={status}>
            <Link href={href} tone="inherit">
              {title}
            </Link>
            {status === 'ONGOING' && (
              <Text as="div" size="xs" tone="accent" weight="medium">
                {t('desk.meetingOn')}
              </Text>
            )}
            {status === 'ENDED' && (
              <Text as="div" size="xs" tone="muted">
                {t('desk.meetingOver')}
              </Text>
            )}
            {place && (
              <Text as="div" size="xs" tone="muted" truncate>
                {place}
              </Text>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}
