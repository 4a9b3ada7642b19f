import { messageToPlainText, type ChatRoomType } from '@office/vocabulary';
import { useTranslation } from 'react-i18next';
import * as row from '../../../patterns/row.css.ts';
import { Avatar } from '../../../primitives/Avatar/index.ts';
import { Badge } from '../../../primitives/Badge/index.ts';
import { cx } from '../../../primitives/cx.ts';
import { Icon, icons } from '../../../primitives/Icon/index.ts';
import { Link } from '../../../primitives/Link/index.ts';
import { Text } from '../../../primitives/Text/index.ts';
import type { TimeFormats } from '../../../patterns/dayTimes.ts';
import type { ChatPerson } from '../chat.ts';
import * as styles from './ThreadRow.css.ts';

export interface ThreadLine {
  sender: ChatPerson | null;
  /** Empty for messages with files only and for deleted messages. */
  text: string;
  deleted?: boolean;
}

export interface ListedThread {
  threadRootId: string;
  room: { type: ChatRoomType; name: string };
  root: ThreadLine;
  lastReply?: ThreadLine;
  lastReplyAt: string;
  replyCount: number;
  unreadCount: number;
  unreadMentions?: number;
  href: string;
}

interface ThreadRowProps {
  thread: ListedThread;
  times: TimeFormats;
}

export function ThreadRow({ thread, times }: ThreadRowProps) {
  const { t } = useTranslation('chat');
  const {
    room,
    root,
    lastReply,
    lastReplyAt,
    replyCount,
    unreadCount,
    unreadMentions = 0,
  } = thread;
  const name = root.sender?.name ?? t('message.unknownSender');
  const unread = unreadCount > 0;
  const textOf = ({ text, deleted }: ThreadLine) =>
    deleted ? t('list.deletedMessage') : messageToPlainText(text) || t('list.file');
  return (
    <div
      className={cx(row.root, styles.root)}
      data-component="ThreadRow"
      data-unread={unread || undefined}
    >
      <Avatar name={name} src={root.sender?.avatarUrl} size="sm" decorative />
      <div className={cx(row.words, styles.words)}>
        <div className={row.line}>
          <Link href={thread.href} tone="inherit" underline="none" className={row.rowLink}>
            {name}
          </Link>
          <Text size="xs" tone="muted" truncate>
            {room.type === 'DIRECT' ? t('threads.inDirect', { name: room.name }) : room.name}
          </Text>
          <span className={row.time}>
            <Text size="xs" tone="muted" tabular as="time" dateTime={lastReplyAt}>
              {times.short(lastReplyAt)}
            </Text>
          </span>
        </div>
        <div className={styles.text}>
          <Text weight={unread ? 'medium' : 'regular'}>{textOf(root)}</Text>
        </div>
        <div className={styles.reply}>
          <span className={styles.replyText}>
            <Text size="xs" tone={unread ? 'default' : 'muted'} as="div" truncate>
              {lastReply
                ? t('list.preview', {
                    name: lastReply.sender?.name ?? t('message.unknownSender'),
                    text: textOf(lastReply),
                  })
                : t('message.replies', { count: replyCount })}
            </Text>
          </span>
          <span className={styles.marks}>
            {unreadMentions > 0 && (
              <Icon
                icon={icons.mention}
                tone="accent"
                label={t('list.mentions', { count: unreadMentions })}
              />
            )}
            {unread ? (
              <Badge count={unreadCount} label={t('list.unread', { count: unreadCount })} />
            ) : (
              lastReply && (
                <Text size="xs" tone="muted" tabular>
                  {t('message.replies', { count: replyCount })}
                </Text>
              )
            )}
          </span>
        </div>
      </div>
    </div>
  );
}
