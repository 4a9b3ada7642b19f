import { voiceEvents, type VoiceSignal } from '@office/api/realtime';
import type { Socket } from 'socket.io';

/** A socket of this process whose member is in a room. */
export interface Seat {
  socket: Socket;
  organizationId: string;
  userId: string;
  roomId: string;
  participantId: string;
  /** Signals that came before the answer to `join`, which says who they are from; null after it. */
  held: VoiceSignal[] | null;
}

/** Hands a signal to a participant, after the answer that says whom they are with. */
export function deliver({ socket, held }: Seat, message: VoiceSignal): void {
  if (held) held.push(message);
  else socket.emit(voiceEvents.signal, message);
}

/** The answer to `join` is on its way: what waited for it follows. */
export function answered(seat: Seat): void {
  const { socket, held } = seat;
  seat.held = null;
  for (const message of held ?? []) socket.emit(voiceEvents.signal, message);
}

/** Which sockets of this process are in which room. */
export class Seats {
  readonly #bySocket = new Map<string, Seat>();
  readonly #byParticipant = new Map<string, Seat>();
  readonly #rooms = new Map<string, Set<Seat>>();

  get size(): number {
    return this.#bySocket.size;
  }

  of(socketId: string): Seat | undefined {
    return this.#bySocket.get(socketId);
  }

  find(participantId: string): Seat | undefined {
    return this.#byParticipant.get(participantId);
  }

  in(roomId: string): Seat[] {
    return [...(this.#rooms.get(roomId) ?? [])];
  }

  all(): Seat[] {
    return [...this.#bySocket.values()];
  }

  roomIds(): string[] {
    return [...this.#rooms.keys()];
  }

  /** Gives a socket its seat, in place of the one that it had. */
  take(seat: Seat): void {
    this.release(seat.socket.id);
    this.#bySocket.set(seat.socket.id, seat);
    this.#byParticipant.set(seat.participantId, seat);
    const others = this.#rooms.get(seat.roomId) ?? new Set();
    this.#rooms.set(seat.roomId, others.add(seat));
  }

  release(socketId: string): Seat | undefined {
    const seat = this.#bySocket.get(socketId);
    if (!seat) return undefined;
    this.#bySocket.delete(socketId);
    // Whoever came back by another socket has the participant's seat by now.
    if (this.#byParticipant.get(seat.participantId) === seat) {
      this.#byParticipant.delete(seat.participantId);
    }
    const others = this.#rooms.get(seat.roomId);
    others?.delete(seat);
    if (others?.size === 0) this.#rooms.delete(seat.roomId);
    return seat;
  }
}
