import type { FastifyBaseLogger } from 'fastify';
import type { Socket } from 'socket.io';
import { chatRoom } from '../realtime/socket-rooms.ts';
import { clientMessage } from '../realtime/client-message.ts';
import { socketClaims } from '../realtime/socket-session.ts';
import { personRef } from '../people/person-ref.ts';
import type { ChatDeps } from './rooms/room-access.ts';

/** Minimum interval between forwarded signals in milliseconds. Clients show a signal for five seconds. */
const minInterval = 2000;

/** Forwards typing signals to the other members of the room. Stores nothing in the database. */
export class TypingSignals {
  readonly #deps: ChatDeps & { log: Pick<FastifyBaseLogger, 'error'> };
  readonly #lastSignalAt = new WeakMap<Socket, number>();

  constructor(deps: ChatDeps & { log: Pick<FastifyBaseLogger, 'error'> }) {
    this.#deps = deps;
  }

  listen(socket: Socket): void {
    socket.on('typing', (signal: unknown) => {
      this.#forward(socket, signal).catch((error: unknown) =>
        this.#deps.log.error({ err: error }, 'publishing a typing signal failed'),
      );
    });
  }

  async #forward(socket: Socket, signal: unknown): Promise<void> {
    const report = clientMessage('TypingReport', signal);
    if (!report) return;
    const { roomId, threadRootId = null } = report;
    const { organizationId, userId } = socketClaims(socket);
    if (!organizationId || !socket.rooms.has(chatRoom(roomId))) return;
    const now = this.#deps.now().getTime();
    if (now - (this.#lastSignalAt.get(socket) ?? -Infinity) < minInterval) return;
    this.#lastSignalAt.set(socket, now);
    await this.#deps.realtime.publish(
      'chatTyping',
      { organizationId, chatRoomId: roomId, except: [userId] },
      { roomId, threadRootId, user: await personRef(this.#deps, userId) },
    );
  }
}
