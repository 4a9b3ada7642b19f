import { randomUUID } from 'node:crypto';
import type { Config } from '../../../config/config.ts';
import {
  checkIsMaster,
  findRedisServer,
  loadRedisClient,
} from '../../../realtime/redis-server-url.ts';
import { ok, type Check } from '../check.ts';

export function redisCheck({
  redisUrl,
  redisSentinels,
}: Pick<Config, 'redisUrl' | 'redisSentinels'>): Check {
  return {
    name: 'redis',
    advice: 'Check REDIS_URL with its password, REDIS_SENTINELS, and that Redis accepts writes.',
    run: async () => {
      if (!redisUrl) return ok('Not used: processes exchange messages through PostgreSQL.');
      const create = await loadRedisClient();
      const client = create(await findRedisServer(create, { redisUrl, redisSentinels }));
      // The call that fails reports the error.
      client.on('error', () => undefined);
      try {
        await client.connect();
        if (redisSentinels.length > 0) await checkIsMaster(client);
        const key = `office:doctor:${randomUUID()}`;
        await client.set(key, '1', { expiration: { type: 'EX', value: 10 } });
        await client.del(key);
        await client.publish(key, '1');
        const version = /^redis_version:(.*?)\r?$/m.exec(await client.info())?.[1] ?? '';
        const through = redisSentinels.length > 0 ? ', named by Sentinel' : '';
        return ok(`Redis ${version}, writable${through}.`);
      } finally {
        if (client.isOpen) client.destroy();
      }
    },
  };
}
