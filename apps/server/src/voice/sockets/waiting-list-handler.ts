import type { VoiceAnswer, VoiceWaitAnswer } from '@office/api/realtime';
import type { Limiter } from '../../http/rate-limits.ts';
import { clientMessage } from '../../realtime/client-message.ts';
import { socketClaims } from '../../realtime/socket-session.ts';
import type { VoiceDeps } from '../rooms/room-access.ts';
import type { VoiceRoomEvent } from '../rooms/room-events.ts';
import type { VoiceConnection } from '../participants/socket-registry.ts';
import type { RunSequentially } from './create-request-queue.ts';
import { stopWaiting, waitForPlace } from '../participants/waiting.ts';

interface Deps extends VoiceDeps {
  limiter: Limiter;
  inTurn: RunSequentially;
}

export class WaitingListHandler {
  readonly #deps: Deps;
  readonly #waiting = new Map<string, VoiceConnection>();

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  connectionIds(): string[] {
    return [...this.#waiting.keys()];
  }

  listen(socket: VoiceConnection): void {
    const { inTurn } = this.#deps;
    socket.on('waitForPlace', (request: unknown, answer: unknown) => {
      if (typeof answer !== 'function') return;
      void inTurn(socket, () => this.#handleWait(socket, request)).then((result) => answer(result));
    });
    socket.on('stopWaiting', (_request: unknown, answer: unknown) => {
      void inTurn(socket, () => this.#stop(socket)).then((result) => {
        if (typeof answer === 'function') answer(result);
      });
    });
  }

  /** If the network connection is lost, the waiting row is kept until it expires without renewal. */
  disconnected(
    socket: VoiceConnection,
    { isClientDisconnect }: { isClientDisconnect: boolean },
  ): void {
    if (isClientDisconnect) void this.#deps.inTurn(socket, () => this.#stop(socket));
    else this.#waiting.delete(socket.id);
  }

  notifySeatFree({
    roomId,
    connectionIds,
    reservedUntil,
  }: Extract<VoiceRoomEvent, { kind: 'placeFree' }>): void {
    for (const id of connectionIds)
      this.#waiting.get(id)?.emit('placeFree', { roomId, reservedUntil });
  }

  async #handleWait(socket: VoiceConnection, request: unknown): Promise<VoiceWaitAnswer> {
    const waitRequest = clientMessage('VoiceWaitRequest', request);
    if (!waitRequest) return { ok: false, error: 'invalidRequest' };
    const { organizationId, userId } = socketClaims(socket);
    if (!organizationId) return { ok: false, error: 'organizationNotSelected' };
    if (this.#deps.limiter.take('join', userId) > 0) return { ok: false, error: 'tooManyRequests' };
    const connection = { organizationId, userId, connectionId: socket.id };
    // Registered first, so that a `placeFree` event for this socket is not missed.
    this.#waiting.set(socket.id, socket);
    return { ok: true, ...(await waitForPlace(this.#deps, connection, waitRequest.roomId)) };
  }

  async #stop(socket: VoiceConnection): Promise<VoiceAnswer> {
    const { organizationId, userId } = socketClaims(socket);
    if (!organizationId || !this.#waiting.delete(socket.id)) return { ok: true };
    await stopWaiting(this.#deps, { organizationId, userId, connectionId: socket.id });
    return { ok: true };
  }
}
