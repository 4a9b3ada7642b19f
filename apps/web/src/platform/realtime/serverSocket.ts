import { connectionOptions, Reconnection } from '@office/world/reconnection';
import { io, type Socket } from 'socket.io-client';
import { session } from '../session/browserSession.ts';

const reconnection = new Reconnection(window);

/**
 * The sockets of all namespaces share one connection. Every attempt uses the newest token;
 * socket.io randomises the reconnection delay by up to 50 %.
 */
export function openServerSocket(namespace: string): Socket {
  const socket = io(namespace, {
    ...connectionOptions,
    auth: (send) => send({ token: session.getSnapshot().token ?? '' }),
  });
  reconnection.watch(socket);
  return socket;
}
