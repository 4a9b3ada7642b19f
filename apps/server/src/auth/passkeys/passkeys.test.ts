import type { Schemas } from '@office/api';
import { maxPasskeys } from '@office/vocabulary';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Authenticator } from '../../../test/authenticator.ts';
import type { TestOffice } from '../../../test/office.ts';
import { makeOrganization, makePerson, password, type TestPerson } from '../../../test/people.ts';
import { elsewhere, home, startSignInTest, type SignInTest } from '../../../test/sign-in.ts';
import { blockUser } from '../../admin/accounts.ts';
import { issueLink } from '../one-time-link.ts';

let office: TestOffice;
let login: SignInTest['login'];
beforeAll(async () => {
  ({ office, login } = await startSignInTest());
});
afterAll(() => office.close());

const path = '/v1/auth/user/passkeys';
const newAuthenticator = () => new Authenticator(new URL(office.platform.config.publicUrl).origin);

type Options = Schemas['PasskeyOptions'];

const newOptions = (token: string, currentPassword = password) =>
  office.call<Options>('POST', `${path}/options`, { token, body: { currentPassword } });
const add = (token: string, attestation: object, name = 'MacBook') =>
  office.call<Schemas['Passkey']>('POST', path, { token, body: { name, attestation } });
const list = async (token: string) =>
  (await office.call<Schemas['PasskeyList']>('GET', path, { token })).body.data;

async function signInOptions(): Promise<Options['options']> {
  return (await office.call<Options>('POST', '/v1/auth/user/passkey-options')).body.options;
}

const verify = (assertion: object, ip = elsewhere) =>
  office.call<Schemas['Session']>('POST', '/v1/auth/user/verify-passkey', {
    body: { assertion },
    ip,
  });

interface Enrolled extends TestPerson {
  token: string;
  authenticator: Authenticator;
}

async function enroll(person: TestPerson): Promise<Enrolled> {
  const { token } = (await login(person.email)).body;
  const authenticator = newAuthenticator();
  const { options } = (await newOptions(token)).body;
  expect((await add(token, authenticator.create(options))).status).toBe(201);
  return { ...person, token, authenticator };
}

const invalid = { status: 422, errors: 'passkeyInvalid' };

describe('adding a passkey', () => {
  it('lists the passkey and informs the owner', async () => {
    const { token, email } = await enroll(await makePerson(office, null));
    expect(await list(token)).toMatchObject([{ name: 'MacBook', synced: false, lastUsedAt: null }]);
    expect((await office.mailsTo(email)).at(-1)).toMatchObject({
      subject: 'パスキーが追加されました',
      text: expect.stringContaining('MacBook') as string,
    });
  });

  it('requires the current password', async () => {
    const { token } = (await login((await makePerson(office, null)).email)).body;
    expect(await newOptions(token, 'Wrong#2026')).toMatchObject({
      status: 422,
      errors: 'currentPasswordIncorrect',
    });
  });

  it.each([
    ['another origin', { origin: 'https://evil.example' }],
    ['no user verification', { userVerified: false }],
    ['an unknown challenge', { challenge: Buffer.alloc(54).toString('base64url') }],
  ])('rejects an attestation with %s', async (_what, overrides) => {
    const { token } = (await login((await makePerson(office, null)).email)).body;
    const { options } = (await newOptions(token)).body;
    const attestation = newAuthenticator().create(options, overrides);
    expect(await add(token, attestation)).toMatchObject(invalid);
    expect(await list(token)).toEqual([]);
  });

  it('rejects a challenge that was issued to another person or has expired', async () => {
    const mine = (await login((await makePerson(office, null)).email)).body.token;
    const theirs = (await login((await makePerson(office, null)).email)).body.token;
    const { options } = (await newOptions(mine)).body;
    expect(await add(theirs, newAuthenticator().create(options))).toMatchObject(invalid);
    office.advanceClock({ minutes: 5 });
    expect(await add(mine, newAuthenticator().create(options))).toMatchObject(invalid);
  });

  it('rejects a challenge in a session that has ended', async () => {
    const person = await makePerson(office, null);
    const { token } = (await login(person.email)).body;
    const { options } = (await newOptions(token)).body;
    const again = (await login(person.email)).body.token;
    expect(await add(again, newAuthenticator().create(options))).toMatchObject(invalid);
    await office.call('POST', '/v1/auth/user/logout', { token });
    expect((await add(token, newAuthenticator().create(options))).status).toBe(401);
  });

  it('adds one passkey when a challenge is used twice in parallel', async () => {
    const { token } = (await login((await makePerson(office, null)).email)).body;
    const { options } = (await newOptions(token)).body;
    const answers = await Promise.all([
      add(token, newAuthenticator().create(options)),
      add(token, newAuthenticator().create(options)),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422]);
  });

  it('keeps at most ten under 50 parallel additions', async () => {
    const { token } = (await login((await makePerson(office, null)).email)).body;
    const all = await Promise.all(Array.from({ length: 50 }, () => newOptions(token)));
    const accepted = all.filter(({ status }) => status === 200);
    await Promise.all(
      accepted.map(({ body }) => add(token, newAuthenticator().create(body.options))),
    );
    expect(await list(token)).toHaveLength(maxPasskeys);
    expect((await newOptions(token)).errors).toBe('passkeyLimitReached');
  });
});

describe('sign-in with a passkey', () => {
  it('needs no password and no code, also in an unknown network', async () => {
    const { email, authenticator, token } = await enroll(await makePerson(office, null));
    const answer = await verify(authenticator.get(await signInOptions()));
    expect(answer).toMatchObject({ status: 200, body: { user: { email } } });
    expect((await list(token))[0]!.lastUsedAt).not.toBeNull();
    expect((await login(email, password, elsewhere)).status).toBe(200);
  });

  it.each([
    ['another origin', { origin: 'https://evil.example' }],
    ['no user verification', { userVerified: false }],
    ['an unknown challenge', { challenge: Buffer.alloc(54).toString('base64url') }],
  ])('rejects an assertion with %s', async (_what, overrides) => {
    const { authenticator } = await enroll(await makePerson(office, null));
    const assertion = authenticator.get(await signInOptions(), overrides);
    expect(await verify(assertion)).toMatchObject(invalid);
  });

  it('rejects a wrong signature, a foreign user and an unknown passkey', async () => {
    const { authenticator } = await enroll(await makePerson(office, null));
    const other = await enroll(await makePerson(office, null));
    const assertion = authenticator.get(await signInOptions());
    const stolen = other.authenticator.get(await signInOptions());
    expect(await verify({ ...assertion, signature: stolen.signature })).toMatchObject(invalid);
    expect(await verify({ ...assertion, userHandle: stolen.userHandle })).toMatchObject(invalid);
    expect(await verify({ ...assertion, id: 'AAAA' })).toMatchObject(invalid);
  });

  it('accepts an assertion once when it is sent 50 times in parallel', async () => {
    const { authenticator } = await enroll(await makePerson(office, null));
    const assertion = authenticator.get(await signInOptions());
    const answers = await Promise.all(Array.from({ length: 50 }, () => verify(assertion)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('rejects an expired challenge', async () => {
    const { authenticator } = await enroll(await makePerson(office, null));
    const options = await signInOptions();
    office.advanceClock({ minutes: 5 });
    expect(await verify(authenticator.get(options))).toMatchObject(invalid);
  });

  it('rejects a signature counter that does not grow', async () => {
    const { authenticator } = await enroll(await makePerson(office, null));
    expect((await verify(authenticator.get(await signInOptions()))).status).toBe(200);
    authenticator.counter = 0;
    expect(await verify(authenticator.get(await signInOptions()))).toMatchObject(invalid);
  });

  it('rejects a blocked account', async () => {
    const { userId, authenticator } = await enroll(await makePerson(office, null));
    await blockUser(office.platform, userId);
    expect(await verify(authenticator.get(await signInOptions()))).toMatchObject({
      status: 403,
      errors: 'userBlocked',
    });
  });

  it('signs administrators in to the administration, and no one else', async () => {
    const { organizationId } = await makeOrganization(office, 'Sakura');
    const role = 'ORGANIZATION_ADMIN';
    const administrator = await enroll(await makePerson(office, organizationId, { role }));
    const member = await enroll(await makePerson(office, organizationId));
    const enter = async ({ authenticator }: Enrolled) =>
      office.call<Schemas['Session']>('POST', '/v1/admin/auth/verify-passkey', {
        body: { assertion: authenticator.get(await signInOptions()) },
      });
    expect((await enter(administrator)).body.organizationId).toBe(organizationId);
    expect(await enter(member)).toMatchObject({ status: 403, errors: 'notAdministrator' });
  });
});

describe('changing passkeys', () => {
  it('renames and removes own passkeys', async () => {
    const { token, authenticator } = await enroll(await makePerson(office, null));
    const [passkey] = await list(token);
    const one = `${path}/${passkey!.id}`;
    expect((await office.call('PATCH', one, { token, body: { name: 'iPad' } })).status).toBe(204);
    expect((await list(token))[0]!.name).toBe('iPad');
    expect((await office.call('DELETE', one, { token })).status).toBe(204);
    expect(await list(token)).toEqual([]);
    expect(await verify(authenticator.get(await signInOptions()))).toMatchObject(invalid);
  });

  it('returns 404 for a passkey of another person', async () => {
    const owner = await enroll(await makePerson(office, null));
    const other = (await login((await makePerson(office, null)).email)).body.token;
    const [passkey] = await list(owner.token);
    const one = `${path}/${passkey!.id}`;
    const rename = { token: other, body: { name: 'mine' } };
    expect((await office.call('PATCH', one, rename)).status).toBe(404);
    expect((await office.call('DELETE', one, { token: other })).status).toBe(404);
    expect(await list(owner.token)).toHaveLength(1);
  });

  it('removes all passkeys when the password is reset by mail', async () => {
    const { userId, email, authenticator } = await enroll(await makePerson(office, null));
    const { platform } = office;
    const link = await issueLink(platform, platform.db, { kind: 'RESET', email, userId });
    const body = { token: link.token, password };
    const reset = await office.call('POST', '/v1/auth/user/password/reset', { body, ip: home });
    expect(reset.status).toBe(204);
    expect(await verify(authenticator.get(await signInOptions()))).toMatchObject(invalid);
  });
});
