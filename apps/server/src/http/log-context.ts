import type { FastifyInstance, FastifyRequest } from 'fastify';
import { runWithLogContext, type LogContext } from '../observability/log-context.ts';
import type { Claims } from './claims.ts';

const contexts = new WeakMap<FastifyRequest, LogContext>();

/** Generates the request id, because an id of the client could be that of another request. */
export function registerLogContext(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    contexts.set(request, { requestId: request.id });
    reply.header('x-request-id', request.id);
    runWithRequestContext(request, done);
  });
  // Events of the body do not keep the context of the request.
  app.addHook('preValidation', (request, _reply, done) => runWithRequestContext(request, done));
}

export function runWithRequestContext(request: FastifyRequest, run: () => void): void {
  runWithLogContext(contexts.get(request) ?? {}, run);
}

export function addCallerToLogContext(
  request: FastifyRequest,
  { userId, organizationId }: Claims,
): void {
  const context = contexts.get(request);
  if (context) Object.assign(context, callerIds({ userId, organizationId }));
}

export function callerIds({
  userId,
  organizationId,
}: Pick<Claims, 'userId' | 'organizationId'>): LogContext {
  return { userId, ...(organizationId && { organizationId }) };
}
