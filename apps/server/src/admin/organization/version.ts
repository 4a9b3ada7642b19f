import { ApiError } from '../../http/api-error.ts';

/**
 * The version of a thing after a change that was made from `given`. The thing must be locked.
 *
 * @throws {ApiError} 409 `changedMeanwhile` where somebody else's change came first
 */
export function nextVersion(stored: { version: number } | null, given: number): number {
  if ((stored?.version ?? 0) !== given) throw new ApiError('changedMeanwhile');
  return given + 1;
}
