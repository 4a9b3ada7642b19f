import type { Schemas } from '@office/api';

/** Deleted, never there, or the member is not in it any more. */
export function isGone(error: Schemas['ErrorBody'] | undefined): boolean {
  return error?.statusCode === 404 || error?.statusCode === 400;
}
