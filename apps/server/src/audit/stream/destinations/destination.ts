import type { AuditOutcome, DeliveryProblemKind } from '@office/vocabulary';

export interface StreamedEvent {
  at: Date;
  /** Action of the entry. */
  name: string;
  outcome: AuditOutcome;
  json: string;
}

export interface StreamBatch {
  /** The same for a retry with the same entries. Sorts by the position of the first entry. */
  id: string;
  events: readonly StreamedEvent[];
}

/** Resolves when the destination has accepted the batch. */
export type SendBatch = (batch: StreamBatch, signal: AbortSignal) => Promise<void>;

export interface StreamProblem {
  kind: DeliveryProblemKind;
  /** Status or error code, without addresses and secrets. */
  detail: string | null;
}

export class DeliveryError extends Error {
  readonly problem: StreamProblem;
  /** Milliseconds that the destination requests before the next attempt. */
  readonly retryAfter: number;

  constructor(problem: StreamProblem, retryAfter = 0) {
    super(`${problem.kind} ${problem.detail ?? ''}`.trim());
    this.problem = problem;
    this.retryAfter = retryAfter;
  }
}

const certificateError = /CERT|SIGNATURE|ERR_TLS|ERR_SSL|EPROTO|HOSTNAME/;

/** Classifies an error of a connection. Returns only its code, because messages contain addresses. */
export function problemOf(error: unknown): StreamProblem {
  if (error instanceof DeliveryError) return error.problem;
  const { name, message, code, cause } = error as NodeJS.ErrnoException;
  // An aborted request has the reason as its cause.
  const isTimeout = [name, (cause as Error | undefined)?.name].includes('TimeoutError');
  if (message.startsWith('blocked address')) return { kind: 'ADDRESS_BLOCKED', detail: null };
  const detail = typeof code === 'string' ? code : null;
  if (isTimeout || detail === 'ETIMEDOUT') return { kind: 'TIMEOUT', detail: null };
  if (detail && certificateError.test(detail)) return { kind: 'CERTIFICATE', detail };
  return { kind: 'UNREACHABLE', detail };
}
