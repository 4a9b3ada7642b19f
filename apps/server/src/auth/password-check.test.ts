import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { password } from '../../test/people.ts';
import { startOffice } from '../../test/office.ts';
import type { TestOffice } from '../../test/office.ts';
import { insertAccount } from './account-store.ts';
import { checkPassword } from './password-check.ts';
import { decoyHash, hashPassword, verifyPassword } from './password-hash.ts';

let office: TestOffice;
beforeAll(async () => {
  office = await startOffice();
});
afterAll(() => office.close());

/** `$argon2id$v=19$m=…,t=…,p=…`: what the time of a comparison depends on. */
const parametersOf = (passwordHash: string) => passwordHash.split('$').slice(0, 4).join('$');

describe('every sign-in compares the password once, with a hash of the same cost', () => {
  async function compared(email: string, wrong = 'Wrong#2026'): Promise<string[]> {
    const verifyHash = vi.fn((_hash: string, _password: string) => Promise.resolve(false));
    const given = { email, password: wrong };
    const attempt = checkPassword(office.platform, given, { network: '203.0.113.1' }, verifyHash);
    await expect(attempt).rejects.toMatchObject({ statusCode: 422 });
    return verifyHash.mock.calls.map(([passwordHash]) => passwordHash);
  }

  it('of an account', async () => {
    const email = 'member@example.com';
    const passwordHash = await hashPassword(password);
    await insertAccount(office.platform.db, { email, passwordHash });
    expect(await compared(email)).toEqual([passwordHash]);
  });

  it('of an address that nobody has', async () => {
    expect(await compared('nobody@example.com')).toEqual([decoyHash]);
  });

  it('of someone who has not finished signing up', async () => {
    const email = 'pending@example.com';
    await insertAccount(office.platform.db, { email });
    expect(await compared(email)).toEqual([decoyHash]);
  });

  it('and the decoy costs what a real one costs', async () => {
    expect(parametersOf(decoyHash)).toBe(parametersOf(await hashPassword(password)));
  });
});

it('nobody’s password is nobody’s, even where the comparison says yes', async () => {
  expect(await verifyPassword(null, 'x', () => Promise.resolve(true))).toBe(false);
  expect(await verifyPassword(undefined, 'x', () => Promise.resolve(true))).toBe(false);
});
