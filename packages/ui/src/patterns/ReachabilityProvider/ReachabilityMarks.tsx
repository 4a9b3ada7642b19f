import { Icon, icons } from '../../primitives/Icon/index.ts';
import { useText } from '../LocaleProvider/useText.ts';
import { reachability as texts } from '../texts.ts';
import { useReachability } from './reachabilityContext.ts';
import * as styles from './ReachabilityMarks.css.ts';

export interface ReachabilityMarksProps {
  /** Member whose marks are shown. */
  userId: string;
}

/** Emoji of a member's status line, and a moon while their notifications are paused, beside the name. */
export function ReachabilityMarks({ userId }: ReachabilityMarksProps) {
  const { statusLine, pausedUntil } = useReachability(userId);
  const t = useText();
  if (!statusLine && !pausedUntil) return null;
  const status = statusLine && [statusLine.emoji, statusLine.text].filter(Boolean).join(' ');
  const label =
    status &&
    (statusLine.until ? t(texts.until, { text: status, time: statusLine.until }) : status);
  return (
    <span className={styles.root} data-component="ReachabilityMarks">
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
      {pausedUntil && (
        <span className={styles.mark} title={t(texts.paused, { time: pausedUntil })}>
          <Icon icon={icons.quiet} tone="muted" label={t(texts.paused, { time: pausedUntil })} />
        </span>
      )}
    </span>
  );
}
