import { pingTimeoutMs } from '@office/vocabulary';
import { Backoff } from '@office/world/backoff';
import type { Deps } from '@office/client/lib/deps.ts';
import { Store } from '@office/client/lib/Store.ts';

export interface RealtimeSocket {
  readonly active: boolean;
  connect(): void;
  disconnect(): void;
  on(event: string, listener: (payload: unknown) => void): void;
  emit(event: string, payload: unknown): void;
}

export interface RealtimeDeps extends Deps {
  openSocket(): Promise<RealtimeSocket>;
  /** Ensures a valid access token. `renew` forces a refresh even if the current token is still valid. */
  ensureToken(options: { renew: boolean }): Promise<string>;
  onUnreachable(): void;
}

export type RealtimeStatus = 'closed' | 'connecting' | 'connected';

export const unreachableAfterMs = 15_000;
const retryWaits = { firstMs: 1000, maxMs: 30_000 };

/** Reconnects until `close()`, with a refreshed token after a refusal. Listeners survive it. */
export class RealtimeConnection<Events extends object> extends Store<RealtimeStatus> {
  readonly #deps: RealtimeDeps;
  readonly #backoff: Backoff;
  readonly #handlers = new Map<string, Set<(payload: never) => void>>();
  #socket: RealtimeSocket | null = null;
  #opened = 0;
  #refusals = 0;
  #wasConnected = false;
  #cancelRetry: (() => void) | null = null;
  #cancelWarning: (() => void) | null = null;
  #cancelPingTimeout = () => {};

  constructor(deps: RealtimeDeps) {
    super('closed');
    this.#deps = deps;
    this.#backoff = new Backoff(retryWaits, deps);
  }

  get wasConnected(): boolean {
    return this.#wasConnected;
  }

  on<Kind extends keyof Events & string>(
    kind: Kind,
    listener: (payload: Events[Kind]) => void,
  ): () => void {
    const listeners = this.#handlers.get(kind) ?? this.#listenTo(kind);
    listeners.add(listener);
    return () => listeners.delete(listener);
  }

  /** Called once per kind; the set is kept after its last listener is removed. */
  #listenTo(kind: string): Set<(payload: never) => void> {
    const listeners = new Set<(payload: never) => void>();
    this.#handlers.set(kind, listeners);
    if (this.#socket) this.#listen(this.#socket, kind);
    return listeners;
  }

  /** Sends a message without delivery guarantee: it is dropped while disconnected. */
  send(kind: string, payload: unknown): void {
    if (this.getSnapshot() === 'connected') this.#socket?.emit(kind, payload);
  }

  async open(): Promise<void> {
    if (this.getSnapshot() !== 'closed') return;
    const opened = ++this.#opened;
    this.set('connecting');
    this.#scheduleUnreachableWarning();
    await this.#load(opened);
  }

  async #load(opened: number): Promise<void> {
    let socket: RealtimeSocket | null = null;
    try {
      socket = await this.#deps.openSocket();
    } catch {
      // The pending `onUnreachable` call informs the member.
    }
    if (opened !== this.#opened) return;
    if (!socket) {
      this.#retryLater(() => void this.#load(opened));
      return;
    }
    this.#backoff.reset();
    this.#use(socket);
  }

  #use(socket: RealtimeSocket): void {
    this.#socket = socket;
    socket.on('connect', () => this.#connected(socket));
    socket.on('disconnect', () => this.#handleDisconnect(socket));
    socket.on('connect_error', () => this.#handleDisconnect(socket));
    socket.on('tokenExpiring', () => void this.#renew(socket));
    socket.on('ping', () => this.#restartPingTimeout(socket));
    for (const kind of this.#handlers.keys()) this.#listen(socket, kind);
    socket.connect();
  }

  close(): void {
    this.#backoff.reset();
    this.#opened++;
    this.#cancelRetry?.();
    this.#cancelPingTimeout();
    this.#stopWarning();
    this.#socket?.disconnect();
    this.#socket = null;
    this.#refusals = 0;
    this.#wasConnected = false;
    this.set('closed');
  }

  #listen(socket: RealtimeSocket, kind: string): void {
    socket.on(kind, (payload) => {
      if (socket !== this.#socket) return;
      for (const listener of this.#handlers.get(kind) ?? []) listener(payload as never);
    });
  }

  #connected(socket: RealtimeSocket): void {
    this.#restartPingTimeout(socket);
    this.#stopWarning();
    this.#backoff.reset();
    this.#refusals = 0;
    this.#wasConnected = true;
    this.set('connected');
  }

  /** Reconnects if the server's `ping` is missing, because dead connections can look open. */
  #restartPingTimeout(socket: RealtimeSocket): void {
    this.#cancelPingTimeout();
    if (socket !== this.#socket) return;
    this.#cancelPingTimeout = this.#deps.clock.schedule(() => socket.disconnect(), pingTimeoutMs);
  }

  /** The transport reconnects after a loss. A refusal is retried here with a valid token. */
  #handleDisconnect(socket: RealtimeSocket): void {
    if (socket !== this.#socket) return;
    this.#cancelPingTimeout();
    this.set('connecting');
    if (!this.#wasConnected) this.#scheduleUnreachableWarning();
    if (socket.active) return;
    const refusals = ++this.#refusals;
    this.#retryLater(() => void this.#retry(socket, refusals));
  }

  #retryLater(retry: () => void): void {
    this.#cancelRetry?.();
    this.#cancelRetry = this.#deps.clock.schedule(retry, this.#backoff.next());
  }

  async #retry(socket: RealtimeSocket, refusals: number): Promise<void> {
    try {
      // After a second refusal, the token may be expired by the server's clock only.
      await this.#deps.ensureToken({ renew: refusals > 1 });
    } catch {
      // The server is unreachable. If the session ended, this connection is already closed.
      return this.#handleDisconnect(socket);
    }
    if (socket === this.#socket) socket.connect();
  }

  async #renew(socket: RealtimeSocket): Promise<void> {
    try {
      const token = await this.#deps.ensureToken({ renew: true });
      if (socket === this.#socket) socket.emit('authenticate', { token });
    } catch {
      // The server closes the connection; the failed refresh already informed the member.
    }
  }

  #scheduleUnreachableWarning(): void {
    this.#cancelWarning ??= this.#deps.clock.schedule(
      () => this.#deps.onUnreachable(),
      unreachableAfterMs,
    );
  }

  #stopWarning(): void {
    this.#cancelWarning?.();
    this.#cancelWarning = null;
  }
}
