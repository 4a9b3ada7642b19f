/** A code of the contract, or the refused fields with the reason of each. */
export type ErrorDetail = string | Record<string, 'required' | 'invalid' | 'tooShort' | 'tooLong'>;

/** Why a member is shut out: organisation, user, role, contract, maintenance (spec §4). */
export type BlockCode = 4010 | 4011 | 4014 | 4015 | 4017;

/**
 * An answer other than success, in the contract's form `{ statusCode, message, errors }`.
 * Services throw it; the HTTP application turns it into the response.
 */
export class ApiError extends Error {
  readonly statusCode: number;
  readonly errors: ErrorDetail;
  /** The contract's `ErrorData`: what the text or the screen needs besides. */
  readonly data: Record<string, string | number> | undefined;
  /** Sent to members who have been shut out, as in `forcedLogout`. */
  readonly code: BlockCode | undefined;

  constructor(
    statusCode: number,
    errors: ErrorDetail,
    more: { data?: Record<string, string | number>; code?: BlockCode } = {},
  ) {
    super(typeof errors === 'string' ? errors : JSON.stringify(errors));
    this.name = 'ApiError';
    this.statusCode = statusCode;
    this.errors = errors;
    this.data = more.data;
    this.code = more.code;
  }
}
