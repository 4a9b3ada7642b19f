import { realtimePath } from '@office/vocabulary';
import { io, type Socket } from 'socket.io-client';

interface RoomMessage {
  message: { clientId: string };
}

/** A connected member, who reconnects as the application does and then loads the messages of the room. */
export class Listener {
  /** The `clientId` of each received message. */
  readonly heard = new Set<string>();
  /** Time of the last connection. Earlier messages are loaded by a call. */
  connectedAt = 0;
  readonly #socket: Socket;

  constructor(url: string, token: string) {
    this.#socket = io(url, {
      path: realtimePath,
      transports: ['websocket'],
      reconnectionDelayMax: 1000,
      forceNew: true,
      auth: { token },
    });
    this.#socket.on('connect', () => {
      this.connectedAt = performance.now();
    });
    this.#socket.on('newMessageToRoom', ({ message }: RoomMessage) => {
      this.heard.add(message.clientId);
    });
  }

  get isConnected(): boolean {
    return this.#socket.connected;
  }

  close(): void {
    this.#socket.disconnect();
  }
}
