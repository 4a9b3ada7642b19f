import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { RootSpan, Tracing } from '../observability/tracing.ts';
import { claimsOf } from './call-context.ts';

/** Starts a trace for each operation. Ignores `traceparent` of clients, which could force or forge traces. */
export function traceRequests(app: FastifyInstance, tracing: Tracing): void {
  const spans = new WeakMap<FastifyRequest, RootSpan>();
  app.addHook('onRequest', (request, reply, done) => {
    const { url, config } = request.routeOptions;
    if (!config.operationId) return done();
    const span = tracing.startTrace(`${request.method} ${url}`, {
      'http.request.method': request.method,
      'http.route': url,
      'office.operation': config.operationId,
      'office.request.id': request.id,
    });
    spans.set(request, span);
    // Emitted for aborted requests, too.
    reply.raw.once('close', () => {
      const claims = claimsOf(request);
      const { statusCode } = reply;
      const attributes = {
        'http.response.status_code': statusCode,
        'user.id': claims?.userId,
        'office.organization.id': claims?.organizationId ?? undefined,
      };
      span.end(attributes, statusCode >= 500);
    });
    span.run(done);
  });
  // Events of the body do not keep the context of the request.
  app.addHook('preValidation', (request, _reply, done) => {
    const span = spans.get(request);
    return span ? span.run(done) : done();
  });
}
