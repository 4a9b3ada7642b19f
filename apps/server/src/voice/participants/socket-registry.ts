import type { VoiceClientEvents, VoiceServerEvents, VoiceSignal } from '@office/api/realtime';
import type { Socket } from 'socket.io';

export type VoiceConnection = Socket<VoiceClientEvents, VoiceServerEvents>;

export interface VoiceSocket {
  socket: VoiceConnection;
  organizationId: string;
  userId: string;
  /** Null for members. */
  guestId: string | null;
  roomId: string;
  participantId: string;
  /** Signals received before `join` was answered, when the client does not know the senders. */
  queued: VoiceSignal[] | null;
}

export function deliver({ socket, queued }: VoiceSocket, message: VoiceSignal): void {
  if (queued) queued.push(message);
  else socket.emit('signal', message);
}

export function flushQueued(joined: VoiceSocket): void {
  const { socket, queued } = joined;
  joined.queued = null;
  for (const message of queued ?? []) socket.emit('signal', message);
}

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
    // The participant may have reconnected with another socket.
    if (this.#byParticipant.get(joined.participantId) === joined) {
      this.#byParticipant.delete(joined.participantId);
    }
    const others = this.#rooms.get(joined.roomId);
    others?.delete(joined);
    if (others?.size === 0) this.#rooms.delete(joined.roomId);
    return joined;
  }
}
