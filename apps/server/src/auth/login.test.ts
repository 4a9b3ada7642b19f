import { EventEmitter, once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestOffice } from '../../test/office.ts';
import { makePerson, password } from '../../test/people.ts';
import { elsewhere, startSignInTest, type SignInTest } from '../../test/sign-in.ts';
import { comparisonsOf } from './passwords/comparison-queue.ts';
import { blockUser, unblockUser } from '../admin/accounts.ts';

let office: TestOffice;
let login: SignInTest['login'];
beforeAll(async () => {
  ({ office, login } = await startSignInTest());
});
afterAll(() => office.close());

describe('sign-in', () => {
  it('returns tokens without an organisation and their expiry times', async () => {
    const { email, userId } = await makePerson(office, null);
    const { status, body } = await login(email.toUpperCase());
    const now = office.platform.now().getTime();
    expect(status).toBe(200);
    expect(body).toMatchObject({
      tokenExpires: now + 15 * 60_000,
      refreshTokenExpires: now + 30 * 24 * 60 * 60_000,
      organizationType: 'MULTIPLE',
      organizationId: null,
      user: { id: userId, email, invitedBy: null, inviter: null },
    });
  });

  it('rejects an unknown email address', async () => {
    expect(await login('nobody-at-all@example.com')).toMatchObject({
      status: 422,
      errors: 'emailNotFound',
    });
  });

  it('accepts many correct passwords at the same time', async () => {
    const { email } = await makePerson(office, null);
    const answers = await Promise.all(Array.from({ length: 12 }, () => login(email)));
    expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(200));
  });

  it('returns 429 while too many comparisons wait', async () => {
    const { email } = await makePerson(office, null);
    const comparisons = comparisonsOf(office.platform.db);
    const gate = new EventEmitter();
    const compared = once(gate, 'open').then(() => true);
    const waiting = Array.from({ length: 40 }, (_, index) =>
      comparisons.run(`network ${index}`, () => compared, 0),
    );
    const answer = await login(email).finally(() => gate.emit('open'));
    expect(answer).toMatchObject({ status: 429, errors: 'signInBusy' });
    await Promise.all(waiting);
    expect((await login(email)).status).toBe(200);
  });

  it('rejects a user blocked by the operator until the block is lifted', async () => {
    const { email, userId } = await makePerson(office, null);
    await login(email);
    await blockUser(office.platform, userId);
    expect(await login(email)).toMatchObject({
      status: 403,
      errors: 'userBlocked',
      body: { code: 4011 },
    });
    await unblockUser(office.platform, userId);
    expect((await login(email)).status).toBe(200);
  });

  it.each([
    ['no password', { email: 'a@example.com' }, { password: 'required' }],
    ['an invalid email address', { email: 'aoi', password: 'x' }, { email: 'invalid' }],
    [
      'numbers instead of strings',
      { email: 'a@example.com', password: 12345678 },
      { password: 'invalid' },
    ],
    [
      'a password of 300 characters',
      { email: 'a@example.com', password: 'x'.repeat(300) },
      { password: 'tooLong' },
    ],
    [
      'an unknown property',
      { email: 'a@example.com', password: 'x', role: 'SYSTEM_ADMIN' },
      { role: 'invalid' },
    ],
    ['an array as body', [], 'invalidRequest'],
  ])('rejects a request with %s', async (_what, body, errors) => {
    expect(await office.call('POST', '/v1/auth/user/login', { body })).toMatchObject({
      status: 400,
      errors,
    });
  });
});

describe('demo accounts', () => {
  it('sign in from localhost without a code, unlike other accounts', async () => {
    const demo = await makePerson(office, null, { demo: true });
    const person = await makePerson(office, null);
    await login(demo.email);
    await login(person.email);
    for (const ip of ['127.0.0.1', '::1', '::ffff:127.0.0.1']) {
      expect((await login(demo.email, password, ip)).status).toBe(200);
    }
    expect((await login(person.email, password, '127.0.0.1')).errors).toBe('loginIpUnknown');
    expect((await login(demo.email, password, elsewhere)).errors).toBe('loginIpUnknown');
  });
});
