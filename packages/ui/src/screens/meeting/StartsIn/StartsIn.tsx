import { useTranslation } from 'react-i18next';
import type { MeetingClock } from '../meeting.ts';
import { timeUntilStart } from './timeUntilStart.ts';
import { useStartClock } from './useStartClock.ts';

interface StartsInProps {
  startTime: string;
  clock?: MeetingClock | undefined;
}

/** Text that counts down to the start of a meeting, by the second in the last minute. */
export function StartsIn({ startTime, clock: clockProp }: StartsInProps) {
  const { t } = useTranslation('meeting');
  const { now } = useStartClock(clockProp, startTime);
  const left = timeUntilStart(startTime, now);
  if (!left) return <>{t('phase.ONGOING')}</>;
  return (
    <>
      {'minutes' in left
        ? t('phase.soon', { count: left.minutes })
        : t('phase.soonSeconds', { count: left.seconds })}
    </>
  );
}
