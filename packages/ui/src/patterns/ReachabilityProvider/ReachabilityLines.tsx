import { Text } from '../../primitives/Text/index.ts';
import { useText } from '../LocaleProvider/useText.ts';
import { reachability as texts } from '../texts.ts';
import { useReachability } from './reachabilityContext.ts';
import * as styles from './ReachabilityMarks.css.ts';

export interface ReachabilityLinesProps {
  /** Member whose lines are shown. */
  userId: string;
}

/** Status line, quiet time and local time outside the working hours of a member, one line each. */
export function ReachabilityLines({ userId }: ReachabilityLinesProps) {
  const { statusLine, pausedUntil, localTime } = useReachability(userId);
  const t = useText();
  if (!statusLine && !pausedUntil && !localTime) return null;
  const status = statusLine && [statusLine.emoji, statusLine.text].filter(Boolean).join(' ');
  return (
    <div className={styles.lines} data-component="ReachabilityLines">
      {status && (
        <Text>
          {statusLine.until ? t(texts.until, { text: status, time: statusLine.until }) : status}
        </Text>
      )}
      {pausedUntil && (
        <Text size="xs" tone="muted">
          {t(texts.paused, { time: pausedUntil })}
        </Text>
      )}
      {localTime && (
        <Text size="xs" tone="muted">
          {t(texts.outsideHours, { time: localTime })}
        </Text>
      )}
    </div>
  );
}
