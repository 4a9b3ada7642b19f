import { useTranslation } from 'react-i18next';
import { Avatar } from '../../../primitives/Avatar/index.ts';
import { Text } from '../../../primitives/Text/index.ts';
import type { ChatThreadSummary } from '../chat.ts';
import type { TimeFormats } from '../../../patterns/dayTimes.ts';
import * as styles from './ThreadSummary.css.ts';

interface ThreadSummaryProps {
  thread: ChatThreadSummary;
  times: TimeFormats;
  onOpen(): void;
}

export function ThreadSummary({ thread, times, onOpen }: ThreadSummaryProps) {
  const { t } = useTranslation('chat');
  const { lastReplyAt } = thread;
  return (
    <button type="button" className={styles.root} onClick={onOpen}>
      <span className={styles.people} aria-hidden>
        {thread.people.slice(0, 3).map(({ userId, name, avatarUrl }) => (
          <Avatar key={userId} name={name} src={avatarUrl} size="xs" decorative />
        ))}
      </span>
      <span className={styles.count}>
        <Text size="xs" weight="medium" tone="accent">
          {t('message.replies', { count: thread.replyCount })}
        </Text>
      </span>
      {thread.hasNew && (
        <span className={styles.fresh}>
          <span className={styles.dot} aria-hidden />
          <Text size="xs" weight="bold" tone="accent">
            {t('message.newReplies')}
          </Text>
        </span>
      )}
      <Text size="xs" tone="muted" truncate tabular>
        {t('message.lastReply', { time: times.short(lastReplyAt) })}
      </Text>
    </button>
  );
}
