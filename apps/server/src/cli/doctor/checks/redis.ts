import { randomUUID } from 'node:crypto';
import type { Config } from '../../../config/config.ts';
import { ok, warning, type Check } from '../check.ts';

export function redisCheck({ redisUrl }: Pick<Config, 'redisUrl'>): Check {
  return {
    name: 'redis',
    advice: 'Check REDIS_URL with its password, and that Redis accepts writes.',
    run: async () => {
      if (!redisUrl) return ok('Not used: processes exchange messages through PostgreSQL.');
      const { createClient } = await import('redis');
      const client = createClient({ url: redisUrl, socket: { reconnectStrategy: false } });
      // The call that fails reports the error.
      client.on('error', () => undefined);
      try {
        await client.connect();
        const key = `office:doctor:${randomUUID()}`;
        await client.xAdd(key, '*', { probe: '1' });
        const written = await client.xLen(key);
        await client.del(key);
        if (written !== 1) throw new Error('Redis did not store a stream entry');
        return judge(await client.info());
      } finally {
        client.destroy();
      }
    },
  };
}

function judge(info: string) {
  const valueOf = (name: string) => new RegExp(`^${name}:(.*?)\\r?$`, 'm').exec(info)?.[1] ?? '';
  const [version, policy] = [valueOf('redis_version'), valueOf('maxmemory_policy')];
  if (valueOf('maxmemory') !== '0' && policy !== 'noeviction') {
    return warning(
      `Redis ${version} may evict streams with messages (maxmemory-policy ${policy}). Set maxmemory-policy to noeviction.`,
    );
  }
  return ok(`Redis ${version}, writable.`);
}
