import type pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/database.ts';

let database: TestDatabase;
let client: pg.PoolClient;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  client = await database.pool.connect();
});
afterEach(() => client.release());

const uses = 5;

async function repeat(count: number, text: string, values?: unknown[]): Promise<void> {
  for (let use = 0; use < count; use += 1) await client.query(text, values);
}

async function isPrepared(text: string): Promise<boolean> {
  const { rows } = await client.query<{ statement: string }>(
    'SELECT statement FROM pg_prepared_statements',
  );
  return rows.some(({ statement }) => statement === text);
}

it('prepares a statement with parameters when it is used often', async () => {
  const text = 'SELECT $1::int + 1 AS next';
  await repeat(uses - 1, text, [1]);
  expect(await isPrepared(text)).toBe(false);
  await repeat(1, text, [1]);
  expect(await isPrepared(text)).toBe(true);
  expect((await client.query(text, [2])).rows).toEqual([{ next: 3 }]);
});

it('does not prepare statements without parameters', async () => {
  const text = 'SELECT 2 AS two';
  await repeat(2 * uses, text);
  expect(await isPrepared(text)).toBe(false);
});

it('executes a statement through the pool and through a connection', async () => {
  const text = 'SELECT $1::text AS word';
  for (let use = 0; use < 2 * uses; use += 1) {
    expect((await database.pool.query(text, ['pool'])).rows).toEqual([{ word: 'pool' }]);
    expect((await client.query(text, ['connection'])).rows).toEqual([{ word: 'connection' }]);
  }
});

it('prepares at most 300 statements', async () => {
  for (let index = 0; index < 320; index += 1)
    await repeat(uses, `SELECT $1::int AS column_${index}`, [1]);
  const { rows } = await client.query<{ count: number }>(
    'SELECT count(*)::int AS count FROM pg_prepared_statements',
  );
  expect(rows[0]!.count).toBeLessThanOrEqual(300);
  const text = 'SELECT $1::int AS column_319';
  expect(await isPrepared(text)).toBe(false);
  expect((await client.query(text, [4])).rows).toEqual([{ column_319: 4 }]);
});
