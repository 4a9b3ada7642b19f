import { randomUUID } from 'node:crypto';
import { setImmediate as endOfTurn, setTimeout as delay } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import type { Queryable } from './database.ts';

/** Carries small JSON messages between all processes that use one database (LISTEN/NOTIFY). */
export interface Bus {
  /** Reaches every subscriber, including this process, in publishing order. */
  publish(topic: string, payload: unknown): Promise<void>;
  subscribe(topic: string, listener: (payload: unknown) => void): void;
  /** Called after a reconnection. Messages may have been lost in between. */
  onGap(listener: () => void): void;
  /** Rejects if the database does not answer on the connection of the bus, which no call uses. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

const channel = 'office';
/** PostgreSQL accepts payloads up to 8000 bytes; base64 of this many bytes fits with its envelope. */
const pieceBytes = 5400;

interface Piece {
  id: string;
  topic: string;
  part: number;
  parts: number;
  data: string;
}

export async function publishOnBus(
  pool: Pick<pg.Pool, 'query'>,
  topic: string,
  payload: unknown,
): Promise<void> {
  await notify(pool, toPieces(topic, payload));
}

/** One statement, so that the pieces arrive together. It writes no data and does not wait for the disk. */
async function notify(pool: Pick<pg.Pool, 'query'>, pieces: string[]): Promise<void> {
  const text = `
    SELECT set_config('synchronous_commit', 'off', true), pg_notify($1, piece)
    FROM unnest($2::text[]) AS piece
  `;
  await pool.query(text, [channel, pieces]);
}

/** Publishes a small message as part of a transaction. It is sent only if the transaction commits. */
export async function notifyOnCommit(
  tx: Queryable,
  topic: string,
  payload: unknown,
): Promise<void> {
  for (const piece of toPieces(topic, payload)) {
    await tx.execute(sql`SELECT pg_notify(${channel}, ${piece})`);
  }
}

function toPieces(topic: string, payload: unknown): string[] {
  const bytes = Buffer.from(JSON.stringify(payload));
  const parts = Math.max(1, Math.ceil(bytes.length / pieceBytes));
  const id = randomUUID();
  return Array.from({ length: parts }, (_, part): string => {
    const data = bytes.subarray(part * pieceBytes, (part + 1) * pieceBytes).toString('base64');
    return JSON.stringify({ id, topic, part, parts, data } satisfies Piece);
  });
}

export async function openBus(pool: pg.Pool, url: string): Promise<Bus> {
  const bus = new PostgresBus(pool, url);
  await bus.connect();
  return bus;
}

class PostgresBus implements Bus {
  readonly #pool: pg.Pool;
  readonly #url: string;
  readonly #listeners = new Map<string, ((payload: unknown) => void)[]>();
  readonly #gapListeners: (() => void)[] = [];
  readonly #incomplete = new Map<string, string[]>();
  readonly #waiting: string[] = [];
  #sending: Promise<void> = Promise.resolve();
  #next: Promise<void> | null = null;
  #client: pg.Client | undefined;
  #ping: Promise<unknown> | undefined;
  #closed = false;

  constructor(pool: pg.Pool, url: string) {
    this.#pool = pool;
    this.#url = url;
  }

  async connect(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.#url,
      application_name: `office ${process.pid} bus`,
      keepAlive: true,
    });
    client.on('notification', ({ payload }) => this.#receive(payload));
    client.once('end', () => void this.#reconnect(client));
    // The `end` event follows.
    client.on('error', () => undefined);
    await client.connect();
    try {
      await client.query(`LISTEN ${channel}`);
    } catch (error) {
      await client.end();
      throw error;
    }
    this.#client = client;
    if (this.#closed) await client.end();
  }

  /** Messages published in the same turn of the event loop, or during a send, are sent together. */
  publish(topic: string, payload: unknown): Promise<void> {
    this.#waiting.push(...toPieces(topic, payload));
    this.#next ??= this.#sending.then(
      () => this.#send(),
      () => this.#send(),
    );
    return this.#next;
  }

  subscribe(topic: string, listener: (payload: unknown) => void): void {
    this.#listeners.set(topic, [...(this.#listeners.get(topic) ?? []), listener]);
  }

  onGap(listener: () => void): void {
    this.#gapListeners.push(listener);
  }

  async ping(): Promise<void> {
    // A client runs one query at a time, and health checks overlap on a busy machine.
    this.#ping ??= this.#client!.query('SELECT 1').finally(() => (this.#ping = undefined));
    await this.#ping;
  }

  async close(): Promise<void> {
    this.#closed = true;
    await this.#client?.end();
  }

  async #send(): Promise<void> {
    await endOfTurn();
    this.#sending = this.#next!;
    this.#next = null;
    await notify(this.#pool, this.#waiting.splice(0));
  }

  async #reconnect(lost: pg.Client): Promise<void> {
    if (this.#client !== lost) return;
    this.#incomplete.clear();
    for (let wait = 100; !this.#closed; wait = Math.min(wait * 2, 5000)) {
      await delay(wait, undefined, { ref: false });
      try {
        await this.connect();
        break;
      } catch {}
    }
    if (this.#closed) return;
    for (const listener of this.#gapListeners) listener();
  }

  #receive(payload: string | undefined): void {
    if (!payload) return;
    const piece = JSON.parse(payload) as Piece;
    const data = this.#collect(piece);
    if (data === null) return;
    const message: unknown = JSON.parse(data);
    for (const listener of this.#listeners.get(piece.topic) ?? []) listener(message);
  }

  #collect({ id, part, parts, data }: Piece): string | null {
    const pieces = this.#incomplete.get(id) ?? [];
    pieces[part] = data;
    if (part < parts - 1) {
      this.#incomplete.set(id, pieces);
      return null;
    }
    this.#incomplete.delete(id);
    return Buffer.concat(pieces.map((piece) => Buffer.from(piece, 'base64'))).toString('utf8');
  }
}
