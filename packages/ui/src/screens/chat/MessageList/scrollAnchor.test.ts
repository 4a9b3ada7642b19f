import { describe, expect, it } from 'vitest';
import {
  nextScroll,
  opening,
  type ListScroll,
  type ListScrollEvent,
  type ScrollAnchor,
} from './scrollAnchor.ts';

const newest: ScrollAnchor = { at: 'newest' };
const reader: ScrollAnchor = { at: 'reader' };
const unread: ScrollAnchor = { at: 'message', key: 'unread', align: 'start' };
const linked: ScrollAnchor = { at: 'message', key: 'linked', align: 'center' };

const open = (anchor: ScrollAnchor): ListScroll => ({ status: 'open', anchor });
const opens = (anchor: ScrollAnchor): ListScroll => ({ status: 'opening', anchor });
const scrolled = (
  by: 'reader' | 'list',
  direction: 'up' | 'down',
  atEnd = false,
): ListScrollEvent => ({ type: 'scrolled', by, direction, atEnd });
const arrived = (parts: { isMine?: boolean; hasLeft?: boolean } = {}): ListScrollEvent => ({
  type: 'arrived',
  isMine: false,
  hasLeft: false,
  ...parts,
});
const replaced = (parts: { linked?: boolean; unreadKey?: string } = {}): ListScrollEvent => ({
  type: 'replaced',
  linked: false,
  unreadKey: undefined,
  ...parts,
});

type Row = [title: string, before: ListScroll, event: ListScrollEvent, after: ListScroll];

describe('nextScroll on replaced messages', () => {
  it.each<Row>([
    ['opens at the newest message', opens(newest), replaced(), opens(newest)],
    [
      'opens at the first unread message',
      opens(newest),
      replaced({ unreadKey: 'unread' }),
      opens(unread),
    ],
    ['opens at a linked message', open(newest), replaced({ linked: true }), opens(reader)],
    [
      'prefers a linked message to the first unread',
      open(reader),
      replaced({ linked: true, unreadKey: 'unread' }),
      opens(reader),
    ],
    ['opens at the newest after another part is loaded', open(reader), replaced(), opens(newest)],
    ['stops opening when the position is stable', opens(unread), { type: 'rested' }, open(unread)],
    [
      'stops opening when the reader scrolls',
      opens(unread),
      scrolled('reader', 'up'),
      open(reader),
    ],
    [
      'continues opening when the list scrolls',
      opens(unread),
      scrolled('list', 'down'),
      opens(unread),
    ],
  ])('%s', (_title, before, event, after) => {
    expect(nextScroll(before, event)).toEqual(after);
  });
});

describe('nextScroll on scrolling', () => {
  it.each<Row>([
    ['up releases the newest message', open(newest), scrolled('reader', 'up'), open(reader)],
    [
      'down keeps the newest message when it moved away',
      open(newest),
      scrolled('reader', 'down'),
      open(newest),
    ],
    ['down releases an anchored message', open(linked), scrolled('reader', 'down'), open(reader)],
    ['up releases an anchored message', open(linked), scrolled('reader', 'up'), open(reader)],
    [
      'to the end anchors the newest message',
      open(reader),
      scrolled('reader', 'down', true),
      open(newest),
    ],
    [
      'slightly up at the end keeps the newest message',
      open(newest),
      scrolled('reader', 'up', true),
      open(newest),
    ],
    [
      'from an anchored message to the end anchors the newest',
      open(linked),
      scrolled('reader', 'down', true),
      open(newest),
    ],
    ['by the list keeps the newest message', open(newest), scrolled('list', 'up'), open(newest)],
    [
      'by the list keeps an anchored message',
      open(linked),
      scrolled('list', 'up', true),
      open(linked),
    ],
    [
      "by the list keeps the reader's position",
      open(reader),
      scrolled('list', 'down'),
      open(reader),
    ],
    [
      'by the list to the end anchors the newest message',
      open(reader),
      scrolled('list', 'down', true),
      open(newest),
    ],
  ])('%s', (_title, before, event, after) => {
    expect(nextScroll(before, event)).toEqual(after);
  });
});

describe('nextScroll on a new message', () => {
  it.each<Row>([
    ['follows it from the newest message', open(newest), arrived(), open(newest)],
    ['does not follow it while the reader has scrolled up', open(reader), arrived(), open(reader)],
    ['does not follow it from an anchored message', open(linked), arrived(), open(linked)],
    [
      'follows an own message while the reader has scrolled up',
      open(reader),
      arrived({ isMine: true }),
      open(newest),
    ],
    [
      'follows an own message from an anchored message',
      open(unread),
      arrived({ isMine: true }),
      open(newest),
    ],
    [
      'keeps the anchor while the reader starts scrolling up',
      open(newest),
      arrived({ hasLeft: true }),
      open(newest),
    ],
    ['does not change an opening list', opens(unread), arrived(), opens(unread)],
  ])('%s', (_title, before, event, after) => {
    expect(nextScroll(before, event)).toEqual(after);
  });
});

describe('nextScroll on requests and removals', () => {
  it.each<Row>([
    [
      'anchors a requested linked message',
      open(newest),
      { type: 'requested', to: linked },
      open(linked),
    ],
    [
      'anchors the requested first unread message',
      open(newest),
      { type: 'requested', to: unread },
      open(unread),
    ],
    [
      'anchors the requested newest message',
      open(reader),
      { type: 'requested', to: newest },
      open(newest),
    ],
    [
      'anchors a linked message while opening',
      opens(reader),
      { type: 'requested', to: linked },
      opens(linked),
    ],
    ['releases a removed message', open(linked), { type: 'removed' }, open(reader)],
    ['keeps the newest message after a removal', open(newest), { type: 'removed' }, open(newest)],
  ])('%s', (_title, before, event, after) => {
    expect(nextScroll(before, event)).toEqual(after);
  });

  it('starts at the newest', () => expect(opening).toEqual(opens(newest)));
});
