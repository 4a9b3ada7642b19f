import type { ErrorBody } from '../types.ts';
import { toErrorKey } from './error-key.ts';

/** A call that did not succeed. */
export class OfficeError extends Error {
  /** HTTP status; null when no answer came. */
  readonly status: number | null;
  /** The contract's error body, where the answer had one. */
  readonly body: ErrorBody | undefined;

  constructor(status: number | null, body: unknown, options?: ErrorOptions) {
    super(
      status === null ? 'The server cannot be reached' : `The server answered ${status}`,
      options,
    );
    this.name = 'OfficeError';
    this.status = status;
    this.body = isErrorBody(body) ? body : undefined;
  }

  /** Key of the text in the error catalogue. */
  get key(): string {
    return this.status === null ? 'errorStatus.cors' : toErrorKey(this.body);
  }
}

/** A call that waited for fresh tokens and got none; `session.onRefreshFailed` was told already. */
export class RefreshFailedError extends OfficeError {
  override readonly name = 'RefreshFailedError';

  override get key(): string {
    return 'errorResponse.refreshFailed';
  }
}

/** A call that waited for fresh tokens while the session ended or became another one. */
export class SessionEndedError extends Error {
  override readonly name = 'SessionEndedError';
  /** Key of the text in the error catalogue. */
  readonly key = 'errorResponse.unauthorized';

  constructor() {
    super('The session ended while its tokens were refreshed');
  }
}

/** Whether it is a body as the contract has it for every answer that is no success. */
export function isErrorBody(value: unknown): value is ErrorBody {
  return typeof value === 'object' && value !== null && 'errors' in value && 'statusCode' in value;
}
