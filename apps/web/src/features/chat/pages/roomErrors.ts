import type { Schemas } from '@office/api';

/** Whether the room was deleted, never existed or is not accessible to the member. */
export function isGone(error: Schemas['ErrorBody'] | undefined): boolean {
  return error?.statusCode === 404 || error?.statusCode === 400;
}
