import { ApiError } from './api-error.ts';

/** Rejects an order unless it has exactly the existing items, which can change concurrently. */
export function requireSameIds(present: readonly { id: string }[], ids: readonly string[]): void {
  const idSet = new Set(ids);
  if (present.length !== ids.length || present.some(({ id }) => !idSet.has(id))) {
    throw new ApiError('changedMeanwhile');
  }
}
