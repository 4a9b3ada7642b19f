import { expect, it } from 'vitest';
import { allPages } from './allPages.ts';

const page = (data: string[], hasNextPage: boolean) => ({ data, metadata: { hasNextPage } });
const first = page(['take', 'ume'], true);
const last = page(['kiri'], false);

it.each([
  ['nothing has come', undefined, 1, { all: undefined, shouldLoadNext: false }],
  ['there are more', [first], 1, { all: undefined, shouldLoadNext: true }],
  ['the next one is on its way', [first], 2, { all: undefined, shouldLoadNext: false }],
  [
    'the last one is there',
    [first, last],
    2,
    { all: ['take', 'ume', 'kiri'], shouldLoadNext: false },
  ],
  ['there is one page', [last], 1, { all: ['kiri'], shouldLoadNext: false }],
  ['there is nothing', [page([], false)], 1, { all: [], shouldLoadNext: false }],
])('returns the items and the next page state when %s', (_, pages, asked, expected) => {
  expect(allPages(pages, asked)).toEqual(expected);
});
