import { TokenBucket } from '../../lib/token-bucket.ts';
import type { VoiceConnection } from '../participants/socket-registry.ts';

/** Returns the bucket of a socket, which is created with its first message. */
export function bucketOf(
  buckets: WeakMap<VoiceConnection, TokenBucket>,
  socket: VoiceConnection,
  burst: number,
  perSecond: number,
): TokenBucket {
  const known = buckets.get(socket);
  if (known) return known;
  const fresh = new TokenBucket(burst, perSecond);
  buckets.set(socket, fresh);
  return fresh;
}
