import { randomUUID } from 'node:crypto';
import type { createClient } from 'redis';

export type CreateRedisClient = typeof createClient;
export type RedisClient = ReturnType<CreateRedisClient>;

const channel = 'office';
/** Milliseconds. */
const heartbeatInterval = 400;
const connectTimeout = 3000;
/** Heartbeats in a row that do not return through Redis before the connection fails. */
const maxMissedHeartbeats = 3;

interface ConnectionEvents {
  /** The first heartbeat has returned. */
  onUp(): void;
  onMessage(text: string): void;
}

/** A client that publishes and a client that subscribes. When one fails, both are closed. */
export class RedisConnection {
  readonly publisher: RedisClient;
  /** Resolves with the error that ended the connection. */
  readonly ended: Promise<unknown>;
  readonly #subscriber: RedisClient;
  readonly #heartbeatChannel = `${channel} heartbeat ${randomUUID()}`;
  readonly #events: ConnectionEvents;
  readonly #timeout: NodeJS.Timeout;
  #heartbeat: NodeJS.Timeout | undefined;
  #missedHeartbeats = 0;
  #isEnded = false;
  #end!: (error: unknown) => void;

  constructor(create: CreateRedisClient, url: string, events: ConnectionEvents) {
    this.#events = events;
    this.ended = new Promise((resolve) => (this.#end = resolve));
    const options = {
      url,
      disableOfflineQueue: true,
      socket: { connectTimeout, reconnectStrategy: false as const },
    };
    this.publisher = create(options);
    this.#subscriber = create(options);
    for (const client of [this.publisher, this.#subscriber])
      client.on('error', (error) => this.fail(error));
    this.#timeout = setTimeout(() => this.fail(new Error('Redis does not answer')), connectTimeout);
    this.#connect().catch((error: unknown) => this.fail(error));
  }

  async publish(text: string): Promise<void> {
    try {
      await this.publisher.publish(channel, text);
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
    for (const client of [this.publisher, this.#subscriber]) if (client.isOpen) client.destroy();
    this.#end(error);
  }

  async #connect(): Promise<void> {
    await Promise.all([this.publisher.connect(), this.#subscriber.connect()]);
    await this.#subscriber.subscribe(channel, (text) => this.#events.onMessage(text));
    await this.#subscriber.subscribe(this.#heartbeatChannel, () => this.#heard());
    if (this.#isEnded) return;
    this.#heartbeat = setInterval(() => this.#beat(), heartbeatInterval);
    this.#beat();
  }

  /** Counts heartbeats instead of time, so that a busy process does not give up a healthy connection. */
  #beat(): void {
    if (this.#missedHeartbeats === maxMissedHeartbeats)
      return this.fail(new Error('Redis does not answer'));
    this.#missedHeartbeats += 1;
    this.publisher.publish(this.#heartbeatChannel, '').catch((error: unknown) => this.fail(error));
  }

  #heard(): void {
    this.#missedHeartbeats = 0;
    clearTimeout(this.#timeout);
    this.#events.onUp();
  }
}
