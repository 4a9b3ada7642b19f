import { expect, it } from 'vitest';
import { withReachability } from './withReachability.ts';

const nothing = { statusLine: null, quietUntil: null, workingHours: null };
const lunch = { ...nothing, statusLine: { emoji: '🍱', text: '', endsAt: null } };
const list = { data: [{ userId: 'a', ...lunch }] };

it.each([
  ['adds a member', { userId: 'b', ...lunch }, ['a', 'b']],
  ['replaces the entry of a member', { userId: 'a', ...lunch }, ['a']],
  ['removes a member without any part', { userId: 'a', ...nothing }, []],
  ['ignores an unknown member without any part', { userId: 'b', ...nothing }, ['a']],
])('%s', (_, changed, expected) => {
  expect(withReachability(list, changed).data.map(({ userId }) => userId)).toEqual(expected);
});
