import { expect, it } from 'vitest';
import { differencesOf } from './differences.ts';

it.each([
  ['nothing', null, null, []],
  ['what is new', null, { role: 'USER' }, [['role', undefined, 'USER', true]]],
  ['what is gone', { members: 3 }, null, [['members', 3, undefined, true]]],
  [
    'changes before what stayed',
    { name: 'Keyaki', seats: 4 },
    { name: 'Keyaki', seats: 6 },
    [
      ['seats', 4, 6, true],
      ['name', 'Keyaki', 'Keyaki', false],
    ],
  ],
  [
    'parts by both names, lists whole',
    { size: { width: 4 }, tags: ['a'] },
    { size: { width: 5 }, tags: ['a'] },
    [
      ['size.width', 4, 5, true],
      ['tags', ['a'], ['a'], false],
    ],
  ],
])('returns %s', (_what, before, after, expected) => {
  const found = differencesOf(before, after);
  expect(
    found.map(({ name, changed, ...each }) => [name, each.before, each.after, changed]),
  ).toEqual(expected);
});
