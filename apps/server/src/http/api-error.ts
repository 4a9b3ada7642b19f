import { errorStatuses } from '@office/vocabulary';
import type { BlockCode, ErrorCode, FieldErrorValue } from '@office/vocabulary';

export type ErrorDetail = ErrorCode | Record<string, FieldErrorValue>;

export class ApiError extends Error {
  readonly statusCode: number;
  readonly errors: ErrorDetail;
  readonly data: Record<string, unknown> | undefined;
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
