import { randomUUID } from 'node:crypto';
import { addMilliseconds } from 'date-fns/addMilliseconds';

const leaseDuration = 60_000;
const renewInterval = 15_000;

export interface Lease {
  leaseId: string;
  now: Date;
  until: Date;
}

export const leaseEnd = (now: Date): Date => addMilliseconds(now, leaseDuration);

export const newLease = (now: Date): Lease => ({
  leaseId: randomUUID(),
  now,
  until: leaseEnd(now),
});

/** Renews a lease until the work ends. The work has to notice a lost lease itself. */
export async function whileRenewing(
  renew: () => Promise<unknown>,
  work: () => Promise<void>,
): Promise<void> {
  const timer = setInterval(() => void renew().catch(() => undefined), renewInterval);
  try {
    await work();
  } finally {
    clearInterval(timer);
  }
}
