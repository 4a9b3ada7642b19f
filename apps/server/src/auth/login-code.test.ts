import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestOffice } from '../../test/office.ts';
import { makePerson, password } from '../../test/people.ts';
import { elsewhere, home, startSignInTest, type SignInTest } from '../../test/sign-in.ts';
import { createAccount } from './accounts.ts';

let office: TestOffice;
let login: SignInTest['login'];
let verify: SignInTest['verify'];
let mailedCode: SignInTest['mailedCode'];
beforeAll(async () => {
  ({ office, login, verify, mailedCode } = await startSignInTest());
});
afterAll(() => office.close());

const differentCode = (code: string) => (code === '0000' ? '1111' : '0000');

describe('sign-in from an unknown address', () => {
  it('trusts the address of the first sign-in and requires a code for others', async () => {
    const { email } = await makePerson(office, null);
    expect((await login(email)).status).toBe(200);
    expect((await login(email)).status).toBe(200);
    const now = office.platform.now().getTime();
    expect(await login(email, password, elsewhere)).toMatchObject({
      status: 422,
      errors: 'loginIpUnknown',
      body: {
        data: {
          codeExpiresAt: new Date(now + 5 * 60_000).toISOString(),
          resendAt: new Date(now + 30_000).toISOString(),
        },
      },
    });
    const code = await mailedCode(email);
    expect(await verify(email, code)).toMatchObject({ status: 200, body: { user: { email } } });
    expect((await login(email, password, elsewhere)).status).toBe(200);
  });

  it('requires a code again after an address was unused for 30 days', async () => {
    const { email } = await makePerson(office, null);
    const { refreshToken } = (await login(email)).body;
    office.advanceClock({ days: 29 });
    const refresh = { token: refreshToken, ip: home };
    expect((await office.call('POST', '/v1/auth/user/refresh', refresh)).status).toBe(200);
    office.advanceClock({ days: 29 });
    expect((await login(email)).status).toBe(200);
    office.advanceClock({ days: 30 });
    expect((await login(email)).errors).toBe('loginIpUnknown');
  });

  it('requires a code for the first sign-in to an account created by the operator', async () => {
    const email = 'by-the-operator@example.com';
    await createAccount(office.platform, { email, password, nameKanji: '空' });
    expect((await login(email)).errors).toBe('loginIpUnknown');
    expect((await verify(email, await mailedCode(email), home)).status).toBe(200);
    expect((await login(email)).status).toBe(200);
  });

  it('sends at most ten codes a day per account under concurrent requests', async () => {
    const { email } = await makePerson(office, null);
    await login(email);
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => login(email, password, `198.51.100.${150 + index}`)),
    );
    const codes = answers.map(({ errors }) => errors);
    expect(codes.filter((code) => code === 'loginIpUnknown')).toHaveLength(10);
    expect(codes.filter((code) => code === 'loginCodeLimitReached')).toHaveLength(40);
    expect(await office.mailsTo(email)).toHaveLength(10);
    const until = new Date(office.platform.now().getTime() + 24 * 60 * 60_000).toISOString();
    expect(await login(email, password, elsewhere)).toMatchObject({
      status: 422,
      body: { data: { until } },
    });
    expect((await login(email)).status).toBe(200);
    office.advanceClock({ days: 1 });
    expect((await login(email, password, elsewhere)).errors).toBe('loginIpUnknown');
  });

  it('trusts other addresses of the same IPv6 network', async () => {
    const { email } = await makePerson(office, null);
    expect((await login(email, password, '2001:db8:1:2::a')).status).toBe(200);
    expect((await login(email, password, '2001:db8:1:2:3:4:5:6')).status).toBe(200);
    expect((await login(email, password, '2001:db8:1:3::a')).errors).toBe('loginIpUnknown');
  });

  it('trusts only one address when two first sign-ins race', async () => {
    const { email } = await makePerson(office, null);
    const answers = await Promise.all([login(email), login(email, password, elsewhere)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
  });

  it('treats an IPv4-mapped IPv6 address as the IPv4 address', async () => {
    const { email } = await makePerson(office, null);
    await login(email);
    expect((await login(email, password, `::ffff:${home}`)).status).toBe(200);
  });

  it('sends a new code after 30 seconds and accepts only the newest', async () => {
    const { email } = await makePerson(office, null);
    await login(email);
    await login(email, password, elsewhere);
    const first = await mailedCode(email);
    office.advanceClock({ seconds: 29 });
    await login(email, password, elsewhere);
    expect(await office.mailsTo(email)).toHaveLength(1);
    office.advanceClock({ seconds: 1 });
    await login(email, password, elsewhere);
    expect(await office.mailsTo(email)).toHaveLength(2);
    const second = await mailedCode(email);
    if (first !== second) {
      expect(await verify(email, first)).toMatchObject({ errors: 'verificationCodeInvalid' });
    }
    expect((await verify(email, second)).status).toBe(200);
  });

  it('rejects an expired or used code, and a code for another address', async () => {
    const { email } = await makePerson(office, null);
    await login(email);
    await login(email, password, elsewhere);
    const code = await mailedCode(email);
    expect(await verify(email, code, '198.51.100.9')).toMatchObject({
      status: 422,
      errors: 'verificationCodeInvalid',
    });
    office.advanceClock({ minutes: 5 });
    expect(await verify(email, code)).toMatchObject({ errors: 'verificationCodeInvalid' });
    await login(email, password, elsewhere);
    const next = await mailedCode(email);
    expect((await verify(email, next)).status).toBe(200);
    expect(await verify(email, next)).toMatchObject({ errors: 'verificationCodeInvalid' });
  });

  it('counts wrong passwords during code entry', async () => {
    const { email } = await makePerson(office, null);
    await login(email);
    await login(email, password, elsewhere);
    const code = await mailedCode(email);
    for (let attempt = 0; attempt < 4; attempt++) await verify(email, code, elsewhere, 'Wrong#1');
    expect(await verify(email, code, elsewhere, 'Wrong#1')).toMatchObject({
      status: 403,
      errors: 'loginAttemptLimitExceeded',
    });
  });

  it('blacklists the address for an hour after five wrong codes, across new codes', async () => {
    const ip = '198.51.100.50';
    const { email } = await makePerson(office, null);
    const other = await makePerson(office, null);
    await login(email);
    await login(email, password, ip);
    for (let attempt = 0; attempt < 4; attempt++) {
      const wrong = differentCode(await mailedCode(email));
      expect(await verify(email, wrong, ip)).toMatchObject({
        errors: 'verificationCodeInvalid',
        body: { data: { remaining: 4 - attempt } },
      });
      office.advanceClock({ seconds: 31 });
      await login(email, password, ip);
    }
    const until = new Date(office.platform.now().getTime() + 60 * 60_000).toISOString();
    const code = await mailedCode(email);
    expect(await verify(email, differentCode(code), ip)).toMatchObject({
      status: 403,
      errors: 'ipBlacklisted',
      body: { data: { until } },
    });
    expect(await verify(email, code, ip)).toMatchObject({ status: 403, errors: 'ipBlacklisted' });
    expect(await login(other.email, password, ip)).toMatchObject({ errors: 'ipBlacklisted' });
    expect((await login(email)).status).toBe(200);
    // A known device of a colleague in the same network can still sign in.
    const colleague = await makePerson(office, null);
    const { deviceToken } = (await login(colleague.email)).body;
    const known = await login(colleague.email, password, ip, deviceToken);
    expect(known.errors).toBe('loginIpUnknown');
    office.advanceClock({ minutes: 60 });
    expect(await login(other.email, password, ip)).toMatchObject({ status: 200 });
  });

  it('limits wrong codes to twenty an hour per account, across addresses', async () => {
    const { email } = await makePerson(office, null);
    await login(email);
    const from = (index: number) => `198.51.100.${100 + index}`;
    for (let index = 0; index < 5; index++) {
      await login(email, password, from(index));
      const wrong = differentCode(await mailedCode(email));
      for (let attempt = 0; attempt < 4; attempt++) await verify(email, wrong, from(index));
    }
    await login(email, password, from(5));
    const right = await mailedCode(email);
    expect(await verify(email, right, from(5))).toMatchObject({
      status: 422,
      errors: 'verificationCodeInvalid',
    });
    expect((await login(email)).status).toBe(200);
    office.advanceClock({ minutes: 60 });
    await login(email, password, from(5));
    expect((await verify(email, await mailedCode(email), from(5))).status).toBe(200);
  });

  it('includes wrong codes of blacklisted addresses in the limit of the account', async () => {
    const { email } = await makePerson(office, null);
    await login(email);
    const from = (index: number) => `198.51.100.${120 + index}`;
    for (let index = 0; index < 4; index++) {
      await login(email, password, from(index));
      const wrong = differentCode(await mailedCode(email));
      for (let attempt = 0; attempt < 5; attempt++) await verify(email, wrong, from(index));
    }
    await login(email, password, from(4));
    expect((await verify(email, await mailedCode(email), from(4))).status).toBe(422);
  });

  it('checks at most five of many parallel codes', async () => {
    const ip = '198.51.100.60';
    const { email } = await makePerson(office, null);
    await login(email);
    await login(email, password, ip);
    const right = await mailedCode(email);
    const wrong = Array.from({ length: 20 }, (_, index) =>
      String((Number(right) + 1 + index) % 10_000).padStart(4, '0'),
    );
    const codes = (await Promise.all(wrong.map((code) => verify(email, code, ip)))).map(
      ({ errors }) => errors,
    );
    expect(codes.filter((code) => code === 'verificationCodeInvalid')).toHaveLength(4);
    expect(await verify(email, right, ip)).toMatchObject({ errors: 'ipBlacklisted' });
  });

  it.each(['12345', 'abcd', '１２３４', ''])('rejects %j as a code', async (code) => {
    expect((await verify('a@example.com', code)).status).toBe(400);
  });
});
