/** A code, or the field it is about with its value: the contract's `errors`. */
export type ErrorCode = string | Record<string, string>;

/**
 * An answer other than success, in the contract's form `{ statusCode, message, errors }`.
 * Services throw it; the HTTP application turns it into the response.
 */
export class ApiError extends Error {
  readonly statusCode: number;
  readonly errors: ErrorCode;
  /** Sent beside `errors`, where the contract gives the error more to say. */
  readonly data: Record<string, unknown> | undefined;

  constructor(statusCode: number, errors: ErrorCode, data?: Record<string, unknown>) {
    super(typeof errors === 'string' ? errors : JSON.stringify(errors));
    this.name = 'ApiError';
    this.statusCode = statusCode;
    this.errors = errors;
    this.data = data;
  }
}
