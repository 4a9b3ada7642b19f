import { expect, it } from 'vitest';
import { createMetrics, registerPoolMetrics } from './metrics.ts';

it('exports the requests waiting for a database connection', async () => {
  const metrics = createMetrics();
  const pool = { totalCount: 20, idleCount: 0, waitingCount: 7 };
  registerPoolMetrics(metrics, pool);
  const { registry } = metrics;
  const lines = async () =>
    (await registry.getSingleMetricAsString('office_database_connections')).split('\n').slice(2);
  expect(await lines()).toEqual([
    'office_database_connections{state="busy"} 20',
    'office_database_connections{state="idle"} 0',
    'office_database_connections{state="waiting"} 7',
  ]);
  Object.assign(pool, { totalCount: 5, idleCount: 3, waitingCount: 0 });
  expect((await lines())[0]).toBe('office_database_connections{state="busy"} 2');
});
