import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { eventually } from '../../test/eventually.ts';
import {
  hasRedis,
  startRedis,
  startReplica,
  startSentinel,
  type TestRedis,
} from '../../test/redis.ts';
import { redisCheck } from '../cli/doctor/checks/redis.ts';
import { connectRedis } from './redis.ts';

describe.skipIf(!hasRedis)('Redis with Sentinel (if installed)', () => {
  let master: TestRedis;
  let replica: TestRedis;
  let sentinel: TestRedis;
  beforeAll(async () => {
    master = await startRedis('--repl-diskless-sync-delay', '0');
    replica = await startReplica(master.port);
    sentinel = await startSentinel('office', master.port);
  });
  afterAll(() => {
    for (const server of [sentinel, replica, master]) server.stop();
  });

  it('is rejected by the doctor if Sentinel does not know the group', async () => {
    const config = { redisUrl: 'redis://sakura', redisSentinels: [sentinel.url] };
    await expect(redisCheck(config).run()).rejects.toThrow('unknown group sakura');
  });

  it('is connected through any Sentinel that answers, and again after a fail-over', async () => {
    const redisSentinels = ['redis://127.0.0.1:1', sentinel.url];
    const config = { redisUrl: 'redis://office', redisSentinels };
    const reports: string[] = [];
    const link = await connectRedis({
      config,
      onDown: (error) => reports.push((error as Error).message),
      onUp: () => reports.push('up'),
    });
    onTestFinished(() => link.close());
    const received: string[] = [];
    link.onMessage((text) => received.push(text));
    await link.publish('before');
    await eventually(() => expect(received).toEqual(['before']));

    master.stop();
    await eventually(() => expect(link.isUp).toBe(false));
    await eventually(() => expect(link.isUp).toBe(true));
    await link.publish('after');
    await eventually(() => expect(received).toEqual(['before', 'after']));
    expect(reports).toEqual(['up', expect.any(String), 'up']);
    expect(await redisCheck(config).run()).toMatchObject({
      status: 'ok',
      message: expect.stringMatching(/writable, named by Sentinel/) as unknown,
    });
  });
});
