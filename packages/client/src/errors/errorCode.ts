import { OfficeError, reactionTo, RefreshFailedError } from '@office/api';
import type { ErrorCode } from '@office/vocabulary';
import { isSilence } from '../recovery/silence.ts';

/** The code that the server gave for a failed call; `null` where it gave none. */
export function errorCode(error: unknown): ErrorCode | null {
  const errors = error instanceof OfficeError ? error.body?.errors : undefined;
  return typeof errors === 'string' ? errors : null;
}

/** Whether what a call threw means that there was no answer. */
export function isUnanswered(error: unknown): boolean {
  return error instanceof OfficeError && isSilence(error.status);
}

/** Whether the failure has been told everywhere already: no answer, 500, maintenance, signed out. */
export function isToldAlready(error: unknown): boolean {
  return error instanceof OfficeError && reactionTo(error).kind !== 'passOn';
}

/** The same for the calls of `quietOffice`: that there was no answer, or a 500, is told by nobody. */
export function isToldByQuiet(error: unknown): boolean {
  if (error instanceof RefreshFailedError) return true;
  return error instanceof OfficeError && ['signOut', 'redirect'].includes(reactionTo(error).kind);
}
