import type { BucketStore } from '../lib/rate-limiter.ts';

interface RedisScripts {
  eval(script: string, options: { keys: string[]; arguments: string[] }): Promise<unknown>;
}

/** Expiry of an unused bucket in milliseconds. By then, it has long been full again. */
const lifetime = 3_600_000;

/** Refills each bucket up to the burst size, debits it and returns the remainder. */
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
