import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { startTestServer } from '../../test/server.ts';
import { poolSize } from '../database/connection-budget.ts';
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

it('readiness does not fail while calls use all connections to the database', async () => {
  const server = await startTestServer();
  const { pool } = server.database;
  const used = await Promise.all(Array.from({ length: poolSize }, () => pool.connect()));
  const answer = await fetch(`${server.url}/readyz`);
  used.forEach((connection) => connection.release());
  await server.close();
  expect(answer.status).toBe(200);
});
