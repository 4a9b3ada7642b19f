import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { AuditActor } from './audit-entry.ts';
import { RepeatedRefusals } from './repeated-refusals.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const caller = (address: string): AuditActor => ({
  channel: 'ADMIN',
  userId: null,
  address,
  operation: 'listAuditEntries',
});
const change = { action: 'READ', outcome: 'REFUSED', error: 'unauthorized' } as const;

it('writes the first refusal immediately and the count of the rest after a minute', async () => {
  const written: [string | null | undefined, number][] = [];
  const refusals = new RepeatedRefusals(async ({ actor, change: { count = 1 } }) => {
    written.push([actor.address, count]);
  });
  const add = (address: string) => refusals.add({ actor: caller(address), change });
  for (let call = 0; call < 5; call += 1) await add('203.0.113.1');
  await add('203.0.113.2');
  expect(written).toEqual([
    ['203.0.113.1', 1],
    ['203.0.113.2', 1],
  ]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(written.slice(2)).toEqual([['203.0.113.1', 4]]);
  await add('203.0.113.1');
  await add('203.0.113.1');
  await refusals.close();
  expect(written.slice(3)).toEqual([
    ['203.0.113.1', 1],
    ['203.0.113.1', 1],
  ]);
});

it('limits the number of counted groups', async () => {
  let written = 0;
  const refusals = new RepeatedRefusals(async () => void (written += 1));
  for (let call = 0; call < 3000; call += 1) {
    await refusals.add({ actor: caller(`10.0.${call >> 8}.${call & 255}`), change });
  }
  expect(written).toBe(1001);
  await refusals.close();
  expect(written).toBe(1002);
});
