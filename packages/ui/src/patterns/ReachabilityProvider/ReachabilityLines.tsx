import { Text } from '../../primitives/Text/index.ts';
import { rootProps, type RootProps } from '../../primitives/rootProps.ts';
import { useText } from '../LocaleProvider/useText.ts';
import { reachability as texts } from '../texts.ts';
import { useReachability } from './reachabilityContext.ts';
import { useStatusText } from './useStatusText.ts';
import * as styles from './ReachabilityMarks.css.ts';

export interface ReachabilityLinesProps extends RootProps<'div'> {
  /** Member whose lines are shown. */
  userId: string;
}

/** Status line, quiet time and local time outside the working hours of a member, one line each. */
export function ReachabilityLines({ userId, ...rest }: ReachabilityLinesProps) {
  const { statusLine, pausedUntil, localTime } = useReachability(userId);
  const status = useStatusText(statusLine);
  const t = useText();
  if (!status && !pausedUntil && !localTime) return null;
  return (
    <div {...rootProps({ className: styles.lines, 'data-component': 'ReachabilityLines' }, rest)}>
      {status && <Text>{status}</Text>}
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
