import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { createMetrics } from '../observability/metrics.ts';
import { serveHealth } from './health.ts';

it('readiness fails while the database does not respond', async () => {
  const app = Fastify();
  const frozen = { query: () => new Promise<never>(() => undefined) };
  serveHealth(app, {
    config: { environment: 'test', metricsToken: null },
    pool: frozen as never,
    metrics: createMetrics(),
    isClosing: () => false,
  });
  const answer = await app.inject('/readyz');
  expect(answer.statusCode).toBe(503);
  expect(answer.json()).toEqual({ status: 'not ready', database: 'unreachable' });
  await app.close();
});
