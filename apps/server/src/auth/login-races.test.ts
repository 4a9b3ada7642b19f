import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { makePerson, password } from '../../test/people.ts';
import { startOffice } from '../../test/office.ts';
import type { TestOffice } from '../../test/office.ts';
import { reserveLoginAttempt } from './account-store.ts';

let office: TestOffice;
beforeAll(async () => {
  office = await startOffice();
});
afterAll(() => office.close());

async function waitingForLocks(): Promise<number> {
  const { rows } = await office.database.pool.query<{ waiting: number }>(
    `select count(*)::int as waiting from pg_stat_activity
     where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows[0]!.waiting;
}

/** Rules that hold between server processes, which one process alone would not show. */
describe('attempts on one account', () => {
  it('are given out five times, however many ask at once', async () => {
    const { userId } = await makePerson(office, null);
    const { db } = office.platform;
    const given = await Promise.all(
      Array.from({ length: 20 }, () => reserveLoginAttempt(db, userId, 5)),
    );
    expect(given.filter((attempt) => attempt !== null).sort()).toEqual([1, 2, 3, 4, 5]);
  });

  it('are judged one after the other, whatever address or code they come with', async () => {
    const { userId, email } = await makePerson(office, null);
    const post = (path: string, ip: string, more: object = {}) =>
      office.call('POST', `/v1/auth/user/${path}`, { ip, body: { email, password, ...more } });
    const calls: Promise<unknown>[] = [];
    await office.platform.db.transaction(async (tx) => {
      // Lets attempts be counted and sessions be made, but nobody else hold the account.
      await tx.execute(sql`select from users where id = ${userId} for key share`);
      calls.push(
        post('login', '198.51.100.1'),
        post('login', '198.51.100.2'),
        post('verify-new-ip', '198.51.100.3', { code: '0000' }),
      );
      await vi.waitFor(async () => expect(await waitingForLocks()).toBe(3), { timeout: 4000 });
    });
    const answers = (await Promise.all(calls)) as { status: number }[];
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
  });
});
