import { useContext, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../patterns/EmptyState/index.ts';
import { ErrorState } from '../../../patterns/ErrorState/index.ts';
import { LoadingState } from '../../../patterns/LoadingState/index.ts';
import { PanelContext } from '../../../patterns/SidePanel/PanelContext.ts';
import { useClock } from '../../../patterns/useClock.ts';
import { cx } from '../../../primitives/cx.ts';
import { Button } from '../../../primitives/Button/index.ts';
import { Heading } from '../../../primitives/Heading/index.ts';
import { icons } from '../../../primitives/Icon/index.ts';
import { IconButton } from '../../../primitives/IconButton/index.ts';
import { Text } from '../../../primitives/Text/index.ts';
import { Tooltip } from '../../../primitives/Tooltip/index.ts';
import type { ChatClock, ChatMessage } from '../chat.ts';
import { useDayTimes } from '../../../patterns/dayTimes.ts';
import {
  Conversation,
  type ConversationCallbacks,
  type ConversationState,
} from '../Conversation/Conversation.tsx';
import { Message } from '../Message/Message.tsx';
import * as styles from './ThreadPanel.css.ts';

export type ThreadPanelState =
  | { status: 'loading' }
  | { status: 'error' }
  /** The first message of the thread was deleted. */
  | { status: 'gone' }
  | ({
      status: 'ready';
      root: ChatMessage;
      roomName: string;
      /** Undefined hides the toggle. */
      following?: boolean;
    } & ConversationState);

export interface ThreadPanelProps extends Omit<ConversationCallbacks, 'onOpenThread'> {
  state: ThreadPanelState;
  clock?: ChatClock;
  /** Shown beside the room. `onBack` then closes the thread. */
  beside?: boolean;
  onFollow?(event: { following: boolean }): void;
  onBack(): void;
  onRetry(): void;
}

export function ThreadPanel(threadProps: ThreadPanelProps) {
  const {
    state,
    clock: clockProp,
    beside = false,
    onRetry,
    onBack,
    onFollow,
    ...props
  } = threadProps;
  const { t } = useTranslation(['chat', 'common']);
  const clock = useClock(clockProp);
  const shell = useContext(PanelContext);
  return (
    <section
      className={styles.root}
      data-component="ThreadPanel"
      data-status={state.status}
      aria-label={beside ? t('thread.title') : undefined}
      onKeyDown={(event) => {
        // Ignores an Escape handled by a menu or dialog. Returns to the room and keeps the panel.
        if (event.key !== 'Escape' || event.defaultPrevented || event.nativeEvent.isComposing)
          return;
        event.preventDefault();
        onBack();
      }}
    >
      <header className={styles.header}>
        {!beside && (
          <IconButton icon={icons.back} label={t('thread.backToRoom')} onPress={onBack} />
        )}
        <div className={cx(styles.words, beside && styles.threadLabel)}>
          <Heading level={beside ? 2 : 1} size="md">
            {t('thread.title')}
          </Heading>
          {state.status === 'ready' && (
            <Text size="xs" tone="muted" truncate as="div">
              {state.roomName}
            </Text>
          )}
        </div>
        {state.status === 'ready' && state.following !== undefined && (
          <Tooltip label={t(state.following ? 'thread.following' : 'thread.follow')}>
            <IconButton
              icon={state.following ? icons.notifications : icons.notificationsOff}
              label={t('thread.follow')}
              pressed={state.following}
              onPress={() => onFollow?.({ following: !state.following })}
            />
          </Tooltip>
        )}
        {beside && <IconButton icon={icons.close} label={t('thread.close')} onPress={onBack} />}
        {shell && !beside && (
          <IconButton icon={icons.close} label={t('common:closePanel')} onPress={shell.onClose} />
        )}
      </header>
      {state.status === 'ready' ? (
        <Conversation
          key={state.root.key}
          {...props}
          {...state}
          clock={clock}
          label={t('thread.label')}
          placeholder={t('composer.threadPlaceholder')}
          start={<Root {...props} root={state.root} clock={clock} />}
        />
      ) : (
        <div className={styles.body}>
          <Waiting status={state.status} onRetry={onRetry} onBack={onBack} />
        </div>
      )}
    </section>
  );
}

type RootProps = Omit<ConversationCallbacks, 'onOpenThread' | 'onEdit' | 'onDelete'> & {
  root: ChatMessage;
  clock: ChatClock;
};

function Root({ root, clock, ...actions }: RootProps) {
  const { t } = useTranslation('chat');
  const times = useDayTimes(clock);
  const count = root.thread?.replyCount ?? 0;
  return (
    <div className={styles.first}>
      <Message
        message={{ ...root, thread: undefined }}
        times={times}
        tabbable
        actions={{ ...actions, onEdit: undefined, onDelete: undefined }}
      />
      <div className={styles.count}>
        <Text size="xs" tone="muted" tabular>
          {count === 0 ? t('thread.empty') : t('message.replies', { count })}
        </Text>
      </div>
    </div>
  );
}

interface WaitingProps {
  status: 'loading' | 'error' | 'gone';
  onRetry(): void;
  onBack(): void;
}

function Waiting({ status, onRetry, onBack }: WaitingProps): ReactNode {
  const { t } = useTranslation('chat');
  switch (status) {
    case 'loading':
      return <LoadingState rows={4} label={t('thread.loading')} />;
    case 'error':
      return <ErrorState title={t('thread.failed')} onRetry={onRetry} />;
    case 'gone':
      return (
        <EmptyState
          icon={icons.thread}
          title={t('thread.gone')}
          description={t('thread.goneHint')}
          action={<Button onPress={onBack}>{t('thread.backToRoom')}</Button>}
        />
      );
  }
}
