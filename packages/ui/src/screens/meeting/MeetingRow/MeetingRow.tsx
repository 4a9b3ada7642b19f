import { useTranslation } from 'react-i18next';
import * as row from '../../../patterns/row.css.ts';
import { Button } from '../../../primitives/Button/index.ts';
import { Icon, icons } from '../../../primitives/Icon/index.ts';
import { Text } from '../../../primitives/Text/index.ts';
import { AnswerMark } from '../AnswerMark/AnswerMark.tsx';
import type { MeetingClock, MeetingSummary } from '../meeting.ts';
import { meetingPhase } from '../meetingPhase.ts';
import type { MeetingTimes } from '../meetingTimes.ts';
import { StartsIn } from '../StartsIn/StartsIn.tsx';
import { useMeetingPhrases } from '../useMeetingPhrases.ts';
import * as styles from './MeetingRow.css.ts';

interface MeetingRowProps {
  meeting: MeetingSummary;
  times: MeetingTimes;
  now: number;
  clock?: MeetingClock | undefined;
  /** `primary` if joining is the main action of the page. Undefined while the meeting is closed. */
  join?: { variant: 'primary' | 'secondary'; joining: boolean; onJoin(): void };
  onOpen(): void;
}

export function MeetingRow({ meeting, times, now, clock, join, onOpen }: MeetingRowProps) {
  const { t } = useTranslation('meeting');
  const words = useMeetingPhrases();
  const { startTime, endTime, ownAnswer, recurrence, visibility, joined } = meeting;
  const title = words.titleOf(meeting);
  const phase = meetingPhase(meeting, now);
  const isOver = phase === 'ENDED' || phase === 'CANCELED';
  return (
    <div className={row.root} data-component="MeetingRow" data-phase={phase}>
      <span className={styles.times}>
        {startTime === null ? (
          <Text size="xs" tone="muted">
            {t('untimed')}
          </Text>
        ) : (
          <Text
            as="time"
            dateTime={startTime}
            weight="medium"
            tone={isOver ? 'muted' : 'default'}
            tabular
          >
            {times.time(startTime)}
          </Text>
        )}
        {endTime && (
          <Text as="time" dateTime={endTime} size="xs" tone="muted" tabular>
            {times.time(endTime)}
          </Text>
        )}
      </span>
      <div className={row.words}>
        <span className={row.line}>
          <button type="button" className={row.rowLink} title={title} onClick={onOpen}>
            {title}
          </button>
          {(recurrence || visibility === 'PRIVATE') && (
            <span className={styles.marks}>
              {recurrence && <Icon icon={icons.series} tone="muted" label={t('mark.series')} />}
              {visibility === 'PRIVATE' && (
                <Icon icon={icons.lock} tone="muted" label={t('mark.private')} />
              )}
            </span>
          )}
        </span>
        <Text size="xs" tone="muted" truncate as="div">
          {words.placeOf(meeting)}
        </Text>
        {(joined || phase !== 'SCHEDULED') && (
          <Text
            size="xs"
            tone={isOver ? 'muted' : 'accent'}
            weight="medium"
            tabular
            truncate
            as="div"
          >
            {joined ? (
              t('mark.joined')
            ) : phase === 'OPEN' ? (
              <StartsIn startTime={startTime ?? ''} clock={clock} />
            ) : (
              phase !== 'SCHEDULED' && t(`phase.${phase}`)
            )}
          </Text>
        )}
      </div>
      {join ? (
        <span className={row.action}>
          <Button
            size="sm"
            variant={join.variant}
            loading={join.joining}
            ariaLabel={t(joined ? 'list.backName' : 'list.joinName', { title })}
            onPress={join.onJoin}
          >
            {t(joined ? 'list.back' : 'list.join')}
          </Button>
        </span>
      ) : (
        ownAnswer && !isOver && <AnswerMark answer={ownAnswer} />
      )}
    </div>
  );
}
