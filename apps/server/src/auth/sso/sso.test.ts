import { Resolver } from 'node:dns/promises';
import type { Schemas } from '@office/api';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  auditEntriesOf,
  makeAdministrator,
  makeSystemAdmin,
  type TestAdministrator,
} from '../../../test/administrators.ts';
import { startOffice, type Answer, type TestOffice } from '../../../test/office.ts';
import { addPasskey, signInWithPasskey } from '../../../test/passkeys.ts';
import { makeOrganization, makePerson, password, signIn } from '../../../test/people.ts';
import {
  clientSecret,
  startIdentityProvider,
  type IdentityProvider,
} from '../../../test/providers/identity-provider.ts';

type Session = Schemas['Session'];
type Settings = Schemas['SsoSettings'];

const path = '/v1/admin/organization/sso';
const domain = 'sakura.example';
const idTokenSeconds = 120;

let office: TestOffice;
let provider: IdentityProvider;
let organizationId: string;
let admin: TestAdministrator;
let count = 0;

beforeAll(async () => {
  const [hosts, publicUrl]: [string[], string] = [[], 'http://localhost:4000'];
  office = await startOffice({ ssoHosts: hosts, publicUrl });
  ({ organizationId } = await makeOrganization(office, 'Sakura'));
  provider = await startIdentityProvider({
    redirectUris: [`${publicUrl}/auth/sso-callback`, `${publicUrl}/admin/sso-callback`],
    backchannelLogoutUri: `${office.url}/api/v1/auth/sso/${organizationId}/logout`,
    idTokenSeconds,
  });
  hosts.push(new URL(provider.issuer).host);
  // Tokens of the provider contain the time of this machine.
  alignClock();
  admin = await makeAdministrator(office, organizationId);
  await configure(admin);
  await addVerifiedDomain(admin, domain);
});
afterAll(async () => {
  vi.restoreAllMocks();
  await provider.close();
  await office.close();
});
beforeEach(() => {
  provider.account = newAccount();
});

function alignClock() {
  office.advanceClock({ seconds: (Date.now() - office.platform.now().getTime()) / 1000 });
}

/** A verified account of the provider with an unused address. */
function newAccount(claims: object = {}) {
  count += 1;
  const email = `aoi-${count}@${domain}`;
  return { sub: `subject-${count}`, email, email_verified: true, name: '青木 葵', ...claims };
}

async function configure(by: TestAdministrator, change: object = {}): Promise<Answer<Settings>> {
  const { body } = await by.ask<Settings>('GET', path);
  const { issuer, clientId } = provider;
  const breakGlassUserIds: string[] = [];
  return by.ask<Settings>('PUT', path, {
    body: { version: body.version, issuer, clientId, clientSecret, breakGlassUserIds, ...change },
  });
}

async function addVerifiedDomain(by: TestAdministrator, name: string): Promise<Answer<Settings>> {
  const { body } = await by.ask<Settings>('POST', `${path}/domains`, { body: { domain: name } });
  const { id, txtValue } = body.domains.find((each) => each.domain === name)!;
  vi.spyOn(Resolver.prototype, 'resolveTxt').mockResolvedValue([['v=spf1'], [txtValue]]);
  return by.ask<Settings>('POST', `${path}/domains/${id}/verify`);
}

interface Start {
  email?: string;
  base?: string;
}

async function start({ email = `anyone@${domain}`, base = '/v1/auth/user/sso' }: Start = {}) {
  return office.call<Schemas['StartedSso']>('POST', base, { body: { email } });
}

/** Starts a sign-in, signs in at the provider, and finishes the sign-in with changes to the request. */
async function signInWithSso(
  change: Partial<Schemas['FinishSsoRequest']> = {},
  options: Start = {},
): Promise<Answer<Session>> {
  const { body } = await start(options);
  const query = await provider.authorize(body.url);
  return finish({ query, browserToken: body.browserToken, ...change }, options);
}

function finish(body: Schemas['FinishSsoRequest'], { base = '/v1/auth/user/sso' }: Start = {}) {
  return office.call<Session>('POST', `${base}/callback`, { body });
}

const enter = (token: string, id = organizationId) =>
  office.call<Session>('POST', '/v1/auth/user/organization', {
    token,
    body: { organizationId: id },
  });
const isOpen = async ({ token }: Pick<Session, 'token'>) =>
  (await office.call('GET', '/v1/auth/user/profile', { token })).status === 200;
const loginWithPassword = (email: string, attempted = password) =>
  office.call('POST', '/v1/auth/user/login', { body: { email, password: attempted } });

describe('a sign-in with the provider', () => {
  it('creates the account and the member with role and department of the claims', async () => {
    provider.account = newAccount({ office_role: 'guest', department: '営業部' });
    const { status, body } = await signInWithSso();
    expect(status).toBe(200);
    expect(body.user.email).toBe(provider.account.email);
    expect((await enter(body.token)).status).toBe(200);
    const member = await admin.ask('GET', `/v1/admin/members/${body.user.id}`);
    expect(member.body).toMatchObject({ role: 'GUEST', department: '営業部' });
    const actions = (await auditEntriesOf(admin)).map(({ action }) => action);
    expect(actions).toEqual(expect.arrayContaining(['SSO_ACCOUNT_LINKED', 'MEMBER_ADDED']));
  });

  it('links an existing account by its verified address, and finds it by the subject later', async () => {
    const email = provider.account.email!;
    const person = await makePerson(office, organizationId, { email });
    expect((await signInWithSso()).body.user.id).toBe(person.userId);
    provider.account = { ...provider.account, email: `renamed@${domain}`, email_verified: false };
    expect((await signInWithSso()).body.user.id).toBe(person.userId);
  });

  it.each([
    ['the address is not verified', { email_verified: false }],
    ['the address is missing', { email: undefined }],
    ['the domain is of another organisation', { email: 'aoi@elsewhere.example' }],
    ['the domain is a subdomain', { email: `aoi@sub.${domain}` }],
  ])('is rejected if %s', async (_reason, claims) => {
    provider.account = { ...newAccount(), ...claims };
    expect(await signInWithSso()).toMatchObject({ status: 403, errors: 'ssoAccountNotAllowed' });
  });

  it('is limited to the organisation of the provider', async () => {
    const other = await makeOrganization(office, 'Elsewhere');
    const email = provider.account.email!;
    await makePerson(office, other.organizationId, { email });
    const { token } = (await signInWithSso()).body;
    expect((await enter(token, other.organizationId)).errors).toBe('organizationNotFound');
    const list = await office.call<Schemas['OrganizationList']>(
      'GET',
      '/v1/organizations/user/joined',
      {
        token,
      },
    );
    expect(list.body.data.map(({ id }) => id)).toEqual([organizationId]);
  });

  it('ignores a name with line breaks', async () => {
    provider.account = newAccount({ name: 'Aoi\nAoki' });
    const { user } = (await signInWithSso()).body;
    const { body } = await admin.ask<{ nameKanji: string }>('GET', `/v1/admin/members/${user.id}`);
    expect(body.nameKanji).toBe(user.email.split('@')[0]);
  });

  it('is rejected for blocked members', async () => {
    const { user } = (await signInWithSso()).body;
    await admin.ask('POST', `/v1/admin/members/${user.id}/block`);
    expect(await signInWithSso()).toMatchObject({ status: 403, errors: 'userBlocked' });
  });

  it('is not available for domains without a provider', async () => {
    const answer = await start({ email: 'aoi@unknown.example' });
    expect(answer).toMatchObject({ status: 422, errors: 'ssoNotAvailable' });
  });
});

describe('the response of the provider', () => {
  const failed = { status: 422, errors: 'ssoSignInFailed' };

  it('can be used once', async () => {
    const { body } = await start();
    const query = await provider.authorize(body.url);
    const request = { query, browserToken: body.browserToken };
    const answers = await Promise.all([finish(request), finish(request)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
    expect(await finish(request)).toMatchObject(failed);
  });

  it('is rejected in another browser, which does not consume it', async () => {
    const { body } = await start();
    const query = await provider.authorize(body.url);
    expect(await finish({ query, browserToken: 'other' })).toMatchObject(failed);
    expect((await finish({ query, browserToken: body.browserToken })).status).toBe(200);
  });

  it('is rejected with the code of another sign-in', async () => {
    const [first, second] = [await start(), await start()];
    const code = new URLSearchParams(await provider.authorize(first.body.url)).get('code')!;
    const query = new URLSearchParams(await provider.authorize(second.body.url));
    query.set('code', code);
    const { browserToken } = second.body;
    expect(await finish({ query: query.toString(), browserToken })).toMatchObject(failed);
  });

  it('is rejected from another issuer', async () => {
    const { body } = await start();
    const query = new URLSearchParams(await provider.authorize(body.url));
    query.set('iss', 'https://evil.example');
    const { browserToken } = body;
    expect(await finish({ query: query.toString(), browserToken })).toMatchObject(failed);
  });

  it('is rejected with another nonce', async () => {
    const { body } = await start();
    const url = new URL(body.url);
    url.searchParams.set('nonce', 'other');
    const query = await provider.authorize(url.href);
    expect(await finish({ query, browserToken: body.browserToken })).toMatchObject(failed);
  });

  it('is rejected if the provider reports an error', async () => {
    const { body } = await start();
    const state = new URL(body.url).searchParams.get('state');
    const query = `error=access_denied&state=${state}&iss=${encodeURIComponent(provider.issuer)}`;
    expect(await finish({ query, browserToken: body.browserToken })).toMatchObject(failed);
  });

  it('expires after 10 minutes', async () => {
    const { body } = await start();
    const query = await provider.authorize(body.url);
    office.advanceClock({ minutes: 10 });
    const answer = await finish({ query, browserToken: body.browserToken });
    alignClock();
    expect(answer).toMatchObject(failed);
  });

  it.each([
    ['accepts', 30, 200],
    ['rejects', 90, 422],
  ])('%s an ID token that expired %i seconds ago', async (_result, seconds, status) => {
    const { body } = await start();
    const query = await provider.authorize(body.url);
    office.advanceClock({ seconds: idTokenSeconds + seconds });
    const answer = await finish({ query, browserToken: body.browserToken });
    alignClock();
    expect(answer.status).toBe(status);
  });

  it('is accepted after the provider has replaced its key', async () => {
    expect((await signInWithSso()).status).toBe(200);
    provider.rotateKey();
    expect((await signInWithSso()).status).toBe(200);
  });
});

describe('a provider that is down', () => {
  it('is reported at the start, the end and by the test', async () => {
    const down = await startIdentityProvider({ redirectUris: ['http://localhost:4000/'] });
    const { host } = new URL(down.issuer);
    office.platform.config.ssoHosts.push(host);
    const other = await makeOrganization(office, 'Down');
    const by = await makeAdministrator(office, other.organizationId);
    await configure(by, { issuer: down.issuer });
    await addVerifiedDomain(by, 'down.example');
    expect((await by.ask('POST', `${path}/test`)).status).toBe(204);
    const { body } = await start({ email: 'a@down.example' });
    const state = new URL(body.url).searchParams.get('state');
    await down.close();
    const unavailable = { status: 422, errors: 'ssoProviderUnavailable' };
    const query = `code=c&state=${state}`;
    expect(await finish({ query, browserToken: body.browserToken })).toMatchObject(unavailable);
    expect(await start({ email: 'a@down.example' })).toMatchObject(unavailable);
    expect(await by.ask('POST', `${path}/test`)).toMatchObject(unavailable);
  });
});

describe('a sign-in to the administration', () => {
  const options = { base: '/v1/admin/auth/sso' };

  it('opens the organisation of the provider for its administrators', async () => {
    provider.account = newAccount({ office_role: 'administrator' });
    const { status, body } = await signInWithSso({}, options);
    expect({ status, organizationId: body.organizationId }).toEqual({
      status: 200,
      organizationId,
    });
    const confirmation = await office.call<Schemas['ConfirmationOptions']>(
      'POST',
      '/v1/admin/auth/confirmation/options',
      { token: body.token },
    );
    expect(confirmation.body.methods).toEqual([]);
  });

  it('is rejected for members and system administrators', async () => {
    const rejected = { status: 403, errors: 'notAdministrator' };
    expect(await signInWithSso({}, options)).toMatchObject(rejected);
    const email = provider.account.email!;
    const person = await makePerson(office, organizationId, { email, role: 'ORGANIZATION_ADMIN' });
    await office.database.pool.query('UPDATE users SET system_admin = true WHERE id = $1', [
      person.userId,
    ]);
    expect(await signInWithSso({}, options)).toMatchObject(rejected);
  });
});

describe('back-channel logout', () => {
  const logOut = (token: string) =>
    fetch(`${office.url}/api/v1/auth/sso/${organizationId}/logout`, {
      method: 'POST',
      body: new URLSearchParams({ logout_token: token }),
    });

  it('ends all sessions of the subject, and no others', async () => {
    const [first, second] = [(await signInWithSso()).body, (await signInWithSso()).body];
    const subject = provider.account;
    provider.account = newAccount();
    const other = (await signInWithSso()).body;
    provider.account = subject;
    await provider.sendLogout();
    expect([await isOpen(first), await isOpen(second), await isOpen(other)]).toEqual([
      false,
      false,
      true,
    ]);
  });

  it('ends only the session with the `sid`', async () => {
    const [first, second] = [(await signInWithSso()).body, (await signInWithSso()).body];
    const { rows } = await office.database.pool.query<{ sid: string }>(
      `SELECT sso_sid AS sid FROM sessions WHERE user_id = $1 ORDER BY created_at`,
      [first.user.id],
    );
    await provider.sendLogout(rows[0]!.sid);
    expect([await isOpen(first), await isOpen(second)]).toEqual([false, true]);
  });

  it('rejects other tokens', async () => {
    const session = (await signInWithSso()).body;
    expect((await logOut('a.b.c')).status).toBe(400);
    expect((await logOut(session.token)).status).toBe(400);
    expect(await isOpen(session)).toBe(true);
  });
});

describe('front-channel logout', () => {
  const logOut = (query: Record<string, string>, id = organizationId) =>
    fetch(
      `${office.url}/api/v1/auth/sso/${id}/frontchannel-logout?${new URLSearchParams(query).toString()}`,
    );
  const sidOf = async ({ user }: Session) => {
    const { rows } = await office.database.pool.query<{ sid: string }>(
      'SELECT sso_sid AS sid FROM sessions WHERE user_id = $1 ORDER BY created_at',
      [user.id],
    );
    return rows[0]!.sid;
  };

  it('ends only the session with the `sid`, in a page for a frame', async () => {
    const [first, second] = [(await signInWithSso()).body, (await signInWithSso()).body];
    const answer = await logOut({ iss: provider.issuer, sid: await sidOf(first) });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('x-frame-options')).toBeNull();
    expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'");
    expect(answer.headers.get('set-cookie')).toBeNull();
    expect([await isOpen(first), await isOpen(second)]).toEqual([false, true]);
  });

  it('returns the same page for an unknown `sid`', async () => {
    expect((await logOut({ iss: provider.issuer, sid: 'unknown' })).status).toBe(200);
  });

  it('returns 400 for another issuer, organisation or no `sid`', async () => {
    const session = (await signInWithSso()).body;
    const sid = await sidOf(session);
    const { organizationId: other } = await makeOrganization(office, 'Without a provider');
    const answers = await Promise.all([
      logOut({ iss: 'https://other.example', sid }),
      logOut({ iss: provider.issuer, sid }, other),
      logOut({ iss: provider.issuer, sid }, 'none'),
      logOut({ iss: provider.issuer }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 400]);
    expect(await isOpen(session)).toBe(true);
  });
});

describe('required single sign-on', () => {
  const required = { status: 403, errors: 'ssoRequired' };
  const firm = 'firm.example';
  let by: TestAdministrator;
  let domainId: string;
  let member: { userId: string; email: string };
  const setRequired = (value: boolean) =>
    by.ask<Settings>('PATCH', `${path}/domains/${domainId}`, { body: { required: value } });

  beforeAll(async () => {
    const firmOrganization = await makeOrganization(office, 'Firm');
    const id = firmOrganization.organizationId;
    by = await makeAdministrator(office, id);
    await office.database.pool.query('UPDATE users SET email = $1 WHERE id = $2', [
      `admin@${firm}`,
      by.userId,
    ]);
    by.email = `admin@${firm}`;
    member = await makePerson(office, id, { email: `member@${firm}` });
    await configure(by);
    const { body } = await addVerifiedDomain(by, firm);
    domainId = body.domains[0]!.id;
  });

  it('needs a break-glass administrator', async () => {
    expect(await setRequired(true)).toMatchObject({ status: 422, errors: 'ssoBreakGlassRequired' });
  });

  it('rejects passwords, passkeys and resets with one error, except for break-glass administrators', async () => {
    const session = await signIn(office, member);
    const authenticator = await addPasskey(office, session);
    await configure(by, { breakGlassUserIds: [by.userId] });
    expect((await setRequired(true)).status).toBe(200);
    expect(await isOpen(session)).toBe(false);
    expect(await loginWithPassword(member.email)).toMatchObject(required);
    expect(await loginWithPassword(`unknown@${firm}`)).toMatchObject(required);
    expect(await loginWithPassword(by.email, 'Wrong#1')).toMatchObject(required);
    expect((await loginWithPassword(by.email)).status).toBe(200);
    expect((await signInWithPasskey(office, authenticator)).token).toBeUndefined();
    for (const email of [member.email, `unknown@${firm}`, by.email]) {
      const answer = await office.call('POST', '/v1/auth/user/password/forgot', {
        body: { email },
      });
      expect(answer).toMatchObject(required);
    }
    // The member got a mail about the passkey only.
    expect(await office.mailsTo(member.email)).toHaveLength(1);
    expect(await office.mailsTo(by.email)).toHaveLength(1);
  });

  it('cannot lose its last break-glass administrator', async () => {
    expect(await configure(by)).toMatchObject({ status: 422, errors: 'ssoBreakGlassRequired' });
  });

  it('accepts passwords again when it is turned off', async () => {
    expect((await setRequired(false)).status).toBe(200);
    expect((await loginWithPassword(member.email)).status).toBe(200);
  });
});

describe('the settings', () => {
  it('never return the secret, and keep it until the issuer changes', async () => {
    const kept = await configure(admin, { clientSecret: undefined });
    expect(kept.status).toBe(200);
    expect(JSON.stringify(kept.body)).not.toContain(clientSecret);
    expect(JSON.stringify(await auditEntriesOf(admin))).not.toContain(clientSecret);
    expect((await signInWithSso()).status).toBe(200);
    const change = { clientSecret: undefined, issuer: 'https://other.example' };
    expect(await configure(admin, change)).toMatchObject({
      status: 400,
      errors: { clientSecret: 'required' },
    });
  });

  it.each(['https://10.0.0.1', 'http://login.example', 'https://user:pw@login.example'])(
    'reject the issuer %s',
    async (issuer) => {
      expect(await configure(admin, { issuer })).toMatchObject({ errors: { issuer: 'invalid' } });
    },
  );

  it('verify a domain only with its TXT record, and for one organisation', async () => {
    const system = await makeSystemAdmin(office, organizationId);
    const other = await makeOrganization(office, 'Other');
    const by = await makeAdministrator(office, other.organizationId);
    expect(await addVerifiedDomain(by, domain)).toMatchObject({ errors: 'ssoDomainTaken' });
    const { body } = await system.ask<Settings>('POST', `${path}/domains`, {
      body: { domain: 'new.example' },
    });
    const { id } = body.domains.find((each) => each.domain === 'new.example')!;
    const verify = () => system.ask('POST', `${path}/domains/${id}/verify`);
    vi.spyOn(Resolver.prototype, 'resolveTxt').mockResolvedValue([['office-sso=guess']]);
    expect(await verify()).toMatchObject({ status: 422, errors: 'ssoDomainNotVerified' });
    vi.spyOn(Resolver.prototype, 'resolveTxt').mockRejectedValue(new Error('ENOTFOUND'));
    expect(await verify()).toMatchObject({ status: 422, errors: 'ssoDomainNotVerified' });
    expect((await system.ask('DELETE', `${path}/domains/${id}`)).status).toBe(200);
  });

  it('end the sessions of the provider when they are removed', async () => {
    const session = (await signInWithSso()).body;
    expect((await admin.ask('DELETE', path)).status).toBe(204);
    expect(await isOpen(session)).toBe(false);
    expect(await start()).toMatchObject({ errors: 'ssoNotAvailable' });
    const { email } = session.user;
    await office.call('POST', '/v1/auth/user/password/forgot', { body: { email } });
    expect(await office.mailsTo(email)).toHaveLength(1);
  });
});
