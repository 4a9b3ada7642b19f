import { describe, expect, it } from 'vitest';
import { message } from '../chat.fixtures.ts';
import { wasPrepended, isDifferentRange, rowMarks } from './rows.ts';

const at = (key: string, createdAt: string, sender?: string) =>
  message({ key, createdAt, ...(sender ? { sender: { userId: sender, name: sender } } : {}) });
const dayOf = (iso: string) => iso.slice(0, 10);

describe('rowMarks', () => {
  const messages = [
    at('a', '2026-11-19T23:50:00Z'),
    at('b', '2026-11-19T23:54:00Z'),
    at('c', '2026-11-19T23:56:00Z', 'mei'),
    at('d', '2026-11-20T00:00:00Z', 'mei'),
    at('e', '2026-11-20T00:06:00Z', 'mei'),
    at('f', '2026-11-20T00:07:00Z', 'mei'),
  ];
  const keysOf = (mark: 'newDay' | 'unread' | 'grouped', firstUnread?: string) =>
    rowMarks(messages, firstUnread, dayOf)
      .map((marks, index) => (marks[mark] ? messages[index]!.key : ''))
      .join('');

  it('places system lines between messages, and the latest below the last message', () => {
    const line = (key: string, at: string) =>
      ({ key, at, kind: 'joined', names: ['芽依'] }) as const;
    const lines = [
      line('first', '2026-11-19T23:00:00Z'),
      line('between', '2026-11-20T00:06:30Z'),
      line('last', '2026-11-20T01:00:00Z'),
    ];
    const rowTexts = (flow: object) =>
      rowMarks(messages, undefined, dayOf, { lines, ...flow }).flatMap((marks, index) => [
        ...marks.lines.map(({ key }) => `${key} ${messages[index]!.key}`),
        ...marks.latestLines.map(({ key }) => `${messages[index]!.key} ${key}`),
      ]);
    expect(rowTexts({})).toEqual(['first a', 'between f', 'f last']);
    expect(rowTexts({ hasOlder: true, hasNewer: true })).toEqual(['between f']);
  });
  it('marks the first message of each day', () => expect(keysOf('newDay')).toBe('ad'));
  it('groups messages of one sender within five minutes', () =>
    expect(keysOf('grouped')).toBe('bf'));
  it('does not group messages of a webhook with different names', () => {
    const from = (key: string, name: string) =>
      message({ key, createdAt: '2026-11-20T00:00:00Z', sender: { userId: 'hook', name } });
    const marks = rowMarks(
      [from('a', 'CI'), from('b', 'CI'), from('c', 'Alerts')],
      undefined,
      dayOf,
    );
    expect(marks.map(({ grouped }) => grouped)).toEqual([false, true, false]);
  });
  it('does not group messages across the unread divider', () => {
    expect(keysOf('unread', 'f')).toBe('f');
    expect(keysOf('grouped', 'f')).toBe('b');
  });
});

describe('wasPrepended and isDifferentRange', () => {
  const list = (keys: string) => [...keys].map((key) => at(key, '2026-11-20T00:00:00Z'));
  it.each([
    ['cd', 'abcd', true, false],
    ['cd', 'cde', false, false],
    ['abcd', 'cd', false, false],
    ['', 'ab', false, true],
    ['ab', 'xy', false, true],
    ['cd', 'abcde', true, false],
    // A discarded unsent message, then overlapping parts of the history.
    ['abcd', 'abc', false, false],
    ['cdef', 'abcd', false, true],
    ['abcd', 'cdef', false, true],
  ])('%s → %s', (before, after, grew, other) => {
    expect(wasPrepended(list(before), list(after))).toBe(grew);
    expect(isDifferentRange(list(before), list(after))).toBe(other);
  });
});
