import { expect, it } from 'vitest';
import { allPages } from './allPages.ts';

const page = (data: string[], hasNextPage: boolean) => ({ data, metadata: { hasNextPage } });
const first = page(['take', 'ume'], true);
const last = page(['kiri'], false);

it.each([
  ['no page is loaded', undefined, 1, { all: undefined, shouldLoadNext: false }],
  ['more pages exist', [first], 1, { all: undefined, shouldLoadNext: true }],
  ['the next page is loading', [first], 2, { all: undefined, shouldLoadNext: false }],
  [
    'the last page is loaded',
    [first, last],
    2,
    { all: ['take', 'ume', 'kiri'], shouldLoadNext: false },
  ],
  ['only one page exists', [last], 1, { all: ['kiri'], shouldLoadNext: false }],
  ['the list is empty', [page([], false)], 1, { all: [], shouldLoadNext: false }],
])('returns the items and the next page state when %s', (_, pages, requested, expected) => {
  expect(allPages(pages, requested)).toEqual(expected);
});
