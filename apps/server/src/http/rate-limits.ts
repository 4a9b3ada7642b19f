import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { RateLimit, RateLimiter } from '../lib/rate-limiter.ts';
import { ApiError } from './api-error.ts';
import { clientAddress, networkOf } from './client-address.ts';
import { claimsOf } from './call-context.ts';

/** Factor between the limits of an address and a person, because a whole company can share one address. */
const usersPerAddress = 10;

const perMinute = (count: number): RateLimit => ({
  burst: Math.ceil(count),
  perSecond: count / 60,
});

/** @param callsPerMinute calls of a person per minute; the other limits are fractions of it */
export function rateLimitsOf(callsPerMinute: number) {
  return {
    address: perMinute(callsPerMinute * usersPerAddress),
    /** A quarter minute of calls in one burst, so that several pages can load together. */
    person: { burst: Math.ceil(callsPerMinute / 4), perSecond: callsPerMinute / 60 },
    unauthenticated: perMinute(callsPerMinute),
    /** Calls of a token for scripts or provisioning. */
    token: { burst: Math.ceil(callsPerMinute / 4), perSecond: callsPerMinute / 60 },
    /** Calls of all access tokens of a person. */
    memberApiTokens: { burst: Math.ceil(callsPerMinute / 2), perSecond: callsPerMinute / 30 },
    /** Bodies above the size limit, which a member sends by accident at most. */
    largeBody: {
      burst: Math.max(10, callsPerMinute / 120),
      perSecond: Math.max(1 / 6, callsPerMinute / 7200),
    },
    /** Calls without a token that could be used to guess a password, code or link. */
    guess: perMinute(callsPerMinute / 10),
    accountGuess: perMinute(callsPerMinute / 60),
    /** Reactions, because each is sent to a whole room. */
    reaction: perMinute(callsPerMinute / 20),
    /** Searches scan all areas. Typing sends a few per second, and each cancels the previous one. */
    search: {
      burst: Math.max(60, callsPerMinute / 20),
      perSecond: Math.max(3, callsPerMinute / 240),
    },
    /** Invitations ring, and replaced ones leave no rows to count. */
    invitation: perMinute(callsPerMinute / 60),
    /** Starts of the workplace, which run about twenty operations each. */
    workplace: perMinute(callsPerMinute / 30),
    /** Pages fetched for link previews, per organisation, because each is a request to another server. */
    linkPreview: perMinute(60),
    /** Calendar feeds, which clients poll every few minutes and which contain a whole year of meetings. */
    feed: perMinute(callsPerMinute / 60),
    /** Calls with unknown webhook URLs and widget keys, per network. Separate from `guess`, because senders retry deleted ones. */
    unknownKey: perMinute(callsPerMinute / 10),
    /** Messages of an incoming webhook. */
    webhook: { burst: 20, perSecond: 1 },
    /** Messages of all incoming webhooks of an organisation. */
    organizationWebhooks: { burst: 100, perSecond: 10 },
    /** Calls of the pages that show a widget. Each page sends one a minute. */
    embed: { burst: 600, perSecond: 100 },
    /** Slash commands of a member, and of all members of an organisation: each is a request to another server. */
    slashCommand: { burst: 20, perSecond: 1 },
    organizationSlashCommands: { burst: 100, perSecond: 10 },
    /** Calls with a guest link from one network, and calls of one guest, whose lobby asks for its state every few seconds. */
    guestLink: perMinute(120),
    guest: perMinute(60),
    /** Uploads are large, and each is inspected as a whole. */
    upload: perMinute(callsPerMinute / 10),
    /** A walking member sends 15 per second, and a stalled connection delivers 20 seconds in one burst. */
    message: {
      burst: Math.max(600, callsPerMinute / 2),
      perSecond: Math.max(40, callsPerMinute / 20),
    },
    /** Socket actions that query the database, which every tab performs simultaneously after a restart. */
    entry: {
      burst: Math.max(60, callsPerMinute / 20),
      perSecond: Math.max(2, callsPerMinute / 600),
    },
    unauthenticatedSocket: {
      burst: Math.max(30, callsPerMinute / 20),
      perSecond: Math.max(1, callsPerMinute / 600),
    },
    /** Joining voice rooms, because each join is sent to everyone whose list shows the room. */
    join: { burst: 20, perSecond: 1 },
    /** Recording requests, because each prompts everyone in the room. */
    recording: { burst: 3, perSecond: 1 / 20 },
    /** Policy reports, per network, because a whole company can trigger the same violation. */
    policyReport: perMinute(60),
    refusal: { burst: 50, perSecond: 5 },
  } satisfies Record<string, RateLimit>;
}

export type LimitName = keyof ReturnType<typeof rateLimitsOf>;

export type Limiter = RateLimiter<LimitName>;

/** Delay of each further rejection above the `refusal` limit, in milliseconds. */
export const refusalDelay = 1000;

export class CallLimits {
  readonly #limiter: Limiter;

  constructor(limiter: Limiter) {
    this.#limiter = limiter;
  }

  address(request: FastifyRequest): Promise<void> {
    return this.#consume('address', callerOf(request));
  }

  /**
   * Rejects a person above the limit by the signed user id, before any database access. Does not
   * consume the limit, because the session of the token can have ended.
   */
  async signed(userId: string): Promise<void> {
    const wait = this.#limiter.wait('person', userId);
    if (wait > 0) await this.#rejectCall(userId, wait);
  }

  unauthenticated(request: FastifyRequest): Promise<void> {
    return this.#consume('unauthenticated', callerOf(request));
  }

  /** @param holder user id in the signed token, if any */
  largeBody(request: FastifyRequest, holder: string | null): Promise<void> {
    return this.#consume('largeBody', holder ?? callerOf(request));
  }

  person(request: FastifyRequest): Promise<void> {
    return this.#consume('person', personOf(request));
  }

  /**
   * Rejects an access token of a script above its limit, and addresses with many invalid tokens,
   * before any database access. Consumes no limit, because the token can be valid or invalid.
   */
  async uncheckedApiToken(request: FastifyRequest, token: string): Promise<void> {
    const caller = callerOf(request);
    const callerWait = this.#limiter.wait('unauthenticated', caller);
    if (callerWait > 0) await this.#rejectCall(caller, callerWait);
    const key = hashOf(token);
    const wait = this.#limiter.wait('token', key);
    if (wait > 0) await this.#rejectCall(key, wait);
  }

  /** Counts a call of the token of an identity provider. */
  token(tokenId: string): Promise<void> {
    return this.#consume('token', tokenId);
  }

  /** Counts a call of a valid access token, which does not count as a call of the person in a session. */
  apiToken(token: string, userId: string): Promise<void> {
    return this.#consumeBoth(['token', hashOf(token)], ['memberApiTokens', userId]);
  }

  webhook({ id, organizationId }: { id: string; organizationId: string }): Promise<void> {
    return this.#consumeBoth(['webhook', id], ['organizationWebhooks', organizationId]);
  }

  slashCommand(request: FastifyRequest): Promise<void> {
    const organizationId = claimsOf(request)?.organizationId ?? '';
    return this.#consumeBoth(
      ['slashCommand', personOf(request)],
      ['organizationSlashCommands', organizationId],
    );
  }

  unknownKey(request: FastifyRequest): Promise<void> {
    return this.#consume('unknownKey', callerOf(request));
  }

  embed(embedId: string): Promise<void> {
    return this.#consume('embed', embedId);
  }

  guestLink(request: FastifyRequest, linkId: string): Promise<void> {
    return this.#consume('guestLink', `${callerOf(request)} ${linkId}`);
  }

  guest(guestId: string): Promise<void> {
    return this.#consume('guest', guestId);
  }

  reaction(request: FastifyRequest): Promise<void> {
    return this.#consume('reaction', personOf(request));
  }

  invitation(request: FastifyRequest): Promise<void> {
    return this.#consume('invitation', personOf(request));
  }

  search(request: FastifyRequest): Promise<void> {
    return this.#consume('search', personOf(request));
  }

  workplace(request: FastifyRequest): Promise<void> {
    return this.#consume('workplace', personOf(request));
  }

  feed(request: FastifyRequest): Promise<void> {
    const { file = '' } = request.params as { file?: string };
    return this.#consume('feed', file);
  }

  policyReport(request: FastifyRequest): Promise<void> {
    return this.#consume('policyReport', callerOf(request));
  }

  upload(ownerId: string): Promise<void> {
    return this.#consume('upload', ownerId);
  }

  async guess(request: FastifyRequest): Promise<void> {
    const caller = callerOf(request);
    await this.#consume('guess', caller);
    const account = accountOf(request);
    if (account) await this.#consume('accountGuess', `${caller} ${account}`);
  }

  /** Takes a sign-in out of the limits of its address. Those of its account still count it. */
  refundSignIn(request: FastifyRequest): void {
    for (const name of ['guess', 'person'] as const) {
      this.#limiter.refund(name, callerOf(request));
    }
  }

  async #consume(name: LimitName, key: string): Promise<void> {
    const wait = this.#limiter.take(name, key);
    if (wait > 0) await this.#rejectCall(key, wait);
  }

  /** Consumes neither limit if one of them is exceeded. */
  async #consumeBoth(
    [name, key]: readonly [LimitName, string],
    [sharedName, sharedKey]: readonly [LimitName, string],
  ): Promise<void> {
    await this.#consume(name, key);
    const wait = this.#limiter.take(sharedName, sharedKey);
    if (wait === 0) return;
    this.#limiter.refund(name, key);
    await this.#rejectCall(sharedKey, wait);
  }

  /** Delays repeated rejections, so that clients in a retry loop cannot retry immediately. */
  async #rejectCall(key: string, wait: number): Promise<never> {
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

/** Returns a hash of the email address, so that the bucket store contains no readable addresses. */
function accountOf(request: FastifyRequest): string | null {
  const email = (request.body as { email?: unknown } | null | undefined)?.email;
  if (typeof email !== 'string') return null;
  return hashOf(email.toLowerCase());
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
