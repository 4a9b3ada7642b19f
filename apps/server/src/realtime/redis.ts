import { setTimeout as delay } from 'node:timers/promises';
import type { BucketStore } from '../lib/rate-limiter.ts';
import type { FanoutLink } from './fallback-fanout.ts';
import { redisBuckets } from './redis-buckets.ts';
import { RedisConnection } from './redis-connection.ts';
import { loadRedisClient, type CreateRedisClient, type RedisConfig } from './redis-server-url.ts';

interface RedisLinkDeps {
  config: RedisConfig;
  /** Called once per outage. */
  onDown(error: unknown): void;
  onUp(): void;
}

/** Milliseconds. */
const startTimeout = 2000;
const reconnectDelay = 400;
const closeTimeout = 1000;

/** Waits for a connection for up to two seconds. Until Redis is available, the link is down. */
export async function connectRedis(deps: RedisLinkDeps): Promise<RedisLink> {
  const link = new RedisLink(await loadRedisClient(), deps);
  const isUp = new Promise<void>((resolve) => link.onChange(resolve));
  link.start();
  await Promise.race([isUp, delay(startTimeout, undefined, { ref: false })]);
  return link;
}

/** Opens a new connection when one has failed. */
class RedisLink implements FanoutLink {
  readonly buckets: BucketStore = redisBuckets({
    eval: async (script, options) => this.#connected().publisher.eval(script, options),
  });
  readonly #create: CreateRedisClient;
  readonly #deps: RedisLinkDeps;
  readonly #messageListeners: ((text: string) => void)[] = [];
  readonly #changeListeners: (() => void)[] = [];
  /** Not used before its first heartbeat has returned. */
  #latest: RedisConnection | null = null;
  #isReported = false;
  #isClosed = false;
  isUp = false;

  constructor(create: CreateRedisClient, deps: RedisLinkDeps) {
    this.#create = create;
    this.#deps = deps;
  }

  start(): void {
    void this.#run();
  }

  async publish(text: string): Promise<void> {
    await this.#connected().publish(text);
  }

  onMessage(listener: (text: string) => void): void {
    this.#messageListeners.push(listener);
  }

  onChange(listener: () => void): void {
    this.#changeListeners.push(listener);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    // Waits for pending messages while Redis responds.
    const timeout = delay(closeTimeout, undefined, { ref: false });
    if (this.isUp) {
      const closed = this.#connected().publisher.close();
      await Promise.race([closed.catch(() => undefined), timeout]);
    }
    this.#latest?.fail(new Error('closed'));
  }

  #connected(): RedisConnection {
    if (!this.isUp || !this.#latest) throw new Error('Redis is not connected');
    return this.#latest;
  }

  async #run(): Promise<void> {
    while (!this.#isClosed) {
      const connection = new RedisConnection(this.#create, this.#deps.config, {
        onUp: () => this.#up(),
        onMessage: (text) => {
          for (const listener of this.#messageListeners) listener(text);
        },
      });
      this.#latest = connection;
      const error = await connection.ended;
      if (this.#isClosed) return;
      this.#down(error);
      await delay(reconnectDelay, undefined, { ref: false });
    }
  }

  #up(): void {
    if (this.isUp) return;
    this.#isReported = false;
    this.#deps.onUp();
    this.#change(true);
  }

  #down(error: unknown): void {
    if (!this.#isReported) this.#deps.onDown(error);
    this.#isReported = true;
    if (this.isUp) this.#change(false);
  }

  #change(isUp: boolean): void {
    this.isUp = isUp;
    for (const listener of this.#changeListeners) listener();
  }
}
