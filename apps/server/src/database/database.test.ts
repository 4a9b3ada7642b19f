import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

/** Breaks the next acquired connection before its first query. */
function breakNextConnection(): void {
  database.pool.once('acquire', (client) => {
    (
      client as unknown as { connection: { stream: NodeJS.WritableStream & { destroy(): void } } }
    ).connection.stream.destroy();
  });
}

it('returns a connection to the pool that breaks at the start of a transaction', async () => {
  const { db, pool } = database;
  await db.execute(sql`SELECT 1`);
  breakNextConnection();
  await expect(db.transaction(async () => undefined)).rejects.toThrow();
  await vi.waitFor(() => expect(pool.totalCount - pool.idleCount).toBe(0));
  await expect(db.transaction((tx) => tx.execute(sql`SELECT 1`))).resolves.toMatchObject({
    rowCount: 1,
  });
});

it('returns a connection to the pool once if it breaks during a transaction', async () => {
  const { db, pool } = database;
  const transaction = db.transaction(async (tx) => {
    await tx.execute(sql`SELECT pg_terminate_backend(pg_backend_pid())`);
  });
  await expect(transaction).rejects.toThrow();
  await vi.waitFor(() => expect(pool.totalCount - pool.idleCount).toBe(0));
});

it('returns a connection to the pool that breaks during a query', async () => {
  const { pool } = database;
  breakNextConnection();
  await expect(pool.query('SELECT 1')).rejects.toThrow();
  await vi.waitFor(() => expect(pool.totalCount - pool.idleCount).toBe(0));
  await expect(pool.query('SELECT 1')).resolves.toMatchObject({ rowCount: 1 });
});
