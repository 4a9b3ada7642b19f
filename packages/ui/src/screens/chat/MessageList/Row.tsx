import { memo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Message, type MessageProps } from '../Message/Message.tsx';
import { Divider } from './Divider.tsx';
import * as styles from './MessageList.css.ts';
import type { MessageRow } from './rows.ts';
import type { LongPress } from './useLongPress.ts';

interface RowProps extends MessageProps, Pick<MessageRow, 'newDay' | 'unread'> {
  /** Above the first message of all. */
  start: ReactNode;
  onEnter(key: string): void;
  longPress: LongPress;
}

/** A message with the dividers above it. Scrolling does not draw rows again that stay. */
export const Row = memo(function Row(props: RowProps) {
  const { newDay, unread, start, onEnter, longPress, ...message } = props;
  const { key, createdAt } = message.message;
  const press = longPress(key);
  return (
    <div
      className={styles.row}
      {...press}
      onPointerEnter={({ pointerType }) => pointerType !== 'touch' && onEnter(key)}
      onPointerUp={({ pointerType }) => {
        press.onPointerUp();
        // A finger highlights the message that it taps, not those that it drags along.
        if (pointerType === 'touch') onEnter(key);
      }}
    >
      {start}
      {newDay && <Divider text={message.times.day(createdAt)} />}
      {unread && <UnreadDivider />}
      <Message {...message} />
    </div>
  );
});

function UnreadDivider() {
  const { t } = useTranslation('chat');
  return <Divider text={t('messages.unread')} tone="accent" />;
}
