import type { BulletinPostProps } from '@office/ui/screens/bulletin';
import { useState } from 'react';
import { useInfiniteQuery } from '../../../platform/api/queries.ts';
import { toReader } from './bulletinViews.ts';

const readersPerPage = 50;

export function useReaders(postId: string) {
  const [shown, setShown] = useState(false);
  const { data, error, size, setSize, mutate } = useInfiniteQuery(
    '/v1/bulletin-boards/posts/{postId}/readers',
    (index) =>
      shown
        ? { params: { path: { postId }, query: { page: index + 1, limit: readersPerPage } } }
        : null,
  );
  const state = (): BulletinPostProps['readers'] => {
    if (!shown) return null;
    if (!data) return { status: error ? 'error' : 'loading' };
    return {
      status: 'ready',
      readers: data.flatMap((page) => page.data.map(toReader)),
      hasMore: data.at(-1)?.metadata.hasNextPage ?? false,
      loadingMore: data.length < size && !error,
    };
  };
  return {
    state: state(),
    onShownChange: (event: { shown: boolean }) => setShown(event.shown),
    onLoadMore: () => void (data ? setSize(size + 1) : mutate()),
  };
}
