import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/database.ts';
import type { Queryable } from './database.ts';
import { preparedQuery } from './prepared-query.ts';
import { ipBlacklist } from './schema/sign-in.ts';

let first: TestDatabase;
let second: TestDatabase;
beforeAll(async () => {
  [first, second] = await Promise.all([createTestDatabase(), createTestDatabase()]);
});
afterAll(() => Promise.all([first.close(), second.close()]));

const query = preparedQuery((tx) =>
  tx
    .select({ ip: ipBlacklist.ip })
    .from(ipBlacklist)
    .where(eq(ipBlacklist.ip, sql.placeholder('ip')))
    .prepare('find address'),
);

async function isListed(tx: Queryable, ip: string): Promise<boolean> {
  return (await query(tx).execute({ ip })).length > 0;
}

const list = (tx: Queryable, ip: string) =>
  tx.insert(ipBlacklist).values({ ip, until: new Date() });

it('reads in the transaction that executes it', async () => {
  const ip = '192.0.2.1';
  await first.db.transaction(async (tx) => {
    await list(tx, ip);
    expect(await isListed(tx, ip)).toBe(true);
    expect(await isListed(first.db, ip)).toBe(false);
    await tx.transaction(async (savepoint) => expect(await isListed(savepoint, ip)).toBe(true));
  });
  expect(await isListed(first.db, ip)).toBe(true);
});

it('reads the database that executes it', async () => {
  const ip = '192.0.2.2';
  await list(second.db, ip);
  expect(await isListed(first.db, ip)).toBe(false);
  expect(await isListed(second.db, ip)).toBe(true);
});
