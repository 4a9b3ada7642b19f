import { expect, it } from 'vitest';
import type { ChatSystemLine } from '../chat.ts';
import { groupSystemLines } from './groupSystemLines.ts';

const at = '2026-11-20T09:00:00.000Z';
const joined = (key: string): ChatSystemLine => ({ key, at, kind: 'joined', names: [key] });
const left = (key: string): ChatSystemLine => ({ key, at, kind: 'left', names: [key] });
const added = (key: string, by: string): ChatSystemLine => ({
  key,
  at,
  kind: 'added',
  names: [key],
  by,
});
const deleted = (key: string): ChatSystemLine => ({
  key,
  at,
  kind: 'messageDeleted',
  names: ['ren'],
  by: 'aoi',
});
const summaryOf = (lines: ChatSystemLine[]) =>
  groupSystemLines(lines).map((line) => ('names' in line ? line.names.join(' ') : line.kind));

it.each<[string, ChatSystemLine[], string[]]>([
  [
    'joins and leaves',
    [joined('a'), joined('b'), left('c'), left('d'), joined('e')],
    ['a b', 'c d', 'e'],
  ],
  [
    'additions by the same member',
    [added('a', 'x'), added('b', 'x'), added('c', 'y')],
    ['a b', 'c'],
  ],
  ['no deleted messages', [deleted('a'), deleted('b')], ['ren', 'ren']],
])('groups %s', (_, lines, expected) => {
  expect(summaryOf(lines)).toEqual(expected);
});

it('keeps the key and time of the first line', () => {
  expect(groupSystemLines([joined('a'), { ...joined('b'), at: 'later' }])).toMatchObject([
    { key: 'a', at },
  ]);
});
