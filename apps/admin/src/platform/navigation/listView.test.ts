import { describe, expect, it } from 'vitest';
import {
  changeSearch,
  clampedLastPage,
  readListView,
  toTableSort,
  toTableState,
} from './listView.ts';

const sorts = ['title', 'updatedAt'] as const;
const usual = { sort: 'updatedAt', descending: true } as const;
const read = (text: string) => readListView(new URLSearchParams(text), sorts, usual);

describe('listView', () => {
  it.each([
    ['', { ...usual, page: 1 }],
    ['sort=title', { sort: 'title', descending: false, page: 1 }],
    ['sort=title&order=desc&page=3', { sort: 'title', descending: true, page: 3 }],
    ['sort=nothing&order=asc&page=0', { ...usual, page: 1 }],
    ['page=2.5', { ...usual, page: 1 }],
    ['page=many', { ...usual, page: 1 }],
  ])('parses %j', (text, view) => expect(read(text)).toEqual(view));

  it('converts the order to a table sort', () => {
    expect(toTableSort(read(''))).toEqual({ columnId: 'updatedAt', direction: 'descending' });
    expect(toTableSort({ sort: null, descending: false, page: 1 })).toBeNull();
  });

  it('changes the given search parameters and keeps the others', () => {
    const search = new URLSearchParams('keyword=a&sort=title&order=desc&page=3');
    expect(changeSearch(search, { keyword: '', state: 'DRAFT', page: undefined }).toString()).toBe(
      'sort=title&order=desc&state=DRAFT',
    );
    expect(search.get('page')).toBe('3');
  });

  it.each([
    [{ page: 3, limit: 10, total: 21 }, null],
    [{ page: 3, limit: 10, total: 20 }, 2],
    [{ page: 9, limit: 10, total: 1 }, 1],
    [{ page: 2, limit: 10, total: 0 }, 1],
    [{ page: 1, limit: 10, total: 0 }, null],
  ])('returns the last page if the requested page does not exist: %j', (place, last) =>
    expect(clampedLastPage(place)).toBe(last),
  );

  it('maps a query result to a table state', () => {
    const one = { data: [{ id: '1' }], metadata: { total: 11 } };
    expect(toTableState({}, 1)).toEqual({ status: 'loading' });
    expect(toTableState({ error: new Error('away') }, 1)).toEqual({ status: 'error' });
    expect(toTableState({ data: one, error: new Error('later') }, 2)).toMatchObject({
      ...{ status: 'ready', rows: one.data, page: 2, total: 11 },
    });
    expect(toTableState({ data: { data: [], metadata: { total: 0 } } }, 1).status).toBe('empty');
  });
});
