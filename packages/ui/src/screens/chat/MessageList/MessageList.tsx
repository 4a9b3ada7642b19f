import { useMemo, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Virtualizer, type VirtualizerHandle } from 'virtua';
import { Button } from '../../../primitives/Button/index.ts';
import { icons } from '../../../primitives/Icon/index.ts';
import { LiveRegion } from '../../../primitives/LiveRegion/index.ts';
import { Spinner } from '../../../primitives/Spinner/index.ts';
import { Text } from '../../../primitives/Text/index.ts';
import type { ChatClock, ChatFlow } from '../chat.ts';
import { useChatTimes } from '../chatTime.ts';
import type { MessageActions } from '../Message/actions.ts';
import { Message } from '../Message/Message.tsx';
import type { OpenTool } from '../Message/MessageTools.tsx';
import { Divider } from './Divider.tsx';
import type { FlowCallbacks } from './FlowCallbacks.ts';
import * as styles from './MessageList.css.ts';
import { messageRows } from './rows.ts';
import { useListPlace } from './useListPlace.ts';
import { useLongPress } from './useLongPress.ts';
import { useMessageKeys } from './useMessageKeys.ts';

interface MessageListProps extends FlowCallbacks {
  /** Names the list. */
  label: string;
  flow: ChatFlow;
  clock: ChatClock;
  actions: MessageActions;
  /** Above the first message of all. */
  start?: ReactNode;
}

/**
 * A flow of messages. Only those around what is seen are in the page; what is seen stays where it
 * is while older ones come, pictures arrive or the window changes, and the end stays the end.
 */
export function MessageList(props: MessageListProps) {
  const { label, flow, clock, actions, start } = props;
  const { t } = useTranslation('chat');
  const times = useChatTimes(clock);
  const { messages, firstUnreadKey } = flow;
  const rows = useMemo(
    () => messageRows(messages, firstUnreadKey, times.dayOf),
    [messages, firstUnreadKey, times],
  );
  const scroller = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const list = useRef<VirtualizerHandle>(null);
  const place = useListPlace({ ...props, scroller, content, list });
  const keys = useMessageKeys({ messages, scroller, show: place.show, target: flow.target });
  const [hovered, setHovered] = useState<string>();
  const [open, setOpen] = useState<{ key: string; tool: OpenTool }>();
  const longPress = useLongPress((key) => setOpen({ key, tool: 'menu' }));
  const heard = messages.find(({ key }) => key === place.heardKey);
  const { unreadAbove } = place;
  return (
    <div className={styles.root} data-component="MessageList">
      <LiveRegion>
        {flow.loadingOlder
          ? t('messages.loadingOlder')
          : heard &&
            t('messages.announce', {
              name: heard.sender?.name ?? t('message.unknownSender'),
              text: heard.text || t('message.fileOnly'),
            })}
      </LiveRegion>
      <div
        ref={scroller}
        role={rows.length > 0 ? 'feed' : 'group'}
        aria-label={label}
        aria-busy={flow.loadingOlder || undefined}
        className={styles.scroller}
        onKeyDown={(event) => keys.onKeyDown(event, (key) => setOpen({ key, tool: 'menu' }))}
        onFocus={(event) => {
          // What was done last counts: the pointer may rest anywhere.
          setHovered(undefined);
          keys.onFocus(event);
        }}
        onBlur={keys.onBlur}
        onPointerLeave={(event) => {
          // To another place of the page; who leaves the window comes back to where they were.
          if (event.relatedTarget instanceof Node) setHovered(undefined);
        }}
      >
        <div className={styles.spacer} />
        <div ref={content} className={styles.content}>
          {rows.length === 0 && start}
          <Virtualizer
            ref={list}
            data={rows}
            shift={place.shift}
            scrollRef={scroller}
            keepMounted={keys.kept}
            onScroll={place.onScroll}
            onResize={place.onResize}
          >
            {(row, index) => {
              const { key } = row.message;
              const isOpen = open?.key === key;
              return (
                <div
                  key={key}
                  className={styles.row}
                  onPointerEnter={() => setHovered(key)}
                  {...longPress(key)}
                >
                  {index === 0 && !flow.hasOlder && start}
                  {row.newDay && <Divider text={times.day(row.message.createdAt)} />}
                  {row.unread && <Divider text={t('messages.unread')} tone="accent" />}
                  <Message
                    message={row.message}
                    grouped={row.grouped}
                    times={times}
                    actions={actions}
                    tools={isOpen || (hovered ?? keys.focusedKey) === key}
                    open={isOpen ? open.tool : undefined}
                    marked={keys.markedKey === key}
                    tabbable={keys.tabbableKey === key}
                    position={index + 1}
                    setSize={flow.hasOlder || flow.hasNewer ? -1 : rows.length}
                    onOpenChange={(event) =>
                      setOpen(event.open && { key: event.key, tool: event.open })
                    }
                  />
                </div>
              );
            }}
          </Virtualizer>
        </div>
      </div>
      {flow.loadingOlder && (
        <div className={styles.loading}>
          <Spinner />
          <Text size="xs" tone="muted">
            {t('messages.loadingOlder')}
          </Text>
        </div>
      )}
      {unreadAbove && !flow.loadingOlder && (
        <div className={styles.above}>
          <Button size="sm" icon={icons.jumpUp} onPress={place.jumpToUnread}>
            {t('messages.jumpToUnread', { count: flow.unreadCount ?? 0 })}
          </Button>
        </div>
      )}
      {(!place.atEnd || flow.hasNewer) && rows.length > 0 && (
        <div className={styles.below}>
          <Button size="sm" icon={icons.jumpDown} onPress={place.jumpToLatest}>
            {place.newBelow > 0
              ? t('messages.newBelow', { count: place.newBelow })
              : t('messages.jumpToLatest')}
          </Button>
        </div>
      )}
    </div>
  );
}
