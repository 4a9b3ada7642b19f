import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { password } from '../../../test/people.ts';
import { startOffice } from '../../../test/office.ts';
import type { TestOffice } from '../../../test/office.ts';
import { insertAccount } from '../store/account-store.ts';
import { checkPassword } from './password-check.ts';
import { decoyHash, hashPassword, verifyPassword } from './password-hash.ts';

let office: TestOffice;
beforeAll(async () => {
  office = await startOffice();
});
afterAll(() => office.close());

/** Returns `$argon2id$v=19$m=…,t=…,p=…`, the parameters that determine the cost of a comparison. */
const parametersOf = (passwordHash: string) => passwordHash.split('$').slice(0, 4).join('$');

describe('password comparison at sign-in', () => {
  async function compared(email: string, wrong = 'Wrong#2026'): Promise<string[]> {
    const verifyHash = vi.fn((_hash: string, _password: string) => Promise.resolve(false));
    const credentials = { email, password: wrong };
    const attempt = checkPassword(
      office.platform,
      credentials,
      { network: '203.0.113.1' },
      verifyHash,
    );
    await expect(attempt).rejects.toMatchObject({ statusCode: 422 });
    return verifyHash.mock.calls.map(([passwordHash]) => passwordHash);
  }

  it('compares against the hash of an account', async () => {
    const email = 'member@example.com';
    const passwordHash = await hashPassword(password);
    await insertAccount(office.platform.db, { email, passwordHash });
    expect(await compared(email)).toEqual([passwordHash]);
  });

  it('compares against the decoy hash for an unknown address', async () => {
    expect(await compared('nobody@example.com')).toEqual([decoyHash]);
  });

  it('compares against the decoy hash before registration is complete', async () => {
    const email = 'pending@example.com';
    await insertAccount(office.platform.db, { email });
    expect(await compared(email)).toEqual([decoyHash]);
  });

  it('uses a decoy hash with the same cost as real hashes', async () => {
    expect(parametersOf(decoyHash)).toBe(parametersOf(await hashPassword(password)));
  });
});

it('returns false without a stored hash, even if the comparison succeeds', async () => {
  expect(await verifyPassword(null, 'x', () => Promise.resolve(true))).toBe(false);
  expect(await verifyPassword(undefined, 'x', () => Promise.resolve(true))).toBe(false);
});
