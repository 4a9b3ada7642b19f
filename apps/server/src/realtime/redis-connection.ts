import { randomUUID } from 'node:crypto';
import {
  checkIsMaster,
  connectTimeout,
  findRedisServer,
  type CreateRedisClient,
  type RedisClient,
  type RedisConfig,
} from './redis-server-url.ts';

/** Milliseconds. */
const heartbeatInterval = 400;
/** Heartbeats in a row that do not return through Redis before the connection fails. */
const maxMissedHeartbeats = 3;

interface ConnectionEvents {
  /** The first heartbeat has returned. */
  onUp(): void;
  onMessage(text: string): void;
}

/** Channels belong to all databases of a Redis, so that the name contains the number of the database. */
function channelOf({ redisUrl }: RedisConfig): string {
  return `office ${new URL(redisUrl).pathname.slice(1) || '0'}`;
}

/** A client that publishes and a client that subscribes. When one fails, both are closed. */
export class RedisConnection {
  /** Resolves with the error that ended the connection. */
  readonly ended: Promise<unknown>;
  readonly #create: CreateRedisClient;
  readonly #events: ConnectionEvents;
  readonly #channel: string;
  readonly #heartbeatChannel: string;
  readonly #timeout: NodeJS.Timeout;
  #clients: RedisClient[] = [];
  #heartbeat: NodeJS.Timeout | undefined;
  #missedHeartbeats = 0;
  #isEnded = false;
  #end!: (error: unknown) => void;

  constructor(create: CreateRedisClient, config: RedisConfig, events: ConnectionEvents) {
    this.#create = create;
    this.#channel = channelOf(config);
    this.#heartbeatChannel = `${this.#channel} heartbeat ${randomUUID()}`;
    this.#events = events;
    this.ended = new Promise((resolve) => (this.#end = resolve));
    this.#timeout = setTimeout(() => this.fail(new Error('Redis does not answer')), connectTimeout);
    this.#connect(config).catch((error: unknown) => this.fail(error));
  }

  get publisher(): RedisClient {
    const [publisher] = this.#clients;
    if (!publisher) throw new Error('Redis is not connected');
    return publisher;
  }

  async publish(text: string): Promise<void> {
    try {
      await this.publisher.publish(this.#channel, text);
    } catch (error) {
      this.fail(error);
      throw error;
    }
  }

  fail(error: unknown): void {
    if (this.#isEnded) return;
    this.#isEnded = true;
    clearTimeout(this.#timeout);
    clearInterval(this.#heartbeat);
    for (const client of this.#clients) if (client.isOpen) client.destroy();
    this.#end(error);
  }

  async #connect(config: RedisConfig): Promise<void> {
    const url = await findRedisServer(this.#create, config);
    if (this.#isEnded) return;
    const [publisher, subscriber] = [this.#createClient(url), this.#createClient(url)];
    this.#clients = [publisher, subscriber];
    await Promise.all([publisher.connect(), subscriber.connect()]);
    if (config.redisSentinels.length > 0) await checkIsMaster(publisher);
    await subscriber.subscribe(this.#channel, (text) => this.#events.onMessage(text));
    await subscriber.subscribe(this.#heartbeatChannel, () => this.#heard());
    if (this.#isEnded) return;
    this.#heartbeat = setInterval(() => this.#beat(), heartbeatInterval);
    this.#beat();
  }

  #createClient(url: string): RedisClient {
    const client = this.#create(url);
    client.on('error', (error) => this.fail(error));
    return client;
  }

  /** Counts heartbeats instead of time, so that a busy process does not give up a healthy connection. */
  #beat(): void {
    if (this.#missedHeartbeats === maxMissedHeartbeats)
      return this.fail(new Error('Redis does not answer'));
    this.#missedHeartbeats += 1;
    this.publisher.publish(this.#heartbeatChannel, '').catch((error: unknown) => this.fail(error));
  }

  #heard(): void {
    if (this.#isEnded) return;
    this.#missedHeartbeats = 0;
    clearTimeout(this.#timeout);
    this.#events.onUp();
  }
}
