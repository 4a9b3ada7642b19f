import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { makePerson, password } from '../../test/people.ts';
import { startOffice } from '../../test/office.ts';
import type { TestOffice } from '../../test/office.ts';
import { checkPassword } from './passwords/password-check.ts';

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

/** Tests races between server processes, which a single process cannot show. */
describe('concurrent password attempts on one account', () => {
  async function countComparisons(
    email: string,
    attempts: number,
    networks: number,
  ): Promise<number> {
    const compare = vi.fn((_hash: string, _password: string) => Promise.resolve(false));
    const all = Array.from({ length: attempts }, (_, index) => {
      const network = `198.51.100.${index % networks}`;
      return checkPassword(office.platform, { email, password: 'x' }, { network }, compare);
    });
    await Promise.allSettled(all);
    return compare.mock.calls.length;
  }

  it('compares at most five passwords per network', async () => {
    const { email } = await makePerson(office, null);
    expect(await countComparisons(email, 50, 1)).toBe(5);
  });

  it('compares at most fifty passwords for all unknown networks together', async () => {
    const { email } = await makePerson(office, null);
    expect(await countComparisons(email, 80, 20)).toBe(50);
  });

  it('processes sign-ins one after the other, for any address or code', async () => {
    const { userId, email } = await makePerson(office, null);
    const post = (path: string, ip: string, more: object = {}) =>
      office.call('POST', `/v1/auth/user/${path}`, { ip, body: { email, password, ...more } });
    const calls: Promise<unknown>[] = [];
    await office.platform.db.transaction(async (tx) => {
      // Locks out other holders of the account row, but allows counting attempts and creating sessions.
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
