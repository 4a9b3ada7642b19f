import { expect, it } from 'vitest';
import { japaneseDateTime } from './japaneseDateTime.ts';

it.each([
  ['2026-11-20T09:05:00', '2026年11月20日 09:05'],
  ['2026-01-02T23:59:59', '2026年01月02日 23:59'],
  [new Date(2026, 6, 1, 0, 0).toISOString(), '2026年07月01日 00:00'],
  ['soon', null],
  [null, null],
])('%s → %s', (instant, text) => {
  expect(japaneseDateTime(instant)).toBe(text);
});
