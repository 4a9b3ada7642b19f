import type { Schemas } from '@office/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signInToOrganization, makeOrganization, makePerson, signIn } from '../../test/people.ts';
import type { TestOrganization, TestPerson } from '../../test/people.ts';
import { startOffice } from '../../test/office.ts';
import type { TestOffice } from '../../test/office.ts';
import { addMember } from '../admin/members/member-changes.ts';

let office: TestOffice;
let sakura: TestOrganization;
let aoi: TestPerson;
let token: string;
beforeAll(async () => {
  office = await startOffice();
  sakura = await makeOrganization(office, 'Sakura');
  aoi = await makePerson(office, sakura.organizationId);
  token = (await signInToOrganization(office, aoi, sakura.organizationId)).token;
});
afterAll(() => office.close());

const set = (workingStatus: string, status: string, bearer = token) =>
  office.call<Schemas['Presence']>('PATCH', '/v1/users/status', {
    token: bearer,
    body: { workingStatus, status },
  });

describe('own presence', () => {
  it.each([
    ['OFFICE', ['AVAILABLE', 'BUSY', 'LEAVING', 'LOGGED_OUT'], ['ON_VACATION']],
    ['IN_WITH_CLIENT', ['AVAILABLE', 'BUSY', 'LOGGED_OUT'], ['LEAVING', 'ON_VACATION']],
    ['HOME', ['AVAILABLE', 'BUSY', 'LEAVING', 'LOGGED_OUT', 'ON_VACATION'], []],
  ])('%s allows %j and rejects %j', async (workingStatus, allowed, refused) => {
    for (const status of allowed) {
      expect(await set(workingStatus, status)).toMatchObject({
        status: 200,
        body: { userId: aoi.userId, workingStatus, status },
      });
    }
    for (const status of refused) {
      expect(await set(workingStatus, status)).toMatchObject({
        status: 422,
        errors: 'presenceNotAllowed',
      });
    }
  });

  it('notifies the organisation only when it changes', async () => {
    await set('OFFICE', 'AVAILABLE');
    office.sent.length = 0;
    await set('HOME', 'BUSY');
    await set('HOME', 'BUSY');
    expect(office.sent).toEqual([
      {
        kind: 'presenceChanged',
        target: { organizationId: sakura.organizationId },
        payload: { userId: aoi.userId, workingStatus: 'HOME', status: 'BUSY' },
      },
    ]);
  });

  it('is separate for each organisation', async () => {
    const northwind = await makeOrganization(office, 'Northwind');
    const { organizationId } = northwind;
    await addMember(office.platform, { organizationId, userId: aoi.userId, role: 'USER' });
    const otherSession = await signInToOrganization(office, aoi, organizationId);
    await set('HOME', 'BUSY');
    await set('OFFICE', 'LEAVING', otherSession.token);
    const profile = await office.call('GET', '/v1/auth/user/profile', { token });
    expect(profile.body).toMatchObject({ workingStatus: 'HOME', status: 'BUSY' });
  });

  it.each([
    ['ABROAD', 'BUSY'],
    ['HOME', 'ASLEEP'],
    ['home', 'BUSY'],
  ])('rejects the invalid combination %s, %s', async (workingStatus, status) => {
    expect((await set(workingStatus, status)).status).toBe(400);
  });

  it('requires a selected organisation', async () => {
    const session = await signIn(office, aoi);
    expect(await set('HOME', 'BUSY', session.token)).toMatchObject({
      status: 403,
      errors: 'organizationNotSelected',
    });
  });
});
