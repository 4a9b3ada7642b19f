import type { ChatFlow } from '../chat.ts';
import type { FlowCallbacks } from './FlowCallbacks.ts';
import type { ListViewport } from './listViewport.ts';
import { isOtherPiece } from './rows.ts';
import {
  nextScroll,
  opening,
  type AnchorAlign,
  type ListScroll,
  type ListScrollEvent,
  type ScrollAnchor,
} from './scrollAnchor.ts';

/** Pixels from the end that still count as the end. */
const nearEnd = 48;
/** Frames without a changed height after which a list has come to where it begins. */
const restingFrames = 2;
/** Screens before the first message from which older ones are asked for. */
const screensAhead = 1.5;

const shareAbove: Record<AnchorAlign, number> = { start: 0, center: 0.5, end: 1 };

/** The list's place as far as it is shown. */
export interface MessageScrollSnapshot {
  atEnd: boolean;
  /** The last message when the reader was at the end: those after it are new. */
  endKey: string | undefined;
  /** The message that a screen reader is told of. */
  announcedKey: string | undefined;
  /** The first unread message has been in view, or stands below. */
  unreadPassed: boolean;
}

export interface MessageScrollDeps {
  viewport: ListViewport;
  /** Runs a task in the next frame; answers what calls it off. */
  requestFrame(task: () => void): () => void;
  onChange(snapshot: MessageScrollSnapshot): void;
}

/** The messages that are shown now, and what the list asks for. */
export interface MessageScrollInput extends FlowCallbacks {
  flow: ChatFlow;
}

/**
 * Keeps a list of messages in its place: at the newest, at a message, or where the reader has
 * scrolled to. Asks for older and newer messages before they are missed and reports what was seen.
 */
export class MessageScroll {
  readonly #deps: MessageScrollDeps;
  #input: MessageScrollInput;
  #scroll: ListScroll = opening;
  #snapshot: MessageScrollSnapshot;
  /** The messages of the last change. */
  #messages: ChatFlow['messages'] = [];
  /** The offset to which the list has moved itself: anything else is the reader's doing. */
  #ownOffset = 0;
  #height = 0;
  /** The first and last message at the last requests, and the time up to which was reported. */
  readonly #asked = { olderThan: '', newerThan: '', seenUntil: -1 };
  /** The request of the linked message that was gone to. */
  #followedRequest: number | undefined;
  #cancelFrame = () => {};

  constructor(input: MessageScrollInput, deps: MessageScrollDeps) {
    this.#input = input;
    this.#deps = deps;
    const { flow } = input;
    this.#snapshot = {
      atEnd: true,
      endKey: flow.hasNewer ? undefined : flow.messages.at(-1)?.key,
      announcedKey: undefined,
      unreadPassed: true,
    };
  }

  get scroll(): ListScroll {
    return this.#scroll;
  }

  get snapshot(): MessageScrollSnapshot {
    return this.#snapshot;
  }

  dispose(): void {
    this.#cancelFrame();
  }

  /** Takes the present input; comes before each of the events below. */
  receive(input: MessageScrollInput): void {
    this.#input = input;
  }

  /** Other messages stand in the list. */
  changed(): void {
    const before = this.#messages;
    const { flow } = this.#input;
    const { messages } = flow;
    if (before === messages) return;
    this.#messages = messages;
    const last = messages.at(-1);
    this.#noteArrivals(before);
    if (!last || !this.#deps.viewport.isMounted) return;
    if (isOtherPiece(before, messages)) {
      this.#move({
        type: 'replaced',
        linked: this.#isTargetHere(),
        unreadKey: this.#unreadToOpenAt(before),
      });
    } else if (before.at(-1)?.key !== last.key) {
      // Someone may have scrolled up just now, and the event is still to come.
      const hasLeft = this.#deps.viewport.offset < this.#ownOffset - 1;
      this.#move({ type: 'arrived', isMine: last.isMine, hasLeft });
    }
  }

  scrolled(offset: number): void {
    const { viewport } = this.#deps;
    if (!viewport.isMounted) return;
    const { flow } = this.#input;
    // In the past the end of what is here is not the end.
    const atEnd = !flow.hasNewer && viewport.contentHeight - offset - viewport.height < nearEnd;
    this.#scroll = nextScroll(this.#scroll, {
      type: 'scrolled',
      by: Math.abs(offset - this.#ownOffset) > 1 ? 'reader' : 'list',
      direction: offset < this.#ownOffset ? 'up' : 'down',
      atEnd,
    });
    // By now rows may have come and gone and the browser have moved it: that is nobody's doing.
    this.#ownOffset = viewport.offset;
    const isThere = atEnd || this.#scroll.anchor.at === 'newest';
    const cameToEnd = isThere && !this.#snapshot.atEnd;
    this.#set({
      atEnd: isThere,
      ...(cameToEnd ? { endKey: flow.messages.at(-1)?.key } : {}),
    });
    this.#look();
  }

  /** A message or the list itself turned out to be of another height. */
  resized(): void {
    const { viewport } = this.#deps;
    if (!viewport.isMounted) return;
    // As it was measured just now: to ask the box itself would have everything laid out once more.
    const change = this.#height - viewport.measuredHeight;
    this.#height = viewport.measuredHeight;
    if (this.#scroll.anchor.at !== 'reader') this.#keep();
    // A keyboard opens: the lower edge is what is read.
    else if (change !== 0) {
      viewport.scrollBy(change);
      this.#ownOffset = viewport.offset;
    }
    this.rest();
  }

  /** Goes to a message; with `nearest` no further than it takes to see it. */
  show(key: string, align: 'nearest' | 'center'): void {
    const { viewport } = this.#deps;
    const { messages, target } = this.#input.flow;
    const index = messages.findIndex((message) => message.key === key);
    if (!viewport.isMounted || index < 0) return;
    if (align === 'center') {
      this.#followedRequest = target?.request;
      this.#goTo({ at: 'message', key, align });
      return;
    }
    switch (viewport.visibilityOf(key, index)) {
      case 'above':
        return this.#goTo({ at: 'message', key, align: 'start' });
      case 'below':
        return this.#goTo(
          index === messages.length - 1 ? { at: 'newest' } : { at: 'message', key, align: 'end' },
        );
      case 'within':
    }
  }

  jumpToLatest(): void {
    if (this.#input.flow.hasNewer) this.#input.onJumpToLatest();
    else this.#goTo({ at: 'newest' });
  }

  jumpToUnread(): void {
    this.#set({ unreadPassed: true });
    const unread = this.#input.flow.messages[this.#unreadIndex()];
    if (unread) this.#goTo({ at: 'message', key: unread.key, align: 'start' });
    else this.#input.onJumpToUnread();
  }

  /** Looks once a few frames have passed in which no height has changed. */
  rest(): void {
    this.#cancelFrame();
    const wait = (left: number) => {
      this.#cancelFrame = this.#deps.requestFrame(() => {
        if (left > 0) return wait(left - 1);
        this.#scroll = nextScroll(this.#scroll, { type: 'rested' });
        this.#look();
      });
    };
    wait(restingFrames);
  }

  #goTo(to: ScrollAnchor): void {
    this.#move({ type: 'requested', to });
  }

  /** Takes an event that may move the list: a new state is brought into view. */
  #move(event: ListScrollEvent): void {
    const before = this.#scroll;
    this.#scroll = nextScroll(before, event);
    if (this.#scroll !== before) this.#keep();
  }

  /** Brings the anchor to its place, as far as heights are known now. */
  #keep(): void {
    const { viewport } = this.#deps;
    const { anchor } = this.#scroll;
    if (!viewport.isMounted) return;
    if (anchor.at === 'newest') viewport.scrollTo(viewport.contentHeight);
    else if (anchor.at === 'message') {
      const { messages } = this.#input.flow;
      const index = messages.findIndex(({ key }) => key === anchor.key);
      if (index < 0) this.#scroll = nextScroll(this.#scroll, { type: 'removed' });
      else {
        const free = viewport.height - viewport.rowHeight(index);
        viewport.scrollBy(viewport.rowTop(index) - free * shareAbove[anchor.align]);
      }
    }
    this.#ownOffset = viewport.offset;
  }

  /** Asks for older and newer messages before they are missed, and reports what is seen. */
  #look(): void {
    const { viewport } = this.#deps;
    const { flow } = this.#input;
    const first = flow.messages[0];
    const last = flow.messages.at(-1);
    if (!viewport.isMounted || !first || !last || this.#scroll.status === 'opening') return;
    const { offset, height } = viewport;
    if (flow.hasOlder && !flow.loadingOlder && offset < screensAhead * height) {
      if (this.#asked.olderThan !== first.key) this.#input.onLoadOlder();
      this.#asked.olderThan = first.key;
    }
    if (flow.hasNewer && viewport.contentHeight - offset - height < screensAhead * height) {
      if (this.#asked.newerThan !== last.key) this.#input.onLoadNewer();
      this.#asked.newerThan = last.key;
    }
    this.#reportSeen(viewport.rowAt(offset + height - 1));
    const unreadIndex = this.#unreadIndex();
    const unreadIsAbove = unreadIndex >= 0 && viewport.rowAt(offset) > unreadIndex;
    if (!unreadIsAbove) this.#set({ unreadPassed: unreadIndex >= 0 });
  }

  /** Reports the lowest message in view that the server knows, each once. */
  #reportSeen(lowestIndex: number): void {
    const { messages } = this.#input.flow;
    const seen = messages.slice(0, lowestIndex + 1).findLast(({ messageId }) => messageId);
    const time = seen ? Date.parse(seen.createdAt) : -1;
    if (!seen?.messageId || time <= this.#asked.seenUntil) return;
    this.#asked.seenUntil = time;
    this.#input.onSeen({ messageId: seen.messageId });
  }

  #noteArrivals(before: ChatFlow['messages']): void {
    const { messages, hasNewer } = this.#input.flow;
    const last = messages.at(-1);
    const lastBefore = before.at(-1)?.key;
    const hasGrown =
      last && last.key !== lastBefore && messages.some(({ key }) => key === lastBefore);
    this.#set({
      ...(this.#snapshot.atEnd && !hasNewer ? { endKey: last?.key } : {}),
      ...(hasGrown && !last.isMine ? { announcedKey: last.key } : {}),
    });
  }

  #unreadIndex(): number {
    const { messages, firstUnreadKey } = this.#input.flow;
    return firstUnreadKey ? messages.findIndex(({ key }) => key === firstUnreadKey) : -1;
  }

  /** The first unread message, where the list opens with some that are read above it. */
  #unreadToOpenAt(before: ChatFlow['messages']): string | undefined {
    const index = this.#unreadIndex();
    return index > 0 && before.length === 0 ? this.#input.flow.messages[index]?.key : undefined;
  }

  #isTargetHere(): boolean {
    const { messages, target } = this.#input.flow;
    const isAsked = target !== undefined && target.request !== this.#followedRequest;
    return isAsked && messages.some(({ key }) => key === target.key);
  }

  #set(change: Partial<MessageScrollSnapshot>): void {
    const next = { ...this.#snapshot, ...change };
    const names = Object.keys(change) as (keyof MessageScrollSnapshot)[];
    if (names.every((name) => next[name] === this.#snapshot[name])) return;
    this.#snapshot = next;
    this.#deps.onChange(next);
  }
}
