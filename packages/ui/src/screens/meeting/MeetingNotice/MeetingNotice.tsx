import { useTranslation } from 'react-i18next';
import { FrameNotice } from '../../../patterns/frameNotice/FrameNotice.tsx';
import { useClock } from '../../../patterns/useClock.ts';
import { Button } from '../../../primitives/Button/index.ts';
import { icons } from '../../../primitives/Icon/index.ts';
import { LiveRegion } from '../../../primitives/LiveRegion/index.ts';
import { Text } from '../../../primitives/Text/index.ts';
import type { MeetingClock, MeetingSummary } from '../meeting.ts';
import { meetingPhase } from '../meetingPhase.ts';
import { useMeetingTimes } from '../meetingTimes.ts';
import { useMeetingPhrases } from '../useMeetingPhrases.ts';
import * as styles from './MeetingNotice.css.ts';

export type NoticedMeeting = Pick<
  MeetingSummary,
  'meetingId' | 'title' | 'startTime' | 'endTime' | 'status' | 'room' | 'provider'
>;

export interface MeetingNoticeProps {
  /** Null hides the notice. Keep it mounted, so that the live region announces the next meeting. */
  meeting: NoticedMeeting | null;
  more?: number;
  clock?: MeetingClock;
  joining?: boolean;
  onJoin(event: { meetingId: string }): void;
  onOpen(event: { meetingId: string }): void;
  onDismiss(event: { meetingId: string }): void;
}

/** Announces a meeting to join, without taking the focus, until it is answered. */
export function MeetingNotice(props: MeetingNoticeProps) {
  const { meeting } = props;
  const { t } = useTranslation('meeting');
  const { titleOf } = useMeetingPhrases();
  const clock = useClock(props.clock);
  const isOngoing = meeting !== null && meetingPhase(meeting, clock.now) === 'ONGOING';
  const text =
    meeting && t(isOngoing ? 'notice.ongoing' : 'notice.soon', { title: titleOf(meeting) });
  return (
    <>
      <LiveRegion>{text && t('notice.said', { text })}</LiveRegion>
      {meeting && text && <Card {...props} meeting={meeting} title={text} />}
    </>
  );
}

interface CardProps extends MeetingNoticeProps {
  meeting: NoticedMeeting;
  title: string;
}

function Card({ meeting, title, more = 0, clock, joining = false, ...on }: CardProps) {
  const { t } = useTranslation(['meeting', 'common']);
  const { placeOf } = useMeetingPhrases();
  const times = useMeetingTimes(useClock(clock));
  const { meetingId, startTime, endTime } = meeting;
  const when = startTime === null ? t('untimed') : times.span(startTime, endTime);
  return (
    <FrameNotice
      role="region"
      name={title}
      component="MeetingNotice"
      announced={false}
      icon={icons.onlineMeeting}
      title={
        <button type="button" className={styles.title} onClick={() => on.onOpen({ meetingId })}>
          <Text weight="bold">{title}</Text>
        </button>
      }
      details={
        <>
          <Text size="xs" tone="muted" as="div" tabular>
            {[when, placeOf(meeting)].join(t('common:partSeparator'))}
          </Text>
          {more > 0 && (
            <Text size="xs" tone="muted" as="div">
              {t('notice.more', { count: more })}
            </Text>
          )}
        </>
      }
      onClose={() => on.onDismiss({ meetingId })}
    >
      <Button
        size="sm"
        variant="primary"
        loading={joining}
        onPress={() => on.onJoin({ meetingId })}
      >
        {t('notice.join')}
      </Button>
    </FrameNotice>
  );
}
