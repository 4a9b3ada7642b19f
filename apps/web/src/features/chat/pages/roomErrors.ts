import type { Schemas } from '@office/api';

/** Whether a room was deleted, was never there, or the member is in it no longer. */
export function isGone(error: Schemas['ErrorBody'] | undefined): boolean {
  return error?.statusCode === 404 || error?.statusCode === 400;
}
