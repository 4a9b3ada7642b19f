import { messageToPlainText, type ChatRoomType } from '@office/vocabulary';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import * as row from '../../../patterns/row.css.ts';
import { Avatar } from '../../../primitives/Avatar/index.ts';
import { cx } from '../../../primitives/cx.ts';
import { Icon, icons } from '../../../primitives/Icon/index.ts';
import { Link } from '../../../primitives/Link/index.ts';
import { Text } from '../../../primitives/Text/index.ts';
import type { TimeFormats } from '../../../patterns/dayTimes.ts';
import type { ChatPerson } from '../chat.ts';
import { visibleName } from '../fileName.ts';
import * as styles from './ListedMessage.css.ts';

/** A message outside its conversation, as in the lists of pinned and saved messages. */
export interface ListedMessageItem {
  messageId: string;
  roomId: string;
  /** Null if the account was deleted. */
  sender: ChatPerson | null;
  /** Undefined in a list of one room. */
  room?: { type: ChatRoomType; name: string };
  /** Empty for messages with files only and for deleted messages. */
  text: string;
  fileNames?: readonly string[];
  deleted?: boolean;
  createdAt: string;
  /** Opens the room at the message. */
  href: string;
}

interface ListedMessageProps {
  item: ListedMessageItem;
  times: TimeFormats;
  note?: ReactNode;
  actions: ReactNode;
}

export function ListedMessage({ item, times, note, actions }: ListedMessageProps) {
  const { t } = useTranslation('chat');
  const { room, fileNames = [] } = item;
  const name = item.sender?.name ?? t('message.unknownSender');
  const roomName =
    room && (room.type === 'DIRECT' ? t('threads.inDirect', { name: room.name }) : room.name);
  return (
    <div className={cx(row.root, styles.root)} data-component="ListedMessage">
      <Avatar name={name} src={item.sender?.avatarUrl} size="sm" decorative />
      <div className={row.words}>
        <div className={row.line}>
          <Link href={item.href} tone="inherit" underline="none" className={row.rowLink}>
            {name}
          </Link>
          <span className={row.time}>
            <Text size="xs" tone="muted" tabular as="time" dateTime={item.createdAt}>
              {times.full(item.createdAt)}
            </Text>
          </span>
        </div>
        {roomName && (
          <Text size="xs" tone="muted" truncate as="div">
            {roomName}
          </Text>
        )}
        {item.deleted ? (
          <Text tone="muted">{t('message.deleted')}</Text>
        ) : (
          item.text && <p className={styles.text}>{messageToPlainText(item.text)}</p>
        )}
        {fileNames.map((fileName, index) => (
          <span key={index} className={styles.file}>
            <Icon icon={icons.attachment} tone="muted" />
            <Text size="xs" truncate>
              {visibleName(fileName)}
            </Text>
          </span>
        ))}
        {note}
      </div>
      <div className={cx(row.action, styles.actions)}>{actions}</div>
    </div>
  );
}
