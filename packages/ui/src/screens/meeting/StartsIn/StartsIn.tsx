import { useTranslation } from 'react-i18next';
import type { MeetingClock } from '../meeting.ts';
import { timeUntilStart } from './timeUntilStart.ts';
import { useEffect, useState } from 'react';
import { useClock } from '../../../patterns/useClock.ts';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

/** Returns a clock that updates every second in the minute before a start, and otherwise every minute. */
function useStartClock(
  clockProp: MeetingClock | undefined,
  startTime: string | null,
): MeetingClock {
  const clock = useClock(clockProp);
  const [now, setNow] = useState(0);
  const running = clockProp === undefined;
  useEffect(() => {
    if (!running || startTime === null) return undefined;
    const start = Date.parse(startTime);
    let timer: ReturnType<typeof setTimeout>;
    const tick = () => {
      const left = start - Date.now();
      if (left <= minute) setNow(Date.now());
      if (left <= 0) return;
      // A timeout is limited to 24 days, so a distant start is checked again every hour.
      const wait = left > minute ? Math.min(left - minute, hour) : left % second || second;
      timer = setTimeout(tick, wait);
    };
    const wait = Math.max(start - Date.now() - minute, 0);
    timer = setTimeout(tick, Math.min(wait, hour));
    return () => clearTimeout(timer);
  }, [running, startTime]);
  return now > clock.now ? { ...clock, now } : clock;
}

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
