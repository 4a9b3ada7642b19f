import { useEffect, useEffectEvent, useLayoutEffect, useState, type RefObject } from 'react';
import type { VirtualizerHandle } from 'virtua';
import { domViewport } from './listViewport.ts';
import { MessageScroll, type MessageScrollInput } from './MessageScroll.ts';
import { wasPrepended } from './rows.ts';

interface ListElements {
  scroller: RefObject<HTMLDivElement | null>;
  content: RefObject<HTMLDivElement | null>;
  list: RefObject<VirtualizerHandle | null>;
}

export function useMessageScroll(input: MessageScrollInput, elements: ListElements) {
  const { flow } = input;
  const { messages } = flow;
  const [snapshot, setSnapshot] = useState<MessageScroll['snapshot']>();
  const [model] = useState(
    () =>
      new MessageScroll(input, {
        viewport: domViewport(elements),
        requestFrame(task) {
          const frame = requestAnimationFrame(task);
          return () => cancelAnimationFrame(frame);
        },
        onChange: setSnapshot,
      }),
  );
  /** Passes the input of the last render to the model. */
  const current = () => {
    model.receive(input);
    return model;
  };
  const onMessages = useEffectEvent(() => current().changed());
  useLayoutEffect(() => onMessages(), [messages]);
  const onSettled = useEffectEvent(() => current().checkWhenSettled());
  useEffect(() => {
    onSettled();
    return () => model.dispose();
  }, [model, messages, flow.loadingOlder]);

  const { atEnd, endKey, announcedKey, unreadPassed } = snapshot ?? model.snapshot;
  const endIndex = atEnd ? -1 : messages.findLastIndex(({ key }) => key === endKey);
  const unseen = endIndex < 0 ? [] : messages.slice(endIndex + 1);
  const hasUnread = (flow.unreadCount ?? 0) > 0;
  const isUnreadPassed =
    hasUnread && unreadPassed && messages.some(({ key }) => key === flow.firstUnreadKey);
  return {
    shift: useGrewAtStart(messages),
    announcedKey,
    atEnd,
    newBelow: unseen.filter(({ isMine }) => !isMine).length,
    unreadAbove: hasUnread && !isUnreadPassed,
    onScroll: (offset: number) => current().scrolled(offset),
    onResize: () => current().resized(),
    show: (key: string, align: 'nearest' | 'center') => current().show(key, align),
    jumpToLatest: () => current().jumpToLatest(),
    jumpToUnread: () => current().jumpToUnread(),
  };
}

/** Whether the last change prepended messages. The list then keeps its position relative to the end. */
function useGrewAtStart(messages: MessageScrollInput['flow']['messages']): boolean {
  const [drawn, setDrawn] = useState({ messages, grew: false });
  if (drawn.messages === messages) return drawn.grew;
  const grew = wasPrepended(drawn.messages, messages);
  setDrawn({ messages, grew });
  return grew;
}
