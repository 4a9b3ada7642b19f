import { realtimePath } from '@office/vocabulary';

const transports = ['websocket', 'polling'];

/**
 * Starts with WebSocket to save the polling round trips. Falls back to polling if a proxy rejects
 * WebSocket, or after `timeout` if a proxy blocks it.
 */
export const connectionOptions = {
  path: realtimePath,
  autoConnect: false,
  transports,
  tryAllTransports: true,
  timeout: 10_000,
  reconnectionDelay: 500,
  reconnectionDelayMax: 5000,
};

export interface ReconnectingSocket {
  readonly io: {
    readonly opts: { transports?: unknown };
    readonly engine: { readonly transport: { readonly name: string } };
  };
  readonly active: boolean;
  connect(): unknown;
  disconnect(): unknown;
  on(event: 'connect' | 'disconnect' | 'connect_error', listener: () => void): unknown;
}

/**
 * Reconnects immediately when the browser is online again. Aborts attempts that started offline,
 * which would delay the next one. Alternates the transport after each failed attempt.
 */
export class Reconnection {
  readonly #waiting = new Set<ReconnectingSocket>();

  /** @param network emits `online`, for example `window` */
  constructor(network: Pick<EventTarget, 'addEventListener'>) {
    network.addEventListener('online', () => this.#connect());
  }

  watch(socket: ReconnectingSocket): void {
    const wait = () => {
      if (socket.active) this.#waiting.add(socket);
    };
    let failures = 0;
    socket.on('disconnect', wait);
    socket.on('connect_error', () => {
      wait();
      failures += 1;
      socket.io.opts.transports = failures % 2 === 1 ? transports.toReversed() : transports;
    });
    socket.on('connect', () => {
      this.#waiting.delete(socket);
      // Keeps polling as the first transport if the connection was established with it.
      if (socket.io.engine.transport.name !== 'websocket') return;
      failures = 0;
      socket.io.opts.transports = transports;
    });
  }

  /** The sockets share a connection, which must be released by all of them before it can reconnect. */
  #connect(): void {
    const sockets = [...this.#waiting].filter(({ active }) => active);
    this.#waiting.clear();
    for (const socket of sockets) socket.disconnect();
    for (const socket of sockets) socket.connect();
  }
}
