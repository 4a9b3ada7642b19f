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
/** Frames without another size after which a list has come to where it begins. */
const restingFrames = 2;
/** Screens before the first message from which older ones are asked for. */
const ahead = 1.5;

/** How much of the free space is above a message that is shown so. */
const shareAbove = { start: 0, center: 0.5, end: 1 };

/** The end, or a message. */
type Held = 'end' | { key: string; align: keyof typeof shareAbove } | undefined;

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
    endKey: flow.hasNewer ? undefined : messages.at(-1)?.key,
    heardKey: undefined,
  }));
  if (seen.messages !== messages) setSeen(nextSeen(seen, messages, atEnd && !flow.hasNewer));

  const unreadIndex = flow.firstUnreadKey
    ? messages.findIndex(({ key }) => key === flow.firstUnreadKey)
    : -1;

  /** What stays where it is while sizes become known; nothing where one has scrolled to. */
  const held = useRef<Held>('end');
  const offset = useRef(0);
  const height = useRef(0);
  const asked = useRef({ older: '', newer: '', seen: -1 });
  /** It has not come to where it begins yet. */
  const settling = useRef(true);
  const frames = useRef(0);
  const shown = useRef<readonly ChatMessage[]>([]);
  /** The last request for a message that was followed. */
  const followed = useRef<number>(undefined);

  /** Brings what is held to its place, as far as sizes are known now. */
  const keep = () => {
    const box = scroller.current;
    const rows = content.current?.lastElementChild;
    const handle = list.current;
    const kept = held.current;
    if (!box || !rows || !handle) return;
    if (kept === 'end') box.scrollTo(0, box.scrollHeight);
    else if (kept) {
      const index = messages.findIndex(({ key }) => key === kept.key);
      if (index < 0) held.current = undefined;
      else {
        const above = rows.getBoundingClientRect().top - box.getBoundingClientRect().top;
        const free = box.clientHeight - handle.getItemSize(index);
        box.scrollBy(0, above + handle.getItemOffset(index) - free * shareAbove[kept.align]);
      }
    }
    offset.current = box.scrollTop;
  };
  const hold = (next: Held) => {
    held.current = next;
    keep();
  };

  /** Goes to a message; with `nearest` no further than it takes to see it. */
  const show = (key: string, align: 'nearest' | 'center') => {
    const box = scroller.current;
    const index = messages.findIndex((message) => message.key === key);
    const article = box?.querySelector(`article[data-key="${CSS.escape(key)}"]`);
    if (!box || index < 0) return;
    if (align === 'center') {
      followed.current = flow.target?.request;
      return hold({ key, align });
    }
    const { top, bottom } = box.getBoundingClientRect();
    const row = article?.parentElement?.getBoundingClientRect();
    const isAbove = row ? row.top < top : index < (list.current?.findItemIndex(box.scrollTop) ?? 0);
    if (isAbove) hold({ key, align: 'start' });
    else if (!row || row.bottom > bottom)
      hold(index === messages.length - 1 ? 'end' : { key, align: 'end' });
  };

  /** Older and newer messages are asked for before they are missed; what is seen is reported. */
  const look = () => {
    const box = scroller.current;
    const handle = list.current;
    const first = messages[0];
    const last = messages.at(-1);
    if (!box || !handle || !first || !last || settling.current) return;
    const rest = box.scrollHeight - box.scrollTop - box.clientHeight;
    if (flow.hasOlder && !flow.loadingOlder && box.scrollTop < ahead * box.clientHeight) {
      if (asked.current.older !== first.key) parts.onLoadOlder();
      asked.current.older = first.key;
    }
    if (flow.hasNewer && rest < ahead * box.clientHeight) {
      if (asked.current.newer !== last.key) parts.onLoadNewer();
      asked.current.newer = last.key;
    }
    let bottom = handle.findItemIndex(box.scrollTop + box.clientHeight - 1);
    while (bottom >= 0 && !messages[bottom]?.messageId) bottom -= 1;
    const latest = messages[bottom];
    const time = latest ? Date.parse(latest.createdAt) : -1;
    if (time > asked.current.seen) {
      asked.current.seen = time;
      parts.onSeen({ messageId: latest!.messageId! });
    }
    const above = unreadIndex >= 0 && handle.findItemIndex(box.scrollTop) > unreadIndex;
    setUnreadPassed((passed) => (above ? passed : unreadIndex >= 0));
  };

  /** Looks once a few frames have passed in which nothing came to be of another size. */
  const rest = () => {
    cancelAnimationFrame(frames.current);
    const wait = (left: number) => {
      frames.current = requestAnimationFrame(() => {
        if (left > 0) return wait(left - 1);
        settling.current = false;
        look();
      });
    };
    wait(restingFrames);
  };

  const onScroll = (next: number) => {
    const box = scroller.current;
    if (!box) return;
    // In the past the end of what is here is not the end.
    const end = !flow.hasNewer && box.scrollHeight - next - box.clientHeight < nearEnd;
    // Where the list itself has gone is known; everything else is the reader's doing, and counts
    // from the first pixel on.
    const isReader = Math.abs(next - offset.current) > 1;
    const isUp = next < offset.current;
    if (isReader) settling.current = false;
    if (end && (isReader || !held.current)) held.current = 'end';
    // What grows moves the end away; only who scrolls up leaves it.
    else if (isReader && (isUp || held.current !== 'end')) held.current = undefined;
    // By now rows may have come and gone and the browser have moved it: that is nobody's doing.
    offset.current = box.scrollTop;
    const ended = end || held.current === 'end';
    setAtEnd(ended);
    if (ended && !atEnd) setSeen((now) => ({ ...now, endKey: messages.at(-1)?.key }));
    look();
  };

  /** A message or the list itself turned out to be of another size. */
  const onResize = () => {
    const box = scroller.current;
    const handle = list.current;
    if (!box || !handle) return;
    // As it was measured just now: to ask the box itself would have everything laid out once more.
    const change = height.current - handle.viewportSize;
    height.current = handle.viewportSize;
    if (held.current) keep();
    // A keyboard opens: the lower edge is what is read.
    else if (change !== 0) {
      box.scrollBy(0, change);
      offset.current = box.scrollTop;
    }
    rest();
  };

  const place = useEffectEvent((before: readonly ChatMessage[]) => {
    const box = scroller.current;
    const last = messages.at(-1);
    if (!last || !box) return;
    const unread = messages[unreadIndex];
    if (isOtherPiece(before, messages)) {
      settling.current = true;
      const { target } = flow;
      const isAsked = target && target.request !== followed.current;
      if (isAsked && messages.some(({ key }) => key === target.key)) hold(undefined);
      else if (unread && unread !== messages[0] && before.length === 0)
        hold({ key: unread.key, align: 'start' });
      else hold('end');
      return;
    }
    const isNew = before.at(-1)?.key !== last.key;
    // Someone may have scrolled up just now, and the event is still to come.
    const hasLeft = box.scrollTop < offset.current - 1;
    if (isNew && (last.isMine || (held.current === 'end' && !hasLeft))) hold('end');
  });
  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = messages;
    place(before);
  }, [messages]);
  const restAgain = useEffectEvent(rest);
  useEffect(() => {
    restAgain();
    return () => cancelAnimationFrame(frames.current);
  }, [messages, flow.loadingOlder]);

  const jumpToLatest = () => {
    if (flow.hasNewer) parts.onJumpToLatest();
    else hold('end');
  };
  const jumpToUnread = () => {
    setUnreadPassed(true);
    const unread = messages[unreadIndex];
    if (unread) hold({ key: unread.key, align: 'start' });
    else parts.onJumpToUnread();
  };
  const endIndex = atEnd ? -1 : messages.findLastIndex(({ key }) => key === seen.endKey);
  const unseen = endIndex < 0 ? [] : messages.slice(endIndex + 1);
  return {
    shift: seen.shift,
    heardKey: seen.heardKey,
    atEnd,
    newBelow: unseen.filter(({ isMine }) => !isMine).length,
    unreadAbove: (flow.unreadCount ?? 0) > 0 && (unreadIndex < 0 || !unreadPassed),
    onScroll,
    onResize,
    show,
    jumpToLatest,
    jumpToUnread,
  };
}
