import type { VoiceClientEvents, VoiceServerEvents, VoiceSignal } from '@office/api/realtime';
import type { Socket } from 'socket.io';

/** A connection to the namespace `/voice`. */
export type VoiceConnection = Socket<VoiceClientEvents, VoiceServerEvents>;

/** A socket of this process whose member is in a room. */
export interface VoiceSocket {
  socket: VoiceConnection;
  organizationId: string;
  userId: string;
  roomId: string;
  participantId: string;
  /** Signals that came before the answer to `join`, which says who they are from; null after it. */
  queued: VoiceSignal[] | null;
}

/** Hands a signal to a participant, after the answer that says whom they are with. */
export function deliver({ socket, queued }: VoiceSocket, message: VoiceSignal): void {
  if (queued) queued.push(message);
  else socket.emit('signal', message);
}

/** The answer to `join` is on its way: what waited for it follows. */
export function flushQueued(joined: VoiceSocket): void {
  const { socket, queued } = joined;
  joined.queued = null;
  for (const message of queued ?? []) socket.emit('signal', message);
}

/** Which sockets of this process are in which room. */
export class SocketRegistry {
  readonly #bySocket = new Map<string, VoiceSocket>();
  readonly #byParticipant = new Map<string, VoiceSocket>();
  readonly #rooms = new Map<string, Set<VoiceSocket>>();

  get size(): number {
    return this.#bySocket.size;
  }

  get(socketId: string): VoiceSocket | undefined {
    return this.#bySocket.get(socketId);
  }

  byParticipant(participantId: string): VoiceSocket | undefined {
    return this.#byParticipant.get(participantId);
  }

  inRoom(roomId: string): VoiceSocket[] {
    return [...(this.#rooms.get(roomId) ?? [])];
  }

  all(): VoiceSocket[] {
    return [...this.#bySocket.values()];
  }

  roomIds(): string[] {
    return [...this.#rooms.keys()];
  }

  /** Registers a socket, out of the room that it was in. */
  add(joined: VoiceSocket): void {
    this.remove(joined.socket.id);
    this.#bySocket.set(joined.socket.id, joined);
    this.#byParticipant.set(joined.participantId, joined);
    const others = this.#rooms.get(joined.roomId) ?? new Set();
    this.#rooms.set(joined.roomId, others.add(joined));
  }

  remove(socketId: string): VoiceSocket | undefined {
    const joined = this.#bySocket.get(socketId);
    if (!joined) return undefined;
    this.#bySocket.delete(socketId);
    // The participant may have come back by another socket.
    if (this.#byParticipant.get(joined.participantId) === joined) {
      this.#byParticipant.delete(joined.participantId);
    }
    const others = this.#rooms.get(joined.roomId);
    others?.delete(joined);
    if (others?.size === 0) this.#rooms.delete(joined.roomId);
    return joined;
  }
}
