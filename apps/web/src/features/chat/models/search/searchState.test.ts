import type { Schemas } from '@office/api';
import { expect, it } from 'vitest';
import { makeMessage } from '../../sync/testRoom.ts';
import { searchState } from './searchState.ts';

type Page = Schemas['ChatSearchList'];

const page = (ids: readonly number[], hasNextPage = false) =>
  ({
    data: ids.map((id) => ({
      message: makeMessage(id),
      room: { id: 'room', type: 'CHANNEL', name: '総務' },
    })),
    metadata: { hasNextPage },
  }) as unknown as Page;

const answer = {
  search: '予定',
  pages: [page([1])],
  pagesSearch: '予定',
  error: undefined,
  isLoading: false,
  size: 1,
};
const error = new Error('offline');

it.each([
  ['idle without a keyword', { search: '' }, { status: 'idle' }],
  ['loading before the first results', { pages: undefined }, { status: 'loading' }],
  ['an error without results', { pages: undefined, error }, { status: 'error' }],
  ['an error with results of another keyword', { pagesSearch: '予', error }, { status: 'error' }],
  [
    'the results of the previous keyword during a search',
    { pagesSearch: '予', isLoading: true },
    { status: 'ready', loadingMore: true },
  ],
  ['empty', { pages: [page([])] }, { status: 'empty' }],
  [
    'loading of the next page',
    { pages: [page([1], true)], size: 2 },
    { status: 'ready', hasMore: true, loadingMore: true },
  ],
  [
    'the next page as available after its request failed',
    { pages: [page([1], true)], size: 2, error },
    { status: 'ready', hasMore: true, loadingMore: false },
  ],
])('returns %s', (_, change, state) => {
  expect(searchState({ ...answer, ...change })).toMatchObject(state);
});

it('returns a message on two pages once', () => {
  const state = searchState({ ...answer, pages: [page([1, 2]), page([2, 3])] });
  expect(state).toMatchObject({ hits: [{}, {}, {}] });
});
