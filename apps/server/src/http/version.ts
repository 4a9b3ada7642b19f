import { ApiError } from './api-error.ts';

/**
 * Returns the version after a change based on `sentVersion`. The caller must have locked the row.
 * @throws {ApiError} 409 `changedMeanwhile` if another change came first
 */
export function nextVersion(stored: { version: number } | null, sentVersion: number): number {
  if ((stored?.version ?? 0) !== sentVersion) throw new ApiError('changedMeanwhile');
  return sentVersion + 1;
}
