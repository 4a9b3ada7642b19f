import { RateLimiter } from '../src/lib/rate-limiter.ts';
import { rateLimitsOf, type Limiter } from '../src/http/rate-limits.ts';

export function makeLimiter({ aMinute = 1_000_000, now = () => new Date() } = {}): Limiter {
  return new RateLimiter({
    limits: rateLimitsOf(aMinute),
    store: { debit: () => Promise.resolve(new Map()) },
    now,
    onError: () => {},
  });
}
