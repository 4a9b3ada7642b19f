import { OfficeError, reactionTo, type ErrorCode } from '@office/api';

/** The code that the server gave for a failed call; `null` where it gave none. */
export function errorCode(error: unknown): ErrorCode | null {
  const errors = error instanceof OfficeError ? error.body?.errors : undefined;
  return typeof errors === 'string' ? errors : null;
}

/** Whether the failure has been told everywhere already: no answer, 500, maintenance, signed out. */
export function isToldAlready(error: unknown): boolean {
  return error instanceof OfficeError && reactionTo(error).kind !== 'passOn';
}
