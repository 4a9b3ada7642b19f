import type { Namespace, Socket } from 'socket.io';
import { ApiError } from '../http/api-error.ts';

/** Connections of one person to one namespace of this process: many tabs, and some that have just died. */
const socketsOfPerson = 50;

/** Moves come 15 times a second; a stalled line may deliver those of some seconds at once. */
const packetsASecond = 300;

/** @throws {ApiError} 429 `tooManyRequests` when a person has more connections than anyone needs */
export function refuseTooManySockets(namespace: Namespace, userId: string): void {
  const open = namespace.adapter.rooms.get(`user:${userId}`)?.size ?? 0;
  if (open >= socketsOfPerson) throw new ApiError(429, 'tooManyRequests');
}

/** Ends a connection that sends more than any of our clients would. */
export function endFloods(socket: Socket, now: () => number = () => performance.now()): void {
  let began = now();
  let packets = 0;
  socket.onAny(() => {
    if (now() - began >= 1000) {
      began = now();
      packets = 0;
    }
    packets += 1;
    if (packets > packetsASecond) socket.disconnect(true);
  });
}
