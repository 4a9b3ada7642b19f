import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type RefObject,
} from 'react';
import type { VirtualizerHandle } from 'virtua';
import type { ChatFlow, ChatMessage } from '../chat.ts';
import type { FlowCallbacks } from './FlowCallbacks.ts';
import { grewAtStart, isOtherPiece } from './rows.ts';

interface ListParts extends FlowCallbacks {
  flow: ChatFlow;
  scroller: RefObject<HTMLDivElement | null>;
  content: RefObject<HTMLDivElement | null>;
  list: RefObject<VirtualizerHandle | null>;
}

/** Pixels from the end that still count as the end. */
const nearEnd = 48;
/** Milliseconds that a list takes at most to come to where it begins. */
const settling = 400;
/** Screens before the first message from which older ones are asked for. */
const ahead = 1.5;

interface Seen {
  messages: readonly ChatMessage[];
  /** Messages came in front: the place is kept from the end. */
  shift: boolean;
  /** The last message when one was at the end: those after it are new. */
  endKey: string | undefined;
  /** The message that was announced last. */
  heardKey: string | undefined;
}

function nextSeen(seen: Seen, messages: readonly ChatMessage[], atEnd: boolean): Seen {
  const last = messages.at(-1);
  const known = seen.messages.at(-1)?.key;
  const arrived = last && known && last.key !== known && messages.some(({ key }) => key === known);
  return {
    messages,
    shift: grewAtStart(seen.messages, messages),
    endKey: atEnd ? last?.key : seen.endKey,
    heardKey: arrived && !last.isMine ? last.key : seen.heardKey,
  };
}

/** Where the list stands, and that it stays there while messages come and things change their size. */
export function useListPlace(parts: ListParts) {
  const { flow, scroller, content, list } = parts;
  const { messages } = flow;
  const [atEnd, setAtEnd] = useState(true);
  const [unreadPassed, setUnreadPassed] = useState(true);
  const [seen, setSeen] = useState<Seen>(() => ({
    messages,
    shift: false,
    endKey: messages.at(-1)?.key,
    heardKey: undefined,
  }));
  if (seen.messages !== messages) setSeen(nextSeen(seen, messages, atEnd));

  const stuck = useRef(true);
  const offset = useRef(0);
  const asked = useRef({ older: '', newer: '', seen: -1 });
  const settled = useRef(0);
  const shown = useRef<readonly ChatMessage[]>([]);

  const toEnd = () => {
    stuck.current = true;
    if (messages.length > 0) list.current?.scrollToIndex(messages.length - 1, { align: 'end' });
  };

  /** Older and newer messages are asked for before they are missed; what is seen is reported. */
  const look = () => {
    const box = scroller.current;
    const handle = list.current;
    const first = messages[0];
    const last = messages.at(-1);
    if (!box || !handle || !first || !last || performance.now() < settled.current) return;
    const rest = box.scrollHeight - box.scrollTop - box.clientHeight;
    if (flow.hasOlder && !flow.loadingOlder && box.scrollTop < ahead * box.clientHeight) {
      if (asked.current.older !== first.key) parts.onLoadOlder();
      asked.current.older = first.key;
    }
    if (flow.hasNewer && rest < ahead * box.clientHeight) {
      if (asked.current.newer !== last.key) parts.onLoadNewer();
      asked.current.newer = last.key;
    }
    const bottom = handle.findItemIndex(box.scrollTop + box.clientHeight - 1);
    const latest = messages.findLastIndex(({ messageId }, i) => messageId && i <= bottom);
    const time = latest < 0 ? -1 : Date.parse(messages[latest]!.createdAt);
    if (time > asked.current.seen) {
      asked.current.seen = time;
      parts.onSeen({ messageId: messages[latest]!.messageId! });
    }
    const unread = messages.findIndex(({ key }) => key === flow.firstUnreadKey);
    const above = unread >= 0 && handle.findItemIndex(box.scrollTop) > unread;
    setUnreadPassed((passed) => (above ? passed : unread >= 0));
  };

  const onScroll = (next: number) => {
    const box = scroller.current;
    if (!box) return;
    const end = box.scrollHeight - next - box.clientHeight < nearEnd;
    // What grows moves the end away; only who scrolls up leaves it.
    // While it comes to where it begins, it may pass the end of what was measured.
    if (end && performance.now() >= settled.current) stuck.current = true;
    else if (!end && next < offset.current - 1) stuck.current = false;
    offset.current = next;
    const ended = end || stuck.current;
    setAtEnd(ended);
    if (ended && !atEnd) setSeen((now) => ({ ...now, endKey: messages.at(-1)?.key }));
    look();
  };

  const place = useEffectEvent((before: readonly ChatMessage[]) => {
    const last = messages.at(-1);
    if (!last) return;
    const unread = messages.findIndex(({ key }) => key === flow.firstUnreadKey);
    if (isOtherPiece(before, messages)) {
      settled.current = performance.now() + settling;
      if (flow.target && messages.some(({ key }) => key === flow.target?.key)) {
        stuck.current = false;
      } else if (unread > 0 && before.length === 0) {
        stuck.current = false;
        list.current?.scrollToIndex(unread, { align: 'start' });
      } else toEnd();
    } else if (before.at(-1)?.key !== last.key && (stuck.current || last.isMine)) toEnd();
  });
  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = messages;
    place(before);
  }, [messages]);
  const lookAgain = useEffectEvent(look);
  useEffect(() => {
    // Once the new messages have their sizes.
    const frame = requestAnimationFrame(() => lookAgain());
    const timer = setTimeout(() => lookAgain(), settling + 50);
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [messages, flow.loadingOlder]);

  useEffect(() => {
    const box = scroller.current;
    const rows = content.current?.lastElementChild;
    if (!box || !rows) return;
    let height = box.clientHeight;
    const follow = () => {
      const change = height - box.clientHeight;
      height = box.clientHeight;
      // Someone may have scrolled up just now, and the event is still to come.
      const left = box.scrollTop < offset.current - 1;
      if (stuck.current && !left) box.scrollTop = box.scrollHeight;
      // A keyboard opens: the lower edge is what is read.
      else if (!stuck.current && change !== 0) box.scrollTop += change;
    };
    const resized = new ResizeObserver(follow);
    resized.observe(box);
    // The list writes its height when a message turns out to be of another size. Watching that size
    // from outside would answer a frame late: the list measures what is inside of it.
    const written = new MutationObserver(follow);
    written.observe(rows, { attributeFilter: ['style'] });
    return () => {
      resized.disconnect();
      written.disconnect();
    };
  }, [scroller, content]);

  const jumpToLatest = () => {
    if (flow.hasNewer) parts.onJumpToLatest();
    else toEnd();
  };
  const unreadIndex = messages.findIndex(({ key }) => key === flow.firstUnreadKey);
  const jumpToUnread = () => {
    setUnreadPassed(true);
    if (unreadIndex < 0) parts.onJumpToUnread();
    else {
      stuck.current = false;
      list.current?.scrollToIndex(unreadIndex, { align: 'start' });
    }
  };
  const endIndex = messages.findIndex(({ key }) => key === seen.endKey);
  const unseen = atEnd || endIndex < 0 ? [] : messages.slice(endIndex + 1);
  return {
    shift: seen.shift,
    heardKey: seen.heardKey,
    atEnd,
    newBelow: unseen.filter(({ isMine }) => !isMine).length,
    unreadAbove: (flow.unreadCount ?? 0) > 0 && (unreadIndex < 0 || !unreadPassed),
    onScroll,
    jumpToLatest,
    jumpToUnread,
  };
}
