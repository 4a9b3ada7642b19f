import type { Schemas } from '@office/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testPlan } from '../../test/floor-plan.ts';
import { startOffice, type TestOffice } from '../../test/office.ts';
import { signInToOrganization, makeOrganization, makePerson, signIn } from '../../test/people.ts';
import type { TestOrganization, TestPerson } from '../../test/people.ts';
import { organizationAreas } from '../database/schema/organizations.ts';
import { createFloor, setFloorBlocked } from '../admin/floors/floor-changes.ts';

let office: TestOffice;
let sakura: TestOrganization;
let aoi: TestPerson;
let token: string;
beforeAll(async () => {
  office = await startOffice();
  sakura = await makeOrganization(office, 'Sakura');
  aoi = await makePerson(office, sakura.organizationId);
  token = await tokenOf(aoi);
});
afterAll(() => office.close());

const tokenOf = async (person: TestPerson) =>
  (await signInToOrganization(office, person, sakura.organizationId)).token;

const workplace = (query = '', by = token) =>
  office.call<Schemas['WorkplaceData']>('GET', `/v1/workplace${query}`, { token: by });

describe('GET /workplace', () => {
  it.each([
    ['maintenance', '/v1/maintenances/user'],
    ['permission', '/v1/auth/user/permission'],
    ['profile', '/v1/auth/user/profile'],
    ['settings', '/v1/settings'],
    ['desk', '/v1/users/{userId}/desk'],
    ['offices', '/v1/contracts/offices'],
    ['chatRoomHeads', '/v1/user/chat-rooms/heads'],
    ['availableMeetings', '/v1/meetings/available'],
    ['sharedDocuments', '/v1/sharing-documents'],
    ['tour', '/v1/help/tour'],
    ['unreadNotifications', '/v1/users/notifications/unread'],
    ['unansweredSurveys', '/v1/surveys/unanswered'],
    ['unreadBulletins', '/v1/bulletin-boards/unread'],
    ['floor.plan', '/v1/contracts/floors/{floorId}/plan'],
    ['floor.seats', '/v1/user-seat-positions/org-contract/{contractId}'],
    ['floor.meetings', '/v1/meetings/rooms?floorId={floorId}'],
  ])('returns as %s the response of %s', async (property, path) => {
    const ids: Record<string, string> = { ...sakura, userId: aoi.userId };
    const address = path.replace(/\{(\w+)\}/g, (_, name: string) => ids[name]!);
    const { status, body } = await office.call('GET', address, { token });
    expect(status).toBe(200);
    expect((await workplace()).body).toHaveProperty(property, body);
  });

  it('returns the requested floor unless it is blocked', async () => {
    const { contractId } = sakura;
    const second = await createFloor(office.platform, {
      contractId,
      name: '2F',
      plan: testPlan,
      position: 1,
    });
    const floor = async () => (await workplace(`?floorId=${second}`)).body.floor;
    expect(await floor()).toMatchObject({ id: second, contractId });
    await setFloorBlocked(office.platform, second, true);
    expect(await floor()).toMatchObject({ id: sakura.floorId, contractId });
  });

  it('returns the first floor for a floor of another organisation', async () => {
    const { floorId } = await makeOrganization(office, 'Northwind');
    expect((await workplace(`?floorId=${floorId}`)).body.floor?.id).toBe(sakura.floorId);
  });

  it('returns null for areas that are closed to the caller', async () => {
    const { organizationId } = await makeOrganization(office, 'Southwind');
    const member = await makePerson(office, organizationId);
    const session = await signInToOrganization(office, member, organizationId);
    await office.platform.db
      .insert(organizationAreas)
      .values({ organizationId, closed: { USER: ['chat', 'meeting'] } });
    const { body } = await workplace('', session.token);
    expect(body).toMatchObject({ chatRoomHeads: null, availableMeetings: null });
    expect(body.unreadNotifications).not.toBeNull();
    expect(body.floor).toMatchObject({ meetings: null, plan: expect.any(Object) });
  });

  it('returns 403 before an organisation is selected', async () => {
    const session = await signIn(office, await makePerson(office, null));
    expect(await workplace('', session.token)).toMatchObject({ status: 403 });
  });

  it('returns 429 above the limit of starts', async () => {
    const limited = await startOffice({ rateLimit: 60 });
    const { organizationId } = await makeOrganization(limited, 'Sakura');
    const member = await makePerson(limited, organizationId);
    const session = await signInToOrganization(limited, member, organizationId);
    const start = () => limited.call('GET', '/v1/workplace', { token: session.token });
    const statuses = [await start(), await start(), await start()].map(({ status }) => status);
    await limited.close();
    expect(statuses).toEqual([200, 200, 429]);
  });

  it('returns 401 without a token', async () => {
    expect((await office.call('GET', '/v1/workplace')).status).toBe(401);
  });
});
