import type { ErrorBody, ErrorCode } from '../types.ts';
import { toErrorKey } from './error-key.ts';
import { signOutKeys } from './http-reaction.ts';

export class OfficeError extends Error {
  /** HTTP status, or null if no response was received. */
  readonly status: number | null;
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

  /** `notReachable` if the server did not respond; otherwise the code of the body, if it has one. */
  get code(): ErrorCode | 'notReachable' | undefined {
    if (this.status === null) return 'notReachable';
    const errors = this.body?.errors;
    return typeof errors === 'string' ? (errors as ErrorCode) : undefined;
  }

  /** Key of the error text. Browsers do not distinguish an unreachable server from a refused origin. */
  get key(): string {
    return this.status === null ? 'errorStatus.cors' : toErrorKey(this.body);
  }
}

/** Thrown by calls that waited for a failed refresh. `session.onRefreshFailed` was already called. */
export class RefreshFailedError extends OfficeError {
  override readonly name = 'RefreshFailedError';

  override get key(): string {
    return signOutKeys.get(this.body?.errors) ?? 'errorResponse.refreshFailed';
  }
}

/** Thrown by calls that waited for a refresh while the session ended or was replaced. */
export class SessionEndedError extends Error {
  override readonly name = 'SessionEndedError';
  readonly key = 'errorResponse.unauthorized';

  constructor() {
    super('The session ended while its tokens were refreshed');
  }
}

export function isErrorBody(value: unknown): value is ErrorBody {
  return typeof value === 'object' && value !== null && 'errors' in value && 'statusCode' in value;
}
