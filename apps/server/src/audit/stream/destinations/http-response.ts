import { pauseOf } from '../../../lib/retry-after.ts';
import { DeliveryError } from './destination.ts';

/** In bytes. The body of a response is not used. */
export const maxResponseBytes = 64 * 1024;

/** @throws {DeliveryError} if the status is not 2xx, also for redirects */
export function requireSuccess({ ok, status, headers }: Response, now: Date): void {
  if (ok) return;
  const problem = { kind: 'REJECTED' as const, detail: `HTTP ${status}` };
  throw new DeliveryError(problem, pauseOf(headers, now) ?? 0);
}
