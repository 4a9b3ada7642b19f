import type { Socket } from 'socket.io';
import { ApiError } from '../http/api-error.ts';

/** Connections of one person to one namespace of this process: many tabs, and some that have just died. */
const maxSocketsPerPerson = 50;

/** A move is two packets, 15 times a second; a stalled line may deliver those of 20 seconds at once. */
const maxPacketsPerSecond = 600;

/** Namespaces that a connection may ask for in a second: there are three, and each is checked when it is asked for. */
const maxConnectsPerSecond = 20;

/** Most bytes that may wait for one connection: more than a slow line ever has before it counts as lost. */
const maxBacklogBytes = 8 * 1024 * 1024;

/**
 * Called before a socket is let in, and once more when it has joined its rooms: those that came at the
 * same time are seen then.
 *
 * @throws {ApiError} 429 `tooManyRequests` when a person has more connections than anyone needs
 */
export function refuseTooManySockets(
  { nsp, rooms }: Pick<Socket, 'nsp' | 'rooms'>,
  userId: string,
): void {
  const room = `user:${userId}`;
  const others = (nsp.adapter.rooms.get(room)?.size ?? 0) - (rooms.has(room) ? 1 : 0);
  if (others >= maxSocketsPerPerson) throw new ApiError('tooManyRequests');
}

/** The part of the connection below socket.io's sockets that is used here. */
interface Connection {
  on(event: 'flush', listener: () => void): unknown;
  on(event: 'packet', listener: (packet: { data?: unknown }) => void): unknown;
  on(
    event: 'packetCreate',
    listener: (packet: { data?: string | ArrayBufferView }) => void,
  ): unknown;
  close(discard: true): unknown;
}

/**
 * Ends a connection that sends more than any of our clients would. All of its packets count: events, but
 * also asking for a namespace again and again, which costs a look at the token each time.
 */
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
    // The first character is the kind of the packet.
    if (typeof data === 'string' && data.startsWith('0')) connects += 1;
    if (packets > maxPacketsPerSecond || connects > maxConnectsPerSecond) connection.close(true);
  });
}

/**
 * Ends a connection that does not read what it is sent: all of it would stay in memory, for as long as
 * the other side says that it is there.
 */
export function limitBacklog(connection: Connection): void {
  let waiting = 0;
  connection.on('packetCreate', ({ data }) => {
    waiting += typeof data === 'string' ? data.length : (data?.byteLength ?? 0);
    if (waiting > maxBacklogBytes) connection.close(true);
  });
  // The waiting packets are handed to the line, which takes no more before they are gone.
  connection.on('flush', () => {
    waiting = 0;
  });
}
