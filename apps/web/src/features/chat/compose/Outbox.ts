import { Backoff } from '@office/world/backoff';
import type { Schemas } from '@office/api';
import type { Deps } from '@office/client/lib/deps.ts';
import { Store } from '@office/client/lib/Store.ts';

type SendRequest = Schemas['SendChatMessageRequest'];

export interface OutboxEntry {
  readonly roomId: string;
  readonly request: SendRequest;
  /** Epoch milliseconds. */
  readonly writtenAt: number;
  /** FAILED: permanently rejected until the member retries or discards the message. */
  readonly state: 'WAITING' | 'SENDING' | 'FAILED';
  readonly errorKey?: string;
}

/** Persists entries across reloads. `save` must be synchronous. */
export interface OutboxStorage {
  load(): OutboxEntry[];
  save(entry: OutboxEntry): void;
  remove(clientId: string): void;
}

export class RejectedError extends Error {
  readonly errorKey: string;

  constructor(errorKey: string) {
    super(errorKey);
    this.name = 'RejectedError';
    this.errorKey = errorKey;
  }
}

export interface OutboxDeps extends Deps {
  storage: OutboxStorage;
  /** Rejects with `RejectedError` on permanent failure, and with any other error on temporary failure. */
  send(roomId: string, request: SendRequest): Promise<Schemas['ChatMessage']>;
  newId(): string;
  onSent?(message: Schemas['ChatMessage']): void;
}

const retryLimits = { firstMs: 500, maxMs: 15_000 };

/** Sends messages sequentially per room. The snapshot contains unsent messages in order of writing. */
export class Outbox extends Store<readonly OutboxEntry[]> {
  readonly #deps: OutboxDeps;
  readonly #busyRooms = new Set<string>();
  readonly #retries = new Map<string, () => void>();
  readonly #backoffs = new Map<string, Backoff>();
  #isRunning = false;

  constructor(deps: OutboxDeps) {
    super([]);
    this.#deps = deps;
  }

  start(): void {
    if (this.#isRunning) return;
    this.#isRunning = true;
    // Resending is idempotent: the server recognises the `clientId`.
    const left = this.#deps.storage
      .load()
      .map((entry) => (entry.state === 'SENDING' ? waiting(entry) : entry));
    const known = new Set(this.getSnapshot().map(({ request }) => request.clientId));
    const added = left.filter(({ request }) => !known.has(request.clientId));
    this.set([...added, ...this.getSnapshot()].sort((a, b) => a.writtenAt - b.writtenAt));
    this.#sendAll();
  }

  /** Stops sending. Entries stay in storage. */
  override dispose(): void {
    this.#isRunning = false;
    for (const cancel of this.#retries.values()) cancel();
    this.#retries.clear();
  }

  add(roomId: string, request: Omit<SendRequest, 'clientId'>): string {
    const clientId = this.#deps.newId();
    const last = this.getSnapshot().at(-1)?.writtenAt ?? 0;
    const entry: OutboxEntry = {
      roomId,
      request: { ...request, clientId },
      // Strictly increasing, so that the order survives a reload.
      writtenAt: Math.max(this.#deps.clock.now(), last + 1),
      state: 'WAITING',
    };
    this.#deps.storage.save(entry);
    this.set([...this.getSnapshot(), entry]);
    this.#sendNext(roomId);
    return clientId;
  }

  retry(clientId: string): void {
    const entry = this.#find(clientId);
    if (entry?.state !== 'FAILED') return;
    this.#replace(waiting(entry));
    this.#sendNext(entry.roomId);
  }

  /** Ignores a message that is being sent, because the server may already have stored it. */
  discard(clientId: string): void {
    const entry = this.#find(clientId);
    if (!entry || entry.state === 'SENDING') return;
    this.#remove(clientId);
  }

  wake(): void {
    for (const cancel of this.#retries.values()) cancel();
    this.#retries.clear();
    this.#backoffs.clear();
    this.#sendAll();
  }

  #sendAll(): void {
    for (const roomId of new Set(this.getSnapshot().map((entry) => entry.roomId)))
      this.#sendNext(roomId);
  }

  #sendNext(roomId: string): void {
    if (!this.#isRunning || this.#busyRooms.has(roomId) || this.#retries.has(roomId)) return;
    const next = this.getSnapshot().find((one) => one.roomId === roomId && one.state === 'WAITING');
    if (!next) return;
    this.#busyRooms.add(roomId);
    this.#replace({ ...next, state: 'SENDING' });
    this.#send(next)
      .then(() => this.#backoffs.delete(roomId))
      .catch(() => this.#retryLater(next))
      .finally(() => {
        this.#busyRooms.delete(roomId);
        this.#sendNext(roomId);
      });
  }

  async #send({ roomId, request }: OutboxEntry): Promise<void> {
    try {
      const message = await this.#deps.send(roomId, request);
      this.#remove(request.clientId);
      this.#deps.onSent?.(message);
    } catch (error) {
      if (!(error instanceof RejectedError)) throw error;
      const entry = this.#find(request.clientId);
      if (entry) this.#replace({ ...entry, state: 'FAILED', errorKey: error.errorKey });
    }
  }

  #retryLater(entry: OutboxEntry): void {
    const { roomId } = entry;
    const backoff = this.#backoffs.get(roomId) ?? new Backoff(retryLimits, this.#deps);
    this.#backoffs.set(roomId, backoff);
    this.#replace(waiting(entry));
    if (!this.#isRunning) return;
    const cancel = this.#deps.clock.schedule(() => {
      this.#retries.delete(roomId);
      this.#sendNext(roomId);
    }, backoff.next());
    this.#retries.set(roomId, cancel);
  }

  #find(clientId: string): OutboxEntry | undefined {
    return this.getSnapshot().find(({ request }) => request.clientId === clientId);
  }

  #replace(entry: OutboxEntry): void {
    const { clientId } = entry.request;
    if (!this.#find(clientId)) return;
    // After dispose, an entry that was erased from storage must not be saved again.
    if (this.#isRunning) this.#deps.storage.save(entry);
    this.set(this.getSnapshot().map((one) => (one.request.clientId === clientId ? entry : one)));
  }

  #remove(clientId: string): void {
    this.#deps.storage.remove(clientId);
    this.set(this.getSnapshot().filter(({ request }) => request.clientId !== clientId));
  }
}

function waiting({ roomId, request, writtenAt }: OutboxEntry): OutboxEntry {
  return { roomId, request, writtenAt, state: 'WAITING' };
}
