import type { Namespace } from 'socket.io';
import { ApiError } from '../http/api-error.ts';

/** Connections of one person to one namespace of this process: many tabs, and some that have just died. */
const socketsOfPerson = 50;

/** A move is two packets, 15 times a second; a stalled line may deliver those of 20 seconds at once. */
const packetsASecond = 600;

/** @throws {ApiError} 429 `tooManyRequests` when a person has more connections than anyone needs */
export function refuseTooManySockets(namespace: Namespace, userId: string): void {
  const open = namespace.adapter.rooms.get(`user:${userId}`)?.size ?? 0;
  if (open >= socketsOfPerson) throw new ApiError(429, 'tooManyRequests');
}

/** What is used of the connection below socket.io's sockets. */
interface Connection {
  on(event: 'packet', listener: () => void): unknown;
  close(): unknown;
}

/**
 * Ends a connection that sends more than any of our clients would. All of its packets count: events, but
 * also asking for a namespace again and again, which costs a look at the token each time.
 */
export function endFloods(connection: Connection): void {
  let began = performance.now();
  let packets = 0;
  connection.on('packet', () => {
    const now = performance.now();
    if (now - began >= 1000) {
      began = now;
      packets = 0;
    }
    packets += 1;
    if (packets > packetsASecond) connection.close();
  });
}
