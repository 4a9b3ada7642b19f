import { expect, it } from 'vitest';
import { titlePrefix } from './useAttention.ts';

it.each([
  [0, ''],
  [3, '(3) '],
  [99, '(99) '],
  [100, '(99+) '],
])('formats %d unread items as %j', (waiting, prefix) => {
  expect(titlePrefix(waiting)).toBe(prefix);
});
