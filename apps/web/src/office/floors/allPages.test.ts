import { expect, it } from 'vitest';
import { allPages } from './allPages.ts';

const page = (data: string[], hasNextPage: boolean) => ({ data, metadata: { hasNextPage } });
const first = page(['take', 'ume'], true);
const last = page(['kiri'], false);

it.each([
  ['nothing has come', undefined, 1, { all: undefined, isNextDue: false }],
  ['there are more', [first], 1, { all: undefined, isNextDue: true }],
  ['the next one is on its way', [first], 2, { all: undefined, isNextDue: false }],
  ['the last one is there', [first, last], 2, { all: ['take', 'ume', 'kiri'], isNextDue: false }],
  ['there is one page', [last], 1, { all: ['kiri'], isNextDue: false }],
  ['there is nothing', [page([], false)], 1, { all: [], isNextDue: false }],
])('returns the items and the next page state when %s', (_, pages, asked, expected) => {
  expect(allPages(pages, asked)).toEqual(expected);
});
