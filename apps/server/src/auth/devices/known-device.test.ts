import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Schemas } from '@office/api';
import type { TestOffice } from '../../../test/office.ts';
import { makePerson, password } from '../../../test/people.ts';
import { elsewhere, home, startSignInTest, type SignInTest } from '../../../test/sign-in.ts';

let office: TestOffice;
let login: SignInTest['login'];
let wrongPasswords: SignInTest['wrongPasswords'];
beforeAll(async () => {
  ({ office, login, wrongPasswords } = await startSignInTest());
});
afterAll(() => office.close());

describe('known device', () => {
  it('has a separate attempt counter with the same limit', async () => {
    const { email } = await makePerson(office, null);
    const { deviceToken } = (await login(email)).body;
    const answers = await wrongPasswords(email, 5, home, deviceToken);
    expect(answers.at(-1)?.errors).toBe('loginAttemptLimitExceeded');
    expect((await login(email, password, home, deviceToken)).status).toBe(403);
    expect((await login(email)).status).toBe(200);
  });

  it('is mailed to the member when it signs in first, except the first device of the account', async () => {
    const { email } = await makePerson(office, null);
    const signInWith = async (userAgent: string, deviceToken?: string) => {
      const body = { email, password, ...(deviceToken && { deviceToken }) };
      const answer = await office.call<Schemas['Session']>('POST', '/v1/auth/user/login', {
        ...{ body, userAgent, ip: home },
      });
      return answer.body.deviceToken;
    };
    const subjects = async () => (await office.mailsTo(email)).map(({ subject }) => subject);
    const token = await signInWith('Mozilla/5.0 (Macintosh) Firefox/144.0');
    await signInWith('Mozilla/5.0 (Macintosh) Firefox/144.0');
    await signInWith('Mozilla/5.0 (Macintosh) Firefox/145.0', token);
    expect(await subjects()).toEqual([]);
    await signInWith('Mozilla/5.0 (Windows NT 10.0) Firefox/145.0');
    expect(await subjects()).toEqual(['新しい端末からのサインイン']);
    const [mail] = await office.mailsTo(email);
    expect(mail!.text).toContain('Firefox・Windows');
    expect(mail!.text).toContain(home);
    expect(mail!.text).toContain('/security');
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

  it('can sign in while its network is blocked for five accounts', async () => {
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
});
