import { expect, it } from 'vitest';
import { RateLimiter, type BucketStore } from './rate-limiter.ts';

class MemoryStore implements BucketStore {
  readonly left = new Map<string, { left: number; at: number }>();
  debits = 0;
  isUnavailable = false;

  debit: BucketStore['debit'] = async (name, { burst, perSecond }, debits, now) => {
    if (this.isUnavailable) throw new Error('away');
    this.debits += 1;
    return new Map(
      debits.map(({ key, count }) => {
        const before = this.left.get(`${name} ${key}`) ?? { left: burst, at: now };
        const refilled = before.left + ((now - before.at) / 1000) * perSecond;
        const left = Math.max(-burst, Math.min(burst, refilled) - count);
        this.left.set(`${name} ${key}`, { left, at: now });
        return [key, left];
      }),
    );
  };
}

type Limiter = RateLimiter<'calls' | 'entries'>;

function setUp(processes = 1) {
  const store = new MemoryStore();
  const errors: unknown[] = [];
  let time = 0;
  const limiters = Array.from(
    { length: processes },
    () =>
      new RateLimiter({
        limits: { calls: { burst: 32, perSecond: 2 }, entries: { burst: 3, perSecond: 1 } },
        store,
        now: () => new Date(time),
        onError: (error) => errors.push(error),
      }),
  );
  const take = (limiter: Limiter, who: string, times: number) =>
    Array.from({ length: times }, () => limiter.take('calls', who)).filter((wait) => wait === 0)
      .length;
  return {
    store,
    errors,
    limiters,
    take,
    pass: (seconds: number) => {
      time += seconds * 1000;
    },
  };
}

it('gives back tokens both before and after they are debited from the store', async () => {
  const { limiters, take, store } = setUp(2);
  const [one, other] = limiters as [Limiter, Limiter];
  expect(take(one, 'ren', 32)).toBe(32);
  await one.settled();
  for (let count = 0; count < 40; count += 1) one.refund('calls', 'ren');
  expect(take(one, 'ren', 50)).toBe(32);
  await one.settled();
  expect(store.left.get('calls ren')?.left).toBeLessThanOrEqual(0);
  expect(other.wait('calls', 'ren')).toBe(0);
});

it('allows a burst, then a fixed rate, and returns the waiting time', () => {
  const { limiters, take, pass } = setUp();
  const [one] = limiters as [Limiter];
  expect(take(one, 'ren', 50)).toBe(32);
  expect(one.take('calls', 'ren')).toBe(500);
  pass(0.5);
  expect(one.wait('calls', 'ren')).toBe(0);
  expect(take(one, 'ren', 5)).toBe(1);
  // Other keys and other limits have separate buckets.
  expect(take(one, 'mei', 1)).toBe(1);
  expect(one.take('entries', 'ren')).toBe(0);
  pass(60);
  expect(take(one, 'ren', 50)).toBe(32);
});

it('sends no debit to the store for a few calls', async () => {
  const { limiters, store } = setUp();
  limiters[0]!.take('calls', 'ren');
  await limiters[0]!.settled();
  expect(store.debits).toBe(0);
});

it('counts calls of several processes together', async () => {
  const { limiters, take, pass } = setUp(2);
  const [one, two] = limiters as [Limiter, Limiter];
  expect(take(one, 'ren', 20)).toBe(20);
  await one.settled();
  expect(take(two, 'ren', 2)).toBe(2);
  await two.settled();
  expect(take(two, 'ren', 50)).toBe(10);
  await two.settled();
  // The first process receives the shared count with its next debit.
  expect(take(one, 'ren', 2)).toBe(2);
  await one.settled();
  expect(take(one, 'ren', 50)).toBe(0);
  pass(2);
  expect(take(one, 'ren', 50)).toBeLessThanOrEqual(4);
});

it('pays back bursts that several processes allowed concurrently', async () => {
  const { limiters, take, pass } = setUp(2);
  expect(limiters.map((limiter) => take(limiter, 'ren', 50))).toEqual([32, 32]);
  for (const limiter of limiters) await limiter.settled();
  pass(15);
  expect(take(limiters[1]!, 'ren', 50)).toBe(0);
  pass(2);
  expect(take(limiters[1]!, 'ren', 2)).toBeGreaterThan(0);
});

it('limits with local buckets while the store is unavailable', async () => {
  const { limiters, take, store, errors } = setUp();
  store.isUnavailable = true;
  expect(take(limiters[0]!, 'ren', 50)).toBe(32);
  await limiters[0]!.settled();
  expect(errors.length).toBeGreaterThan(0);
  expect(take(limiters[0]!, 'ren', 50)).toBe(0);
});
