import type { Schemas } from '@office/api';
import { adminIdleMs, adminSessionMs, maxWrongPasswords } from '@office/vocabulary';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  makeAdministrator,
  makeSystemAdmin,
  refreshAdministrator,
  refreshTokenOf,
  signInAsAdministrator,
} from '../../../test/administrators.ts';
import { startOffice, type TestOffice } from '../../../test/office.ts';
import {
  signInToOrganization,
  makeOrganization,
  makePerson,
  password,
  setLatinName,
} from '../../../test/people.ts';
import type { TestOrganization, TestPerson } from '../../../test/people.ts';
import { setSystemAdmin } from '../../auth/sessions/administration.ts';
import { blockUser } from '../accounts.ts';
import { addMember, blockMember, setRole } from '../members/member-changes.ts';
import { blockOrganization } from '../organization/organizations.ts';

let office: TestOffice;
let sakura: TestOrganization;
let northwind: TestOrganization;
beforeAll(async () => {
  office = await startOffice();
});
afterAll(() => office.close());
beforeEach(async () => {
  sakura = await makeOrganization(office, 'Sakura', 1);
  northwind = await makeOrganization(office, 'Northwind');
});

type Session = Schemas['Session'];
type Me = Schemas['Administrator'];
const me = '/v1/admin/auth/me';
const login = (email: string, more: object = {}, ip?: string) =>
  office.call<Session>('POST', '/v1/admin/auth/login', {
    body: { email, password, ...more },
    ...(ip && { ip }),
  });
const refresh = (refreshToken: string) => refreshAdministrator(office, refreshToken);

describe('administrator sign-in', () => {
  it('opens the only organisation of the administrator', async () => {
    const administrator = await makeAdministrator(office, sakura.organizationId);
    const { email } = administrator;
    await setLatinName(office, administrator, 'Kanri Taro');
    const { status, body } = await login(email);
    expect(status).toBe(200);
    expect(body).toMatchObject({ organizationType: 'JUST_ONE', ...pick(sakura) });
    const answer = await office.call<Me>('GET', me, { token: body.token });
    expect(answer.body).toMatchObject({
      email,
      nameLatin: 'Kanri Taro',
      role: 'ORGANIZATION_ADMIN',
      organization: { id: sakura.organizationId, name: 'Sakura', blocked: false },
      organizations: { metadata: { total: 1 } },
    });
  });

  it('rejects non-administrators after a correct password', async () => {
    const member = await makePerson(office, sakura.organizationId);
    expect(await login(member.email, { password: 'wrong' })).toMatchObject({ status: 422 });
    expect(await login(member.email)).toMatchObject({ status: 403, errors: 'notAdministrator' });
    const blocked = await makeOrganization(office, 'Blocked');
    const { email } = await makePerson(office, blocked.organizationId, {
      role: 'ORGANIZATION_ADMIN',
    });
    await blockOrganization(office.platform, blocked.organizationId);
    expect(await login(email)).toMatchObject({ status: 403, errors: 'notAdministrator' });
  });

  it('counts wrong passwords together with the sign-in of members', async () => {
    const { email } = await makePerson(office, sakura.organizationId, {
      role: 'ORGANIZATION_ADMIN',
    });
    for (let wrong = 1; wrong < maxWrongPasswords; wrong += 1) {
      await login(email, { password: 'wrong' });
    }
    await office.call('POST', '/v1/auth/user/login', { body: { email, password: 'wrong' } });
    expect(await login(email)).toMatchObject({ status: 403, errors: 'loginAttemptLimitExceeded' });
  });

  it('asks for a mailed code in an unknown network', async () => {
    const { email } = await makeAdministrator(office, sakura.organizationId);
    const elsewhere = '198.51.100.7';
    expect(await login(email, {}, elsewhere)).toMatchObject({ errors: 'loginIpUnknown' });
    const [code] = /\b\d{4}\b/.exec((await office.mailsTo(email)).at(-1)!.text)!;
    const verified = await office.call<Session>('POST', '/v1/admin/auth/verify-new-ip', {
      body: { email, password, code },
      ip: elsewhere,
    });
    expect(verified).toMatchObject({ status: 200, body: pick(sakura) });
  });

  it('does not count towards the contract limit and is not announced to members', async () => {
    // The contract allows one signed-in member.
    const member = await makePerson(office, sakura.organizationId);
    const first = await makeAdministrator(office, sakura.organizationId);
    const inside = await signInToOrganization(office, member, sakura.organizationId);
    await signInToOrganization(office, member, sakura.organizationId);
    office.sent.length = 0;
    const secondSession = await signInAsAdministrator(office, first, sakura.organizationId);
    expect(await secondSession.ask('POST', '/v1/admin/auth/logout')).toMatchObject({ status: 204 });
    expect(await secondSession.ask('GET', me)).toMatchObject({ status: 401 });
    expect(await first.ask('GET', me)).toMatchObject({ status: 200 });
    expect(await profile(inside.token)).toMatchObject({ status: 200 });
    expect(office.sent.map(({ kind }) => kind)).toEqual(['disconnect', 'disconnect']);
  });

  it('ends with a sign-out before an organisation is selected', async () => {
    const { email, userId } = await makeAdministrator(office, sakura.organizationId);
    await addMember(office.platform, { ...pick(northwind), userId, role: 'ORGANIZATION_ADMIN' });
    const { token, organizationId } = (await login(email)).body;
    expect(organizationId).toBeNull();
    expect(await office.call('POST', '/v1/admin/auth/logout', { token })).toMatchObject({
      status: 204,
    });
    expect(await office.call('GET', me, { token })).toMatchObject({ status: 401 });
  });
});

const pick = ({ organizationId }: TestOrganization) => ({ organizationId });
const profile = (token: string) => office.call('GET', '/v1/auth/user/profile', { token });

describe('refresh token of the administration', () => {
  it('is in a cookie that scripts and other sites cannot use, not in the response', async () => {
    const { email } = await makeAdministrator(office, sakura.organizationId);
    const signedIn = await login(email);
    const refreshToken = refreshTokenOf(signedIn);
    expect(refreshToken).toMatch(/^[\w-]{43}$/);
    const attributes = signedIn.setCookie!.split('; ').slice(1);
    expect(attributes).toEqual(['Path=/api/v1/admin/auth', 'HttpOnly', 'SameSite=Strict']);
    expect(JSON.stringify(signedIn.body)).not.toContain(refreshToken);
    const next = await refresh(refreshToken);
    expect(next.status).toBe(200);
    expect(JSON.stringify(next.body)).not.toContain(refreshTokenOf(next));
  });

  it('is not accepted as a bearer token or without one', async () => {
    const { refreshToken } = await makeAdministrator(office, sakura.organizationId);
    const path = '/v1/admin/auth/refresh';
    const refused = { status: 401, setCookie: undefined };
    expect(await office.call('POST', path, { token: refreshToken })).toMatchObject(refused);
    const cookie = `office_admin_refresh=${refreshToken}`;
    expect(await office.call('POST', path, { cookie })).toMatchObject(refused);
    expect(await refresh(refreshToken)).toMatchObject({ status: 200 });
  });

  it('is deleted on sign-out', async () => {
    const admin = await makeAdministrator(office, sakura.organizationId);
    const { setCookie } = await admin.ask('POST', '/v1/admin/auth/logout');
    expect(setCookie).toMatch(/^office_admin_refresh=; .*Max-Age=0$/);
    expect(await refresh(admin.refreshToken)).toMatchObject({ status: 401 });
  });
});

describe('tokens', () => {
  it('are valid for one application only', async () => {
    const admin = await makeAdministrator(office, sakura.organizationId);
    const member = await signInToOrganization(office, admin, sakura.organizationId);
    const wrong = { status: 401, errors: 'tokenInvalidOrExpired' };
    expect(await profile(admin.token)).toMatchObject(wrong);
    expect(await office.call('GET', me, { token: member.token })).toMatchObject(wrong);
    expect(await refresh(member.refreshToken)).toMatchObject({ status: 401 });
    const other = { token: admin.refreshToken };
    expect(await office.call('POST', '/v1/auth/user/refresh', other)).toMatchObject({
      status: 401,
    });
    expect(await profile(member.token)).toMatchObject({ status: 200 });
    expect(await refresh(admin.refreshToken)).toMatchObject({ status: 200, body: pick(sakura) });
  });

  it('expire when unused, and at the latest half a day after the sign-in', async () => {
    const unused = await makeAdministrator(office, sakura.organizationId);
    office.advanceClock({ seconds: adminIdleMs / 1000 });
    expect(await refresh(unused.refreshToken)).toMatchObject({ status: 401 });
    const used = await makeAdministrator(office, sakura.organizationId);
    let { refreshToken } = used;
    const step = adminIdleMs / 1000 - 60;
    let passed = 0;
    for (; (passed + step) * 1000 < adminSessionMs; passed += step) {
      office.advanceClock({ seconds: step });
      const answer = await refresh(refreshToken);
      expect(answer.status).toBe(200);
      refreshToken = refreshTokenOf(answer);
    }
    office.advanceClock({ seconds: adminSessionMs / 1000 - passed });
    expect(await refresh(refreshToken)).toMatchObject({ status: 401 });
  });
});

describe('choosing an organisation', () => {
  async function ofBoth(): Promise<TestPerson> {
    const person = await makePerson(office, sakura.organizationId, { role: 'ORGANIZATION_ADMIN' });
    await addMember(office.platform, {
      ...pick(northwind),
      userId: person.userId,
      role: 'ORGANIZATION_ADMIN',
    });
    return person;
  }

  it('requires an administrator of several organisations to choose one', async () => {
    const elsewhere = await makeOrganization(office, 'Elsewhere');
    const person = await ofBoth();
    await addMember(office.platform, { ...pick(elsewhere), userId: person.userId, role: 'USER' });
    const admin = await signInAsAdministrator(office, person, null);
    const before = (await admin.ask<Me>('GET', me)).body;
    expect(before).toMatchObject({ organization: null, role: 'ORGANIZATION_ADMIN' });
    expect(before.organizations.data.map(({ name }) => name)).toEqual(['Northwind', 'Sakura']);
    expect(await admin.ask('GET', '/v1/admin/audit')).toMatchObject({
      status: 403,
      errors: 'organizationNotSelected',
    });
    const choose = (organizationId: string) =>
      admin.ask<Session>('POST', '/v1/admin/auth/organization', { body: { organizationId } });
    expect(await choose(elsewhere.organizationId)).toMatchObject({
      status: 404,
      errors: 'organizationNotFound',
    });
    const selected = await choose(northwind.organizationId);
    expect(selected).toMatchObject({ status: 200, body: pick(northwind) });
    const after = await office.call<Me>('GET', me, { token: selected.body.token });
    expect(after.body.organization).toMatchObject({ name: 'Northwind' });
  });

  it('lets a SYSTEM_ADMIN search all organisations, including blocked ones', async () => {
    const quiet = await makeOrganization(office, 'Quiet works');
    await blockOrganization(office.platform, quiet.organizationId);
    const admin = await makeSystemAdmin(office);
    const found = await admin.ask<Me>('GET', `${me}?keyword=quiet&limit=10`);
    expect(found.body).toMatchObject({
      role: 'SYSTEM_ADMIN',
      organization: null,
      organizations: { data: [{ id: quiet.organizationId, blocked: true }] },
    });
    const inside = await signInAsAdministrator(office, admin, quiet.organizationId);
    await blockOrganization(office.platform, quiet.organizationId);
    expect(await inside.ask('GET', me)).toMatchObject({ status: 200 });
  });
});

describe('administration session', () => {
  it.each([
    ['when the role changes', 'roleChanged', (who: Who) => setRole(office.platform, who, 'USER')],
    [
      'when the member is blocked',
      'blockedInOrganization',
      (who: Who) => blockMember(office.platform, who),
    ],
    [
      'when the user is blocked',
      'blockedInOrganization',
      (who: Who) => blockUser(office.platform, who.userId),
    ],
    [
      'when the organisation is blocked',
      'blockedInOrganization',
      (who: Who) => blockOrganization(office.platform, who.organizationId),
    ],
  ])('ends immediately %s', async (_how, errors, end) => {
    const admin = await makeAdministrator(office, sakura.organizationId);
    await end({ ...pick(sakura), userId: admin.userId });
    expect(await admin.ask('GET', me)).toMatchObject({ status: 401, errors });
    expect(await refresh(admin.refreshToken)).toMatchObject({ status: 401, errors });
    expect((await login(admin.email)).status).toBe(403);
  });

  it('ends with the last administrator role if no organisation is chosen', async () => {
    const person = await makePerson(office, sakura.organizationId, { role: 'ORGANIZATION_ADMIN' });
    await addMember(office.platform, {
      ...pick(northwind),
      userId: person.userId,
      role: 'ORGANIZATION_ADMIN',
    });
    const admin = await signInAsAdministrator(office, person, null);
    const { userId } = person;
    await setRole(office.platform, { ...pick(sakura), userId }, 'USER');
    expect(await admin.ask('GET', me)).toMatchObject({ status: 200 });
    await setRole(office.platform, { ...pick(northwind), userId }, 'USER');
    expect(await admin.ask('GET', me)).toMatchObject({ status: 401, errors: 'roleChanged' });
  });

  it('ends when a SYSTEM_ADMIN loses that role', async () => {
    const admin = await makeSystemAdmin(office, sakura.organizationId);
    expect(await setSystemAdmin(office.platform, admin.userId, false)).toBe(true);
    expect(await admin.ask('GET', me)).toMatchObject({ status: 401, errors: 'roleChanged' });
    expect(await login(admin.email)).toMatchObject({ status: 403, errors: 'notAdministrator' });
  });
});

interface Who {
  userId: string;
  organizationId: string;
}
