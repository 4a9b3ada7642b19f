/** The part of a socket.io socket that is needed here. */
export interface ReconnectingSocket {
  /** Whether it goes on trying by itself. */
  readonly active: boolean;
  connect(): unknown;
  disconnect(): unknown;
  on(event: 'connect' | 'disconnect' | 'connect_error', listener: () => void): unknown;
}

/**
 * Ends the wait for the next try of all sockets as soon as the browser has a network again. A try that began
 * without one is given up: it would hold up the next.
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
    socket.on('disconnect', wait);
    socket.on('connect_error', wait);
    socket.on('connect', () => this.#waiting.delete(socket));
  }

  /** The sockets share a connection, whose wait ends when the last of them has let it go. */
  #connect(): void {
    const sockets = [...this.#waiting].filter(({ active }) => active);
    this.#waiting.clear();
    for (const socket of sockets) socket.disconnect();
    for (const socket of sockets) socket.connect();
  }
}
