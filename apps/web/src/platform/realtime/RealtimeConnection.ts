import { pingTimeoutMs } from '@office/vocabulary';
import { Backoff } from '@office/world/backoff';
import type { Deps } from '@office/client/lib/deps.ts';
import { Store } from '@office/client/lib/Store.ts';

/** The part of a socket that the connection uses; socket.io-client's `Socket` has this shape. */
export interface RealtimeSocket {
  /** Whether the socket goes on trying by itself. */
  readonly active: boolean;
  connect(): void;
  disconnect(): void;
  on(event: string, listener: (payload: unknown) => void): void;
  emit(event: string, payload: unknown): void;
}

export interface RealtimeDeps extends Deps {
  /** Loads the transport and makes a socket that is not connected yet. */
  openSocket(): Promise<RealtimeSocket>;
  /** Gets a valid access token ready; a newer one than now when `renew` is set. */
  prepareToken(options: { renew: boolean }): Promise<string>;
  /**
   * Called once when no connection has come about within `unreachableAfterMs`. One that stood and was lost is
   * told of by the page's own line (`NetworkWatch`).
   */
  onUnreachable(): void;
}

export type RealtimeStatus = 'closed' | 'connecting' | 'connected';

export const unreachableAfterMs = 15_000;
const retryWaits = { firstMs: 1000, longestMs: 30_000 };

/**
 * The live channel of a signed-in member. It comes back by itself, with a fresh token where the old
 * one was refused, until `close()`. Listeners outlive reconnections.
 * @typeParam Events payloads by event name
 */
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
  #cancelSilence = () => {};

  constructor(deps: RealtimeDeps) {
    super('closed');
    this.#deps = deps;
    this.#backoff = new Backoff(retryWaits, deps);
  }

  /** Whether it has stood since it was opened. */
  get wasConnected(): boolean {
    return this.#wasConnected;
  }

  /** Listens to one kind of message; any number may. */
  on<Kind extends keyof Events & string>(
    kind: Kind,
    listener: (payload: Events[Kind]) => void,
  ): () => void {
    const listeners = this.#handlers.get(kind) ?? this.#listenTo(kind);
    listeners.add(listener);
    return () => listeners.delete(listener);
  }

  /** Once for each kind: the set stays when the last listener has gone. */
  #listenTo(kind: string): Set<(payload: never) => void> {
    const listeners = new Set<(payload: never) => void>();
    this.#handlers.set(kind, listeners);
    if (this.#socket) this.#listen(this.#socket, kind);
    return listeners;
  }

  /** Tells the server something that may be lost: nothing is said while there is no connection. */
  say(kind: string, payload: unknown): void {
    if (this.getSnapshot() === 'connected') this.#socket?.emit(kind, payload);
  }

  async open(): Promise<void> {
    if (this.getSnapshot() !== 'closed') return;
    const opened = ++this.#opened;
    this.set('connecting');
    this.#warnLater();
    await this.#load(opened);
  }

  /** Without the transport's code there is nothing to connect by: it is asked for until it comes. */
  async #load(opened: number): Promise<void> {
    let socket: RealtimeSocket | null = null;
    try {
      socket = await this.#deps.openSocket();
    } catch {
      // It did not load; the member is told by the warning that is planned.
    }
    // Closed, or closed and opened again, while the transport was loading.
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
    socket.on('disconnect', () => this.#lost(socket));
    socket.on('connect_error', () => this.#lost(socket));
    socket.on('tokenExpiring', () => void this.#renew(socket));
    socket.on('ping', () => this.#watchSilence(socket));
    for (const kind of this.#handlers.keys()) this.#listen(socket, kind);
    socket.connect();
  }

  close(): void {
    this.#backoff.reset();
    this.#opened++;
    this.#cancelRetry?.();
    this.#cancelSilence();
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
    this.#watchSilence(socket);
    this.#stopWarning();
    this.#backoff.reset();
    this.#refusals = 0;
    this.#wasConnected = true;
    this.set('connected');
  }

  /**
   * The server says `ping` as long as it lives. Where the line looks open and nothing has come for long (a proxy
   * that holds it, a process that hangs), the connection is made anew.
   */
  #watchSilence(socket: RealtimeSocket): void {
    this.#cancelSilence();
    if (socket !== this.#socket) return;
    // The socket tells of it with `disconnect`, as of any loss.
    this.#cancelSilence = this.#deps.clock.schedule(() => socket.disconnect(), pingTimeoutMs);
  }

  /** A lost line is the transport's to mend; a refusal by the server is ours, with a valid token. */
  #lost(socket: RealtimeSocket): void {
    if (socket !== this.#socket) return;
    this.#cancelSilence();
    this.set('connecting');
    if (!this.#wasConnected) this.#warnLater();
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
      // Refused twice: the server's clock may say that a token is over which ours calls valid.
      await this.#deps.prepareToken({ renew: refusals > 1 });
    } catch {
      // No server to ask. When the session is over, whoever ended it has closed this connection.
      return this.#lost(socket);
    }
    if (socket === this.#socket) socket.connect();
  }

  async #renew(socket: RealtimeSocket): Promise<void> {
    try {
      const token = await this.#deps.prepareToken({ renew: true });
      if (socket === this.#socket) socket.emit('authenticate', { token });
    } catch {
      // Not renewed: the server ends the connection, and the refresh has told the member why.
    }
  }

  /** Once, however often it is tried. */
  #warnLater(): void {
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
