import { setTimeout as after } from 'node:timers/promises';
import type { ServerOptions } from 'socket.io';
import type { BucketStore } from '../lib/rate-limiter.ts';
import { redisBuckets } from './redis-buckets.ts';

/** A connection to Redis, for socket.io's streams adapter and for limits. */
export interface RedisLink {
  adapter: NonNullable<ServerOptions['adapter']>;
  buckets: BucketStore;
  close(): Promise<void>;
}

/** How long what is being sent may take once the connection closes, in milliseconds. */
const closingPatience = 1000;

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
  // The adapter looks away from what it publishes: a failure there would end the process.
  const publish = client.publish.bind(client);
  let isClosing = false;
  Object.assign(client, {
    publish: (...message: Parameters<typeof publish>) =>
      publish(...message).catch((error: unknown) => {
        if (!isClosing) onError(error);
        return 0;
      }),
  });
  return {
    adapter: createAdapter(client),
    buckets: redisBuckets(client),
    close: async () => {
      isClosing = true;
      // Messages under way are let through, as long as Redis answers.
      await Promise.race([client.close(), after(closingPatience, null, { ref: false })]);
      if (client.isOpen) client.destroy();
    },
  };
}
