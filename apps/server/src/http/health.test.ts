import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { createMetrics } from '../observability/metrics.ts';
import { serveHealth } from './health.ts';

it('readiness fails while the database does not respond', async () => {
  const app = Fastify();
  serveHealth(app, {
    config: { environment: 'test', metricsToken: null },
    pingDatabase: () => new Promise<never>(() => undefined),
    metrics: createMetrics(),
    isClosing: () => false,
  });
  const answer = await app.inject('/readyz');
  expect(answer.statusCode).toBe(503);
  expect(answer.json()).toEqual({ status: 'not ready', database: 'unreachable' });
  await app.close();
});
