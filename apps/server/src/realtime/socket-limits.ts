import type { Socket } from 'socket.io';
import { ApiError } from '../http/api-error.ts';

/** Maximum number of sockets per user, namespace and process. Allows for many tabs and dead sockets. */
const maxSocketsPerPerson = 50;

/** A move is two packets, 15 times per second. A stalled connection delivers 20 seconds in one burst. */
const maxPacketsPerSecond = 600;

/** Namespace requests per second. A page uses up to three namespaces, and each request causes a token check. */
const maxConnectsPerSecond = 20;

/** Maximum number of queued bytes, more than a slow connection accumulates before it times out. */
const maxBacklogBytes = 8 * 1024 * 1024;

/**
 * Called before a socket is accepted, and again after it has joined its rooms, to also count
 * sockets that connected concurrently.
 * @throws {ApiError} 429 `tooManyRequests` if the user has too many connections
 */
export function refuseTooManySockets(
  { nsp, rooms }: Pick<Socket, 'nsp' | 'rooms'>,
  userId: string,
): void {
  const room = `user:${userId}`;
  const others = (nsp.adapter.rooms.get(room)?.size ?? 0) - (rooms.has(room) ? 1 : 0);
  if (others >= maxSocketsPerPerson) throw new ApiError('tooManyRequests');
}

interface Connection {
  on(event: 'flush', listener: () => void): unknown;
  on(event: 'packet', listener: (packet: { data?: unknown }) => void): unknown;
  on(
    event: 'packetCreate',
    listener: (packet: { data?: string | ArrayBufferView }) => void,
  ): unknown;
  close(discard: true): unknown;
}

/** Counts all packets, including repeated namespace requests, because each causes a token check. */
export function limitPacketRate(connection: Connection): void {
  let began = performance.now();
  let packets = 0;
  let connects = 0;
  connection.on('packet', ({ data }) => {
    const now = performance.now();
    if (now - began >= 1000) {
      began = now;
      packets = 0;
      connects = 0;
    }
    packets += 1;
    // The first character is the packet type.
    if (typeof data === 'string' && data.startsWith('0')) connects += 1;
    if (packets > maxPacketsPerSecond || connects > maxConnectsPerSecond) connection.close(true);
  });
}

/** Closes a connection that does not read its messages but still answers heartbeats. */
export function limitBacklog(connection: Connection): void {
  let waiting = 0;
  connection.on('packetCreate', ({ data }) => {
    waiting += typeof data === 'string' ? data.length : (data?.byteLength ?? 0);
    if (waiting > maxBacklogBytes) connection.close(true);
  });
  // Queued packets are handed to the transport, which accepts no more until they are sent.
  connection.on('flush', () => {
    waiting = 0;
  });
}
