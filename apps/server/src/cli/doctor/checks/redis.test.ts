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

  it('writes a key and deletes it', async () => {
    expect(await redisCheck({ redisUrl: redis.url, redisSentinels: [] }).run()).toMatchObject({
      status: 'ok',
      message: expect.stringMatching(/^Redis \d+.*writable\.$/) as unknown,
    });
    const client = createClient({ url: redis.url });
    await client.connect();
    expect(await client.keys('*')).toEqual([]);
    await client.close();
  });

  it('rejects a wrong password', async () => {
    const client = createClient({ url: redis.url });
    await client.connect();
    await client.configSet('requirepass', 'right');
    const redisUrl = redis.url.replace('redis://', 'redis://:wrong@');
    await expect(redisCheck({ redisUrl, redisSentinels: [] }).run()).rejects.toThrow(/WRONGPASS/);
    await client.configSet('requirepass', '');
    await client.close();
  });

  it('rejects an unreachable Redis', async () => {
    await expect(
      redisCheck({ redisUrl: 'redis://127.0.0.1:1', redisSentinels: [] }).run(),
    ).rejects.toThrow(/ECONNREFUSED/);
  });
});

it('accepts an installation without Redis', async () => {
  expect(await redisCheck({ redisUrl: null, redisSentinels: [] }).run()).toMatchObject({
    status: 'ok',
  });
});
