import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../database/database.ts';
import type { MemberRef } from '../database/membership.ts';
import { KeyedQueue } from '../lib/keyed-queue.ts';
import {
  addConnection,
  isConnected,
  removeConnection,
  renewConnections,
  setIdle,
  deleteDeadConnections,
} from './connection-store.ts';

export interface ConnectionTrackerDeps {
  db: Database;
  log: Pick<FastifyBaseLogger, 'error'>;
  onArrived(member: MemberRef): Promise<void>;
  onGone(member: MemberRef): Promise<void>;
  /** Called when all of the member's tabs on this process become idle, or one becomes active again. */
  onIdle(member: MemberRef): Promise<void>;
  /** Grace period for reconnecting, in milliseconds. */
  grace?: number | undefined;
}

const renewIntervalMs = 15_000;

interface Entry {
  sockets: Set<string>;
  idle: Set<string>;
  storedIdle: boolean;
  leaving: NodeJS.Timeout | undefined;
}

/**
 * Counts the sockets of each member across tabs and processes, so that a reload, a network failure
 * or closing a second tab does not count as leaving (design §8).
 */
export class ConnectionTracker {
  readonly #deps: ConnectionTrackerDeps;
  readonly #processId = randomUUID();
  readonly #entries = new Map<string, Entry>();
  readonly #queue = new KeyedQueue();
  readonly #grace: number;
  readonly #timer: NodeJS.Timeout;

  constructor(deps: ConnectionTrackerDeps) {
    this.#deps = deps;
    this.#grace = deps.grace ?? 20_000;
    this.#timer = setInterval(() => void this.renew().catch(this.#logFailure), renewIntervalMs);
  }

  add(member: MemberRef, socketId: string): void {
    const key = keyOf(member);
    const entry = this.#entries.get(key);
    if (entry) {
      // A member who signed out and in again within the grace period was set to LOGGED_OUT.
      if (entry.leaving) this.#enqueue(key, () => this.#deps.onArrived(member));
      clearTimeout(entry.leaving);
      entry.leaving = undefined;
      entry.sockets.add(socketId);
      this.#updateIdle(member, entry);
      return;
    }
    this.#entries.set(key, {
      sockets: new Set([socketId]),
      idle: new Set(),
      storedIdle: false,
      leaving: undefined,
    });
    this.#enqueue(key, async () => {
      await addConnection(this.#deps.db, this.#processId, member);
      await this.#deps.onArrived(member);
    });
  }

  remove(member: MemberRef, socketId: string): void {
    const key = keyOf(member);
    const entry = this.#entries.get(key);
    if (!entry?.sockets.delete(socketId)) return;
    entry.idle.delete(socketId);
    if (entry.sockets.size > 0) return this.#updateIdle(member, entry);
    entry.leaving = setTimeout(() => {
      this.#entries.delete(key);
      this.#enqueue(key, () => this.#leave(member));
    }, this.#grace);
  }

  report(member: MemberRef, socketId: string, idle: boolean): void {
    const entry = this.#entries.get(keyOf(member));
    if (!entry?.sockets.has(socketId)) return;
    if (idle) entry.idle.add(socketId);
    else entry.idle.delete(socketId);
    this.#updateIdle(member, entry);
  }

  async renew(): Promise<void> {
    await renewConnections(this.#deps.db, this.#processId);
    for (const member of await deleteDeadConnections(this.#deps.db))
      await this.#checkDisconnected(member);
  }

  /** Keeps the rows: members reconnect to another process, or their rows expire. */
  close(): void {
    clearInterval(this.#timer);
    for (const { leaving } of this.#entries.values()) clearTimeout(leaving);
  }

  /** Stores whether every tab is idle, if it changed. Queued updates that are out of date are skipped. */
  #updateIdle(member: MemberRef, entry: Entry): void {
    if (isIdle(entry) === entry.storedIdle) return;
    this.#enqueue(keyOf(member), async () => {
      const idle = isIdle(entry);
      if (idle === entry.storedIdle || entry.sockets.size === 0) return;
      entry.storedIdle = idle;
      await setIdle(this.#deps.db, this.#processId, member, idle);
      await this.#deps.onIdle(member);
    });
  }

  async #leave(member: MemberRef): Promise<void> {
    if (this.#entries.has(keyOf(member))) return;
    await removeConnection(this.#deps.db, this.#processId, member);
    await this.#checkDisconnected(member);
  }

  async #checkDisconnected(member: MemberRef): Promise<void> {
    if (!(await isConnected(this.#deps.db, member))) await this.#deps.onGone(member);
  }

  #enqueue(key: string, work: () => Promise<void>): void {
    this.#queue.run(key, work).catch(this.#logFailure);
  }

  readonly #logFailure = (error: unknown): void =>
    this.#deps.log.error({ err: error }, 'updating the presence failed');
}

function isIdle({ sockets, idle }: Entry): boolean {
  return sockets.size > 0 && idle.size === sockets.size;
}

function keyOf({ organizationId, userId }: MemberRef): string {
  return `${organizationId} ${userId}`;
}
