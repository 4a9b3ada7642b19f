import type { Schemas } from '@office/api';
import { eq } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  makeAdministrator,
  refreshAdministrator,
  signInAsAdministrator,
} from '../../../test/administrators.ts';
import type { TestOffice } from '../../../test/office.ts';
import { addPasskey, signInWithPasskey } from '../../../test/passkeys.ts';
import { makeOrganization, makePerson, password, type TestPerson } from '../../../test/people.ts';
import { elsewhere, home, startSignInTest, type SignInTest } from '../../../test/sign-in.ts';
import { organizationSignInRules } from '../../database/schema/organizations.ts';
import { issueLink } from '../one-time-link.ts';
import { resetTwoFactor } from './two-factor.ts';

let office: TestOffice;
let login: SignInTest['login'];
beforeAll(async () => {
  ({ office, login } = await startSignInTest());
});
afterAll(() => office.close());

const path = '/v1/auth/user/two-factor';
const codeAt = (secret: string, time: Date) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: time.getTime() });
const codeOf = (secret: string) => codeAt(secret, office.platform.now());
/** Advances the clock to the next code, because a code can be used once. */
const nextCodeOf = (secret: string) => {
  office.advanceClock({ seconds: 30 });
  return codeOf(secret);
};
const wrongCodeFor = (secret: string) => {
  const now = office.platform.now().getTime();
  const valid = [-30_000, 0, 30_000].map((delta) => codeAt(secret, new Date(now + delta)));
  return ['000000', '111111', '222222', '333333'].find((code) => !valid.includes(code))!;
};

type Person = TestPerson & { token: string };
interface Enrolled extends Person {
  secret: string;
  recoveryCodes: string[];
}

async function signIn(person: TestPerson, ip = home): Promise<Person> {
  return { ...person, token: (await login(person.email, password, ip)).body.token };
}

const start = (token: string, currentPassword = password) =>
  office.call<Schemas['TwoFactorSetup']>('POST', path, { token, body: { currentPassword } });
const post = <T = never>(token: string, action: string, code: string) =>
  office.call<T>('POST', `${path}/${action}`, { token, body: { code } });
const status = async (token: string) =>
  (await office.call<Schemas['TwoFactorStatus']>('GET', path, { token })).body;

async function enroll(person: TestPerson, ip = home): Promise<Enrolled> {
  const { token } = await signIn(person, ip);
  const { secret } = (await start(token)).body;
  const { body } = await post<Schemas['RecoveryCodes']>(token, 'confirm', codeOf(secret));
  return { ...person, token, secret, recoveryCodes: body.recoveryCodes };
}

const verify = (email: string, code: string, ip = home) =>
  office.call<Schemas['Session']>('POST', '/v1/auth/user/verify-two-factor', {
    body: { email, password, code },
    ip,
  });

describe('setup', () => {
  it('enables two-factor authentication with a code of the new secret', async () => {
    const person = await signIn(await makePerson(office, null));
    expect(await status(person.token)).toEqual({
      enabled: false,
      enabledAt: null,
      recoveryCodesLeft: 0,
      required: false,
    });
    const { secret, uri } = (await start(person.token)).body;
    expect(new URL(uri).searchParams.get('secret')).toBe(secret);
    expect(decodeURIComponent(uri)).toContain(person.email);
    expect(await status(person.token)).toMatchObject({ enabled: false });
    const answer = await post<Schemas['RecoveryCodes']>(person.token, 'confirm', codeOf(secret));
    expect(new Set(answer.body.recoveryCodes).size).toBe(10);
    expect(await status(person.token)).toMatchObject({ enabled: true, recoveryCodesLeft: 10 });
    const [mail] = await office.mailsTo(person.email);
    expect(mail!.subject).toBe('2段階認証が有効になりました');
  });

  it('requires the current password', async () => {
    const { token } = await signIn(await makePerson(office, null));
    expect(await start(token, 'Wrong#2026')).toMatchObject({
      status: 422,
      errors: 'currentPasswordIncorrect',
    });
  });

  it('rejects a wrong code, and every code after 30 minutes', async () => {
    const person = await signIn(await makePerson(office, null));
    const { secret } = (await start(person.token)).body;
    expect(await post(person.token, 'confirm', wrongCodeFor(secret))).toMatchObject({
      status: 422,
      errors: 'twoFactorCodeInvalid',
    });
    office.advanceClock({ minutes: 30 });
    const { token } = await signIn(person);
    expect(await post(token, 'confirm', codeOf(secret))).toMatchObject({
      status: 409,
      errors: 'twoFactorSetupExpired',
    });
  });

  it('keeps a confirmed secret when a setup is started again', async () => {
    const { token, email, secret } = await enroll(await makePerson(office, null));
    expect((await start(token)).errors).toBe('twoFactorAlreadyEnabled');
    expect((await verify(email, nextCodeOf(secret))).status).toBe(200);
  });
});

describe('sign-in', () => {
  it('requires a code and mails none, also from a known network', async () => {
    const { email, secret } = await enroll(await makePerson(office, null));
    const mails = (await office.mailsTo(email)).length;
    expect((await login(email)).errors).toBe('twoFactorRequired');
    expect((await login(email, password, elsewhere)).errors).toBe('twoFactorRequired');
    expect(await office.mailsTo(email)).toHaveLength(mails);
    expect(await verify(email, nextCodeOf(secret), elsewhere)).toMatchObject({
      status: 200,
      body: { user: { email } },
    });
  });

  it('does not accept a mailed code instead', async () => {
    const person = await makePerson(office, null);
    await login(person.email);
    expect((await login(person.email, password, elsewhere)).errors).toBe('loginIpUnknown');
    const code = /\b\d{4}\b/.exec((await office.mailsTo(person.email)).at(-1)!.text)![0];
    await enroll(person);
    const answer = await office.call('POST', '/v1/auth/user/verify-new-ip', {
      body: { email: person.email, password, code },
      ip: elsewhere,
    });
    expect(answer).toMatchObject({ status: 422, errors: 'twoFactorRequired' });
  });

  it('requires the password', async () => {
    const { email, secret } = await enroll(await makePerson(office, null));
    const answer = await office.call('POST', '/v1/auth/user/verify-two-factor', {
      body: { email, password: 'Wrong#2026', code: nextCodeOf(secret) },
    });
    expect(answer).toMatchObject({ status: 422, errors: 'incorrectPassword' });
  });

  it('returns 409 for an account without two-factor authentication', async () => {
    const { email } = await makePerson(office, null);
    expect(await verify(email, '123456')).toMatchObject({
      status: 409,
      errors: 'twoFactorNotEnabled',
    });
  });

  it('accepts a code once when it is sent 50 times in parallel', async () => {
    const { email, secret } = await enroll(await makePerson(office, null));
    const code = nextCodeOf(secret);
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => verify(email, code, `198.51.100.${index}`)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('accepts the codes before and after the current one', async () => {
    const { email, secret } = await enroll(await makePerson(office, null));
    office.advanceClock({ minutes: 2 });
    const now = office.platform.now().getTime();
    expect((await verify(email, codeAt(secret, new Date(now - 30_000)))).status).toBe(200);
    expect((await verify(email, codeAt(secret, new Date(now + 30_000)))).status).toBe(200);
    expect((await verify(email, codeAt(secret, new Date(now + 60_000)))).status).toBe(422);
  });

  it('blocks codes from every network after five wrong ones', async () => {
    const { email, secret } = await enroll(await makePerson(office, null));
    const wrong = wrongCodeFor(secret);
    const answers = [];
    for (let index = 0; index < 5; index += 1) {
      answers.push(await verify(email, wrong, `198.51.100.${index}`));
    }
    expect(answers[0]).toMatchObject({
      errors: 'twoFactorCodeInvalid',
      body: { data: { remaining: 4 } },
    });
    expect(answers[4]).toMatchObject({ status: 403, errors: 'twoFactorAttemptsExceeded' });
    expect((await office.mailsTo(email)).at(-1)!.subject).toBe('認証コードの誤りが続いています');
    expect((await verify(email, nextCodeOf(secret))).errors).toBe('twoFactorAttemptsExceeded');
    office.advanceClock({ minutes: 15 });
    expect((await verify(email, nextCodeOf(secret))).status).toBe(200);
  });

  it('is not blocked by wrong codes in the settings of a session', async () => {
    const { token, email, secret } = await enroll(await makePerson(office, null));
    for (let index = 0; index < 5; index += 1) await post(token, 'disable', wrongCodeFor(secret));
    expect((await post(token, 'disable', nextCodeOf(secret))).errors).toBe(
      'twoFactorAttemptsExceeded',
    );
    expect((await verify(email, codeOf(secret))).status).toBe(200);
  });

  it('checks at most five of 50 parallel wrong codes', async () => {
    const { email, secret } = await enroll(await makePerson(office, null));
    const wrong = wrongCodeFor(secret);
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => verify(email, wrong, `198.51.100.${index}`)),
    );
    const checked = answers.filter(({ errors }) => errors === 'twoFactorCodeInvalid');
    expect(checked).toHaveLength(4);
  });

  it('keeps the block when the password is reset by mail', async () => {
    const { userId, email, secret } = await enroll(await makePerson(office, null));
    for (let index = 0; index < 5; index += 1) await verify(email, wrongCodeFor(secret));
    const { platform } = office;
    const link = await issueLink(platform, platform.db, { kind: 'RESET', email, userId });
    const body = { token: link.token, password };
    expect((await office.call('POST', '/v1/auth/user/password/reset', { body })).status).toBe(204);
    expect((await verify(email, nextCodeOf(secret))).errors).toBe('twoFactorAttemptsExceeded');
  });
});

describe('recovery codes', () => {
  it('signs in once with a code and informs the owner', async () => {
    const { email, recoveryCodes } = await enroll(await makePerson(office, null));
    const code = recoveryCodes[3]!.replace('-', '').toLowerCase();
    const answer = await verify(email, code);
    expect(answer.status).toBe(200);
    expect(await status(answer.body.token)).toMatchObject({ recoveryCodesLeft: 9 });
    expect((await office.mailsTo(email)).at(-1)!.subject).toBe(
      'バックアップコードが使用されました',
    );
    expect((await verify(email, code)).errors).toBe('twoFactorCodeInvalid');
  });

  it('invalidates the previous codes when new ones are created', async () => {
    const { token, email, secret, recoveryCodes } = await enroll(await makePerson(office, null));
    expect((await post(token, 'recovery-codes', wrongCodeFor(secret))).status).toBe(422);
    const answer = await post<Schemas['RecoveryCodes']>(
      token,
      'recovery-codes',
      nextCodeOf(secret),
    );
    expect(answer.body.recoveryCodes).toHaveLength(10);
    expect((await verify(email, recoveryCodes[0]!)).status).toBe(422);
    expect((await verify(email, answer.body.recoveryCodes[0]!)).status).toBe(200);
  });

  it('does not accept a code of another person', async () => {
    const { recoveryCodes } = await enroll(await makePerson(office, null));
    const other = await enroll(await makePerson(office, null));
    expect((await verify(other.email, recoveryCodes[0]!)).status).toBe(422);
  });
});

describe('disabling', () => {
  it('signs in without a code afterwards', async () => {
    const { token, email, secret } = await enroll(await makePerson(office, null));
    expect((await post(token, 'disable', wrongCodeFor(secret))).status).toBe(422);
    expect((await post(token, 'disable', nextCodeOf(secret))).status).toBe(204);
    expect((await login(email)).status).toBe(200);
    expect((await office.mailsTo(email)).at(-1)!.subject).toBe('2段階認証が無効になりました');
  });

  it('works for the operator without a code', async () => {
    const { userId, email } = await enroll(await makePerson(office, null));
    expect(await resetTwoFactor(office.platform, userId)).toBe(true);
    expect(await resetTwoFactor(office.platform, userId)).toBe(false);
    expect((await login(email)).status).toBe(200);
  });
});

describe('required of administrators', () => {
  const requireTwoFactor = (token: string) =>
    office.call('PUT', '/v1/admin/organization/sign-in-rules', {
      token,
      body: {
        version: 0,
        loginCode: 'NEW_NETWORKS',
        companyNetworks: [],
        companyNetworksOnly: false,
        idleMinutes: null,
        minPasswordLength: 4,
        sessionHours: 720,
        inviteDomains: [],
        adminTwoFactor: true,
      },
    });

  async function makeEnrolledAdministrator(organizationId: string) {
    const person = await makePerson(office, organizationId, { role: 'ORGANIZATION_ADMIN' });
    const enrolled = await enroll(person);
    const answer = await office.call<Schemas['Session']>(
      'POST',
      '/v1/admin/auth/verify-two-factor',
      {
        body: { email: person.email, password, code: nextCodeOf(enrolled.secret) },
      },
    );
    expect(answer.body.organizationId).toBe(organizationId);
    return { ...enrolled, admin: answer.body.token };
  }

  it('rejects the rule of an administrator without it', async () => {
    const { organizationId } = await makeOrganization(office, 'Sakura');
    const { token } = await makeAdministrator(office, organizationId);
    expect(await requireTwoFactor(token)).toMatchObject({
      status: 403,
      errors: 'twoFactorSetupRequired',
    });
  });

  it('ends the sessions of administrators without it, who cannot select the organisation', async () => {
    const { organizationId } = await makeOrganization(office, 'Sakura');
    const other = await makeAdministrator(office, organizationId);
    const { admin, token, secret } = await makeEnrolledAdministrator(organizationId);
    expect((await requireTwoFactor(admin)).status).toBe(200);
    expect((await other.ask('GET', '/v1/admin/auth/me')).status).toBe(401);
    const again = await signInAsAdministrator(office, other, null);
    expect(again.organizationId).toBeNull();
    const select = { body: { organizationId } };
    expect(await again.ask('POST', '/v1/admin/auth/organization', select)).toMatchObject({
      status: 403,
      errors: 'twoFactorSetupRequired',
    });
    expect(await status(token)).toMatchObject({ required: true });
    expect((await post(token, 'disable', nextCodeOf(secret))).errors).toBe(
      'twoFactorRequiredByOrganization',
    );
    await enroll(other, '203.0.113.1');
    expect((await again.ask('POST', '/v1/admin/auth/organization', select)).status).toBe(200);
  });

  it('ends a session at its refresh if it was selected during a change of the rule', async () => {
    const { organizationId } = await makeOrganization(office, 'Sakura');
    const { admin } = await makeEnrolledAdministrator(organizationId);
    const other = await makeAdministrator(office, organizationId);
    const rules = eq(organizationSignInRules.organizationId, organizationId);
    expect((await requireTwoFactor(admin)).status).toBe(200);
    // A session that selected the organisation while the rule was being changed.
    await office.platform.db
      .update(organizationSignInRules)
      .set({ adminTwoFactor: false })
      .where(rules);
    const late = await signInAsAdministrator(office, other, organizationId);
    await office.platform.db
      .update(organizationSignInRules)
      .set({ adminTwoFactor: true })
      .where(rules);
    expect((await refreshAdministrator(office, late.refreshToken)).errors).toBe('refreshFailed');
    expect((await late.ask('GET', '/v1/admin/auth/me')).status).toBe(401);
  });

  it('does not affect administrators of another organisation', async () => {
    const { organizationId } = await makeOrganization(office, 'Sakura');
    const northwind = await makeOrganization(office, 'Northwind');
    const other = await makeAdministrator(office, northwind.organizationId);
    const { admin } = await makeEnrolledAdministrator(organizationId);
    await requireTwoFactor(admin);
    expect((await other.ask('GET', '/v1/admin/auth/me')).status).toBe(200);
  });

  it('accepts a session with a passkey, not a session with only the password', async () => {
    const { organizationId } = await makeOrganization(office, 'Sakura');
    const { admin } = await makeEnrolledAdministrator(organizationId);
    const other = await makePerson(office, organizationId, { role: 'ORGANIZATION_ADMIN' });
    const authenticator = await addPasskey(office, await signIn(other));
    const withPasskey = () => signInWithPasskey(office, authenticator);
    const before = await withPasskey();
    expect((await requireTwoFactor(admin)).status).toBe(200);
    const isOpen = async (token: string) =>
      (await office.call('GET', '/v1/admin/auth/me', { token })).status === 200;
    expect(await isOpen(before.token)).toBe(true);
    expect(await withPasskey()).toMatchObject({ organizationId });

    const { token, ...session } = await signInAsAdministrator(office, other, null);
    expect(session.organizationId).toBeNull();
    const select = () =>
      session.ask('POST', '/v1/admin/auth/organization', { body: { organizationId } });
    expect(await select()).toMatchObject({ status: 403, errors: 'passkeySignInRequired' });
    const options = await office.call<Schemas['ConfirmationOptions']>(
      'POST',
      '/v1/admin/auth/confirmation/options',
      { token },
    );
    const assertion = authenticator.get(options.body.passkey!.options);
    const body = { assertion };
    await office.call('POST', '/v1/admin/auth/confirmation', { token, body });
    expect((await select()).status).toBe(200);
  });
});
