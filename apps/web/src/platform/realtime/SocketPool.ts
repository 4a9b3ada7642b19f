interface PooledSocket {
  on(event: 'disconnect', listener: (reason: string) => void): unknown;
}

/** Reason of a `disconnect` event after `socket.disconnect()`. */
const ownDisconnect = 'io client disconnect';

/**
 * Reuses the sockets of one namespace after they were disconnected. socket.io opens another
 * connection to the server for each further socket of a namespace. Users remove their listeners.
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
