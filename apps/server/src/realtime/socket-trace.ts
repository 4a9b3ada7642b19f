import type { Server } from 'socket.io';
import { callerIds } from '../http/log-context.ts';
import type { Tracing } from '../observability/tracing.ts';
import { namespaces } from './socket-rooms.ts';
import { socketCaller } from './socket-session.ts';

/** Sent several times per second and forwarded without a query. */
const frequentMessages: ReadonlySet<string> = new Set(['move', 'pointer', 'speaking']);

/** Ignores names without a handler: they are chosen by the client and could contain content. */
export function traceSocketMessages(io: Server, tracing: Tracing): void {
  for (const namespace of namespaces) {
    io.of(namespace).on('connection', (socket) => {
      socket.use(([event], next) => {
        const name = String(event);
        if (frequentMessages.has(name) || socket.listenerCount(name) === 0) return next();
        const { userId, organizationId } = callerIds(socketCaller(socket));
        const span = tracing.startTrace(`${namespace} ${name}`, {
          'messaging.operation.name': name,
          'office.socket.id': socket.id,
          'user.id': userId,
          'office.organization.id': organizationId,
        });
        span.run(next);
        // Handlers run in the next tick and return nothing. Their spans can be longer than this one.
        setImmediate(() => span.end({}, false));
      });
    });
  }
}
