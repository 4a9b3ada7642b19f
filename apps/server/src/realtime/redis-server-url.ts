import type { Config } from '../config/config.ts';

export type CreateRedisClient = Awaited<ReturnType<typeof loadRedisClient>>;
export type RedisClient = ReturnType<CreateRedisClient>;
export type RedisConfig = Pick<Config, 'redisSentinels'> & { redisUrl: string };

/** Milliseconds. */
export const connectTimeout = 3000;

/** Loads the client only if needed, because that takes long. */
export async function loadRedisClient() {
  const { createClient } = await import('redis');
  const socket = { reconnectStrategy: false as const, connectTimeout };
  return (url: string) => createClient({ url, socket, disableOfflineQueue: true });
}

/** Returns the URL of Redis. With Sentinel, this is the current master of the group named by the host. */
export async function findRedisServer(
  create: CreateRedisClient,
  { redisUrl, redisSentinels }: RedisConfig,
): Promise<string> {
  if (redisSentinels.length === 0) return redisUrl;
  const url = new URL(redisUrl);
  const clients = redisSentinels.map((sentinel) => create(sentinel));
  const close = () => {
    for (const client of clients) if (client.isOpen) client.destroy();
  };
  const timeout = setTimeout(close, connectTimeout);
  try {
    const [host, port] = await Promise.any(clients.map((client) => ask(client, url.hostname)));
    url.hostname = host.includes(':') ? `[${host}]` : host;
    url.port = port;
    return url.href;
  } catch (error) {
    const reasons = (error as AggregateError).errors.map((reason) => (reason as Error).message);
    throw new Error(`no Sentinel names the master: ${reasons.join(', ')}`, { cause: error });
  } finally {
    clearTimeout(timeout);
    close();
  }
}

async function ask(client: RedisClient, name: string): Promise<[host: string, port: string]> {
  // The call that fails reports the error.
  client.on('error', () => undefined);
  await client.connect();
  const address = await client.sendCommand(['SENTINEL', 'GET-MASTER-ADDR-BY-NAME', name]);
  if (!address) throw new Error(`unknown group ${name}`);
  return address as unknown as [string, string];
}

/** A replica accepts subscriptions and publications, which other servers of the group do not get. */
export async function checkIsMaster(client: {
  sendCommand(command: string[]): Promise<unknown>;
}): Promise<void> {
  const [role] = (await client.sendCommand(['ROLE'])) as [string];
  if (role !== 'master') throw new Error(`Redis is a ${role} of its group`);
}
