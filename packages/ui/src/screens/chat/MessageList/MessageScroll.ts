import type { ChatFlow } from '../chat.ts';
import type { FlowCallbacks } from './FlowCallbacks.ts';
import type { ListViewport } from './listViewport.ts';
import { isDifferentRange } from './rows.ts';
import {
  nextScroll,
  opening,
  type AnchorAlign,
  type ListScroll,
  type ListScrollEvent,
  type ScrollAnchor,
} from './scrollAnchor.ts';

/** Distance from the end that still counts as the end, in pixels. */
const endThreshold = 48;
/** Frames without a height change until the list counts as settled. */
const settledFrames = 2;
/** Distance from the first message at which older messages are requested, in viewport heights. */
const prefetchScreens = 4;

const shareAbove: Record<AnchorAlign, number> = { start: 0, center: 0.5, end: 1 };

export interface MessageScrollSnapshot {
  atEnd: boolean;
  /** The last message when the reader was at the end. Later messages are new. */
  endKey: string | undefined;
  /** The message announced to screen readers. */
  announcedKey: string | undefined;
  /** The first unread message has been in view or is below the viewport. */
  unreadPassed: boolean;
}

export interface MessageScrollDeps {
  viewport: ListViewport;
  /** Runs a task in the next frame. Returns a function that cancels it. */
  requestFrame(task: () => void): () => void;
  onChange(snapshot: MessageScrollSnapshot): void;
}

/** A row that crosses the upper edge of the viewport. */
interface EdgeRow {
  key: string;
  height: number;
  /** Distance of its lower edge from the upper edge of the viewport. */
  visible: number;
}

export interface MessageScrollInput extends FlowCallbacks {
  flow: ChatFlow;
}

/**
 * Keeps the scroll position: at the newest message, an anchor message, or where the reader is.
 * Requests messages ahead of time and reports seen ones.
 */
export class MessageScroll {
  readonly #deps: MessageScrollDeps;
  #input: MessageScrollInput;
  #scroll: ListScroll = opening;
  #snapshot: MessageScrollSnapshot;
  #messages: ChatFlow['messages'] = [];
  /** The last offset set by this class. Any other offset was set by the reader. */
  #programmaticOffset = 0;
  #height = 0;
  /** The row at the upper edge when the list last scrolled or was resized. */
  #edgeRow: EdgeRow | undefined;
  /** The first and last message at the last requests, and the time of the last reported message. */
  readonly #lastRequests = { olderThan: '', newerThan: '', seenUntil: -1 };
  #handledRequest: number | undefined;
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

  /** Sets the current input. Must be called before each event method below. */
  receive(input: MessageScrollInput): void {
    this.#input = input;
  }

  changed(): void {
    const before = this.#messages;
    const { flow } = this.#input;
    const { messages } = flow;
    if (before === messages) return;
    this.#messages = messages;
    const last = messages.at(-1);
    this.#updateAnnouncement(before);
    if (!last || !this.#deps.viewport.isMounted) return;
    if (isDifferentRange(before, messages)) {
      this.#applyEvent({
        type: 'replaced',
        linked: this.#isTargetLoaded(),
        unreadKey: this.#unreadToOpenAt(before),
      });
    } else if (before.at(-1)?.key !== last.key) {
      // The reader may have scrolled up already, with the scroll event still pending.
      const hasLeft = this.#deps.viewport.offset < this.#programmaticOffset - 1;
      this.#applyEvent({ type: 'arrived', isMine: last.isMine, hasLeft });
    }
  }

  scrolled(offset: number): void {
    const { viewport } = this.#deps;
    if (!viewport.isMounted) return;
    const { flow } = this.#input;
    // If newer messages are not loaded, the end of the list is not the end of the room.
    const atEnd =
      !flow.hasNewer && viewport.contentHeight - offset - viewport.height < endThreshold;
    this.#scroll = nextScroll(this.#scroll, {
      type: 'scrolled',
      by: Math.abs(offset - this.#programmaticOffset) > 1 ? 'reader' : 'list',
      direction: offset < this.#programmaticOffset ? 'up' : 'down',
      atEnd,
    });
    // The rows or the browser may have changed the offset. Do not attribute that to the reader.
    this.#programmaticOffset = viewport.offset;
    const isThere = atEnd || this.#scroll.anchor.at === 'newest';
    const reachedEnd = isThere && !this.#snapshot.atEnd;
    this.#set({
      atEnd: isThere,
      ...(reachedEnd ? { endKey: flow.messages.at(-1)?.key } : {}),
    });
    this.#edgeRow = this.#findEdgeRow();
    this.#checkViewport();
  }

  resized(): void {
    const { viewport } = this.#deps;
    if (!viewport.isMounted) return;
    // Uses the measured height, because reading the box would force a layout.
    const change = this.#height - viewport.measuredHeight;
    this.#height = viewport.measuredHeight;
    if (this.#scroll.anchor.at !== 'reader') this.#scrollToAnchor();
    // An on-screen keyboard opened: keeps the lower edge.
    else if (change !== 0) {
      viewport.scrollBy(change);
      this.#programmaticOffset = viewport.offset;
    } else this.#compensateEdgeRow();
    this.#edgeRow = this.#findEdgeRow();
    this.checkWhenSettled();
  }

  show(key: string, align: 'nearest' | 'center'): void {
    const { viewport } = this.#deps;
    const { messages, target } = this.#input.flow;
    const index = messages.findIndex((message) => message.key === key);
    if (!viewport.isMounted || index < 0) return;
    if (align === 'center') {
      this.#handledRequest = target?.request;
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

  /** Checks the viewport after some frames without a height change. */
  checkWhenSettled(): void {
    this.#cancelFrame();
    const wait = (left: number) => {
      this.#cancelFrame = this.#deps.requestFrame(() => {
        if (left > 0) return wait(left - 1);
        this.#scroll = nextScroll(this.#scroll, { type: 'rested' });
        this.#checkViewport();
      });
    };
    wait(settledFrames);
  }

  #goTo(to: ScrollAnchor): void {
    this.#applyEvent({ type: 'requested', to });
  }

  #applyEvent(event: ListScrollEvent): void {
    const before = this.#scroll;
    this.#scroll = nextScroll(before, event);
    if (this.#scroll !== before) this.#scrollToAnchor();
  }

  #scrollToAnchor(): void {
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
    this.#programmaticOffset = viewport.offset;
  }

  /**
   * Keeps the rows below the edge row in place when it is resized, for example by a loaded picture.
   * The virtualizer only does so for rows completely above the viewport.
   */
  #compensateEdgeRow(): void {
    const { viewport } = this.#deps;
    const before = this.#edgeRow;
    const index = this.#input.flow.messages.findIndex(({ key }) => key === before?.key);
    if (!before || index < 0 || viewport.rowHeight(index) === before.height) return;
    const visible = viewport.rowOffset(index) + viewport.rowHeight(index) - viewport.offset;
    viewport.scrollBy(visible - before.visible);
    this.#programmaticOffset = viewport.offset;
  }

  /** Undefined if the row fills the viewport: its start then stays in place. */
  #findEdgeRow(): EdgeRow | undefined {
    const { viewport } = this.#deps;
    const { offset } = viewport;
    const index = viewport.rowAt(offset);
    const key = this.#input.flow.messages[index]?.key;
    if (key === undefined) return undefined;
    const height = viewport.rowHeight(index);
    const visible = viewport.rowOffset(index) + height - offset;
    return visible < height && visible < viewport.measuredHeight
      ? { key, height, visible }
      : undefined;
  }

  /** Requests older and newer messages ahead of time and reports seen messages. */
  #checkViewport(): void {
    const { viewport } = this.#deps;
    const { flow } = this.#input;
    const first = flow.messages[0];
    const last = flow.messages.at(-1);
    if (!viewport.isMounted || !first || !last || this.#scroll.status === 'opening') return;
    const { offset, height } = viewport;
    if (flow.hasOlder && !flow.loadingOlder && offset < prefetchScreens * height) {
      if (this.#lastRequests.olderThan !== first.key) this.#input.onLoadOlder();
      this.#lastRequests.olderThan = first.key;
    }
    if (flow.hasNewer && viewport.contentHeight - offset - height < prefetchScreens * height) {
      if (this.#lastRequests.newerThan !== last.key) this.#input.onLoadNewer();
      this.#lastRequests.newerThan = last.key;
    }
    this.#reportRead(viewport.rowAt(offset + height - 1));
    const unreadIndex = this.#unreadIndex();
    const unreadIsAbove = unreadIndex >= 0 && viewport.rowAt(offset) > unreadIndex;
    if (!unreadIsAbove) this.#set({ unreadPassed: unreadIndex >= 0 });
  }

  /** Reports the lowest visible message that is stored, once per message. */
  #reportRead(lowestIndex: number): void {
    const { messages } = this.#input.flow;
    let index = Math.min(lowestIndex, messages.length - 1);
    while (index >= 0 && !messages[index]!.messageId) index -= 1;
    const lowest = messages[index];
    const time = lowest ? Date.parse(lowest.createdAt) : -1;
    if (!lowest?.messageId || time <= this.#lastRequests.seenUntil) return;
    this.#lastRequests.seenUntil = time;
    this.#input.onSeen({ messageId: lowest.messageId });
  }

  #updateAnnouncement(before: ChatFlow['messages']): void {
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

  /** The first unread message, if the list opens with read messages above it. */
  #unreadToOpenAt(before: ChatFlow['messages']): string | undefined {
    const index = this.#unreadIndex();
    return index > 0 && before.length === 0 ? this.#input.flow.messages[index]?.key : undefined;
  }

  #isTargetLoaded(): boolean {
    const { messages, target } = this.#input.flow;
    const isRequested = target !== undefined && target.request !== this.#handledRequest;
    return isRequested && messages.some(({ key }) => key === target.key);
  }

  #set(change: Partial<MessageScrollSnapshot>): void {
    const next = { ...this.#snapshot, ...change };
    const names = Object.keys(change) as (keyof MessageScrollSnapshot)[];
    if (names.every((name) => next[name] === this.#snapshot[name])) return;
    this.#snapshot = next;
    this.#deps.onChange(next);
  }
}
