import { useTranslation } from 'react-i18next';
import type { TimeFormats } from '../../../patterns/dayTimes.ts';
import * as row from '../../../patterns/row.css.ts';
import { cx } from '../../../primitives/cx.ts';
import { Icon } from '../../../primitives/Icon/index.ts';
import { Link } from '../../../primitives/Link/index.ts';
import { Text } from '../../../primitives/Text/index.ts';
import { notificationIcons, type NotificationItem } from '../notification.ts';
import * as styles from './NotificationRow.css.ts';

interface NotificationRowProps {
  notification: NotificationItem;
  times: TimeFormats;
}

export function NotificationRow({ notification, times }: NotificationRowProps) {
  const { t } = useTranslation('notification');
  const { kind, title, excerpt, eventAt, readAt, createdAt, href } = notification;
  const isUnread = readAt === null;
  return (
    <div
      className={cx(row.root, styles.root)}
      data-component="NotificationRow"
      data-unread={isUnread || undefined}
    >
      <span className={styles.icon}>
        <Icon
          icon={notificationIcons[kind]}
          tone={isUnread ? 'accent' : 'muted'}
          label={t(`kinds.${kind}`)}
        />
      </span>
      <div className={cx(row.words, styles.words)}>
        <div className={row.line}>
          <Link
            href={href}
            tone="inherit"
            underline="none"
            className={cx(row.rowLink, styles.title, isUnread ? styles.unread : styles.read)}
          >
            {title}
          </Link>
          <span className={row.time}>
            <Text size="xs" tone="muted" tabular as="time" dateTime={createdAt}>
              {times.time(createdAt)}
            </Text>
          </span>
        </div>
        <div className={styles.line}>
          <span className={styles.excerpt}>
            <Text as="div" size="xs" tone="muted">
              {[excerpt, eventAt && `${times.day(eventAt)} ${times.time(eventAt)}`]
                .filter(Boolean)
                .join(' · ')}
            </Text>
          </span>
          {isUnread && <span className={styles.dot} role="img" aria-label={t('list.isUnread')} />}
        </div>
      </div>
    </div>
  );
}
