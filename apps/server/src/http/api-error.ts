import { errorStatuses } from '@office/vocabulary';
import type { BlockCode, ErrorCode, FieldErrorValue } from '@office/vocabulary';

/** A code of the contract, or the refused fields with the reason of each. */
export type ErrorDetail = ErrorCode | Record<string, FieldErrorValue>;

/**
 * An answer other than success, in the contract's form `{ statusCode, message, errors }`.
 * Services throw it; the HTTP application turns it into the response.
 */
export class ApiError extends Error {
  readonly statusCode: number;
  readonly errors: ErrorDetail;
  /** The contract's `ErrorData`: what the text or the screen needs besides. */
  readonly data: Record<string, unknown> | undefined;
  /** Sent to members who have been shut out, as in `forcedLogout`. */
  readonly code: BlockCode | undefined;

  constructor(
    errors: ErrorDetail,
    more: { data?: Record<string, unknown>; code?: BlockCode } = {},
  ) {
    super(typeof errors === 'string' ? errors : JSON.stringify(errors));
    this.name = 'ApiError';
    this.statusCode = errorStatuses[typeof errors === 'string' ? errors : 'invalidRequest'];
    this.errors = errors;
    this.data = more.data;
    this.code = more.code;
  }
}
