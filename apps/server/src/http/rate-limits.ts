import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { RateLimit, RateLimiter } from '../lib/rate-limiter.ts';
import { ApiError } from './api-error.ts';
import { clientAddress, networkOf } from './client-address.ts';
import { claimsOf } from './call-context.ts';

/** How many times as much as a person an address may call: a whole company may share one. */
const peopleBehindAddress = 10;

const perMinute = (count: number): RateLimit => ({
  burst: Math.ceil(count),
  perSecond: count / 60,
});

/** @param aMinute calls of a person; the other limits are shares of it */
export function rateLimitsOf(aMinute: number) {
  return {
    /** Counts every call, before anything is looked at. */
    address: perMinute(aMinute * peopleBehindAddress),
    /**
     * Counts each person; an address where the person is unknown. A quarter of a minute's calls at once is several
     * pages that open; more would keep everyone else waiting.
     */
    person: { burst: Math.ceil(aMinute / 4), perSecond: aMinute / 60 },
    /** Calls that need no token and take a guess: a password, a code, a link. */
    guess: perMinute(aMinute / 10),
    /** The same for one account from one address. */
    accountGuess: perMinute(aMinute / 60),
    /** Calls with which one person bothers many. One finger on an emoji is a message to a whole room. */
    reaction: perMinute(aMinute / 20),
    /** Each looks at everything that there is. Who types makes a few a second, each of which ends the one before. */
    search: { burst: Math.max(60, aMinute / 20), perSecond: Math.max(3, aMinute / 240) },
    /** Each rings; one that takes the place of another leaves nothing to count in the database. */
    invitation: perMinute(aMinute / 60),
    /** Calendars read a member's meetings every few minutes; each time it is the whole year. */
    feed: perMinute(aMinute / 60),
    /** Uploads are large, and each is looked at as a whole. */
    upload: perMinute(aMinute / 10),
    /**
     * Messages of all of a person's sockets. A member who walks sends 15 a second, and a stalled line may
     * deliver those of 20 seconds at once.
     */
    message: {
      burst: Math.max(600, aMinute / 2),
      perSecond: Math.max(40, aMinute / 20),
    },
    /**
     * Takes a look at the database each time: connecting, renewing the token, coming onto a floor or into
     * a room. After a restart each tab does so at once.
     */
    entry: { burst: Math.max(60, aMinute / 20), perSecond: Math.max(2, aMinute / 600) },
    /** Sockets that come without a valid token, by network. */
    stranger: { burst: Math.max(30, aMinute / 20), perSecond: Math.max(1, aMinute / 600) },
    /** Everyone whose list shows a voice room is told of each who joins: nobody goes from room to room that fast. */
    join: { burst: 20, perSecond: 1 },
    /** Each puts a question to everyone in the room. */
    recording: { burst: 3, perSecond: 1 / 20 },
    /** Pages tell of broken policies, by network: a whole company may meet the same mistake. */
    policyReport: perMinute(60),
    /** Refusals themselves; after so many, each is kept waiting, and sockets are cut. */
    refusal: { burst: 50, perSecond: 5 },
  } satisfies Record<string, RateLimit>;
}

export type LimitName = keyof ReturnType<typeof rateLimitsOf>;

/** The limits of this server: what its calls and its sockets take from. */
export type Limiter = RateLimiter<LimitName>;

/** How long a caller who goes on after many refusals waits for each further one, in milliseconds. */
export const refusalDelay = 1000;

/** Counts the calls of one kind, by who makes them. */
export class CallLimits {
  readonly #limiter: Limiter;

  constructor(limiter: Limiter) {
    this.#limiter = limiter;
  }

  /** @throws {ApiError} 429 `tooManyRequests` */
  address(request: FastifyRequest): Promise<void> {
    return this.#take('address', callerOf(request));
  }

  /**
   * Refuses a person who may not call now by what their token says, before it costs a look at the database.
   * Nothing is taken: anyone can write any name into a token.
   *
   * @throws {ApiError} 429 `tooManyRequests`
   */
  async claimed(userId: string): Promise<void> {
    const wait = this.#limiter.wait('person', userId);
    if (wait > 0) await this.#refuse(userId, wait);
  }

  /** @throws {ApiError} 429 `tooManyRequests` */
  person(request: FastifyRequest): Promise<void> {
    return this.#take('person', personOf(request));
  }

  /** @throws {ApiError} 429 `tooManyRequests` */
  reaction(request: FastifyRequest): Promise<void> {
    return this.#take('reaction', personOf(request));
  }

  /** @throws {ApiError} 429 `tooManyRequests` */
  invitation(request: FastifyRequest): Promise<void> {
    return this.#take('invitation', personOf(request));
  }

  /** @throws {ApiError} 429 `tooManyRequests` */
  search(request: FastifyRequest): Promise<void> {
    return this.#take('search', personOf(request));
  }

  /** @throws {ApiError} 429 `tooManyRequests` */
  feed(request: FastifyRequest): Promise<void> {
    const { file = '' } = request.params as { file?: string };
    return this.#take('feed', file);
  }

  /** @throws {ApiError} 429 `tooManyRequests` */
  policyReport(request: FastifyRequest): Promise<void> {
    return this.#take('policyReport', callerOf(request));
  }

  /** @throws {ApiError} 429 `tooManyRequests` */
  upload(ownerId: string): Promise<void> {
    return this.#take('upload', ownerId);
  }

  /** @throws {ApiError} 429 `tooManyRequests` */
  async guess(request: FastifyRequest): Promise<void> {
    const caller = callerOf(request);
    await this.#take('guess', caller);
    const account = accountOf(request);
    if (account) await this.#take('accountGuess', `${caller} ${account}`);
  }

  async #take(name: LimitName, key: string): Promise<void> {
    const wait = this.#limiter.take(name, key);
    if (wait > 0) await this.#refuse(key, wait);
  }

  /** A loop that is answered at once would come back at once. */
  async #refuse(key: string, wait: number): Promise<never> {
    if (this.#limiter.take('refusal', key) > 0) {
      await new Promise((resolve) => setTimeout(resolve, refusalDelay));
    }
    throw tooManyRequests(wait);
  }
}

/** @param wait milliseconds */
export function tooManyRequests(wait: number): ApiError {
  return new ApiError('tooManyRequests', { data: { retryAfter: Math.ceil(wait / 1000) } });
}

function personOf(request: FastifyRequest): string {
  return claimsOf(request)?.userId ?? callerOf(request);
}

function callerOf(request: FastifyRequest): string {
  return networkOf(clientAddress(request));
}

/** An address of a person, not to be read where buckets are kept. */
function accountOf(request: FastifyRequest): string | null {
  const email = (request.body as { email?: unknown } | null | undefined)?.email;
  if (typeof email !== 'string') return null;
  return createHash('sha256').update(email.toLowerCase()).digest('base64url');
}
