import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from './api-error.ts';
import { clientAddress, networkOf } from './client-address.ts';
import { claimsOf } from './call-context.ts';

/**
 * Counts a call, and refuses it when there were too many.
 *
 * @throws {ApiError} 429 `tooManyRequests`
 */
type RateLimit = (request: FastifyRequest) => Promise<void>;

/** How often this process lets itself be called. */
export interface RateLimits {
  /** Counts every call, before anything is looked at. */
  address: RateLimit;
  /** Counts each person; an address where the person is unknown. */
  person: RateLimit;
  /** Calls that need no token and take a guess: a password, a code, a link. */
  guessing: RateLimit;
  /** Calls with which one person bothers many. One finger on an emoji is a message to a whole room. */
  reacting: RateLimit;
  /** Each rings; one that takes the place of another leaves nothing to count in the database. */
  inviting: RateLimit;
}

/** How many times as much as a person an address may call: a whole company may share one. */
const peopleBehindAddress = 10;

/** @param aMinute calls of a person; the other limits are shares of it */
export async function createRateLimits(app: FastifyInstance, aMinute: number): Promise<RateLimits> {
  await app.register(rateLimit, { global: false });
  const limit = (max: number, keyOf: (request: FastifyRequest) => string): RateLimit => {
    const count = app.createRateLimit({
      max: Math.ceil(max),
      timeWindow: '1 minute',
      keyGenerator: keyOf,
    });
    return async (request) => {
      const result = await count(request);
      if (!result.isAllowed && result.isExceeded) throw tooManyRequests(result.ttl);
    };
  };
  const guesses = limit(aMinute / 10, callerOf);
  const guessesOfAccount = limit(
    aMinute / 60,
    (request) => `${callerOf(request)} ${emailOf(request)}`,
  );
  return {
    address: limit(aMinute * peopleBehindAddress, callerOf),
    person: limit(aMinute, personOf),
    guessing: async (request) => {
      await guesses(request);
      if (emailOf(request)) await guessesOfAccount(request);
    },
    reacting: limit(aMinute / 20, personOf),
    inviting: limit(aMinute / 60, personOf),
  };
}

function personOf(request: FastifyRequest): string {
  return claimsOf(request)?.userId ?? callerOf(request);
}

function callerOf(request: FastifyRequest): string {
  return networkOf(clientAddress(request));
}

function emailOf(request: FastifyRequest): string | null {
  const email = (request.body as { email?: unknown } | null | undefined)?.email;
  return typeof email === 'string' ? email.toLowerCase() : null;
}

function tooManyRequests(ttl: number): ApiError {
  return new ApiError('tooManyRequests', { data: { retryAfter: Math.ceil(ttl / 1000) } });
}
