import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  auditEntriesOf,
  makeAdministrator,
  membershipOf,
  type TestAdministrator,
} from '../../../test/administrators.ts';
import { startOffice, type TestOffice } from '../../../test/office.ts';
import { makeOrganization, makePerson, signInToOrganization } from '../../../test/people.ts';
import {
  addOwnDomain,
  enterpriseSchema,
  makeScimClient,
  scimUserSchema,
  type ScimClient,
} from '../../../test/scim.ts';

const domain = 'sakura.example';

let office: TestOffice;
let organizationId: string;
let admin: TestAdministrator;
let scim: ScimClient;
let count = 0;

beforeAll(async () => {
  office = await startOffice();
  ({ organizationId } = await makeOrganization(office, 'Sakura'));
  admin = await makeAdministrator(office, organizationId);
  await addOwnDomain(office, organizationId, domain);
  scim = await makeScimClient(office, admin);
});
afterAll(() => office.close());

/** Body of a new user as Okta sends it. */
function newUser(change: object = {}) {
  count += 1;
  const userName = `user-${count}@${domain}`;
  return {
    schemas: [scimUserSchema],
    userName,
    name: { givenName: '葵', familyName: '青木' },
    emails: [{ primary: true, value: userName, type: 'work' }],
    externalId: `00u-${count}`,
    active: true,
    groups: [],
    password: 'ignored',
    ...change,
  };
}

async function create(change: object = {}) {
  const answer = await scim.send('POST', '/Users', newUser(change));
  if (answer.status !== 201) throw new Error(JSON.stringify(answer.body));
  return answer.body;
}

const find = (filter: string) => scim.send('GET', `/Users?filter=${encodeURIComponent(filter)}`);
const member = (userId: string) => membershipOf(office, { organizationId, userId });

describe('creating a user', () => {
  it('creates an account and a member, and returns the resource', async () => {
    const sent = newUser({
      title: '部長',
      preferredLanguage: 'en-US',
      [enterpriseSchema]: { department: '営業部' },
    });
    const { status, body, headers } = await scim.send('POST', '/Users', sent);
    expect(status).toBe(201);
    expect(headers.get('content-type')).toMatch(/^application\/scim\+json/);
    expect(headers.get('location')).toBe(body.meta.location);
    expect(body).toMatchObject({
      userName: sent.userName,
      externalId: sent.externalId,
      name: { formatted: '青木 葵', givenName: '葵', familyName: '青木' },
      displayName: '青木 葵',
      title: '部長',
      preferredLanguage: 'en',
      active: true,
      emails: [{ value: sent.userName, primary: true }],
      [enterpriseSchema]: { department: '営業部' },
    });
    const shown = await admin.ask('GET', `/v1/admin/members/${body.id}`);
    expect(shown.body).toMatchObject({ role: 'USER', jobTitle: '部長', department: '営業部' });
    const entries = await auditEntriesOf(admin);
    expect(entries).toContainEqual(
      expect.objectContaining({
        ...{ action: 'MEMBER_ADDED', channel: 'SCIM', operation: 'POST /Users' },
        target: expect.objectContaining({ id: body.id }),
      }),
    );
  });

  it('composes a Latin name in western order', async () => {
    const { displayName } = await create({ name: { givenName: 'Olivia', familyName: 'Chen' } });
    expect(displayName).toBe('Olivia Chen');
  });

  it('creates a deactivated member', async () => {
    const { id, active } = await create({ active: false });
    expect(active).toBe(false);
    expect(await member(id)).toEqual({ role: 'USER', blocked: true });
  });

  it('returns 409 uniqueness for a member', async () => {
    const { userName } = await create();
    const { status, body } = await scim.send('POST', '/Users', newUser({ userName }));
    expect(status).toBe(409);
    expect(body).toMatchObject({ status: '409', scimType: 'uniqueness' });
  });

  it('links an existing account of the domain and keeps its name', async () => {
    const { userId, email } = await makePerson(office, null, { email: `known@${domain}` });
    const { body } = await scim.send('POST', '/Users', newUser({ userName: email.toUpperCase() }));
    expect(body).toMatchObject({ id: userId, userName: email });
    expect(body.displayName).not.toBe('青木 葵');
  });

  it.each([
    ['of an unverified domain', 'aoi@elsewhere.example', 403],
    ['of a subdomain', `aoi@sub.${domain}`, 403],
    ['without a domain', 'aoi', 400],
  ])('rejects an address %s', async (_title, userName, status) => {
    const answer = await scim.send('POST', '/Users', newUser({ userName }));
    expect(answer.status).toBe(status);
    expect(answer.body.schemas).toEqual(['urn:ietf:params:scim:api:messages:2.0:Error']);
  });

  it('does not link accounts of other domains', async () => {
    const { userId, email } = await makePerson(office, null);
    expect((await scim.send('POST', '/Users', newUser({ userName: email }))).status).toBe(403);
    expect(await member(userId)).toBeUndefined();
  });

  it.each([
    ['no userName', { userName: undefined }],
    ['a number as userName', { userName: 5 }],
    ['a name that is too long', { displayName: 'x'.repeat(300) }],
    ['a name with a line break', { displayName: 'Aoi\nAoki' }],
    ['a text as active', { active: 'perhaps' }],
    ['a text as name', { name: 'Aoi' }],
  ])('returns 400 for %s', async (_title, change) => {
    const { status, body } = await scim.send('POST', '/Users', newUser(change));
    expect(status).toBe(400);
    expect(body.scimType).toBe('invalidValue');
  });

  it.each(['{', '[]', 'null', '"x"', '{"__proto__": {"active": true}}'])(
    'returns 400 for the body %s',
    async (body) => {
      expect((await scim.send('POST', '/Users', body)).status).toBe(400);
    },
  );

  it('returns 415 for another media type', async () => {
    expect((await scim.send('POST', '/Users', 'x', 'text/plain')).status).toBe(415);
  });

  it('returns 413 for a body above one megabyte', async () => {
    const answer = await scim.send('POST', '/Users', newUser({ title: 'x'.repeat(1100000) }));
    expect(answer.status).toBe(413);
  });
});

describe('finding users', () => {
  it.each([
    ['userName', 'userName eq', 'userName'],
    ['userName, whose name ignores case', 'username Eq', 'userName'],
    ['externalId', 'externalId eq', 'externalId'],
    ['emails', 'emails eq', 'userName'],
    ['emails.value', 'emails.value eq', 'userName'],
    ['emails with a type', 'emails[type eq "work"].value eq', 'userName'],
    ['id', 'id eq', 'id'],
  ])('filters by %s', async (_title, comparison, attribute) => {
    const created = await create();
    const { body } = await find(`${comparison} "${String(created[attribute])}"`);
    expect(body).toMatchObject({ totalResults: 1, startIndex: 1, itemsPerPage: 1 });
    expect(body.Resources.map(({ id }) => id)).toEqual([created.id]);
  });

  it('compares userName without case and combines conditions', async () => {
    const { userName, externalId, id } = await create();
    const text = `userName eq "${userName.toUpperCase()}" and externalId eq "${String(externalId)}"`;
    expect((await find(text)).body.Resources.map((each) => each.id)).toEqual([id]);
    expect((await find(`${text} and active eq false`)).body.totalResults).toBe(0);
  });

  it('returns an empty list for an unknown address', async () => {
    const { status, body } = await find('userName eq "unknown@sakura.example"');
    expect({ status, total: body.totalResults, list: body.Resources }).toEqual({
      ...{ status: 200, total: 0 },
      list: [],
    });
  });

  it.each(['userName', 'userName eq', 'userName co "a"', 'title eq "a"', 'userName eq 5', '(('])(
    'returns 400 invalidFilter for %s',
    async (filter) => {
      const { status, body } = await find(filter);
      expect(status).toBe(400);
      expect(body.scimType).toBe('invalidFilter');
    },
  );

  it('returns pages', async () => {
    await Promise.all([create(), create()]);
    const all = (await scim.send('GET', '/Users')).body;
    const page = (await scim.send('GET', '/Users?startIndex=2&count=2')).body;
    expect(page).toMatchObject({ startIndex: 2, itemsPerPage: 2, totalResults: all.totalResults });
    expect(page.Resources.map(({ id }) => id)).toEqual(
      all.Resources.slice(1, 3).map(({ id }) => id),
    );
    const none = (await scim.send('GET', '/Users?startIndex=-1&count=-1')).body;
    expect(none).toMatchObject({ startIndex: 1, itemsPerPage: 0, Resources: [] });
    expect((await scim.send('GET', '/Users?count=many')).status).toBe(400);
  });

  it('returns selected attributes', async () => {
    const { id } = await create();
    const { body } = await scim.send('GET', `/Users/${id}?attributes=userName,name.givenName`);
    expect(Object.keys(body).toSorted()).toEqual(['id', 'name', 'schemas', 'userName']);
    const rest = await scim.send('GET', `/Users/${id}?excludedAttributes=emails`);
    expect(rest.body).not.toHaveProperty('emails');
  });

  it.each(['5f0c1c52-8d3e-4a53-9a0e-2f6f6f1d0a01', 'unknown', '%00'])(
    'returns 404 for the id %s',
    async (id) => {
      for (const method of ['GET', 'DELETE']) {
        expect((await scim.send(method, `/Users/${id}`)).status).toBe(404);
      }
      expect((await scim.send('PUT', `/Users/${id}`, newUser())).status).toBe(404);
    },
  );
});

describe('changing a user', () => {
  it('replaces attributes with PUT and clears missing ones', async () => {
    const { id, userName } = await create({ title: '部長' });
    const name = { givenName: '蓮', familyName: '高橋' };
    const { status, body } = await scim.send('PUT', `/Users/${id}`, {
      ...{ schemas: [scimUserSchema], id, userName, name },
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({ displayName: '高橋 蓮', active: true });
    expect(body).not.toHaveProperty('title');
  });

  it.each([
    ['a value without a path', { op: 'replace', value: { title: '課長' } }, { title: '課長' }],
    ['a path', { op: 'Replace', path: 'title', value: '課長' }, { title: '課長' }],
    [
      'a sub-attribute',
      { op: 'Add', path: 'name.givenName', value: '凛' },
      { displayName: '青木 凛' },
    ],
    [
      'dotted names of Entra',
      { op: 'Add', value: { 'name.familyName': '森', title: '係長' } },
      { displayName: '森 葵', title: '係長' },
    ],
    [
      'a path of the enterprise extension',
      { op: 'add', path: `${enterpriseSchema}:department`, value: '開発部' },
      { [enterpriseSchema]: { department: '開発部' } },
    ],
    [
      'a value of the enterprise extension',
      { op: 'replace', value: { [`${enterpriseSchema}:department`]: '法務部' } },
      { [enterpriseSchema]: { department: '法務部' } },
    ],
    [
      'the full name of a core attribute',
      { op: 'replace', path: `${scimUserSchema}:title`, value: 'x' },
      { title: 'x' },
    ],
  ])('accepts PATCH with %s', async (_title, operation, expected) => {
    const { id } = await create();
    const { status, body } = await scim.patch(`/Users/${id}`, operation);
    expect({ status, body }).toMatchObject({ status: 200, body: expected });
  });

  it('removes a value with PATCH', async () => {
    const { id } = await create({ title: '部長' });
    const { status, body } = await scim.patch(`/Users/${id}`, { op: 'remove', path: 'title' });
    expect(status).toBe(200);
    expect(body).not.toHaveProperty('title');
    expect((await scim.patch(`/Users/${id}`, { op: 'remove', path: 'title' })).status).toBe(200);
  });

  it.each([
    { op: 'Add', path: 'phoneNumbers[type eq "work"].value', value: '03-1234' },
    { op: 'Replace', path: 'emails[type eq "work"].value', value: 'other@elsewhere.example' },
    { op: 'Add', path: `${enterpriseSchema}:manager`, value: 'x' },
    { op: 'Add', value: { addresses: [], 'urn:custom:User': {} } },
  ])('ignores attributes that are not stored: $path', async (operation) => {
    const created = await create();
    const { status, body } = await scim.patch(`/Users/${created.id}`, operation);
    expect({ status, userName: body.userName }).toEqual({
      status: 200,
      userName: created.userName,
    });
  });

  it.each([
    [{ op: 'move', path: 'title', value: 'x' }, 'invalidSyntax'],
    [{ op: 'remove' }, 'noTarget'],
    [{ op: 'replace', value: 'x' }, 'invalidValue'],
    [{ op: 'replace', path: 'userName', value: 'x' }, 'invalidValue'],
    [{ op: 'replace', path: 'active', value: 'perhaps' }, 'invalidValue'],
  ])('rejects %j', async (operation, scimType) => {
    const { id } = await create();
    const { status, body } = await scim.patch(`/Users/${id}`, operation);
    expect({ status, scimType: body.scimType }).toEqual({ status: 400, scimType });
  });

  it('changes the address within the domain', async () => {
    const { id } = await create();
    const userName = `renamed-${id}@${domain}`;
    const renamed = await scim.patch(`/Users/${id}`, {
      op: 'replace',
      path: 'userName',
      value: userName,
    });
    expect(renamed.body.userName).toBe(userName);
    const value = 'a@elsewhere.example';
    const refused = await scim.patch(`/Users/${id}`, { op: 'replace', path: 'userName', value });
    expect(refused.status).toBe(403);
  });

  it('returns 409 for the address of another account', async () => {
    const [{ id }, { userName }] = [await create(), await create()];
    const answer = await scim.patch(`/Users/${id}`, {
      op: 'replace',
      path: 'userName',
      value: userName,
    });
    expect(answer).toMatchObject({ status: 409, body: { scimType: 'uniqueness' } });
  });

  it('does not change the account of a member with an address of another domain', async () => {
    const { userId } = await makePerson(office, organizationId);
    const answer = await scim.patch(`/Users/${userId}`, {
      op: 'replace',
      path: 'displayName',
      value: 'x',
    });
    expect(answer.status).toBe(403);
    expect(
      (await scim.patch(`/Users/${userId}`, { op: 'add', path: 'title', value: 'x' })).status,
    ).toBe(200);
  });

  it('does not change the account of a system administrator', async () => {
    const { id } = await create();
    await office.database.pool.query('UPDATE users SET system_admin = true WHERE id = $1', [id]);
    const value = `system@${domain}`;
    expect(
      (await scim.patch(`/Users/${id}`, { op: 'replace', path: 'userName', value })).status,
    ).toBe(403);
  });
});

describe('deactivating a user', () => {
  it.each([
    ['Okta', { op: 'replace', value: { active: false } }],
    ['Entra', { op: 'Replace', path: 'active', value: 'False' }],
    ['Entra without a path', { op: 'Replace', value: { active: 'False' } }],
  ])('ends sessions and sockets as %s sends it, and activates again', async (_title, operation) => {
    const { userId, email } = await makePerson(office, organizationId);
    const { token } = await signInToOrganization(office, { email }, organizationId);
    office.sent.length = 0;
    const { status, body } = await scim.patch(`/Users/${userId}`, operation);
    expect({ status, active: body.active }).toEqual({ status: 200, active: false });
    expect((await office.call('GET', '/v1/auth/user/profile', { token })).status).toBe(401);
    expect(office.sent).toContainEqual({
      kind: 'forcedLogout',
      target: { organizationId, userId },
      payload: { code: 4011 },
    });
    await scim.patch(`/Users/${userId}`, { op: 'Replace', path: 'active', value: 'True' });
    expect(await member(userId)).toMatchObject({ blocked: false });
    expect((await signInToOrganization(office, { email }, organizationId)).token).toBeTruthy();
  });

  it('keeps the access in other organisations', async () => {
    const other = await makeOrganization(office, 'Other');
    const { userId, email } = await makePerson(office, other.organizationId, {
      email: `both@${domain}`,
    });
    await scim.send('POST', '/Users', newUser({ userName: email }));
    const { token } = await signInToOrganization(office, { email }, other.organizationId);
    await scim.patch(`/Users/${userId}`, { op: 'replace', path: 'active', value: false });
    expect((await office.call('GET', '/v1/auth/user/profile', { token })).status).toBe(200);
  });

  it('deactivates even if another change is rejected', async () => {
    const { id } = await create();
    const value = { active: false, userName: 'a@elsewhere.example' };
    expect((await scim.patch(`/Users/${id}`, { op: 'replace', value })).status).toBe(403);
    expect(await member(id)).toMatchObject({ blocked: true });
  });

  it('returns 409 for the last administrator and administrators for emergencies', async () => {
    const last = await scim.patch(`/Users/${admin.userId}`, {
      op: 'replace',
      value: { active: false },
    });
    expect(last.status).toBe(409);
    expect(last.body.detail).toContain('last administrator');
    const emergency = await makeAdministrator(office, organizationId);
    await office.database.pool.query(
      `INSERT INTO sso_connections (organization_id, issuer, client_id, client_secret, break_glass_user_ids)
       VALUES ($1, 'https://login.example', 'x', 'x', ARRAY[$2::uuid])`,
      [organizationId, emergency.userId],
    );
    for (const answer of [
      await scim.patch(`/Users/${emergency.userId}`, { op: 'replace', value: { active: false } }),
      await scim.send('DELETE', `/Users/${emergency.userId}`),
    ]) {
      expect(answer.status).toBe(409);
      expect(answer.body.detail).toContain('emergencies');
    }
    expect(await member(emergency.userId)).toMatchObject({ blocked: false });
  });
});

describe('deleting a user', () => {
  it('removes the member and keeps the account, which can be added again', async () => {
    const { id, userName } = await create();
    expect((await scim.send('DELETE', `/Users/${id}`)).status).toBe(204);
    expect(await member(id)).toBeUndefined();
    expect((await scim.send('GET', `/Users/${id}`)).status).toBe(404);
    expect((await create({ userName })).id).toBe(id);
  });
});

describe('users of another organisation', () => {
  it('are not found', async () => {
    const other = await makeOrganization(office, 'Elsewhere');
    const { userId, email } = await makePerson(office, other.organizationId);
    expect((await scim.send('GET', `/Users/${userId}`)).status).toBe(404);
    expect((await scim.send('PUT', `/Users/${userId}`, newUser())).status).toBe(404);
    expect(
      (await scim.patch(`/Users/${userId}`, { op: 'replace', value: { active: false } })).status,
    ).toBe(404);
    expect((await scim.send('DELETE', `/Users/${userId}`)).status).toBe(404);
    expect((await find(`userName eq "${email}"`)).body.totalResults).toBe(0);
    expect((await find(`id eq "${userId}"`)).body.totalResults).toBe(0);
  });
});
