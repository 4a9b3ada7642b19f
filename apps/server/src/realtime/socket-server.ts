import { realtimePath } from '@office/vocabulary';
import type { FastifyBaseLogger } from 'fastify';
import { Server, type Socket } from 'socket.io';
import { clientAddresses } from '../http/client-address.ts';
import type { Config } from '../config/config.ts';
import type { Claims } from '../http/claims.ts';
import type { Database } from '../database/database.ts';
import type { Metrics } from '../observability/metrics.ts';
import { noTracing, type Tracing } from '../observability/tracing.ts';
import type { Limiter } from '../http/rate-limits.ts';
import { clientMessage } from './client-message.ts';
import { ConnectionTracker, type ConnectionTrackerDeps } from './connection-tracker.ts';
import { MessageLimits } from './message-limits.ts';
import { logRefusedSocket, logSockets } from './socket-log.ts';
import { isAdmissionRoom, namespaces, roomsOfClaims } from './socket-rooms.ts';
import { traceSocketMessages } from './socket-trace.ts';
import {
  checkToken,
  socketClaims,
  watchToken,
  type SocketSessionDeps,
  type TokenChecks,
} from './socket-session.ts';

const maxMessageBytes = 64 * 1024;

/** Minimum interval between handled `idle` messages of a socket, in milliseconds. */
const idleInterval = 200;

export function createSocketServer({ allowedOrigins }: Pick<Config, 'allowedOrigins'>): Server {
  return new Server({
    ...(allowedOrigins.length > 0 && { cors: { origin: allowedOrigins } }),
    path: realtimePath,
    serveClient: false,
    maxHttpBufferSize: maxMessageBytes,
    connectTimeout: 10_000,
    pingInterval: 15_000,
    pingTimeout: 10_000,
  });
}

export interface SocketDeps extends Pick<ConnectionTrackerDeps, 'onArrived' | 'onGone' | 'onIdle'> {
  io: Server;
  db: Database;
  now(): Date;
  log: FastifyBaseLogger;
  metrics: Metrics;
  tracing: Tracing;
  checks: TokenChecks;
  limiter: Limiter;
  trustProxy: Config['trustProxy'];
  presenceGrace?: number | undefined;
  /** Joins a socket to the other rooms of its member, before the client is notified of the connection. */
  follow?(socket: Socket, claims: Claims): Promise<void>;
}

export interface Sockets {
  session: SocketSessionDeps;
  connections: ConnectionTracker;
}

export function serveSockets(deps: SocketDeps): Sockets {
  const connections = new ConnectionTracker({
    db: deps.db,
    log: deps.log,
    onArrived: deps.onArrived,
    onGone: deps.onGone,
    onIdle: deps.onIdle,
    grace: deps.presenceGrace,
  });
  logSockets(deps);
  const session: SocketSessionDeps = {
    ...deps.checks,
    addressOf: clientAddresses(deps.trustProxy),
    onRefused: (socket, error) => logRefusedSocket(deps, socket, error),
    limits: new MessageLimits(deps),
    now: deps.now,
    admit: joinRooms,
  };
  // Messages above the limit have no trace.
  if (deps.tracing !== noTracing) traceSocketMessages(deps.io, deps.tracing);
  const withPresence: SocketSessionDeps = {
    ...session,
    admit: async (socket, claims) => {
      await session.admit(socket, claims);
      await deps.follow?.(socket, claims);
      if (socket.connected) follow(socket, claims);
    },
  };
  const members = new WeakMap<Socket, { organizationId: string; userId: string }>();
  const follow = (socket: Socket, { organizationId, userId }: Claims) => {
    const before = members.get(socket);
    if (before && before.organizationId !== organizationId) connections.remove(before, socket.id);
    if (!organizationId) return;
    members.set(socket, { organizationId, userId });
    connections.add({ organizationId, userId }, socket.id);
  };

  deps.io.use(checkToken(withPresence));
  deps.io.on('connection', (socket) => {
    watchToken(socket, withPresence);
    follow(socket, socketClaims(socket));
    let heardAt = -Infinity;
    socket.on('idle', (report: unknown) => {
      const member = members.get(socket);
      const idle = clientMessage('IdleReport', report)?.idle;
      const at = performance.now();
      if (!member || idle === undefined || at - heardAt < idleInterval) return;
      heardAt = at;
      connections.report(member, socket.id, idle);
    });
    socket.on('disconnect', () => {
      const member = members.get(socket);
      if (member) connections.remove(member, socket.id);
    });
  });
  countSockets(deps.io, deps.metrics);
  return { session, connections };
}

async function joinRooms(socket: Socket, claims: Claims): Promise<void> {
  const rooms = roomsOfClaims(claims);
  const stale = [...socket.rooms].filter((room) => isAdmissionRoom(room) && !rooms.includes(room));
  for (const room of stale) await socket.leave(room);
  await socket.join(rooms);
}

function countSockets(io: Server, metrics: Metrics): void {
  for (const name of namespaces) {
    io.of(name).on('connection', (socket) => {
      metrics.sockets.inc({ namespace: name });
      socket.once('disconnect', () => metrics.sockets.dec({ namespace: name }));
    });
  }
}
