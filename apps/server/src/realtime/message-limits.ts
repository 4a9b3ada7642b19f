import type { IncomingMessage } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import PQueue from 'p-queue';
import type { Server, Socket } from 'socket.io';
import type { Config } from '../config/config.ts';
import { ApiError } from '../http/api-error.ts';
import { clientAddresses, networkOf } from '../http/client-address.ts';
import { contract } from '../http/contract.ts';
import { refusalDelay, tooManyRequests, type Limiter } from '../http/rate-limits.ts';
import { namespaces } from './socket-rooms.ts';
import { refusalOf, socketCaller, type ConnectionLimits } from './socket-session.ts';

/** Initial and maximum duration of an exclusion after repeated refusals, in milliseconds. */
const firstExclusion = 10_000;
const maxExclusion = 5 * 60_000;

/** Delay before a socket of an excluded user is refused and closed, in milliseconds. */
const exclusionDelay = 2000;

/** Concurrent token checks per network. Lower than the limit for attempts with invalid tokens. */
const maxConcurrentChecks = 16;

interface Exclusion {
  until: number;
  length: number;
}

export interface MessageLimitsDeps {
  io: Server;
  limiter: Limiter;
  trustProxy: Config['trustProxy'];
  now(): Date;
}

interface Webhook {
  post: { 'x-limit'?: 'entry'; 'x-namespaces'?: string[] };
}

const connectCostMessages = new Map(
  namespaces.map((name) => [
    name,
    new Set(
      Object.entries((contract as { webhooks: Record<string, Webhook> }).webhooks)
        .filter(([, { post }]) => post['x-limit'] === 'entry')
        .filter(([, { post }]) => (post['x-namespaces'] ?? ['/']).includes(name))
        .map(([key]) => key.split('/').at(-1)!),
    ),
  ]),
);

/**
 * Limits the messages and connections of each user across all processes. Users who continue are
 * disconnected and excluded for a while: refusing a fast loop would cost as much as serving it.
 */
export class MessageLimits implements ConnectionLimits {
  readonly #deps: MessageLimitsDeps;
  readonly #exclusions = new Map<string, Exclusion>();
  readonly #addressOf: (request: IncomingMessage) => string;
  /** Queues by network. */
  readonly #checks = new Map<string, PQueue>();

  constructor(deps: MessageLimitsDeps) {
    this.#deps = deps;
    this.#addressOf = clientAddresses(deps.trustProxy);
    for (const name of namespaces) {
      deps.io
        .of(name)
        .on('connection', (socket) => this.#limit(socket, connectCostMessages.get(name)!));
    }
  }

  /**
   * Refuses a connection if the user named in the unverified token is over the limit, before any
   * query.
   * Does not debit the limit, because a token can be forged with any user id.
   * @throws {ApiError} 429 `tooManyRequests`
   */
  async refuseClaimed(socket: Socket, userId: string): Promise<void> {
    const left = this.#excludedFor(userId);
    if (left > 0) {
      this.#deps.limiter.reportRejection('entry');
      await delay(exclusionDelay, undefined, { ref: false });
      // Closes the connection after the refusal has been written.
      setImmediate(() => socket.conn.close());
      throw tooManyRequests(left);
    }
    const wait = this.#deps.limiter.wait('entry', userId);
    if (wait === 0) return;
    this.#deps.limiter.reportRejection('entry');
    await delay(refusalDelay, undefined, { ref: false });
    throw tooManyRequests(wait);
  }

  /**
   * Limits concurrent token checks of a network, so that they cannot exhaust the limit for invalid
   * tokens: a whole company may reconnect in one second, just like 50 attempts to guess a token.
   * @throws {ApiError} 429 `tooManyRequests`
   */
  async check<Caller>(socket: Socket, check: () => Promise<Caller>): Promise<Caller> {
    const network = networkOf(this.#addressOf(socket.request));
    const queue = this.#checks.get(network) ?? new PQueue({ concurrency: maxConcurrentChecks });
    this.#checks.set(network, queue);
    try {
      return await queue.add(() => this.#checkOne(network, check));
    } catch (error) {
      if (error instanceof ApiError && error.statusCode === 429) {
        await delay(refusalDelay, undefined, { ref: false });
      }
      throw error;
    } finally {
      if (queue.pending + queue.size === 0) this.#checks.delete(network);
    }
  }

  async #checkOne<Caller>(network: string, check: () => Promise<Caller>): Promise<Caller> {
    const { limiter } = this.#deps;
    const wait = limiter.take('unauthenticatedSocket', network);
    if (wait > 0) throw tooManyRequests(wait);
    let isStranger = false;
    try {
      return await check();
    } catch (error) {
      isStranger = error instanceof ApiError && error.statusCode === 401;
      throw error;
    } finally {
      if (!isStranger) limiter.refund('unauthenticatedSocket', network);
    }
  }

  /** @throws {ApiError} 429 `tooManyRequests` */
  enter(userId: string): void {
    // The user may have been excluded during the token check.
    const wait = this.#excludedFor(userId) || this.#deps.limiter.take('entry', userId);
    if (wait > 0) throw tooManyRequests(wait);
  }

  #limit(socket: Socket, costly: ReadonlySet<string>): void {
    socket.use(([event, ...values], next) => {
      const { userId } = socketCaller(socket);
      const { limiter } = this.#deps;
      const wait =
        limiter.take('message', userId) ||
        (costly.has(String(event)) ? limiter.take('entry', userId) : 0);
      if (wait === 0) return next();
      const answer: unknown = values.at(-1);
      if (typeof answer === 'function') answer(refusal(tooManyRequests(wait)));
      if (limiter.take('refusal', `socket ${userId}`) > 0) this.#exclude(userId);
    });
  }

  /** Doubles the duration of the previous exclusion, unless that was long ago. */
  #exclude(userId: string): void {
    const now = this.#now();
    for (const [key, { until }] of this.#exclusions) {
      if (until + maxExclusion < now) this.#exclusions.delete(key);
    }
    if (this.#excludedFor(userId) === 0) {
      const before = this.#exclusions.get(userId);
      const length = before ? Math.min(2 * before.length, maxExclusion) : firstExclusion;
      this.#exclusions.set(userId, { until: now + length, length });
    }
    for (const name of namespaces) {
      this.#deps.io.of(name).local.in(`user:${userId}`).disconnectSockets(true);
    }
  }

  /** Returns the remaining exclusion in milliseconds, 0 if the user is not excluded. */
  #excludedFor(userId: string): number {
    return Math.max(0, (this.#exclusions.get(userId)?.until ?? 0) - this.#now());
  }

  #now(): number {
    return this.#deps.now().getTime();
  }
}

/** Combines the error formats of all namespaces. */
function refusal(error: ApiError): object {
  return { ok: false, error: error.errors, ...refusalOf(error) };
}
