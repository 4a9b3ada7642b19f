import { createHash, timingSafeEqual } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';
import type { Metrics } from '../observability/metrics.ts';
import { isLocal } from './client-address.ts';
import { bearerOf } from './call-context.ts';
import { answerNotFound } from './error-handler.ts';

export interface HealthDeps {
  config: Pick<Config, 'environment' | 'metricsToken'>;
  /** Uses a separate connection: a process whose connections are all busy is ready, only slow. */
  pingDatabase(): Promise<void>;
  metrics: Metrics;
  /** Returns true once a shutdown begins, so that load balancers stop sending requests. */
  isClosing(): boolean;
}

/** Timeout for the database check, in milliseconds. */
const databaseTimeout = 3000;

export function serveHealth(
  app: FastifyInstance,
  { config, pingDatabase, metrics, isClosing }: HealthDeps,
): void {
  app.get('/healthz', (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );

  app.get('/readyz', async (_request, reply) => {
    const answered = pingDatabase().then(
      () => true,
      () => false,
    );
    // A frozen database does not reject, so the check needs a timeout.
    const database = await Promise.race([answered, delay(databaseTimeout, false, { ref: false })]);
    const ready = database && !isClosing();
    return reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: ready ? 'ready' : 'not ready', database: database ? 'ok' : 'unreachable' });
  });

  app.get('/metrics', async (request, reply) => {
    if (!mayReadMetrics(request, config)) return answerNotFound(request, reply);
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });

  app.addHook('onResponse', async (request, reply) => {
    const { operationId: operation = 'other' } = request.routeOptions.config;
    metrics.requests.observe(
      { operation, method: request.method, status: reply.statusCode },
      reply.elapsedTime / 1000,
    );
  });
}

/**
 * Without a configured token, allows local requests except in production, where requests forwarded
 * by a local proxy would also appear local.
 */
function mayReadMetrics(
  request: FastifyRequest,
  { environment, metricsToken }: HealthDeps['config'],
): boolean {
  if (metricsToken) return timingSafeEqualText(bearerOf(request) ?? '', metricsToken);
  return environment !== 'production' && isLocal(request);
}

function timingSafeEqualText(a: string, b: string): boolean {
  const [left, right] = [a, b].map((text) => createHash('sha256').update(text).digest());
  return timingSafeEqual(left!, right!);
}
