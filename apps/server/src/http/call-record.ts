import type { Claims } from './claims.ts';
import type { OperationMetadata } from './contract.ts';

export interface Call {
  operation: OperationMetadata;
  claims: Claims | null;
  ip: string;
  userAgent: string;
  /** Path and query parameters as sent. Validated, except when validation rejected the call. */
  request: Record<string, unknown>;
  email: string | null;
}

export interface CallRecord {
  /** Passed to the handler, which records its changes with it. */
  audit: unknown;
  /** Called before a success response is sent. */
  succeeded(): Promise<void>;
  /** Called before an error response is sent. */
  refused(status: number, error: string): Promise<void>;
}
