import { beforeEach, describe, expect, it, vi } from 'vitest';
import { message } from '../chat.fixtures.ts';
import type { ChatFlow } from '../chat.ts';
import type { ListViewport } from './listViewport.ts';
import { MessageScroll } from './MessageScroll.ts';

const rowHeight = 100;
const height = 400;
const start = Date.parse('2026-11-20T00:00:00Z');

function messages(first: number, last: number, own: number[] = []) {
  return Array.from({ length: last - first + 1 }, (_, index) => {
    const number = first + index;
    const createdAt = new Date(start + number * 60_000).toISOString();
    const isMine = own.includes(number);
    return { ...message({ key: `${number}`, createdAt }), isMine };
  });
}

const flowOf = (parts: Partial<ChatFlow>): ChatFlow => ({
  messages: [],
  hasOlder: false,
  hasNewer: false,
  ...parts,
});

/** Fake list of rows with equal heights. The viewport shows four rows. */
class FakeViewport implements ListViewport {
  isMounted = true;
  offset = 0;
  height = height;
  measuredHeight = height;
  rows = 0;
  tall = { index: -1, extra: 0 };
  get contentHeight() {
    return this.rowOffset(this.rows);
  }
  rowAt = (offset: number) => {
    const last = this.rows - 1;
    let index = 0;
    while (index < last && this.rowOffset(index + 1) <= offset) index += 1;
    return Math.min(index, last);
  };
  rowHeight = (index: number) => rowHeight + (index === this.tall.index ? this.tall.extra : 0);
  rowOffset = (index: number) =>
    index * rowHeight + (index > this.tall.index && this.tall.index >= 0 ? this.tall.extra : 0);
  rowTop = (index: number) => this.rowOffset(index) - this.offset;
  visibilityOf(_key: string, index: number) {
    if (this.rowTop(index) < 0) return 'above' as const;
    return this.rowTop(index) + rowHeight > this.height ? ('below' as const) : ('within' as const);
  }
  scrollTo(offset: number) {
    this.offset = Math.max(0, Math.min(offset, this.contentHeight - this.height));
  }
  scrollBy(distance: number) {
    this.scrollTo(this.offset + distance);
  }
}

const callbacks = {
  onLoadOlder: vi.fn(),
  onLoadNewer: vi.fn(),
  onJumpToLatest: vi.fn(),
  onJumpToUnread: vi.fn(),
  onSeen: vi.fn(),
};
beforeEach(() => vi.clearAllMocks());

function list(first: Partial<ChatFlow>) {
  const viewport = new FakeViewport();
  let flow = flowOf(first);
  let frame: (() => void) | undefined;
  const model = new MessageScroll(
    { flow, ...callbacks },
    {
      viewport,
      requestFrame(task) {
        frame = task;
        return () => (frame = undefined);
      },
      onChange: vi.fn(),
    },
  );
  const opened = {
    model,
    viewport,
    /** Simulates a React render: first the rows, then their heights. */
    draw(parts: Partial<ChatFlow>) {
      flow = { ...flow, ...parts };
      viewport.rows = flow.messages.length;
      model.receive({ flow, ...callbacks });
      model.changed();
      model.resized();
    },
    /** Runs frames until the list has settled. */
    rest() {
      while (frame) {
        const task = frame;
        frame = undefined;
        task();
      }
    },
    scroll(offset: number) {
      viewport.scrollTo(offset);
      model.scrolled(viewport.offset);
    },
    inView() {
      const at = (offset: number) => flow.messages[viewport.rowAt(offset)]?.key;
      return [at(viewport.offset), at(viewport.offset + viewport.height - 1)];
    },
  };
  opened.draw({});
  return opened;
}

describe('a row is resized', () => {
  const opened = (offset: number) => {
    const shown = list({ messages: messages(1, 20) });
    shown.rest();
    shown.scroll(offset);
    const grow = (index: number, extra: number) => {
      shown.viewport.tall = { index, extra };
      shown.model.resized();
      return shown.viewport.offset;
    };
    return { ...shown, grow };
  };

  it('keeps the rows below when the row at the upper edge grows', () => {
    expect(opened(550).grow(5, 200)).toBe(750);
  });

  it('keeps the rows below when the row at the upper edge shrinks', () => {
    const shown = opened(550);
    shown.grow(5, 200);
    expect(shown.grow(5, 20)).toBe(570);
  });

  it('keeps the offset when a row below the upper edge grows', () => {
    expect(opened(550).grow(6, 200)).toBe(550);
  });

  it('keeps the offset when the row at the upper edge fills the viewport', () => {
    const shown = opened(550);
    shown.viewport.tall = { index: 5, extra: 600 };
    shown.scroll(560);
    expect(shown.grow(5, 700)).toBe(560);
  });

  it('stays at the newest message when a row grows', () => {
    const shown = opened(550);
    shown.scroll(1600);
    expect(shown.grow(19, 200)).toBe(1800);
  });
});

const readUp = (parts: Partial<ChatFlow> = {}) => {
  const opened = list({ messages: messages(1, 20), ...parts });
  opened.rest();
  opened.scroll(500);
  return opened;
};

describe('opening', () => {
  it.each<[string, Partial<ChatFlow>, [string, string]]>([
    ['at the newest message', {}, ['17', '20']],
    ['at the first unread message at the upper edge', { firstUnreadKey: '10' }, ['10', '13']],
    ['at the newest message if all are unread', { firstUnreadKey: '1' }, ['17', '20']],
  ])('%s', (_title, parts, inView) => {
    const { inView: seen } = list({ messages: messages(1, 20), ...parts });
    expect(seen()).toEqual(inView);
  });

  it('reports and loads nothing before the list has settled', () => {
    const { rest } = list({ messages: messages(1, 20), firstUnreadKey: '3', hasOlder: true });
    expect(callbacks.onSeen).not.toHaveBeenCalled();
    expect(callbacks.onLoadOlder).not.toHaveBeenCalled();
    rest();
    expect(callbacks.onSeen).toHaveBeenCalledExactlyOnceWith({ messageId: '6' });
    expect(callbacks.onLoadOlder).toHaveBeenCalledOnce();
  });

  it('keeps the position for the following jump to a linked message', () => {
    const { model, draw, inView } = list({ messages: messages(1, 20) });
    draw({ messages: messages(101, 120), hasNewer: true, target: { key: '110', request: 1 } });
    expect(model.scroll).toEqual({ status: 'opening', anchor: { at: 'reader' } });
    model.show('110', 'center');
    expect(inView()).toEqual(['108', '112']);
    expect(model.scroll.anchor).toEqual({ at: 'message', key: '110', align: 'center' });
  });
});

describe('new messages', () => {
  it('are shown at the end', () => {
    const opened = list({ messages: messages(1, 20) });
    opened.rest();
    opened.draw({ messages: messages(1, 21) });
    expect(opened.inView()).toEqual(['18', '21']);
    expect(opened.model.snapshot).toMatchObject({ announcedKey: '21', endKey: '21' });
  });

  it('are announced below and do not move a reader who scrolled up', () => {
    const opened = readUp();
    opened.draw({ messages: messages(1, 22) });
    expect(opened.inView()).toEqual(['6', '9']);
    expect(opened.model.snapshot).toMatchObject({
      atEnd: false,
      endKey: '20',
      announcedKey: '22',
    });
    opened.model.jumpToLatest();
    opened.model.scrolled(opened.viewport.offset);
    expect(opened.inView()).toEqual(['19', '22']);
    expect(opened.model.snapshot).toMatchObject({ atEnd: true, endKey: '22' });
  });

  it("are scrolled to and not announced if they are the member's own", () => {
    const opened = readUp();
    opened.draw({ messages: messages(1, 21, [21]) });
    expect(opened.inView()).toEqual(['18', '21']);
    expect(opened.model.snapshot.announcedKey).toBeUndefined();
  });

  it('do not interrupt a reader who scrolls up at the same moment', () => {
    const opened = list({ messages: messages(1, 20) });
    opened.rest();
    opened.viewport.scrollTo(1500);
    const { offset } = opened.viewport;
    opened.viewport.rows = 21;
    opened.model.receive({ flow: flowOf({ messages: messages(1, 21) }), ...callbacks });
    opened.model.changed();
    expect(opened.viewport.offset).toBe(offset);
  });

  it('are not announced while newer messages are not loaded', () => {
    const opened = readUp({ hasNewer: true });
    opened.draw({ messages: messages(1, 21) });
    expect(opened.inView()).toEqual(['6', '9']);
    expect(opened.model.snapshot.atEnd).toBe(false);
  });
});

describe('loading older and newer messages', () => {
  it('requests them once for each end of the loaded messages', () => {
    const opened = readUp({ hasOlder: true, hasNewer: true });
    expect(callbacks.onLoadOlder).toHaveBeenCalledOnce();
    opened.scroll(400);
    opened.scroll(300);
    expect(callbacks.onLoadOlder).toHaveBeenCalledOnce();
    expect(callbacks.onLoadNewer).toHaveBeenCalledOnce();
    opened.draw({ messages: messages(-9, 20) });
    opened.scroll(200);
    expect(callbacks.onLoadOlder).toHaveBeenCalledTimes(2);
  });

  it('requests nothing while they are loading', () => {
    readUp({ hasOlder: true, loadingOlder: true });
    expect(callbacks.onLoadOlder).not.toHaveBeenCalled();
  });
});

describe('jumping', () => {
  it.each<[key: string, inView: [string, string]]>([
    ['7', ['6', '9']],
    ['3', ['3', '6']],
    ['12', ['9', '12']],
    ['20', ['17', '20']],
  ])('scrolls no further than needed to show %s', (key, inView) => {
    const opened = readUp();
    opened.model.show(key, 'nearest');
    expect(opened.inView()).toEqual(inView);
  });

  it('requests the newest and the first unread message if they are not loaded', () => {
    const { model } = readUp({ hasNewer: true, firstUnreadKey: '-5', unreadCount: 30 });
    model.jumpToLatest();
    expect(callbacks.onJumpToLatest).toHaveBeenCalledOnce();
    model.jumpToUnread();
    expect(callbacks.onJumpToUnread).toHaveBeenCalledOnce();
  });

  it('shows the first unread message at the upper edge', () => {
    const opened = readUp({ firstUnreadKey: '2' });
    opened.model.jumpToUnread();
    expect(opened.inView()).toEqual(['2', '5']);
  });

  it('releases the anchor when its message is deleted', () => {
    const opened = readUp();
    opened.model.show('12', 'nearest');
    opened.draw({ messages: messages(1, 20).filter(({ key }) => key !== '12') });
    expect(opened.model.scroll.anchor).toEqual({ at: 'reader' });
  });
});

describe('resizing', () => {
  it.each([
    ['keeps the newest message in view', 1600, ['19', '20']],
    ['keeps the lower edge of the visible messages', 500, ['8', '9']],
  ])('a change of the viewport height %s', (_title, offset, inView) => {
    const opened = list({ messages: messages(1, 20) });
    opened.rest();
    opened.scroll(offset);
    opened.viewport.height = 200;
    opened.viewport.measuredHeight = 200;
    opened.model.resized();
    expect(opened.inView()).toEqual(inView);
  });
});

describe('the first unread message', () => {
  it('is marked as passed once it has been in view', () => {
    const opened = readUp({ firstUnreadKey: '-3', unreadCount: 24 });
    expect(opened.model.snapshot.unreadPassed).toBe(false);
    opened.draw({ messages: messages(-9, 20) });
    opened.scroll(1000);
    expect(opened.model.snapshot.unreadPassed).toBe(false);
    opened.scroll(600);
    expect(opened.model.snapshot.unreadPassed).toBe(true);
    opened.scroll(1200);
    expect(opened.model.snapshot.unreadPassed).toBe(true);
  });
});
