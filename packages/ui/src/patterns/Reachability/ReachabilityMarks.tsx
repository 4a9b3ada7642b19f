import { cx } from '../../primitives/cx.ts';
import { Icon, icons } from '../../primitives/Icon/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { useText } from '../LocaleProvider/useText.ts';
import { reachability as texts } from '../texts.ts';
import { useReachability } from './reachabilityContext.ts';
import * as styles from './ReachabilityMarks.css.ts';

export interface ReachabilityMarksProps {
  userId: string;
  /** Shows the text of the status line beside the emoji. */
  withText?: boolean;
}

/** Emoji of a member's status line, and a moon while their notifications are paused, beside the name. */
export function ReachabilityMarks({ userId, withText = false }: ReachabilityMarksProps) {
  const { statusLine, pausedUntil } = useReachability(userId);
  const t = useText();
  if (!statusLine && !pausedUntil) return null;
  const status = statusLine && [statusLine.emoji, statusLine.text].filter(Boolean).join(' ');
  const label =
    status &&
    (statusLine.until ? t(texts.until, { text: status, time: statusLine.until }) : status);
  return (
    <span
      className={cx(styles.root, withText && styles.withText)}
      data-component="ReachabilityMarks"
    >
      {label && (
        <span
          role="img"
          aria-label={t(texts.label, { text: label })}
          title={label}
          className={styles.mark}
        >
          {statusLine.emoji}
        </span>
      )}
      {withText && statusLine?.text && (
        <Text size="xs" tone="muted" truncate>
          {statusLine.text}
        </Text>
      )}
      {pausedUntil && (
        <span className={styles.mark} title={t(texts.paused, { time: pausedUntil })}>
          <Icon icon={icons.quiet} tone="muted" label={t(texts.paused, { time: pausedUntil })} />
        </span>
      )}
    </span>
  );
}
