import { formatTimeOnDay } from '@office/vocabulary';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../patterns/LocaleProvider/useLanguage.ts';
import { Button } from '../../../primitives/Button/index.ts';
import { Icon, icons } from '../../../primitives/Icon/index.ts';
import { IconButton } from '../../../primitives/IconButton/index.ts';
import { Text } from '../../../primitives/Text/index.ts';
import type { StatusLine } from '../people.ts';
import * as styles from './PresenceMenu.css.ts';

export interface OwnReachabilityProps {
  statusLine?: StatusLine | null;
  /** Notifications are paused until this time. */
  pausedUntil?: Date | null;
  /** Opens `StatusLineDialog`. */
  onEditStatusLine?(): void;
  onClearStatusLine?(): void;
  /** Opens `PauseNotifications`. */
  onPause?(): void;
  /** Ends the chosen quiet time. Undefined if the working hours pause notifications. */
  onResume?: (() => void) | undefined;
}

/** Own status line and quiet time, below the presence. */
export function OwnReachability(props: OwnReachabilityProps) {
  const { statusLine, pausedUntil } = props;
  const { t } = useTranslation(['people', 'common']);
  const language = useLanguage();
  const timeText = (at: string | Date) => formatTimeOnDay(at, language);
  const text = statusLine?.endsAt
    ? t('common:reachability.until', { text: statusLine.text, time: timeText(statusLine.endsAt) })
    : statusLine?.text;
  return (
    <div className={styles.reachability}>
      {props.onEditStatusLine && (
        <div className={styles.choice}>
          <button type="button" className={styles.link} onClick={props.onEditStatusLine}>
            {statusLine ? statusLine.emoji : <Icon icon={icons.emoji} tone="muted" />}
            <span className={styles.text}>{statusLine ? text : t('statusLine.set')}</span>
          </button>
          {statusLine && props.onClearStatusLine && (
            <IconButton
              icon={icons.close}
              label={t('statusLine.clear')}
              onPress={props.onClearStatusLine}
            />
          )}
        </div>
      )}
      {pausedUntil ? (
        <div className={styles.choice}>
          <div className={styles.link} role="status">
            <Icon icon={icons.quiet} tone="muted" />
            <Text>{t('quiet.paused', { time: timeText(pausedUntil) })}</Text>
          </div>
          {props.onResume && (
            <Button size="sm" onPress={props.onResume}>
              {t('quiet.resume')}
            </Button>
          )}
        </div>
      ) : (
        props.onPause && (
          <button type="button" className={styles.link} onClick={props.onPause}>
            <Icon icon={icons.quiet} tone="muted" />
            {t('quiet.pause')}
          </button>
        )
      )}
    </div>
  );
}
