import { describe, expect, it, onTestFinished } from 'vitest';
import { eventually } from '../../test/eventually.ts';
import { hasRedis, startRedis, startSentinel } from '../../test/redis.ts';
import { redisCheck } from '../cli/doctor/checks/redis.ts';
import { connectRedis } from './redis.ts';

async function openLink(config: { redisUrl: string; redisSentinels: string[] }) {
  const reports: string[] = [];
  const link = await connectRedis({
    config,
    onDown: (error) => reports.push((error as Error).message),
    onUp: () => reports.push('up'),
  });
  onTestFinished(() => link.close());
  return { link, reports };
}

describe.skipIf(!hasRedis)('connectRedis (if Redis is installed)', () => {
  it('follows Sentinel to the promoted replica', async () => {
    const master = await startRedis('--repl-diskless-sync-delay', '0');
    onTestFinished(() => master.stop());
    const replica = await startRedis('--replicaof', '127.0.0.1', String(master.port));
    onTestFinished(() => replica.stop());
    const sentinel = await startSentinel('office', master.port);
    onTestFinished(() => sentinel.stop());
    const config = { redisUrl: 'redis://office', redisSentinels: [sentinel.url] };
    const { link, reports } = await openLink(config);
    const received: string[] = [];
    link.onMessage((text) => received.push(text));
    await link.publish('before');

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

  it('rejects a group that Sentinel does not know', async () => {
    const master = await startRedis();
    onTestFinished(() => master.stop());
    const sentinel = await startSentinel('office', master.port);
    onTestFinished(() => sentinel.stop());
    const config = { redisUrl: 'redis://sakura', redisSentinels: [sentinel.url] };
    await expect(redisCheck(config).run()).rejects.toThrow('unknown group sakura');
  });
});
