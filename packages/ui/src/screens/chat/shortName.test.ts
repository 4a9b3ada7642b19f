import { expect, it } from 'vitest';
import { shortName } from './shortName.ts';

it.each([
  ['開発チーム', 5, '開発チーム'],
  ['開発チーム', 4, '開発チ…'],
  ['👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦', 2, '👩‍👩‍👧‍👦…'],
  ['London office', 8, 'London…'],
])('shortens %s to %i characters: %s', (name, most, short) =>
  expect(shortName(name, most)).toBe(short),
);
