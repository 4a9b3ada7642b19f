import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { membershipOf, signInAsAdministrator } from '../../../test/administrators.ts';
import { startOffice, type TestOffice } from '../../../test/office.ts';
import { makeOrganization, makePerson } from '../../../test/people.ts';
import {
  addOwnDomain,
  enterpriseSchema,
  makeScimClient,
  scimGroupSchema,
  scimUserSchema,
  sendScim,
  type ScimClient,
} from '../../../test/scim.ts';

// The cases of the published conformance suites: "Okta SCIM 2.0 SPEC Test" (Runscope), and the direct calls of
// "SCIM Provisioning Validation" for Microsoft Entra (AzureAD/SCIMReferenceCode). Attributes that the office does not
// have, such as the manager, are skipped there.

const domain = 'sakura.example';
const listSchema = 'urn:ietf:params:scim:api:messages:2.0:ListResponse';
const errorSchema = 'urn:ietf:params:scim:api:messages:2.0:Error';

let office: TestOffice;
let organizationId: string;
let scim: ScimClient;
let count = 0;

beforeAll(async () => {
  office = await startOffice();
  ({ organizationId } = await makeOrganization(office, 'Sakura'));
  await addOwnDomain(office, organizationId, domain);
  const role = 'ORGANIZATION_ADMIN';
  const person = await makePerson(office, organizationId, { role, name: '青木 葵' });
  const admin = await signInAsAdministrator(office, person, organizationId);
  scim = await makeScimClient(office, admin);
});
afterAll(() => office.close());

function newUser() {
  count += 1;
  const userName = `okta.${count}@${domain}`;
  return {
    schemas: [scimUserSchema],
    userName,
    name: { givenName: `Given${count}`, familyName: `Family${count}` },
    emails: [{ primary: true, value: userName, type: 'work' }],
    displayName: `Given${count} Family${count}`,
    active: true,
  };
}

async function create(path: '/Users' | '/Groups', body: object) {
  const answer = await scim.send('POST', path, body, 'application/json');
  expect(answer).toMatchObject({ status: 201, body: { id: expect.any(String) } });
  return answer.body;
}

const createGroup = (displayName: string) =>
  create('/Groups', { schemas: [scimGroupSchema], displayName });

const filterBy = (path: '/Users' | '/Groups', attribute: string, value: string) =>
  scim.send('GET', `${path}?filter=${encodeURIComponent(`${attribute} eq "${value}"`)}`);

describe('Okta SCIM 2.0 SPEC Test', () => {
  it('lists users with the attributes that Okta reads, also of members from the office', async () => {
    const { status, body } = await scim.send('GET', '/Users?count=1&startIndex=1');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      schemas: [listSchema],
      itemsPerPage: 1,
      startIndex: 1,
      totalResults: expect.any(Number),
    });
    const text = expect.stringMatching(/./);
    const attributes = {
      id: text,
      name: { familyName: text, givenName: text },
      userName: text,
      active: expect.any(Boolean),
      emails: [expect.objectContaining({ value: text })],
    };
    expect(body.Resources).toEqual([expect.objectContaining({ id: text })]);
    expect(body.Resources[0]).toMatchObject(attributes);
    const one = await scim.send('GET', `/Users/${body.Resources[0]!.id}`);
    expect(one).toMatchObject({ status: 200, body: { ...attributes, id: body.Resources[0]!.id } });
  });

  it('splits the present name of a member from the office after a change by SCIM', async () => {
    const { userId } = await makePerson(office, organizationId, { name: '伊藤 芽依' });
    await scim.patch(`/Users/${userId}`, { op: 'replace', path: 'title', value: '主任' });
    await office.database.pool.query(`UPDATE users SET name_kanji = '渡辺 芽依' WHERE id = $1`, [
      userId,
    ]);
    const { body } = await scim.send('GET', `/Users/${userId}`);
    expect(body.name).toMatchObject({ familyName: '渡辺', givenName: '芽依' });
  });

  it('returns an empty list for an unknown user name', async () => {
    expect(await filterBy('/Users', 'userName', `nobody@${domain}`)).toMatchObject({
      status: 200,
      body: { schemas: [listSchema], totalResults: 0 },
    });
  });

  it('creates a user, returns it and refuses it the second time', async () => {
    const sent = newUser();
    const { userName, name } = sent;
    const { id, schemas, active } = await create('/Users', sent);
    expect(schemas).toContain(scimUserSchema);
    expect(active).toBe(true);
    expect(await scim.send('GET', `/Users/${id}`)).toMatchObject({
      status: 200,
      body: { userName, name },
    });
    expect((await scim.send('POST', '/Users', sent, 'application/json')).status).toBe(409);
  });

  it('finds a user name in capital letters', async () => {
    const { id, userName } = await create('/Users', newUser());
    const { body } = await filterBy('/Users', 'userName', userName.toUpperCase());
    expect(body.Resources.map((user) => user.id)).toEqual([id]);
  });

  it('lists groups', async () => {
    await createGroup('Everyone');
    const { status, body } = await scim.send('GET', '/Groups');
    expect(status).toBe(200);
    expect(body.totalResults).toBe(body.Resources.length);
  });

  it('returns 401 with an error body for another token', async () => {
    const answer = await sendScim(office, 'non-token', 'GET', '/Users');
    expect(answer).toMatchObject({
      status: 401,
      body: { schemas: [errorSchema], status: '401', detail: expect.stringMatching(/./) },
    });
  });

  it('returns 404 with an error body for an unknown id', async () => {
    expect(await scim.send('GET', '/Users/00919288221112222')).toMatchObject({
      status: 404,
      body: { schemas: [errorSchema], status: '404', detail: expect.stringMatching(/./) },
    });
  });
});

describe('SCIM Provisioning Validation of Microsoft Entra', () => {
  it('describes each attribute of a user and a group', async () => {
    const { body } = await scim.send('GET', '/Schemas');
    const attributesOf = (id: string) =>
      (body.Resources.find((schema) => schema.id === id)?.['attributes'] as { name: string }[]).map(
        ({ name }) => name,
      );
    const common = ['schemas', 'id', 'externalId', 'meta'];
    const own = (resource: object) => Object.keys(resource).filter((key) => !common.includes(key));
    const user = await create('/Users', {
      ...newUser(),
      title: '主任',
      phoneNumbers: [{ type: 'work', value: '0312345678' }],
      [enterpriseSchema]: { department: '営業部' },
    });
    const { [enterpriseSchema]: enterprise, ...core } = user;
    expect(attributesOf(scimUserSchema)).toEqual(expect.arrayContaining(own(core)));
    expect(attributesOf(enterpriseSchema)).toEqual(
      expect.arrayContaining(own(enterprise as object)),
    );
    expect(attributesOf(scimGroupSchema)).toEqual(
      expect.arrayContaining(own(await createGroup('Described'))),
    );
  });

  it.each([
    ['an empty text', (path: string) => ({ path, value: '' })],
    ['null', (path: string) => ({ path, value: null })],
    ['null without a path', (path: string) => ({ value: { [path]: null } })],
  ])('removes attributes by %s, also when they have no value', async (_case, empty) => {
    const { id } = await create('/Users', {
      ...newUser(),
      title: '主任',
      [enterpriseSchema]: { department: '営業部' },
    });
    for (let repetition = 0; repetition < 2; repetition += 1) {
      const { status } = await scim.patch(
        `/Users/${id}`,
        { op: 'Replace', ...empty('title') },
        { op: 'Replace', ...empty(`${enterpriseSchema}:department`) },
      );
      expect(status).toBe(200);
      const { body } = await scim.send('GET', `/Users/${id}`);
      expect(body).not.toHaveProperty('title');
      expect(body).not.toHaveProperty([enterpriseSchema]);
    }
  });

  it('updates the attributes of a user', async () => {
    const { id } = await create('/Users', newUser());
    const { status } = await scim.patch(
      `/Users/${id}`,
      { op: 'Replace', path: 'name.givenName', value: 'Olivia' },
      { op: 'Replace', path: 'name.familyName', value: 'Chen' },
      { op: 'Add', path: 'title', value: 'Director' },
      { op: 'Add', path: `${enterpriseSchema}:department`, value: 'Sales' },
    );
    expect(status).toBe(200);
    expect((await scim.send('GET', `/Users/${id}`)).body).toMatchObject({
      name: { givenName: 'Olivia', familyName: 'Chen' },
      title: 'Director',
      [enterpriseSchema]: { department: 'Sales' },
    });
  });

  it('disables and restores a user', async () => {
    const { id, userName } = await create('/Users', newUser());
    await scim.patch(`/Users/${id}`, { op: 'Replace', path: 'active', value: 'False' });
    const found = (await filterBy('/Users', 'userName', userName)).body.Resources;
    expect(found).toEqual([expect.objectContaining({ id, active: false })]);
    expect(await membershipOf(office, { organizationId, userId: id })).toMatchObject({
      blocked: true,
    });
    await scim.patch(`/Users/${id}`, { op: 'Replace', path: 'active', value: 'True' });
    expect((await scim.send('GET', `/Users/${id}`)).body).toMatchObject({ active: true });
  });

  it('deletes a user and creates it again', async () => {
    const sent = newUser();
    const { id } = await create('/Users', sent);
    expect((await scim.send('DELETE', `/Users/${id}`)).status).toBe(204);
    expect((await scim.send('GET', `/Users/${id}`)).status).toBe(404);
    expect((await filterBy('/Users', 'userName', sent.userName)).body.totalResults).toBe(0);
    await create('/Users', sent);
  });

  it('updates the name and the members of a group, and deletes it', async () => {
    const { id: userId } = await create('/Users', newUser());
    const { id } = await createGroup('Sales');
    const path = `/Groups/${id}`;
    await scim.patch(path, { op: 'Replace', path: 'displayName', value: 'Sales Tokyo' });
    await scim.patch(path, { op: 'Add', path: 'members', value: [{ value: userId }] });
    expect((await filterBy('/Groups', 'displayName', 'Sales Tokyo')).body.Resources).toEqual([
      expect.objectContaining({ id, members: [expect.objectContaining({ value: userId })] }),
    ]);
    await scim.patch(path, { op: 'Remove', path: 'members', value: [{ value: userId }] });
    expect((await scim.send('GET', path)).body.members ?? []).toEqual([]);
    expect((await scim.send('DELETE', path)).status).toBe(204);
    expect((await filterBy('/Groups', 'displayName', 'Sales Tokyo')).body.totalResults).toBe(0);
  });

  it.each([
    ['/Users', () => create('/Users', newUser())],
    ['/Groups', () => createGroup(`Page ${(count += 1)}`)],
  ] as const)('pages through %s', async (path, add) => {
    for (let index = 0; index < 11; index += 1) await add();
    const { totalResults } = (await scim.send('GET', `${path}?count=0`)).body;
    const ids = new Set<string>();
    for (let startIndex = 1; startIndex <= totalResults; startIndex += 5) {
      const { status, body } = await scim.send('GET', `${path}?startIndex=${startIndex}&count=5`);
      expect({ status, startIndex: body.startIndex }).toEqual({ status: 200, startIndex });
      for (const { id } of body.Resources) ids.add(id);
    }
    expect(ids.size).toBe(totalResults);
  });
});
