import { expect, it } from 'vitest';
import { loadedList } from './loadedList.ts';

const page = (ids: string[], hasNextPage: boolean) => ({
  data: ids.map((id) => ({ id })),
  metadata: { hasNextPage },
});

it('returns an item only once when it appears on two pages', () => {
  const { items, hasMore } = loadedList({
    data: [page(['a', 'b'], true), page(['b', 'c'], false)],
    size: 2,
  });
  expect(items).toEqual([{ id: 'a' }, { id: 'b' }, { id: 'c' }]);
  expect(hasMore).toBe(false);
});

it('is loading until the requested page arrives or fails', () => {
  const data = [page(['a'], true)];
  expect(loadedList({ data, size: 1 })).toMatchObject({ hasMore: true, loadingMore: false });
  expect(loadedList({ data, size: 2 })).toMatchObject({ loadingMore: true });
  expect(loadedList({ data, size: 2, error: new Error('gone') })).toMatchObject({
    loadingMore: false,
  });
});
