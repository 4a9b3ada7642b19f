import { expect, it, vi } from 'vitest';
import type { SWRHook } from 'swr';
import { freshSearches } from './freshSearches.ts';

type Keys = Parameters<SWRHook>[0];

function configOf(key: unknown) {
  const useNext = vi.fn();
  freshSearches(useNext)(key as Keys, null, { dedupingInterval: 2000 } as never);
  return useNext.mock.calls[0]![2] as object;
}

const withQuery = (query: object) => ['office', '/v1/tutorials/user', { params: { query } }];

it.each([
  ['a keyword', withQuery({ keyword: 'sato', page: 1 })],
  ['the words of the search page', ['office', '/v1/search', { params: { query: { q: 'sato' } } }]],
  ['an infinite list with a keyword', () => withQuery({ keyword: 'sato', page: 1 })],
])('always fetches %s', (_, key) => {
  expect(configOf(key)).toEqual({ dedupingInterval: 0, revalidateAll: true });
});

it.each([
  ['a list without a keyword', withQuery({ page: 1 })],
  ['a query without parameters', ['office', '/v1/settings']],
  ['a disabled query', null],
  ['a disabled infinite list', () => null],
  ['another key', 'seats'],
])('keeps the configuration of %s', (_, key) => {
  expect(configOf(key)).toEqual({ dedupingInterval: 2000 });
});
