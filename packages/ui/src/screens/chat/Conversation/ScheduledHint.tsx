import { useTranslation } from 'react-i18next';
import { Icon, icons } from '../../../primitives/Icon/index.ts';
import { Link } from '../../../primitives/Link/index.ts';
import { Text } from '../../../primitives/Text/index.ts';
import type { ChatClock } from '../chat.ts';
import { useDateTimeText } from '../DateTimeDialog/useDateTimeText.ts';
import * as styles from './Conversation.css.ts';

export interface ScheduledHintItem {
  count: number;
  /** ISO 8601 time of the next message. */
  nextAt: string;
  /** Address of the scheduled messages. */
  href: string;
}

export function ScheduledHint({
  count,
  nextAt,
  href,
  clock,
}: ScheduledHintItem & { clock: ChatClock }) {
  const { t } = useTranslation('chat');
  const timeText = useDateTimeText(clock);
  return (
    <div className={styles.hint} role="status">
      <Icon icon={icons.sendLater} tone="muted" />
      <Text size="xs" tone="muted" as="div">
        {t('scheduled.hint', { count, time: timeText(nextAt) })}{' '}
        <Link href={href}>{t('scheduled.show')}</Link>
      </Text>
    </div>
  );
}
