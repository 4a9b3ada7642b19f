import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/database.ts';
import { hasRedis, startRedis } from '../../test/redis.ts';
import { deleteIdleBuckets, postgresBuckets } from '../database/bucket-store.ts';
import type { BucketStore } from '../lib/rate-limiter.ts';
import { connectRedis } from './redis.ts';

interface OpenStore {
  store: BucketStore;
  close(): Promise<void>;
}

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

async function openPostgres(): Promise<OpenStore> {
  return { store: postgresBuckets(database.db), close: async () => {} };
}

async function openRedis(): Promise<OpenStore> {
  const redis = await startRedis();
  const link = await connectRedis({
    config: { redisUrl: redis.url, redisSentinels: [] },
    onDown: () => {},
    onUp: () => {},
  });
  return {
    store: link.buckets,
    close: async () => {
      await link.close();
      redis.stop();
    },
  };
}

const stores = [
  ['PostgreSQL', openPostgres],
  ...(hasRedis ? ([['Redis', openRedis]] as const) : []),
] as const;

const limit = { burst: 10, perSecond: 2 };

describe.each(stores)('bucket store in %s', (_, open) => {
  let opened: OpenStore;
  let store: BucketStore;
  beforeAll(async () => {
    opened = await open();
    ({ store } = opened);
  });
  afterAll(() => opened.close());

  const debit = async (now: number, ...debits: [key: string, count: number][]) =>
    Object.fromEntries(
      await store.debit(
        'calls',
        limit,
        debits.map(([key, count]) => ({ key, count })),
        now,
      ),
    );

  it('starts full, is debited and refills up to the burst size', async () => {
    const began = Date.now();
    expect(await debit(began, ['ren', 4], ['mei', 1])).toEqual({ ren: 6, mei: 9 });
    expect(await debit(began, ['ren', 4])).toEqual({ ren: 2 });
    expect(await debit(began + 1500, ['ren', 1])).toEqual({ ren: 4 });
    expect(await debit(began + 600_000, ['ren', 1], ['mei', 10])).toEqual({ ren: 9, mei: 0 });
  });

  it('goes at most one burst below zero and does not refill from a clock that lags behind', async () => {
    const began = Date.now();
    expect(await debit(began, ['haru', 15])).toEqual({ haru: -5 });
    expect(await debit(began - 5000, ['haru', 1])).toEqual({ haru: -6 });
    expect(await debit(began, ['haru', 50])).toEqual({ haru: -10 });
    expect(await debit(began + 5000, ['haru', 0])).toEqual({ haru: 0 });
  });

  it('counts all of 50 concurrent debits without deadlocks', async () => {
    const now = Date.now();
    const keys = ['a', 'b', 'c'];
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, turn) => {
        const order = turn % 2 === 0 ? keys : keys.toReversed();
        return store.debit(
          'many',
          { burst: 100, perSecond: 0 },
          order.map((key) => ({ key, count: 1 })),
          now,
        );
      }),
    );
    expect(answers).toHaveLength(50);
    const left = await store.debit(
      'many',
      { burst: 100, perSecond: 0 },
      [{ key: 'a', count: 0 }],
      now,
    );
    expect(left.get('a')).toBe(50);
  });
});

it('deletes idle buckets in PostgreSQL', async () => {
  await postgresBuckets(database.db).debit('old', limit, [{ key: 'aoi', count: 1 }], 1000);
  expect(await deleteIdleBuckets(database.db, new Date(2000))).toBe(1);
  expect(await deleteIdleBuckets(database.db, new Date(2000))).toBe(0);
});
