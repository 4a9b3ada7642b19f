import type { DeliveryProblemKind } from '@office/vocabulary';
import { pauseOf } from './retry-after.ts';

export interface DeliveryProblem {
  kind: DeliveryProblemKind;
  /** Status or error code, without addresses and secrets. */
  detail: string | null;
}

export class DeliveryError extends Error {
  readonly problem: DeliveryProblem;
  /** Milliseconds that the destination requests before the next attempt. */
  readonly retryAfter: number;

  constructor(problem: DeliveryProblem, retryAfter = 0) {
    super(`${problem.kind} ${problem.detail ?? ''}`.trim());
    this.problem = problem;
    this.retryAfter = retryAfter;
  }
}

const certificateError = /CERT|SIGNATURE|ERR_TLS|ERR_SSL|EPROTO|HOSTNAME/;

/** Classifies an error of a connection. Returns only its code, because messages contain addresses. */
export function problemOf(error: unknown): DeliveryProblem {
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

/** In bytes. Longer responses are truncated. */
export const maxResponseBytes = 64 * 1024;

/** @throws {DeliveryError} if the status is not 2xx, also for redirects */
export function requireSuccess({ ok, status, headers }: Response, now: Date): void {
  if (ok) return;
  const problem = { kind: 'REJECTED' as const, detail: `HTTP ${status}` };
  throw new DeliveryError(problem, pauseOf(headers, now) ?? 0);
}
