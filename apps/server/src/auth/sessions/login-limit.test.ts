import type { Schemas } from '@office/api';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestOffice } from '../../../test/office.ts';
import { makePerson, password, signIn } from '../../../test/people.ts';
import { elsewhere, home, startSignInTest, type SignInTest } from '../../../test/sign-in.ts';
import { users } from '../../database/schema/users.ts';

let office: TestOffice;
let login: SignInTest['login'];
let wrongPasswords: SignInTest['wrongPasswords'];
beforeAll(async () => {
  ({ office, login, wrongPasswords } = await startSignInTest());
});
afterAll(() => office.close());

describe('limit of wrong passwords', () => {
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

  it('keeps existing sessions when wrong passwords block the account', async () => {
    const person = await makePerson(office, null);
    const { token } = await signIn(office, person);
    for (let attempt = 0; attempt < 5; attempt++) await login(person.email, 'Wrong#1');
    expect((await office.call('GET', '/v1/auth/user/profile', { token })).status).toBe(200);
  });
});
