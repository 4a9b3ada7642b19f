import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Server } from 'socket.io';
import type { Claims } from '../http/claims.ts';
import { completeLinks } from './link-completion.ts';
import { limitBacklog, limitPacketRate } from './socket-limits.ts';
import { claimsOfConnection } from './socket-session.ts';
import { coalesceWrites } from './write-coalescing.ts';

const closeTimeout = 3000;

/** Returns a function that disconnects all clients and waits for the calls in progress. */
export function attachSockets(
  io: Server,
  app: FastifyInstance,
  signLinks: (text: string, claims: Claims) => string,
): { close(): Promise<void> } {
  const connections = new Set<Socket>();
  app.server.on('connection', (connection) => {
    connections.add(connection);
    connection.once('close', () => connections.delete(connection));
  });
  io.attach(app.server);
  io.engine.on('connection', completeLinks(claimsOfConnection, signLinks));
  io.engine.on('connection', limitPacketRate);
  io.engine.on('connection', limitBacklog);
  coalesceWrites(io, app.log);
  return {
    async close() {
      // Slow or suspended clients, which do not react to the end of a WebSocket, must not delay the shutdown.
      const timeout = setTimeout(
        () => connections.forEach((connection) => connection.destroy()),
        closeTimeout,
      );
      // The clients reconnect to another server, or to this one after its restart.
      await io.close();
      await app.close();
      clearTimeout(timeout);
    },
  };
}
