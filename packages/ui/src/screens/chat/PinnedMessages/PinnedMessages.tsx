import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../patterns/EmptyState/index.ts';
import { ErrorState } from '../../../patterns/ErrorState/index.ts';
import { LoadingState } from '../../../patterns/LoadingState/index.ts';
import { SidePanel } from '../../../patterns/SidePanel/index.ts';
import { useDayTimes } from '../../../patterns/dayTimes.ts';
import { useClock } from '../../../patterns/useClock.ts';
import { icons } from '../../../primitives/Icon/index.ts';
import { IconButton } from '../../../primitives/IconButton/index.ts';
import { Text } from '../../../primitives/Text/index.ts';
import { Tooltip } from '../../../primitives/Tooltip/index.ts';
import type { ChatClock } from '../chat.ts';
import { ListedMessage, type ListedMessageItem } from '../ListedMessage/ListedMessage.tsx';
import * as styles from '../ListedMessage/ListedMessage.css.ts';

export interface PinnedMessage extends ListedMessageItem {
  /** Name of the member who pinned the message. Undefined for former members. */
  pinnedBy?: string;
}

export type PinnedMessagesState =
  | { status: 'loading' }
  | { status: 'empty' }
  | { status: 'error' }
  | { status: 'ready'; messages: readonly PinnedMessage[] };

export interface PinnedMessagesProps {
  state: PinnedMessagesState;
  roomName?: string;
  clock?: ChatClock;
  onUnpin(event: { messageId: string }): void;
  onBack(): void;
  onRetry(): void;
}

export function PinnedMessages(props: PinnedMessagesProps) {
  const { t } = useTranslation('chat');
  const { state, roomName } = props;
  return (
    <section data-component="PinnedMessages" data-status={state.status} className={styles.panel}>
      <SidePanel
        title={t('pins.title')}
        onBack={props.onBack}
        {...(roomName ? { description: roomName } : {})}
      >
        <Content {...props} />
      </SidePanel>
    </section>
  );
}

function Content({ state, clock, onUnpin, onRetry }: PinnedMessagesProps): ReactNode {
  const { t } = useTranslation('chat');
  const times = useDayTimes(useClock(clock));
  switch (state.status) {
    case 'loading':
      return <LoadingState rows={4} label={t('pins.loading')} />;
    case 'error':
      return <ErrorState title={t('pins.failed')} onRetry={onRetry} />;
    case 'empty':
      return (
        <EmptyState icon={icons.pin} title={t('pins.empty')} description={t('pins.emptyHint')} />
      );
    case 'ready':
      return (
        <ul aria-label={t('pins.title')} className={styles.list}>
          {state.messages.map((item) => (
            <li key={item.messageId}>
              <ListedMessage
                item={item}
                times={times}
                note={
                  <Text size="xs" tone="muted">
                    {item.pinnedBy ? t('pins.by', { name: item.pinnedBy }) : t('pins.byFormer')}
                  </Text>
                }
                actions={
                  <Tooltip label={t('pins.unpin')}>
                    <IconButton
                      size="sm"
                      icon={icons.unpin}
                      label={t('pins.unpin')}
                      onPress={() => onUnpin({ messageId: item.messageId })}
                    />
                  </Tooltip>
                }
              />
            </li>
          ))}
        </ul>
      );
  }
}
