import type { Schemas } from '@office/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signInToOrganization, makeOrganization, makePerson, signIn } from '../../test/people.ts';
import { startOffice } from '../../test/office.ts';
import type { TestOffice } from '../../test/office.ts';
import { addMember, blockMember } from '../admin/members/member-changes.ts';
import { setFloorBlocked } from '../admin/floors/floor-changes.ts';
import { blockOrganization, createOrganization } from '../admin/organization/organizations.ts';

let office: TestOffice;
beforeAll(async () => {
  office = await startOffice();
});
afterAll(() => office.close());

const joined = (token: string, query = '') =>
  office.call<Schemas['OrganizationList']>('GET', `/v1/organizations/user/joined${query}`, {
    token,
  });

describe('the selectable organisations', () => {
  it('are returned by name, five per page', async () => {
    const { userId, email } = await makePerson(office, null);
    for (const name of ['F', 'B', 'E', 'A', 'D', 'C', 'G']) {
      const organizationId = await createOrganization(office.platform, { name });
      await addMember(office.platform, { organizationId, userId, role: 'USER' });
    }
    const { token } = await signIn(office, { email });
    const first = (await joined(token)).body;
    expect(first.data.map(({ name }) => name)).toEqual(['A', 'B', 'C', 'D', 'E']);
    expect(first.metadata).toEqual({
      total: 7,
      page: 1,
      limit: 5,
      nextPage: 2,
      hasNextPage: true,
    });
    const second = (await joined(token, '?page=2')).body;
    expect(second.data.map(({ name }) => name)).toEqual(['F', 'G']);
    expect(second.metadata).toEqual({ total: 7, page: 2, limit: 5, hasNextPage: false });
    expect((await joined(token, '?page=3')).body.data).toEqual([]);
  });

  it('exclude blocked organisations, blocked memberships and organisations of other users', async () => {
    const { userId, email } = await makePerson(office, null);
    const make = async (name: string) => {
      const organizationId = await createOrganization(office.platform, { name });
      await addMember(office.platform, { organizationId, userId, role: 'USER' });
      return organizationId;
    };
    const open = await make('Open');
    await blockOrganization(office.platform, await make('Shut'));
    await blockMember(office.platform, { organizationId: await make('Shut to me'), userId });
    const { token } = await signIn(office, { email });
    const { data, metadata } = (await joined(token)).body;
    expect(data).toEqual([{ id: open, name: 'Open', email: null, avatarUrl: null }]);
    expect(metadata.total).toBe(1);
  });

  it('are empty for a user without an organisation', async () => {
    const { token } = await signIn(office, await makePerson(office, null));
    expect((await joined(token)).body).toMatchObject({ data: [], metadata: { total: 0 } });
  });

  it.each(['?page=0', '?page=-1', '?page=x', '?limit=1000', '?page=1.5'])(
    'return 400 for the query %s',
    async (query) => {
      const { token } = await signIn(office, await makePerson(office, null));
      expect((await joined(token, query)).status).toBe(400);
    },
  );
});

describe('organisation details', () => {
  it('returns the organisation to its members, whether selected or not', async () => {
    const { organizationId } = await makeOrganization(office, 'Mine');
    const person = await makePerson(office, organizationId, { role: 'ORGANIZATION_ADMIN' });
    await makePerson(office, organizationId);
    const { token } = await signIn(office, person);
    const { status, body } = await office.call<Schemas['OrganizationDetail']>(
      'GET',
      `/v1/organizations/user/${organizationId}`,
      { token },
    );
    expect(status).toBe(200);
    expect(body).toMatchObject({
      id: organizationId,
      name: 'Mine',
      role: 'ORGANIZATION_ADMIN',
      memberCount: 2,
    });
  });

  it('returns 404 for non-members and 400 for an invalid id', async () => {
    const { organizationId } = await makeOrganization(office, 'Theirs');
    const ownOrganization = await makeOrganization(office, 'Mine too');
    const person = await makePerson(office, ownOrganization.organizationId);
    const { token } = await signInToOrganization(office, person, ownOrganization.organizationId);
    expect(
      await office.call('GET', `/v1/organizations/user/${organizationId}`, { token }),
    ).toMatchObject({ status: 404, errors: 'organizationNotFound' });
    expect((await office.call('GET', '/v1/organizations/user/1', { token })).status).toBe(400);
  });
});

describe('meeting room list', () => {
  const rooms = (token: string, query = '') =>
    office.call<Schemas['MeetingRoomList']>(
      'GET',
      `/v1/organizations/contracts/meeting-rooms${query}`,
      { token },
    );

  it('returns the meeting zones of the open floors of the organisation', async () => {
    const ownOrganization = await makeOrganization(office, 'Rooms');
    await makeOrganization(office, 'Other rooms');
    const { organizationId, contractId, floorId } = ownOrganization;
    const { token } = await signInToOrganization(
      office,
      await makePerson(office, organizationId),
      organizationId,
    );
    const { data, metadata } = (await rooms(token)).body;
    expect(metadata.total).toBe(2);
    expect(data[0]).toMatchObject({
      name: { ja: '会議室 けやき', en: 'Meeting room Keyaki' },
      capacity: 2,
      contractId,
      floorId,
      floorName: '1F',
      floorNames: { ja: '1階', en: '1F' },
      zoneId: 'keyaki',
    });
    expect((await rooms(token)).body.data[0]?.id).toBe(data[0]?.id);
    expect(data[1]?.id).not.toBe(data[0]?.id);
    await setFloorBlocked(office.platform, floorId, true);
    expect((await rooms(token)).body.data).toEqual([]);
  });

  it('matches part of either name, ignoring character width, case and kana type', async () => {
    const { organizationId } = await makeOrganization(office, 'Keyword');
    const { token } = await signInToOrganization(
      office,
      await makePerson(office, organizationId),
      organizationId,
    );
    const found = async (keyword: string) => {
      const { body } = await rooms(token, `?keyword=${encodeURIComponent(keyword)}`);
      return body.data.map(({ zoneId }) => zoneId);
    };
    expect(await found('もみじ')).toEqual(['momiji']);
    expect(await found('ＫＥＹＡＫＩ')).toEqual(['keyaki']);
    expect(await found('カイギシツ')).toEqual(['keyaki']);
    expect(await found('Keyaki 2')).toEqual([]);
    expect((await rooms(token, '?page=2&limit=1')).body.data.map(({ zoneId }) => zoneId)).toEqual([
      'momiji',
    ]);
  });
});
