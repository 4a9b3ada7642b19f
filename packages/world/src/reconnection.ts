import { realtimePath } from '@office/vocabulary';

const transports = ['websocket', 'polling'];

/**
 * How every socket of the product connects, as options of socket.io-client. A WebSocket at once spares the round
 * trips of polling. Where a proxy refuses it, polling is tried at once; where one holds it, after `timeout`.
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

/** The part of a socket.io socket that is needed here. */
export interface ReconnectingSocket {
  /** The connection that it stands on. */
  readonly io: {
    readonly opts: { transports?: unknown };
    readonly engine: { readonly transport: { readonly name: string } };
  };
  /** Whether it goes on trying by itself. */
  readonly active: boolean;
  connect(): unknown;
  disconnect(): unknown;
  on(event: 'connect' | 'disconnect' | 'connect_error', listener: () => void): unknown;
}

/**
 * Ends the wait for the next try of all sockets as soon as the browser has a network again. A try that began
 * without one is given up: it would hold up the next. After a try that failed the next begins by the other transport.
 */
export class Reconnection {
  readonly #waiting = new Set<ReconnectingSocket>();

  /** @param network tells of it by `online`: the window */
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
      // One that polls has come about by that, and begins by it the next time, too.
      if (socket.io.engine.transport.name !== 'websocket') return;
      failures = 0;
      socket.io.opts.transports = transports;
    });
  }

  /** The sockets share a connection, whose wait ends when the last of them has let it go. */
  #connect(): void {
    const sockets = [...this.#waiting].filter(({ active }) => active);
    this.#waiting.clear();
    for (const socket of sockets) socket.disconnect();
    for (const socket of sockets) socket.connect();
  }
}
