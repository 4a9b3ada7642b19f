import { Icon, icons } from '../../primitives/Icon/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { rootProps, type RootProps } from '../../primitives/rootProps.ts';
import { useText } from '../LocaleProvider/useText.ts';
import { reachability as texts } from '../texts.ts';
import { useReachability } from './reachabilityContext.ts';
import { useStatusText } from './useStatusText.ts';
import * as styles from './ReachabilityMarks.css.ts';

export interface ReachabilityMarksProps extends RootProps<'span'> {
  /** Member whose marks are shown. */
  userId: string;
  /** Shows the text of the status line beside its emoji. */
  withText?: boolean;
}

/** Emoji of a member's status line, and a moon while their notifications are paused, beside the name. */
export function ReachabilityMarks({ userId, withText, ...rest }: ReachabilityMarksProps) {
  const { statusLine, pausedUntil } = useReachability(userId);
  const status = useStatusText(statusLine);
  const t = useText();
  if (!status && !pausedUntil) return null;
  return (
    <span {...rootProps({ className: styles.root, 'data-component': 'ReachabilityMarks' }, rest)}>
      {status && withText && <Text size="xs">{status}</Text>}
      {status && !withText && (
        <span
          role="img"
          aria-label={t(texts.label, { text: status })}
          title={status}
          className={styles.mark}
        >
          {statusLine?.emoji}
        </span>
      )}
      {pausedUntil && (
        <span className={styles.mark} title={t(texts.paused, { time: pausedUntil })}>
          <Icon icon={icons.quiet} tone="muted" label={t(texts.paused, { time: pausedUntil })} />
        </span>
      )}
    </span>
  );
}
