import type { BucketStore } from '../lib/rate-limiter.ts';

/** The part of a Redis client that is used here. */
interface RedisScripts {
  eval(script: string, options: { keys: string[]; arguments: string[] }): Promise<unknown>;
}

/** How long a bucket that nobody takes from is kept, in milliseconds; it is full long before. */
const lifetime = 3_600_000;

/** For each bucket: refills it up to the burst, takes from it, and answers what is left. */
const debitBuckets = `
  local burst, rate, now = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3])
  local left = {}
  for index, key in ipairs(KEYS) do
    local bucket = redis.call('HMGET', key, 'tokens', 'at')
    local at = tonumber(bucket[2] or now)
    local refilled = tonumber(bucket[1] or burst) + rate * math.max(0, now - at) / 1000
    local tokens = math.max(-burst, math.min(burst, refilled) - tonumber(ARGV[3 + index]))
    redis.call('HSET', key, 'tokens', tostring(tokens), 'at', tostring(math.max(at, now)))
    redis.call('PEXPIRE', key, ${lifetime})
    left[index] = tostring(tokens)
  end
  return left
`;

/** The shared buckets in Redis, where one is configured. */
export function redisBuckets(client: RedisScripts): BucketStore {
  return {
    debit: async (name, { burst, perSecond }, debits, now) => {
      const left = (await client.eval(debitBuckets, {
        keys: debits.map(({ key }) => `office bucket ${name} ${key}`),
        arguments: [burst, perSecond, now, ...debits.map(({ count }) => count)].map(String),
      })) as string[];
      return new Map(debits.map(({ key }, index) => [key, Number(left[index])]));
    },
  };
}
