import type { Schemas } from '@office/api';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makePerson, password, signIn } from '../../test/people.ts';
import { startOffice } from '../../test/office.ts';
import type { TestOffice } from '../../test/office.ts';
import { blockUser, unblockUser } from '../admin/accounts.ts';
import { users } from '../database/schema/users.ts';
import { createAccount } from './accounts.ts';

type Session = Schemas['Session'];

let office: TestOffice;
beforeAll(async () => {
  office = await startOffice({ demo: true });
});
afterAll(() => office.close());

const home = '198.51.100.1';
const elsewhere = '198.51.100.2';

function login(email: string, attempted = password, ip = home, deviceToken?: string) {
  return office.call<Session>('POST', '/v1/auth/user/login', {
    body: { email, password: attempted, ...(deviceToken && { deviceToken }) },
    ip,
  });
}

async function wrongPasswords(email: string, times: number, ip = home, deviceToken?: string) {
  const answers = [];
  for (let attempt = 0; attempt < times; attempt++) {
    answers.push(await login(email, 'Wrong#1', ip, deviceToken));
  }
  return answers;
}

function verify(email: string, code: string, ip = elsewhere, attempted = password) {
  return office.call<Session>('POST', '/v1/auth/user/verify-new-ip', {
    body: { email, password: attempted, code },
    ip,
  });
}

async function mailedCode(email: string): Promise<string> {
  const mails = await office.mailsTo(email);
  return /\b\d{4}\b/.exec(mails.at(-1)?.text ?? '')![0];
}

const differentCode = (code: string) => (code === '0000' ? '1111' : '0000');

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

  it('warns from the third wrong password, blocks at the fifth and emails the user', async () => {
    const { email } = await makePerson(office, null);
    const answers = await wrongPasswords(email, 6);
    const until = new Date(office.platform.now().getTime() + 15 * 60_000).toISOString();
    expect(
      answers.map(({ status, body }) => {
        const { errors, data } = body as unknown as Schemas['ErrorBody'];
        return [status, errors, data?.remaining];
      }),
    ).toEqual([
      [422, 'incorrectPassword', undefined],
      [422, 'incorrectPassword', undefined],
      [422, 'passwordAttemptWarning', 2],
      [422, 'passwordAttemptWarning', 1],
      [403, 'loginAttemptLimitExceeded', undefined],
      [403, 'loginAttemptLimitExceeded', undefined],
    ]);
    expect(await login(email)).toMatchObject({
      status: 403,
      errors: 'loginAttemptLimitExceeded',
      body: { data: { until } },
    });
    const [mail, ...more] = await office.mailsTo(email);
    expect(mail?.text).toContain(home);
    expect(more).toEqual([]);
    office.advanceClock({ minutes: 15 });
    expect((await login(email)).status).toBe(200);
  });

  it('emails about blocks once a day, in the language of the user', async () => {
    const { email, userId } = await makePerson(office, null);
    await office.platform.db.update(users).set({ language: 'en' }).where(eq(users.id, userId));
    for (const ip of [home, elsewhere, '198.51.100.3']) await wrongPasswords(email, 5, ip);
    expect(await office.mailsTo(email)).toHaveLength(1);
    office.advanceClock({ days: 1 });
    await wrongPasswords(email, 5, '2001:db8:7:8::9');
    const mails = await office.mailsTo(email);
    expect(mails).toHaveLength(2);
    expect(mails[1]!.text).toContain('Network: 2001:db8:7:8::/64');
  });

  it('resets the wrong-password count after a correct password', async () => {
    const { email } = await makePerson(office, null);
    for (let attempt = 0; attempt < 4; attempt++) await login(email, 'Wrong#1');
    expect((await login(email)).status).toBe(200);
    expect(await login(email, 'Wrong#1')).toMatchObject({ errors: 'incorrectPassword' });
  });

  it('checks only five of many parallel guesses and blocks the account', async () => {
    const { email } = await makePerson(office, null);
    // Sends only wrong passwords, because a correct one would reset the count.
    const guesses = Array.from({ length: 30 }, (_, index) => login(email, `Guess#${index}a`));
    const codes = (await Promise.all(guesses)).map(({ errors }) => errors);
    expect(codes.filter((code) => code !== 'loginAttemptLimitExceeded').sort()).toEqual([
      ...['incorrectPassword', 'incorrectPassword'],
      ...['passwordAttemptWarning', 'passwordAttemptWarning'],
    ]);
    expect(await login(email)).toMatchObject({ errors: 'loginAttemptLimitExceeded' });
  });

  it('accepts many correct passwords at the same time', async () => {
    const { email } = await makePerson(office, null);
    const answers = await Promise.all(Array.from({ length: 12 }, () => login(email)));
    expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(200));
  });

  it('counts an IPv6 /64 network as one source, and different networks separately', async () => {
    const { email } = await makePerson(office, null);
    await wrongPasswords(email, 4, '2001:db8:1:2::1');
    const [fifth] = await wrongPasswords(email, 1, '2001:db8:1:2:3:4:5:6');
    expect(fifth).toMatchObject({ status: 403, errors: 'loginAttemptLimitExceeded' });
    const [other] = await wrongPasswords(email, 1, '2001:db8:1:3::1');
    expect(other).toMatchObject({ status: 422, errors: 'incorrectPassword' });
  });

  it('blocks all unknown networks after fifty wrong passwords, but not known ones', async () => {
    const person = await makePerson(office, null);
    const { email } = person;
    const { deviceToken } = (await login(email)).body;
    for (let index = 0; index < 10; index++) {
      await wrongPasswords(email, 5, `203.0.113.${100 + index}`);
    }
    expect(await login(email, password, '203.0.113.200')).toMatchObject({
      errors: 'loginAttemptLimitExceeded',
    });
    expect((await login(email)).status).toBe(200);
    const known = await login(email, password, '203.0.113.201', deviceToken);
    expect(known.errors).toBe('loginIpUnknown');
    office.advanceClock({ minutes: 60 });
    expect((await login(email, password, '203.0.113.200')).errors).toBe('loginIpUnknown');
  });

  it('lets known devices sign in while their network is blocked for five accounts', async () => {
    const people = [];
    for (let index = 0; index < 5; index++) {
      const { email } = await makePerson(office, null);
      const { deviceToken } = (await login(email)).body;
      people.push({ email, deviceToken: deviceToken! });
    }
    for (const { email } of people) await wrongPasswords(email, 5, home);
    for (const { email, deviceToken } of people) {
      expect(await login(email, password, home)).toMatchObject({ status: 403 });
      expect((await login(email, password, home, deviceToken)).status).toBe(200);
    }
    // From another network, users can sign in without a known device.
    const { email } = await makePerson(office, null);
    await login(email);
    await wrongPasswords(email, 5, elsewhere);
    expect((await login(email)).status).toBe(200);
  });

  it('keeps existing sessions when wrong passwords block the account', async () => {
    const person = await makePerson(office, null);
    const { token } = await signIn(office, person);
    for (let attempt = 0; attempt < 5; attempt++) await login(person.email, 'Wrong#1');
    expect((await office.call('GET', '/v1/auth/user/profile', { token })).status).toBe(200);
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

  describe('known device', () => {
    it('has a separate attempt counter with the same limit', async () => {
      const { email } = await makePerson(office, null);
      const { deviceToken } = (await login(email)).body;
      const answers = await wrongPasswords(email, 5, home, deviceToken);
      expect(answers.at(-1)?.errors).toBe('loginAttemptLimitExceeded');
      expect((await login(email, password, home, deviceToken)).status).toBe(403);
      expect((await login(email)).status).toBe(200);
    });

    it('keeps its token when another user signs in on it', async () => {
      const [first, second] = [await makePerson(office, null), await makePerson(office, null)];
      const { deviceToken } = (await login(first.email)).body;
      expect((await login(second.email, password, home, deviceToken)).body.deviceToken).toBe(
        deviceToken,
      );
      for (const { email } of [first, second]) {
        await wrongPasswords(email, 5);
        expect((await login(email, password, home, deviceToken)).status).toBe(200);
      }
    });

    it('is known only to users who signed in on it, and only with an issued token', async () => {
      const [person, other] = [await makePerson(office, null), await makePerson(office, null)];
      const { deviceToken } = (await login(other.email)).body;
      await login(person.email);
      await wrongPasswords(person.email, 5);
      const unknownToken = 'A'.repeat(43);
      for (const token of [deviceToken, unknownToken]) {
        expect((await login(person.email, password, home, token)).status).toBe(403);
      }
      expect((await login(other.email, password, home, unknownToken)).body.deviceToken).not.toBe(
        unknownToken,
      );
    });

    it('expires after 180 days, and requires a code from an unknown network', async () => {
      const { email } = await makePerson(office, null);
      const { deviceToken } = (await login(email)).body;
      expect((await login(email, password, elsewhere, deviceToken)).errors).toBe('loginIpUnknown');
      office.advanceClock({ days: 180 });
      await wrongPasswords(email, 5);
      expect((await login(email, password, home, deviceToken)).status).toBe(403);
    });

    it.each(['short', 'x'.repeat(44), `${'x'.repeat(42)}!`])(
      'rejects %j as a device token',
      async (token) => {
        expect(await login('a@example.com', password, home, token)).toMatchObject({
          status: 400,
          errors: { deviceToken: 'invalid' },
        });
      },
    );
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
