import { useCallback } from 'react';
import { useMutateQueries } from '../../../platform/api/queries.ts';

const paths = [
  '/v1/bulletin-boards',
  '/v1/bulletin-boards/unread',
  '/v1/bulletin-boards/posts',
  '/v1/bulletin-boards/posts/{postId}',
  '/v1/bulletin-boards/posts/{postId}/comments',
] as const;

export function useRevalidateBulletins(): () => Promise<unknown> {
  const renew = useMutateQueries();
  return useCallback(() => Promise.all(paths.map((path) => renew([path]))), [renew]);
}
