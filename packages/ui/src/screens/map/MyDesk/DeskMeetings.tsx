import { useTranslation } from 'react-i18next';
import { Link } from '../../../primitives/Link/index.ts';
import { Text } from '../../../primitives/Text/index.ts';
import type { DeskMeeting } from '../map.ts';
import * as styles from './DeskMeetings.css.ts';
import type { DeskTimes } from './deskTimes.ts';

interface DeskMeetingsProps {
  meetings: readonly DeskMeeting[];
  times: DeskTimes;
}

/** Today's meetings, in order. */
export function DeskMeetings({ meetings, times }: DeskMeetingsProps) {
  const { t } = useTranslation('map');
  if (meetings.length === 0) {
    return (
      <Text as="p" tone="muted">
        {t('desk.noMeetings')}
      </Text>
    );
  }
  return (
    <ul className={styles.root} aria-label={t('desk.today')}>
      {meetings.map(({ meetingId, title, startTime, endTime, place, href }) => (
        <li key={meetingId} className={styles.meeting}>
          <span className={styles.times}>
            <Text as="time" dateTime={startTime} weight="medium" tabular>
              {times.time(startTime)}
            </Text>
            <Text as="time" dateTime={endTime} size="xs" tone="muted" tabular>
              {times.time(endTime)}
            </Text>
          </span>
          <span className={styles.words}>
            <Link href={href} tone="inherit">
              {title}
            </Link>
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
