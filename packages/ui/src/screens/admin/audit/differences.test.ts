import { expect, it } from 'vitest';
import { differencesOf } from './differences.ts';

it.each([
  ['nothing', null, null, []],
  ['added values', null, { role: 'USER' }, [['role', undefined, 'USER', true]]],
  ['removed values', { members: 3 }, null, [['members', 3, undefined, true]]],
  [
    'changed values before unchanged values',
    { name: 'Keyaki', seats: 4 },
    { name: 'Keyaki', seats: 6 },
    [
      ['seats', 4, 6, true],
      ['name', 'Keyaki', 'Keyaki', false],
    ],
  ],
  [
    'nested values by path, arrays as one value',
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
