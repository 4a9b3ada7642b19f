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
    ['at the newest', opens(newest), replaced(), opens(newest)],
    ['at the first unread', opens(newest), replaced({ unreadKey: 'unread' }), opens(unread)],
    ['where a link leads', open(newest), replaced({ linked: true }), opens(reader)],
    [
      'a link before the unread',
      open(reader),
      replaced({ linked: true, unreadKey: 'unread' }),
      opens(reader),
    ],
    ['again in another part', open(reader), replaced(), opens(newest)],
    ['and comes to rest', opens(unread), { type: 'rested' }, open(unread)],
    ['or is left by the reader', opens(unread), scrolled('reader', 'up'), open(reader)],
    ['its own moves do not end it', opens(unread), scrolled('list', 'down'), opens(unread)],
  ])('%s', (_title, before, event, after) => {
    expect(nextScroll(before, event)).toEqual(after);
  });
});

describe('nextScroll on scrolling', () => {
  it.each<Row>([
    ['up leaves the newest', open(newest), scrolled('reader', 'up'), open(reader)],
    ['down towards an end that moved away', open(newest), scrolled('reader', 'down'), open(newest)],
    ['leaves a held message', open(linked), scrolled('reader', 'down'), open(reader)],
    ['up leaves a held message', open(linked), scrolled('reader', 'up'), open(reader)],
    ['to the end', open(reader), scrolled('reader', 'down', true), open(newest)],
    ['a little up, still at the end', open(newest), scrolled('reader', 'up', true), open(newest)],
    [
      'from a held message to the end',
      open(linked),
      scrolled('reader', 'down', true),
      open(newest),
    ],
    ['by the list keeps the newest', open(newest), scrolled('list', 'up'), open(newest)],
    ['by the list keeps a held message', open(linked), scrolled('list', 'up', true), open(linked)],
    ['by the list keeps the reader', open(reader), scrolled('list', 'down'), open(reader)],
    ['by the list to the end', open(reader), scrolled('list', 'down', true), open(newest)],
  ])('%s', (_title, before, event, after) => {
    expect(nextScroll(before, event)).toEqual(after);
  });
});

describe('nextScroll on a new message', () => {
  it.each<Row>([
    ['is followed from the newest', open(newest), arrived(), open(newest)],
    ['is not followed by a reader', open(reader), arrived(), open(reader)],
    ['nor from a held message', open(linked), arrived(), open(linked)],
    ["one's own is followed from anywhere", open(reader), arrived({ isMine: true }), open(newest)],
    ["one's own is followed from a message", open(unread), arrived({ isMine: true }), open(newest)],
    [
      'leaves a reader who scrolls up at that moment',
      open(newest),
      arrived({ hasLeft: true }),
      open(newest),
    ],
    ['while opening', opens(unread), arrived(), opens(unread)],
  ])('%s', (_title, before, event, after) => {
    expect(nextScroll(before, event)).toEqual(after);
  });
});

describe('nextScroll on requests and removals', () => {
  it.each<Row>([
    ['a linked message', open(newest), { type: 'requested', to: linked }, open(linked)],
    ['the first unread', open(newest), { type: 'requested', to: unread }, open(unread)],
    ['the newest', open(reader), { type: 'requested', to: newest }, open(newest)],
    ['a link while opening', opens(reader), { type: 'requested', to: linked }, opens(linked)],
    ['a message that is gone frees the list', open(linked), { type: 'removed' }, open(reader)],
    ['nothing was held', open(newest), { type: 'removed' }, open(newest)],
  ])('%s', (_title, before, event, after) => {
    expect(nextScroll(before, event)).toEqual(after);
  });

  it('starts at the newest', () => expect(opening).toEqual(opens(newest)));
});
