import { OfficeError, reactionTo, RefreshFailedError } from '@office/api';
import type { ErrorCode } from '@office/vocabulary';
import { isUnreachable } from '../recovery/isUnreachable.ts';

export function errorCode(error: unknown): ErrorCode | null {
  const errors = error instanceof OfficeError ? error.body?.errors : undefined;
  return typeof errors === 'string' ? errors : null;
}

/** Names of the fields of the request that the server refused. */
export function refusedFields(error: unknown): string[] {
  const errors = error instanceof OfficeError ? error.body?.errors : undefined;
  return typeof errors === 'object' && errors !== null ? Object.keys(errors) : [];
}

export function isUnreachableError(error: unknown): boolean {
  return error instanceof OfficeError && isUnreachable(error.status);
}

/** Whether the member was informed: unreachable server, 500, maintenance, signed out. */
export function isAlreadyReported(error: unknown): boolean {
  return error instanceof OfficeError && reactionTo(error).kind !== 'passOn';
}

/** Like `isAlreadyReported`, but unreachable servers and status 500 are not reported. */
export function isReportedByQuietClient(error: unknown): boolean {
  if (error instanceof RefreshFailedError) return true;
  return error instanceof OfficeError && ['signOut', 'redirect'].includes(reactionTo(error).kind);
}
