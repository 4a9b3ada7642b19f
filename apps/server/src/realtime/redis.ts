import { setTimeout as after } from 'node:timers/promises';
import type { ServerOptions } from 'socket.io';
import type { BucketStore } from '../lib/rate-limiter.ts';
import { redisBuckets } from './redis-buckets.ts';

export interface RedisLink {
  adapter: NonNullable<ServerOptions['adapter']>;
  buckets: BucketStore;
  close(): Promise<void>;
}

/** Time limit for sending pending messages when closing, in milliseconds. */
const closeTimeout = 1000;

/** @throws if Redis cannot be reached. Later disconnects are retried automatically. */
export async function connectRedis(
  url: string,
  onError: (error: unknown) => void,
): Promise<RedisLink> {
  // Loaded only if needed, because importing it takes as long as all other modules together.
  const [{ createClient }, { createAdapter }] = await Promise.all([
    import('redis'),
    import('@socket.io/redis-streams-adapter'),
  ]);
  const client = createClient({ url });
  client.on('error', onError);
  await client.connect();
  // The adapter does not handle rejections of `publish`. An unhandled rejection would terminate the process.
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
      // Waits for pending messages while Redis responds.
      await Promise.race([client.close(), after(closeTimeout, null, { ref: false })]);
      if (client.isOpen) client.destroy();
    },
  };
}
