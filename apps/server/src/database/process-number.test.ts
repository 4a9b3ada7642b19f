import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/database.ts';
import { claimProcessNumber } from './process-number.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

it('assigns the lowest free number and fails when there is none', async () => {
  const [first, second] = [
    await claimProcessNumber(database.url, 2),
    await claimProcessNumber(database.url, 2),
  ];
  expect([first.number, second.number]).toEqual([0, 1]);
  await expect(claimProcessNumber(database.url, 2)).rejects.toThrow('More than 2 server processes');
  await first.release();
  const third = await vi.waitFor(() => claimProcessNumber(database.url, 2));
  expect(third.number).toBe(0);
  await Promise.all([second.release(), third.release()]);
});

it('keeps its number after a lost connection', async () => {
  const holder = async () => {
    const { rows } = await database.pool.query<{ pid: number }>(
      `SELECT pid FROM pg_locks WHERE locktype = 'advisory' AND granted
       AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
    );
    return rows[0]?.pid;
  };
  const processNumber = await claimProcessNumber(database.url, 1);
  const before = await holder();
  await database.pool.query('SELECT pg_terminate_backend($1)', [before]);
  await vi.waitFor(
    async () => {
      const after = await holder();
      expect(after).toBeDefined();
      expect(after).not.toBe(before);
    },
    { timeout: 10_000 },
  );
  await expect(claimProcessNumber(database.url, 1)).rejects.toThrow('More than 1');
  await processNumber.release();
});
