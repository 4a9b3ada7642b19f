import type { Schemas } from '@office/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  auditEntriesOf,
  makeAdministrator,
  membershipOf,
  type TestAdministrator,
} from '../../../test/administrators.ts';
import { startOffice, type TestOffice } from '../../../test/office.ts';
import {
  makeOrganization,
  makePerson,
  signInToOrganization,
  type TestPerson,
} from '../../../test/people.ts';
import { makeScimClient, scimGroupSchema, type ScimClient } from '../../../test/scim.ts';
import { findHomeFloorId } from '../../map/floor-store.ts';

const settings = '/v1/admin/organization/scim';

let office: TestOffice;
let organizationId: string;
let admin: TestAdministrator;
let scim: ScimClient;
let people: string[];
let count = 0;

beforeAll(async () => {
  office = await startOffice();
  ({ organizationId } = await makeOrganization(office, 'Sakura'));
  admin = await makeAdministrator(office, organizationId);
  scim = await makeScimClient(office, admin);
  people = await Promise.all(
    [1, 2, 3].map(async () => (await makePerson(office, organizationId)).userId),
  );
  people.sort();
});
afterAll(() => office.close());

const membersOf = (userIds: readonly string[]) => userIds.map((value) => ({ value }));

async function create(change: object = {}) {
  count += 1;
  const { status, body } = await scim.send('POST', '/Groups', {
    schemas: [scimGroupSchema],
    displayName: `Group ${count}`,
    ...change,
  });
  if (status !== 201) throw new Error(JSON.stringify(body));
  return body;
}

const find = (filter: string) => scim.send('GET', `/Groups?filter=${encodeURIComponent(filter)}`);

const setRole = (groupId: string, role: Schemas['ScimGroupRole']) =>
  admin.ask('PATCH', `${settings}/groups/${groupId}`, { body: { role } });

const roleOf = async (userId: string) =>
  (await membershipOf(office, { organizationId, userId }))?.role;

describe('creating a group', () => {
  it('returns the group with its members and writes an audit entry', async () => {
    const group = await create({ externalId: 'g-1', members: membersOf(people.slice(0, 2)) });
    expect(group).toMatchObject({ externalId: 'g-1', meta: { resourceType: 'Group' } });
    expect(group.members.map(({ value }) => value)).toEqual(people.slice(0, 2));
    expect((await scim.send('GET', `/Groups/${group.id}`)).body).toEqual(group);
    expect(await auditEntriesOf(admin)).toContainEqual(
      expect.objectContaining({ action: 'SCIM_GROUP_CREATED', channel: 'SCIM' }),
    );
  });

  it('returns 409 uniqueness for the name of another group in any case', async () => {
    const { displayName } = await create();
    const body = { displayName: displayName.toUpperCase() };
    const answer = await scim.send('POST', '/Groups', body);
    expect(answer).toMatchObject({ status: 409, body: { scimType: 'uniqueness' } });
  });

  it('returns 403 above 500 groups, also with concurrent requests', async () => {
    const other = await makeOrganization(office, 'Many groups');
    const client = await makeScimClient(
      office,
      await makeAdministrator(office, other.organizationId),
    );
    await office.database.pool.query(
      `INSERT INTO scim_groups (organization_id, display_name)
       SELECT $1, 'Filled ' || number FROM generate_series(1, 498) AS number`,
      [other.organizationId],
    );
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        client.send('POST', '/Groups', { displayName: `New ${index}` }),
      ),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(2);
    expect(statuses.filter((status) => status === 403)).toHaveLength(8);
  });

  it.each([
    ['no name', { displayName: undefined }],
    ['an empty name', { displayName: ' ' }],
    ['a name that is too long', { displayName: 'x'.repeat(300) }],
    ['a member without an id', { displayName: 'x', members: [{}] }],
    ['a member id that is no UUID', { displayName: 'x', members: [{ value: 'aoi' }] }],
  ])('returns 400 for %s', async (_title, body) => {
    const answer = await scim.send('POST', '/Groups', body);
    expect(answer).toMatchObject({ status: 400, body: { scimType: 'invalidValue' } });
  });
});

describe('finding groups', () => {
  it.each(['displayName', 'externalId', 'id'])('filters by %s', async (attribute) => {
    const group = await create({ externalId: `external-${count}` });
    const { body } = await find(`${attribute} eq "${String(group[attribute])}"`);
    expect(body).toMatchObject({ totalResults: 1, Resources: [{ id: group.id }] });
  });

  it('filters by a member', async () => {
    const { userId } = await makePerson(office, organizationId);
    const { id } = await create({ members: membersOf([userId]) });
    for (const filter of [`members eq "${userId}"`, `members[value eq "${userId}"]`]) {
      expect((await find(filter)).body).toMatchObject({ totalResults: 1, Resources: [{ id }] });
    }
  });

  it('leaves out the members on request', async () => {
    await create({ members: membersOf(people) });
    const { body } = await scim.send('GET', '/Groups?excludedAttributes=members&count=2');
    expect(body.itemsPerPage).toBe(2);
    for (const group of body.Resources) expect(group).not.toHaveProperty('members');
  });

  it.each(['displayName co "a"', 'title eq "a"'])('returns 400 for %s', async (filter) => {
    expect(await find(filter)).toMatchObject({ status: 400, body: { scimType: 'invalidFilter' } });
  });

  it('lists the groups of a user', async () => {
    const { userId } = await makePerson(office, organizationId);
    const { id, displayName } = await create({ members: membersOf([userId]) });
    const { body } = await scim.send('GET', `/Users/${userId}`);
    expect(body.groups).toMatchObject([{ value: id, display: displayName }]);
  });

  it.each(['ResourceTypes/Group', `Schemas/${scimGroupSchema}`])('describes %s', async (path) => {
    expect((await scim.send('GET', `/${path}`)).status).toBe(200);
  });
});

describe('changing a group', () => {
  it('replaces name and members with PUT', async () => {
    const { id } = await create({ members: membersOf(people.slice(0, 2)) });
    const sent = { displayName: `Renamed ${id}`, members: membersOf(people.slice(1)) };
    const { status, body } = await scim.send('PUT', `/Groups/${id}`, sent);
    expect({ status, name: body.displayName }).toEqual({ status: 200, name: sent.displayName });
    expect(body.members.map(({ value }) => value)).toEqual(people.slice(1));
  });

  it.each([
    [
      'Okta adds',
      (id: string) => ({ op: 'add', path: 'members', value: [{ value: id }] }),
      [0, 1, 2],
    ],
    [
      'Entra adds',
      (id: string) => ({ op: 'Add', path: 'members', value: [{ $ref: null, value: id }] }),
      [0, 1, 2],
    ],
    [
      'a single object adds',
      (id: string) => ({ op: 'add', path: 'members', value: { value: id } }),
      [0, 1, 2],
    ],
    [
      'no path adds',
      (id: string) => ({ op: 'add', value: { members: [{ value: id }] } }),
      [0, 1, 2],
    ],
    [
      'a replacement sets',
      (id: string) => ({ op: 'replace', path: 'members', value: [{ value: id }] }),
      [2],
    ],
    [
      'a replacement without a path sets',
      (id: string) => ({ op: 'Replace', value: { members: [{ value: id }] } }),
      [2],
    ],
    [
      'the full name of the attribute sets',
      (id: string) => ({
        op: 'replace',
        path: `${scimGroupSchema}:members`,
        value: [{ value: id }],
      }),
      [2],
    ],
  ])('%s members with PATCH', async (_title, operation, expected) => {
    const { id } = await create({ members: membersOf(people.slice(0, 2)) });
    const { status, body } = await scim.patch(`/Groups/${id}`, operation(people[2]!));
    expect(status).toBe(200);
    expect(body.members.map(({ value }) => value)).toEqual(expected.map((index) => people[index]));
  });

  it.each([
    [
      'Okta removes one',
      (id: string) => ({ op: 'remove', path: `members[value eq "${id}"]` }),
      [1],
    ],
    [
      'Entra removes one',
      (id: string) => ({ op: 'Remove', path: 'members', value: [{ value: id }] }),
      [1],
    ],
    ['a removal without a value clears', () => ({ op: 'remove', path: 'members' }), []],
    ['an empty replacement clears', () => ({ op: 'replace', path: 'members', value: [] }), []],
  ])('%s members with PATCH', async (_title, operation, expected) => {
    const { id } = await create({ members: membersOf(people.slice(0, 2)) });
    const { status, body } = await scim.patch(`/Groups/${id}`, operation(people[0]!));
    expect(status).toBe(200);
    expect(body.members.map(({ value }) => value)).toEqual(expected.map((index) => people[index]));
  });

  it.each([
    ['Okta', (id: string) => ({ op: 'replace', value: { id, displayName: `Okta ${id}` } })],
    ['Entra', (id: string) => ({ op: 'Replace', path: 'displayName', value: `Entra ${id}` })],
  ])('renames as %s sends it', async (provider, operation) => {
    const { id } = await create({ members: membersOf(people) });
    const { body } = await scim.patch(`/Groups/${id}`, operation(id));
    expect(body.displayName).toBe(`${provider} ${id}`);
    expect(body.members).toHaveLength(3);
  });

  it.each([
    [{ op: 'remove' }, 'noTarget'],
    [{ op: 'remove', path: 'displayName' }, 'invalidValue'],
    [{ op: 'add', path: 'members', value: ['aoi'] }, 'invalidValue'],
    [{ op: 'replace', path: 'members[display eq "a"]', value: 'x' }, 'invalidPath'],
    [{ op: 'move', path: 'members' }, 'invalidSyntax'],
  ])('rejects %j', async (operation, scimType) => {
    const { id } = await create();
    const answer = await scim.patch(`/Groups/${id}`, operation);
    expect(answer).toMatchObject({ status: 400, body: { scimType } });
  });

  it('deletes a group', async () => {
    const { id } = await create({ members: membersOf(people) });
    expect((await scim.send('DELETE', `/Groups/${id}`)).status).toBe(204);
    expect((await scim.send('GET', `/Groups/${id}`)).status).toBe(404);
  });
});

describe('the role of a group', () => {
  it('is given to its members and taken back when they leave', async () => {
    const { userId, email } = await makePerson(office, organizationId);
    const { token } = await signInToOrganization(office, { email }, organizationId);
    const { id } = await create({ members: membersOf([userId]) });
    expect(await roleOf(userId)).toBe('USER');
    expect((await setRole(id, 'ORGANIZATION_ADMIN')).status).toBe(204);
    expect(await roleOf(userId)).toBe('ORGANIZATION_ADMIN');
    expect((await office.call('GET', '/v1/auth/user/profile', { token })).status).toBe(401);
    await scim.patch(`/Groups/${id}`, { op: 'remove', path: `members[value eq "${userId}"]` });
    expect(await roleOf(userId)).toBe('USER');
    await scim.patch(`/Groups/${id}`, { op: 'add', path: 'members', value: membersOf([userId]) });
    expect(await roleOf(userId)).toBe('ORGANIZATION_ADMIN');
    await scim.send('DELETE', `/Groups/${id}`);
    expect(await roleOf(userId)).toBe('USER');
  });

  it('is the highest role of all groups', async () => {
    const { userId } = await makePerson(office, organizationId);
    const [guests, admins] = [await create(), await create()];
    await setRole(guests.id, 'GUEST');
    await setRole(admins.id, 'ORGANIZATION_ADMIN');
    const operation = { op: 'add', path: 'members', value: membersOf([userId]) };
    await scim.patch(`/Groups/${admins.id}`, operation);
    await scim.patch(`/Groups/${guests.id}`, operation);
    expect(await roleOf(userId)).toBe('ORGANIZATION_ADMIN');
    await setRole(admins.id, null);
    expect(await roleOf(userId)).toBe('GUEST');
  });

  it('is not given to the last administrator and administrators for emergencies', async () => {
    const other = await makeOrganization(office, 'Kept');
    const last = await makeAdministrator(office, other.organizationId);
    const client = await makeScimClient(office, last);
    const body = { displayName: 'Guests', members: membersOf([last.userId]) };
    const { id } = (await client.send('POST', '/Groups', body)).body;
    const call = { body: { role: 'GUEST' } };
    expect((await last.ask('PATCH', `${settings}/groups/${id}`, call)).status).toBe(204);
    const kept = { organizationId: other.organizationId, userId: last.userId };
    expect((await membershipOf(office, kept))?.role).toBe('ORGANIZATION_ADMIN');
    const second = await makeAdministrator(office, other.organizationId);
    await office.database.pool.query(
      `INSERT INTO sso_connections (organization_id, issuer, client_id, client_secret, break_glass_user_ids)
       VALUES ($1, 'https://login.example', 'x', 'x', ARRAY[$2::uuid])`,
      [other.organizationId, second.userId],
    );
    await client.patch(`/Groups/${id}`, {
      ...{ op: 'add', path: 'members', value: membersOf([second.userId]) },
    });
    expect((await membershipOf(office, { ...kept, userId: second.userId }))?.role).toBe(
      'ORGANIZATION_ADMIN',
    );
  });

  it('stays for a guest who leaves the group', async () => {
    const { userId } = await makePerson(office, organizationId);
    const { id } = await create({ members: membersOf([userId]) });
    await setRole(id, 'GUEST');
    await scim.send('DELETE', `/Groups/${id}`);
    expect(await roleOf(userId)).toBe('GUEST');
  });

  it('is given again by an identical request after an interrupted change', async () => {
    const { userId } = await makePerson(office, organizationId);
    const group = await create({ members: membersOf([userId]) });
    await office.database.pool.query('UPDATE scim_groups SET role = $1 WHERE id = $2', [
      'GUEST',
      group.id,
    ]);
    await scim.send('PUT', `/Groups/${group.id}`, group);
    expect(await roleOf(userId)).toBe('GUEST');
  });

  it('is listed with the settings and recorded', async () => {
    const { id, displayName } = await create({ members: membersOf(people) });
    await setRole(id, 'USER');
    const { body } = await admin.ask<Schemas['ScimSettings']>('GET', settings);
    expect(body.groups).toContainEqual({
      ...{ id, displayName, members: 3, role: 'USER', floorId: null },
    });
    expect(await auditEntriesOf(admin)).toContainEqual(
      expect.objectContaining({ action: 'SCIM_GROUP_CHANGED', channel: 'ADMIN' }),
    );
  });
});

describe('another organisation', () => {
  it('finds neither the group nor its members', async () => {
    const { id } = await create();
    const other = await makeOrganization(office, 'Elsewhere');
    const stranger = await makeAdministrator(office, other.organizationId);
    const client = await makeScimClient(office, stranger);
    const clear = { op: 'remove', path: 'members' };
    expect((await client.send('GET', `/Groups/${id}`)).status).toBe(404);
    expect((await client.send('PUT', `/Groups/${id}`, { displayName: 'x' })).status).toBe(404);
    expect((await client.patch(`/Groups/${id}`, clear)).status).toBe(404);
    expect((await client.send('DELETE', `/Groups/${id}`)).status).toBe(404);
    expect((await client.send('GET', '/Groups')).body.totalResults).toBe(0);
    const call = { body: { role: 'GUEST' } };
    expect((await stranger.ask('PATCH', `${settings}/groups/${id}`, call)).status).toBe(404);
    const value = membersOf([stranger.userId]);
    const added = await scim.patch(`/Groups/${id}`, { op: 'add', path: 'members', value });
    expect(added.status).toBe(404);
  });
});

describe('the floor of a group', () => {
  const setFloor = (groupId: string, floorId: string | null) =>
    admin.ask('PATCH', `${settings}/groups/${groupId}`, { body: { floorId } });
  const floors = async () =>
    (await admin.ask<Schemas['ScimSettings']>('GET', settings)).body.floors;
  const homeFloorOf = async (person: Pick<TestPerson, 'email'>) => {
    const { token } = await signInToOrganization(office, person, organizationId);
    const path = '/v1/contracts/offices';
    return (await office.call<Schemas['OfficeList']>('GET', path, { token })).body.homeFloorId;
  };

  it('is the home floor of its members, who keep their roles', async () => {
    const person = await makePerson(office, organizationId);
    const other = await makePerson(office, organizationId);
    const { id } = await create({ members: membersOf([person.userId]) });
    const [floor] = await floors();
    expect(await homeFloorOf(person)).toBeNull();
    expect((await setFloor(id, floor!.id)).status).toBe(204);
    expect(await homeFloorOf(person)).toBe(floor!.id);
    expect(await homeFloorOf(other)).toBeNull();
    expect(await roleOf(person.userId)).toBe('USER');
    const after = expect.objectContaining({ floorId: floor!.id });
    expect(await auditEntriesOf(admin)).toContainEqual(
      expect.objectContaining({ action: 'SCIM_GROUP_CHANGED', after }),
    );
    await scim.send('PATCH', `/Groups/${id}`, { Operations: [{ op: 'remove', path: 'members' }] });
    expect(await homeFloorOf(person)).toBeNull();
  });

  it('is ignored while it is blocked', async () => {
    const { userId } = await makePerson(office, organizationId);
    const { id } = await create({ members: membersOf([userId]) });
    const [floor] = await floors();
    await setFloor(id, floor!.id);
    const { pool } = office.database;
    await pool.query('UPDATE floors SET blocked_at = now() WHERE id = $1', [floor!.id]);
    expect(await findHomeFloorId(office.platform.db, { organizationId, userId })).toBeNull();
    expect(await floors()).toEqual([]);
    await pool.query('UPDATE floors SET blocked_at = NULL');
  });

  it('returns 404 for a floor of another organisation', async () => {
    const { floorId } = await makeOrganization(office, 'Northwind');
    const { id } = await create();
    expect(await setFloor(id, floorId)).toMatchObject({ status: 404, errors: 'floorInvalid' });
  });

  it('returns 400 without a change', async () => {
    const { id } = await create();
    const answer = await admin.ask('PATCH', `${settings}/groups/${id}`, { body: {} });
    expect(answer.status).toBe(400);
  });
});
