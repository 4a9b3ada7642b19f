import type { Claims } from './claims.ts';
import type { OperationFacts } from './contract.ts';

/** A call as the audit log tells of it. */
export interface Call {
  operation: OperationFacts;
  claims: Claims | null;
  ip: string;
  userAgent: string;
  /** Path and query as they were sent; checked by the contract unless the call was refused for them. */
  request: Record<string, unknown>;
  /** The address of the account that the call names in its body. */
  email: string | null;
}

/** Keeps what a call does, and what becomes of it. */
export interface CallRecord {
  /** Given to the handler, which writes its changes by it. */
  audit: unknown;
  /** Called before the answer, whose success it is. */
  succeeded(): Promise<void>;
  /** Called before the answer that refuses the call, or tells of a failure. */
  refused(status: number, error: string): Promise<void>;
}
