import type { Schemas } from '@office/api';
import { mailedCodeOf, mailedTokenOf } from '../../../test/sign-in.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  signInToOrganization,
  makeOrganization,
  makePerson,
  password,
  signIn,
} from '../../../test/people.ts';
import type { TestOrganization } from '../../../test/people.ts';
import { startOffice } from '../../../test/office.ts';
import type { TestOffice } from '../../../test/office.ts';
import { addMember } from '../../admin/members/member-changes.ts';
import { organizationSignInRules } from '../../database/schema/organizations.ts';
import { sendInvite } from '../../organization/invites.ts';
import { isInNetworks } from './sign-in-rules.ts';

let office: TestOffice;
let sakura: TestOrganization;
beforeAll(async () => {
  office = await startOffice();
});
afterAll(() => office.close());
beforeEach(async () => {
  sakura = await makeOrganization(office, 'Sakura');
});

type Rules = typeof organizationSignInRules.$inferInsert;

async function setRules(rules: Partial<Rules>, organization = sakura): Promise<void> {
  const { organizationId } = organization;
  const common = { loginCode: 'NEW_NETWORKS', sessionHours: 24 * 90 } as const;
  await office.platform.db
    .insert(organizationSignInRules)
    .values({ organizationId, ...common, companyNetworks: [], inviteDomains: [], ...rules });
}

const home = '198.51.100.1';
const companyIp = '203.0.113.77';

const login = (email: string, ip: string) =>
  office.call<Schemas['Session']>('POST', '/v1/auth/user/login', { body: { email, password }, ip });

describe('sign-in code rules', () => {
  const codeRequired = { status: 422, errors: 'loginIpUnknown' };

  it('always require a code with `ALWAYS`, except from company networks', async () => {
    const { email } = await makePerson(office, sakura.organizationId);
    await signIn(office, { email }, home);
    expect((await login(email, home)).status).toBe(200);
    await setRules({ loginCode: 'ALWAYS', companyNetworks: ['203.0.113.0/24'] });
    expect(await login(email, home)).toMatchObject(codeRequired);
    expect((await login(email, companyIp)).status).toBe(200);
    const code = await mailedCodeOf(office, email);
    const verify = { body: { email, password, code }, ip: home };
    expect((await office.call('POST', '/v1/auth/user/verify-new-ip', verify)).status).toBe(200);
    office.advanceClock({ minutes: 1 });
    expect(await login(email, home)).toMatchObject(codeRequired);
  });

  it('require a code if any organisation of the user does', async () => {
    const { email, userId } = await makePerson(office, sakura.organizationId);
    await signIn(office, { email }, home);
    await setRules({ companyNetworks: ['203.0.113.0/24'] });
    expect((await login(email, companyIp)).status).toBe(200);
    const other = await makeOrganization(office, 'Northwind');
    await addMember(office.platform, { ...other, userId, role: 'USER' });
    expect(await login(email, companyIp)).toMatchObject(codeRequired);
    expect((await login(email, home)).status).toBe(200);
    await setRules({ loginCode: 'ALWAYS' }, other);
    expect(await login(email, home)).toMatchObject(codeRequired);
  });
});

it.each([
  ['203.0.113.77', ['203.0.113.0/24'], true],
  ['::ffff:203.0.113.77', ['203.0.113.0/24'], true],
  ['203.0.114.1', ['203.0.113.0/24', '198.51.100.7/32'], false],
  ['2001:db8:1::9', ['2001:db8:1::/48'], true],
  ['2001:db8:2::9', ['2001:db8:1::/48', '0.0.0.0/8'], false],
  ['203.0.113.77', [], false],
])('isInNetworks(%s, %j) returns %s', (ip, networks, expected) => {
  expect(isInNetworks(ip, networks)).toBe(expected);
});

describe('maximum session duration', () => {
  it('is measured from sign-in and enforced at the next renewal', async () => {
    await setRules({ sessionHours: 8 });
    const person = await makePerson(office, sakura.organizationId);
    const signedInAt = office.platform.now().getTime();
    let session = await signInToOrganization(office, person, sakura.organizationId);
    expect(session.refreshTokenExpires).toBe(signedInAt + 8 * 60 * 60_000);
    const refresh = () =>
      office.call<Schemas['Session']>('POST', '/v1/auth/user/refresh', {
        token: session.refreshToken,
      });
    office.advanceClock({ minutes: 7 * 60 });
    session = (await refresh()).body;
    expect(session.refreshTokenExpires).toBe(signedInAt + 8 * 60 * 60_000);
    office.advanceClock({ minutes: 60 });
    expect((await refresh()).status).toBe(401);
  });

  it('is taken from the entered organisation, also for existing sessions', async () => {
    const person = await makePerson(office, sakura.organizationId);
    const { token, refreshToken } = await signInToOrganization(
      office,
      person,
      sakura.organizationId,
    );
    await setRules({ sessionHours: 8 });
    expect((await office.call('GET', '/v1/auth/user/profile', { token })).status).toBe(200);
    office.advanceClock({ minutes: 8 * 60 });
    const answer = await office.call('POST', '/v1/auth/user/refresh', { token: refreshToken });
    expect(answer).toMatchObject({ status: 401, errors: 'tokenInvalidOrExpired' });
  });
});

describe('idle time-out', () => {
  it('ends a session that is not renewed, and keeps a renewed session', async () => {
    await setRules({ idleMinutes: 30 });
    const person = await makePerson(office, sakura.organizationId);
    const { organizationId } = sakura;
    const unused = await signInToOrganization(office, person, organizationId);
    let used = await signInToOrganization(office, person, organizationId);
    const refresh = (token: string) =>
      office.call<Schemas['Session']>('POST', '/v1/auth/user/refresh', { token });
    for (let count = 0; count < 3; count++) {
      office.advanceClock({ minutes: 15 });
      used = (await refresh(used.refreshToken)).body;
    }
    expect((await refresh(unused.refreshToken)).status).toBe(401);
    expect((await refresh(used.refreshToken)).status).toBe(200);
  });

  it('is part of the permission, for open pages', async () => {
    const person = await makePerson(office, sakura.organizationId);
    const { token } = await signInToOrganization(office, person, sakura.organizationId);
    const permission = async () =>
      (await office.call<Schemas['Permission']>('GET', '/v1/auth/user/permission', { token })).body;
    expect((await permission()).idleMinutes).toBeNull();
    await setRules({ idleMinutes: 30 });
    expect((await permission()).idleMinutes).toBe(30);
  });
});

describe('access from company networks only', () => {
  const companyRule = { companyNetworks: ['203.0.113.0/24'], companyNetworksOnly: true };
  const profile = (token: string, ip: string) =>
    office.call('GET', '/v1/auth/user/profile', { token, ip });
  const refresh = (token: string, ip: string) =>
    office.call<Schemas['Session']>('POST', '/v1/auth/user/refresh', { token, ip });

  it('refuses calls and refreshes from other networks and keeps the session', async () => {
    const person = await makePerson(office, sakura.organizationId);
    const session = await signInToOrganization(office, person, sakura.organizationId);
    await setRules(companyRule);
    const refused = { status: 401, errors: 'networkNotAllowed' };
    expect(await profile(session.token, home)).toMatchObject(refused);
    expect(await refresh(session.refreshToken, home)).toMatchObject(refused);
    expect((await profile(session.token, companyIp)).status).toBe(200);
    expect((await refresh(session.refreshToken, companyIp)).status).toBe(200);
  });

  it('refuses the selection of this organisation and allows others', async () => {
    const kaede = await makeOrganization(office, 'Kaede');
    const person = await makePerson(office, sakura.organizationId);
    await addMember(office.platform, { ...kaede, userId: person.userId, role: 'USER' });
    await setRules(companyRule);
    const { token } = await signIn(office, person, home);
    const select = (organizationId: string, ip: string) =>
      office.call('POST', '/v1/auth/user/organization', { token, body: { organizationId }, ip });
    expect(await select(sakura.organizationId, home)).toMatchObject({
      status: 403,
      errors: 'organizationNetworkNotAllowed',
    });
    expect((await select(kaede.organizationId, home)).status).toBe(200);
    expect((await select(sakura.organizationId, companyIp)).status).toBe(200);
  });
});

it('restricts invitations to the allowed domains, except for guests', async () => {
  await setRules({ inviteDomains: ['sakura.example'] });
  const { organizationId } = sakura;
  const invite = (email: string, role: Schemas['Role']) =>
    sendInvite(office.platform, { organizationId, email, role, invitedBy: null, language: 'en' });
  const refused = { errors: 'emailDomainNotAllowed' };
  await expect(invite('a@northwind.example', 'USER')).rejects.toMatchObject(refused);
  await expect(invite('a@sub.sakura.example', 'USER')).rejects.toMatchObject(refused);
  await invite('A@Sakura.example', 'USER');
  await invite('a@northwind.example', 'GUEST');
});

describe('minimum password length', () => {
  const tooShort = {
    status: 422,
    errors: 'passwordTooShort',
    body: { data: { min: 14 } },
  };
  const post = (path: string, body: object, token?: string) =>
    office.call('POST', path, { body, token });

  it('is the longest of all organisations of a member who changes the password', async () => {
    const kaede = await makeOrganization(office, 'Kaede');
    const person = await makePerson(office, sakura.organizationId);
    await addMember(office.platform, { ...kaede, userId: person.userId, role: 'USER' });
    await setRules({ minPasswordLength: 14 });
    await setRules({ minPasswordLength: 6 }, kaede);
    const { token } = await signInToOrganization(office, person, kaede.organizationId);
    const rules = await office.call('GET', '/v1/auth/user/password', { token });
    expect(rules.body).toEqual({ minLength: 14 });
    const change = (newPassword: string) =>
      post('/v1/auth/user/password', { currentPassword: password, newPassword }, token);
    expect(await change('Momiji#202612')).toMatchObject(tooShort);
    expect((await change('Momiji#2026123')).status).toBe(204);
  });

  it('does not reject the sign-in with an existing password', async () => {
    const person = await makePerson(office, sakura.organizationId);
    await setRules({ minPasswordLength: 14 });
    expect((await login(person.email, home)).status).toBe(200);
  });

  it('applies to a reset, and keeps the link', async () => {
    const { email } = await makePerson(office, sakura.organizationId);
    await setRules({ minPasswordLength: 14 });
    await post('/v1/auth/user/password/forgot', { email });
    const token = await mailedTokenOf(office, email);
    const link = await post('/v1/auth/user/password/confirm-email', { token });
    expect(link.body).toMatchObject({ minPasswordLength: 14 });
    const reset = (next: string) => post('/v1/auth/user/password/reset', { token, password: next });
    expect(await reset('Momiji#202612')).toMatchObject(tooShort);
    expect((await reset('Momiji#2026123')).status).toBe(204);
  });

  it('applies to the registration, and keeps the invitation', async () => {
    await setRules({ minPasswordLength: 14 });
    const { organizationId } = sakura;
    const email = 'new@sakura.example';
    const invitation = { organizationId, email, invitedBy: null, language: 'en' } as const;
    await sendInvite(office.platform, { ...invitation, role: 'USER' });
    const token = await mailedTokenOf(office, email);
    const checked = await post('/v1/organization-invites/check', { token });
    expect(checked.body).toMatchObject({ minPasswordLength: 14 });
    const { body: registered } = await office.call<Schemas['RegisteredUser']>('POST', '/v1/users', {
      body: { token, nameKanji: '青木 葵' },
    });
    const setPassword = (first: string) =>
      post(`/v1/users/${registered.userId}/update-password`, {
        token: registered.token,
        password: first,
      });
    expect(await setPassword('Momiji#202612')).toMatchObject(tooShort);
    expect((await setPassword('Momiji#2026123')).status).toBe(200);
  });
});
