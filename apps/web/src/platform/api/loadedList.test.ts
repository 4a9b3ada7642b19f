import { expect, it } from 'vitest';
import { loadedList } from './loadedList.ts';

const page = (ids: string[], hasNextPage: boolean) => ({
  data: ids.map((id) => ({ id })),
  metadata: { hasNextPage },
});

it('has each thing once, where it came first, although the pages have moved', () => {
  const { items, hasMore } = loadedList({
    data: [page(['a', 'b'], true), page(['b', 'c'], false)],
    size: 2,
  });
  expect(items).toEqual([{ id: 'a' }, { id: 'b' }, { id: 'c' }]);
  expect(hasMore).toBe(false);
});

it('loads more until the page that was asked for has come, or failed', () => {
  const data = [page(['a'], true)];
  expect(loadedList({ data, size: 1 })).toMatchObject({ hasMore: true, loadingMore: false });
  expect(loadedList({ data, size: 2 })).toMatchObject({ loadingMore: true });
  expect(loadedList({ data, size: 2, error: new Error('gone') })).toMatchObject({
    loadingMore: false,
  });
});
