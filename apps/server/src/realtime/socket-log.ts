import type { IncomingMessage } from 'node:http';
import type { FastifyBaseLogger } from 'fastify';
import type { Server, Socket } from 'socket.io';
import type { Config } from '../config/config.ts';
import { clientAddresses } from '../http/client-address.ts';
import { callerIds } from '../http/log-context.ts';
import { runWithLogContext, type LogContext } from '../observability/log-context.ts';
import { namespaces } from './socket-rooms.ts';
import { refusalOf, socketCaller } from './socket-session.ts';

interface Deps {
  io: Server;
  log: Pick<FastifyBaseLogger, 'info' | 'error'>;
  trustProxy: Config['trustProxy'];
}

/** Logs connections and disconnections, and adds the ids of a socket to the log lines of its messages. */
export function logSockets({ io, log, trustProxy }: Deps): void {
  const addressOf: (request: IncomingMessage) => string = clientAddresses(trustProxy);
  for (const namespace of namespaces) {
    io.of(namespace).on('connection', (socket) => {
      const connectedAt = performance.now();
      socket.use((_event, next) => runWithLogContext(contextOf(socket), next));
      const describe = (details: object, message: string) =>
        runWithLogContext(contextOf(socket), () => log.info({ namespace, ...details }, message));
      const transport = socket.conn.transport.name;
      describe({ transport, ip: addressOf(socket.request) }, 'socket connected');
      socket.once('disconnect', (reason) => {
        const ms = Math.round(performance.now() - connectedAt);
        describe({ reason, ms }, 'socket disconnected');
      });
    });
  }
}

export function logRefusedSocket({ log }: Pick<Deps, 'log'>, socket: Socket, error: unknown): void {
  const { statusCode, errors } = refusalOf(error);
  const details = { namespace: socket.nsp.name, status: statusCode, error: errors };
  runWithLogContext({ socketId: socket.id }, () =>
    statusCode === 500
      ? log.error({ ...details, err: error }, 'socket failed')
      : log.info(details, 'socket refused'),
  );
}

function contextOf(socket: Socket): LogContext {
  return { socketId: socket.id, ...callerIds(socketCaller(socket)) };
}
