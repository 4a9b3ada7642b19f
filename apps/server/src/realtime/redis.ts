import type { ServerOptions } from 'socket.io';

/** A connection to Redis for socket.io's streams adapter. */
export interface RedisLink {
  adapter: NonNullable<ServerOptions['adapter']>;
  close(): Promise<void>;
}

/** @throws when Redis cannot be reached; once connected it reconnects by itself */
export async function connectRedis(
  url: string,
  onError: (error: unknown) => void,
): Promise<RedisLink> {
  // Only loaded where it is used: it takes as long as everything else together.
  const [{ createClient }, { createAdapter }] = await Promise.all([
    import('redis'),
    import('@socket.io/redis-streams-adapter'),
  ]);
  const client = createClient({ url });
  client.on('error', onError);
  await client.connect();
  return { adapter: createAdapter(client), close: async () => client.destroy() };
}
