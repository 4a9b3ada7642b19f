import { ApiError } from './api-error.ts';

/**
 * Rejects an order unless it contains exactly the existing items: one may have been added or removed
 * concurrently.
 *
 * @throws {ApiError} 409 `changedMeanwhile`
 */
export function requireSameIds(present: readonly { id: string }[], ids: readonly string[]): void {
  const idSet = new Set(ids);
  if (present.length !== ids.length || present.some(({ id }) => !idSet.has(id))) {
    throw new ApiError('changedMeanwhile');
  }
}
