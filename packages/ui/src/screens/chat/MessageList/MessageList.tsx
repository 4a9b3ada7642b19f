import { messageToPlainText } from '@office/vocabulary';
import {
  memo,
  useCallback,
  useMemo,
  useRef,
  useState,
  type ReactElement,
  type ReactNode,
} from 'react';
import { useTranslation } from 'react-i18next';
import { Virtualizer, type VirtualizerHandle } from 'virtua';
import { PausedPictures } from '../../../primitives/Avatar/PausedPictures.ts';
import { Button } from '../../../primitives/Button/index.ts';
import { icons } from '../../../primitives/Icon/index.ts';
import { LiveRegion } from '../../../primitives/LiveRegion/index.ts';
import { Spinner } from '../../../primitives/Spinner/index.ts';
import { Text } from '../../../primitives/Text/index.ts';
import type { ChatClock, ChatFlow, ChatMessage } from '../chat.ts';
import { useDayTimes } from '../../../patterns/dayTimes.ts';
import type { MessageActions } from '../Message/actions.ts';
import { Message, type MessageProps } from '../Message/Message.tsx';
import type { OpenTool } from '../Message/MessageTools.tsx';
import { Divider } from './Divider.tsx';
import type { FlowCallbacks } from './FlowCallbacks.ts';
import { SystemLines } from './SystemLines.tsx';
import * as styles from './MessageList.css.ts';
import { PositionedRow } from './PositionedRow.tsx';
import { rowMarks, type RowMarks } from './rows.ts';
import { useHovered } from './useHovered.ts';
import { useLongPress } from './useLongPress.ts';
import { messageKeyOf, useMessageKeys } from './useMessageKeys.ts';
import { useMessageScroll } from './useMessageScroll.ts';
import { FastScroll } from './FastScroll.ts';

interface MessageListProps extends FlowCallbacks {
  label: string;
  flow: ChatFlow;
  clock: ChatClock;
  actions: MessageActions;
  start?: ReactNode;
}

/**
 * Virtualised. Visible messages keep their position while older ones load or the size changes. At
 * the end the list follows new messages.
 */
export function MessageList(props: MessageListProps) {
  const { label, flow, clock, actions, start } = props;
  const { t } = useTranslation('chat');
  const times = useDayTimes(clock);
  const { messages, firstUnreadKey, systemLines } = flow;
  const { hasOlder, hasNewer } = flow;
  const marks = useMemo(
    () =>
      rowMarks(messages, firstUnreadKey, times.dayOf, { lines: systemLines, hasOlder, hasNewer }),
    [messages, firstUnreadKey, times, systemLines, hasOlder, hasNewer],
  );
  const scroller = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const list = useRef<VirtualizerHandle>(null);
  const scroll = useMessageScroll(props, { scroller, content, list });
  const { target } = flow;
  const keys = useMessageKeys({ messages, scroller, show: scroll.show, target, actions });
  /** No rows are rendered until the list has measured its size. */
  const [isMeasured, setMeasured] = useState(false);
  const { hovered, pointer } = useHovered();
  const { isFast, fast } = useFastScroll();
  const [open, setOpen] = useState<{ key: string; tool: OpenTool }>();
  const openMenu = useCallback((key: string) => setOpen({ key, tool: 'menu' }), []);
  const longPress = useLongPress(openMenu);
  const onOpenChange = useCallback(
    (event: { key: string; open: OpenTool | undefined }) =>
      setOpen(event.open && { key: event.key, tool: event.open }),
    [],
  );
  const announced =
    scroll.announcedKey && messages.findLast(({ key }) => key === scroll.announcedKey);
  const { unreadAbove } = scroll;
  const { focusedKey, markedKey, tabbableKey } = keys;
  /** Returns the same element for the same row, so that React skips rows that stay visible. */
  const renderRow = useMemo(() => {
    const make = (message: ChatMessage, index: number) => {
      const { key } = message;
      const isOpen = open?.key === key;
      return (
        <Row
          key={key}
          message={message}
          {...marks[index]!}
          start={index === 0 && !hasOlder && start}
          times={times}
          actions={actions}
          tools={isOpen || (hovered ?? focusedKey) === key}
          open={isOpen ? open.tool : undefined}
          marked={markedKey === key}
          tabbable={tabbableKey === key}
          position={index + 1}
          setSize={hasOlder || hasNewer ? -1 : marks.length}
          onOpenChange={onOpenChange}
        />
      );
    };
    return memoizeRows(make);
  }, [
    marks,
    times,
    actions,
    start,
    hasOlder,
    hasNewer,
    open,
    hovered,
    focusedKey,
    markedKey,
    tabbableKey,
    onOpenChange,
  ]);
  return (
    <div className={styles.root} data-component="MessageList">
      <LiveRegion>
        {flow.loadingOlder
          ? t('messages.loadingOlder')
          : announced &&
            t('messages.announce', {
              name: announced.sender?.name,
              context: announced.sender ? undefined : 'former',
              text: messageToPlainText(announced.text) || t('message.fileOnly'),
            })}
      </LiveRegion>
      <div
        ref={scroller}
        role={messages.length > 0 ? 'feed' : 'group'}
        aria-label={label}
        aria-busy={(messages.length > 0 && !isMeasured) || flow.loadingOlder || undefined}
        className={styles.scroller}
        onKeyDown={(event) => keys.onKeyDown(event, openMenu)}
        onFocus={(event) => {
          // A keyboard event clears the hover state, because the pointer may rest anywhere.
          pointer.leave();
          keys.onFocus(event);
        }}
        onBlur={keys.onBlur}
        {...longPress}
        onPointerOver={({ pointerType, target }) => {
          if (pointerType !== 'touch') pointer.enter(messageKeyOf(target as Element));
        }}
        onPointerUp={({ pointerType, target }) => {
          longPress.onPointerUp();
          // Highlights the tapped message, not the messages a finger scrolls over.
          if (pointerType === 'touch') pointer.enter(messageKeyOf(target as Element));
        }}
        onPointerLeave={(event) => {
          // Not when the window loses the focus, which returns to the same element.
          if (event.relatedTarget instanceof Node) pointer.leave();
        }}
      >
        <div className={styles.spacer} />
        <div ref={content} className={styles.content}>
          {messages.length === 0 && start}
          {messages.length === 0 && <SystemLines lines={systemLines} times={times} />}
          <PausedPictures value={isFast}>
            <Virtualizer
              ref={list}
              data={messages}
              shift={scroll.shift}
              scrollRef={scroller}
              item={PositionedRow}
              keepMounted={keys.kept}
              onScroll={(offset) => {
                pointer.onScroll();
                fast.scrolled({ offset, time: performance.now() });
                scroll.onScroll(offset);
              }}
              onScrollEnd={() => {
                pointer.onScrollEnd();
                fast.ended();
              }}
              onResize={() => {
                setMeasured(true);
                scroll.onResize();
              }}
            >
              {renderRow}
            </Virtualizer>
          </PausedPictures>
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
          <Button size="sm" icon={icons.jumpUp} onPress={scroll.jumpToUnread}>
            {t('messages.jumpToUnread', { count: flow.unreadCount ?? 0 })}
          </Button>
        </div>
      )}
      {(!scroll.atEnd || flow.hasNewer) && messages.length > 0 && (
        <div className={styles.below}>
          <Button size="sm" icon={icons.jumpDown} onPress={scroll.jumpToLatest}>
            {scroll.newBelow > 0
              ? t('messages.newBelow', { count: scroll.newBelow })
              : t('messages.jumpToLatest')}
          </Button>
        </div>
      )}
    </div>
  );
}

interface RowProps
  extends MessageProps, Pick<RowMarks, 'newDay' | 'unread' | 'lines' | 'latestLines'> {
  start: ReactNode;
}

const Row = memo(function Row(props: RowProps) {
  const { newDay, unread, lines, latestLines, start, ...message } = props;
  const { times } = message;
  const { createdAt } = message.message;
  return (
    <>
      {start}
      {newDay && <Divider text={times.day(createdAt)} />}
      {lines.length > 0 && <SystemLines lines={lines} times={times} />}
      {unread && <UnreadDivider />}
      <Message {...message} />
      {latestLines.length > 0 && <SystemLines lines={latestLines} times={times} />}
    </>
  );
});

function UnreadDivider() {
  const { t } = useTranslation('chat');
  return <Divider text={t('messages.unread')} tone="accent" />;
}

function memoizeRows(make: (message: ChatMessage, index: number) => ReactElement): typeof make {
  const elements = new Map<number, ReactElement>();
  return (message, index) => {
    const element = elements.get(index) ?? make(message, index);
    elements.set(index, element);
    return element;
  };
}

function useFastScroll() {
  const [isFast, setFast] = useState(false);
  const fast = useMemo(() => new FastScroll(setFast), []);
  return { isFast, fast };
}
