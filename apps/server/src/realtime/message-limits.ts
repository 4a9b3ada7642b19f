import type { IncomingMessage } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import PQueue from 'p-queue';
import type { Server, Socket } from 'socket.io';
import type { Config } from '../config/config.ts';
import { ApiError } from '../http/api-error.ts';
import type { Claims } from '../http/claims.ts';
import { clientAddresses, networkOf } from '../http/client-address.ts';
import { contract } from '../http/contract.ts';
import { refusalDelay, tooManyRequests, type Limiter } from '../http/rate-limits.ts';
import { namespaces } from './socket-rooms.ts';
import { refusalOf, socketClaims, type ConnectionLimits } from './socket-session.ts';

/**
 * How long a person who goes on in spite of many refusals is kept out: the first time, and at most.
 * Milliseconds.
 */
const firstExclusion = 10_000;
const longestExclusion = 5 * 60_000;

/** A socket that comes while its person is kept out hears of it so late, in milliseconds, and is cut. */
const exclusionDelay = 2000;

/** Tokens of one network that are checked at a time: fewer than strangers may try. */
const checksAtOnce = 16;

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

/** Messages that weigh as much as connecting, by namespace. */
const entries = new Map(
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
 * Limits what each person's sockets ask for, over all namespaces, devices and processes. What is too much is
 * refused before anything is looked at. A person who goes on all the same loses their sockets, and is kept out
 * for a while: refusing a loop at full speed would cost as much as serving it.
 */
export class MessageLimits implements ConnectionLimits {
  readonly #deps: MessageLimitsDeps;
  readonly #exclusions = new Map<string, Exclusion>();
  readonly #addressOf: (request: IncomingMessage) => string;
  /** By network. */
  readonly #checks = new Map<string, PQueue>();

  constructor(deps: MessageLimitsDeps) {
    this.#deps = deps;
    this.#addressOf = clientAddresses(deps.trustProxy);
    for (const name of namespaces) {
      deps.io.of(name).on('connection', (socket) => this.#limit(socket, entries.get(name)!));
    }
  }

  /**
   * Keeps a connection waiting whose person is over the limit by what their token says, before it costs a look at
   * the database. Nothing is taken: anyone can write any name into a token.
   *
   * @throws {ApiError} 429 `tooManyRequests`
   */
  async refuseClaimed(socket: Socket, userId: string): Promise<void> {
    const left = this.#excludedFor(userId);
    if (left > 0) {
      this.#deps.limiter.refused('entry');
      await delay(exclusionDelay, undefined, { ref: false });
      // The refusal is written first.
      setImmediate(() => socket.conn.close());
      throw tooManyRequests(left);
    }
    const wait = this.#deps.limiter.wait('entry', userId);
    if (wait === 0) return;
    this.#deps.limiter.refused('entry');
    await delay(refusalDelay, undefined, { ref: false });
    throw tooManyRequests(wait);
  }

  /**
   * Lets so few tokens of one network be checked at a time that those under way never use up what strangers
   * have: a whole company comes back in one second, and so do 50 tries.
   *
   * @throws {ApiError} 429 `tooManyRequests`
   */
  async check(socket: Socket, check: () => Promise<Claims>): Promise<Claims> {
    const network = networkOf(this.#addressOf(socket.request));
    const queue = this.#checks.get(network) ?? new PQueue({ concurrency: checksAtOnce });
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

  async #checkOne(network: string, check: () => Promise<Claims>): Promise<Claims> {
    const { limiter } = this.#deps;
    const wait = limiter.take('stranger', network);
    if (wait > 0) throw tooManyRequests(wait);
    let isStranger = false;
    try {
      return await check();
    } catch (error) {
      isStranger = error instanceof ApiError && error.statusCode === 401;
      throw error;
    } finally {
      if (!isStranger) limiter.giveBack('stranger', network);
    }
  }

  /**
   * Counts a connection.
   *
   * @throws {ApiError} 429 `tooManyRequests`
   */
  enter(userId: string): void {
    // A person may have been shut out while their token was looked at.
    const wait = this.#excludedFor(userId) || this.#deps.limiter.take('entry', userId);
    if (wait > 0) throw tooManyRequests(wait);
  }

  #limit(socket: Socket, costly: ReadonlySet<string>): void {
    socket.use(([event, ...values], next) => {
      const { userId } = socketClaims(socket);
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

  /** Twice as long as the last time, unless that is long ago. */
  #exclude(userId: string): void {
    const now = this.#now();
    for (const [key, { until }] of this.#exclusions) {
      if (until + longestExclusion < now) this.#exclusions.delete(key);
    }
    if (this.#excludedFor(userId) === 0) {
      const before = this.#exclusions.get(userId);
      const length = before ? Math.min(2 * before.length, longestExclusion) : firstExclusion;
      this.#exclusions.set(userId, { until: now + length, length });
    }
    for (const name of namespaces) {
      this.#deps.io.of(name).local.in(`user:${userId}`).disconnectSockets(true);
    }
  }

  /** Milliseconds; 0 for who is let in. */
  #excludedFor(userId: string): number {
    return Math.max(0, (this.#exclusions.get(userId)?.until ?? 0) - this.#now());
  }

  #now(): number {
    return this.#deps.now().getTime();
  }
}

/** In the forms of all namespaces at once. */
function refusal(error: ApiError): object {
  return { ok: false, error: error.errors, ...refusalOf(error) };
}
