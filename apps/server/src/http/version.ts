import { ApiError } from './api-error.ts';

/** Returns the version after a change based on `sentVersion`. The caller must have locked the row. */
export function nextVersion(stored: { version: number } | null, sentVersion: number): number {
  if ((stored?.version ?? 0) !== sentVersion) throw new ApiError('changedMeanwhile');
  return sentVersion + 1;
}
