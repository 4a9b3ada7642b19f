interface PooledSocket {
  on(event: 'disconnect', listener: (reason: string) => void): unknown;
}

const ownDisconnect = 'io client disconnect';

/**
 * Reuses disconnected sockets of a namespace, as socket.io opens another connection for each
 * further one. Users remove their listeners.
 */
export class SocketPool<Socket extends PooledSocket> {
  readonly #open: () => Socket;
  readonly #free: Socket[] = [];

  /** @param open returns a new unconnected socket */
  constructor(open: () => Socket) {
    this.#open = open;
  }

  take(): Socket {
    return this.#free.pop() ?? this.#create();
  }

  #create(): Socket {
    const socket = this.#open();
    socket.on('disconnect', (reason) => {
      if (reason === ownDisconnect) this.#free.push(socket);
    });
    return socket;
  }
}
