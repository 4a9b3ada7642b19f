import { ApiError } from '../http/api-error.ts';

/**
 * Refuses an order of other things than there are: somebody has added one meanwhile, or taken one out.
 *
 * @throws {ApiError} 409 `changedMeanwhile`
 */
export function requireAll(present: readonly { id: string }[], ids: readonly string[]): void {
  const given = new Set(ids);
  if (present.length !== ids.length || present.some(({ id }) => !given.has(id))) {
    throw new ApiError('changedMeanwhile');
  }
}
