import { createClient } from 'redis';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasRedis, startRedis } from '../../../../test/redis.ts';
import { redisCheck } from './redis.ts';

describe.skipIf(!hasRedis)('redis (if installed)', () => {
  let redis: Awaited<ReturnType<typeof startRedis>>;
  beforeAll(async () => {
    redis = await startRedis();
  });
  afterAll(() => redis.stop());

  const configure = async (...settings: [string, string][]) => {
    const client = createClient({ url: redis.url });
    await client.connect();
    for (const [name, value] of settings) await client.configSet(name, value);
    await client.close();
  };

  it('writes to a stream and deletes it', async () => {
    expect(await redisCheck({ redisUrl: redis.url }).run()).toMatchObject({
      status: 'ok',
      message: expect.stringMatching(/^Redis \d+.*writable\.$/) as unknown,
    });
    const client = createClient({ url: redis.url });
    await client.connect();
    expect(await client.keys('*')).toEqual([]);
    await client.close();
  });

  it('warns if Redis may evict streams', async () => {
    await configure(['maxmemory', '100mb'], ['maxmemory-policy', 'allkeys-lru']);
    const finding = await redisCheck({ redisUrl: redis.url }).run();
    await configure(['maxmemory', '0'], ['maxmemory-policy', 'noeviction']);
    expect(finding).toMatchObject({
      status: 'warning',
      message: expect.stringMatching(/maxmemory-policy allkeys-lru/) as unknown,
    });
  });

  it('rejects a wrong password', async () => {
    const client = createClient({ url: redis.url });
    await client.connect();
    await client.configSet('requirepass', 'right');
    const redisUrl = redis.url.replace('redis://', 'redis://:wrong@');
    await expect(redisCheck({ redisUrl }).run()).rejects.toThrow(/WRONGPASS/);
    await client.configSet('requirepass', '');
    await client.close();
  });

  it('rejects an unreachable Redis', async () => {
    await expect(redisCheck({ redisUrl: 'redis://127.0.0.1:1' }).run()).rejects.toThrow(
      /ECONNREFUSED/,
    );
  });
});

it('accepts an installation without Redis', async () => {
  expect(await redisCheck({ redisUrl: null }).run()).toMatchObject({ status: 'ok' });
});
