import { like } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/database.ts';
import { findPage } from './page.ts';
import { ipBlacklist } from './schema/sign-in.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  const until = new Date();
  await database.db
    .insert(ipBlacklist)
    .values(['192.0.2.1', '192.0.2.2', '192.0.2.3'].map((ip) => ({ ip, until })));
});
afterAll(() => database.close());

it.each([
  { page: 1, limit: 10, ips: ['192.0.2.1', '192.0.2.2', '192.0.2.3'] },
  { page: 1, limit: 3, ips: ['192.0.2.1', '192.0.2.2', '192.0.2.3'] },
  { page: 1, limit: 2, ips: ['192.0.2.1', '192.0.2.2'] },
  { page: 2, limit: 2, ips: ['192.0.2.3'] },
  { page: 3, limit: 2, ips: [] },
])('returns page $page of $limit rows with the total', async ({ page, limit, ips }) => {
  const query = database.db.select().from(ipBlacklist).$dynamic();
  const found = await findPage(database.db, query, [ipBlacklist.ip], { page, limit });
  expect(found.rows.map(({ ip }) => ip)).toEqual(ips);
  expect(found.total).toBe(3);
});

it('returns 0 as total without rows', async () => {
  const query = database.db
    .select()
    .from(ipBlacklist)
    .where(like(ipBlacklist.ip, '10.%'))
    .$dynamic();
  const found = await findPage(database.db, query, [ipBlacklist.ip], { page: 1, limit: 10 });
  expect(found).toEqual({ rows: [], total: 0 });
});
