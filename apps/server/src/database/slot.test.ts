import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/database.ts';
import { claimSlot } from './slot.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

it('gives each process the lowest free number, and refuses when there is none', async () => {
  const [first, second] = [await claimSlot(database.url, 2), await claimSlot(database.url, 2)];
  expect([first.number, second.number]).toEqual([0, 1]);
  await expect(claimSlot(database.url, 2)).rejects.toThrow('More than 2 server processes');
  await first.release();
  const third = await vi.waitFor(() => claimSlot(database.url, 2));
  expect(third.number).toBe(0);
  await Promise.all([second.release(), third.release()]);
});

it('keeps its number over a lost connection', async () => {
  const slot = await claimSlot(database.url, 1);
  await database.pool.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
     WHERE datname = current_database() AND application_name LIKE 'office % slot'`,
  );
  await vi.waitFor(
    async () => {
      const { rowCount } = await database.pool.query(
        `SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND granted
         AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
      );
      expect(rowCount).toBe(1);
    },
    { timeout: 10_000 },
  );
  await expect(claimSlot(database.url, 1)).rejects.toThrow('More than 1');
  await slot.release();
});
