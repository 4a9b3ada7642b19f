import { connectionOptions, Reconnection } from '@office/world/reconnection';
import { io, type Socket } from 'socket.io-client';
import { session } from '../session/browserSession.ts';

const reconnection = new Reconnection(window);

/**
 * Makes a socket to the server that is not connected yet: the first of each namespace stands on the page's one
 * connection. Each time it connects, it shows the newest token; each wait before a new try is shortened or
 * lengthened by up to half at random (socket.io's own).
 */
export function openServerSocket(namespace: string): Socket {
  const socket = io(namespace, {
    ...connectionOptions,
    auth: (send) => send({ token: session.getSnapshot().token ?? '' }),
  });
  reconnection.watch(socket);
  return socket;
}
