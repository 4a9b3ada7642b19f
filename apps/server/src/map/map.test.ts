import type { Schemas } from '@office/api';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testPlan } from '../../test/floor-plan.ts';
import { signInToOrganization, makeOrganization, makePerson, signIn } from '../../test/people.ts';
import type { TestOrganization } from '../../test/people.ts';
import { startOffice } from '../../test/office.ts';
import type { TestOffice } from '../../test/office.ts';
import { createFloor, setFloorBlocked } from '../admin/floors/floor-changes.ts';
import { blockContract, createContract } from '../admin/organization/contracts.ts';

let office: TestOffice;
let northwind: TestOrganization;
let sakura: TestOrganization;
let token: string;
beforeAll(async () => {
  office = await startOffice();
  northwind = await makeOrganization(office, 'Northwind');
});
afterAll(() => office.close());
beforeEach(async () => {
  sakura = await makeOrganization(office, 'Sakura');
  token = await tokenOf('USER');
});

async function tokenOf(role: Schemas['Role']): Promise<string> {
  const person = await makePerson(office, sakura.organizationId, { role });
  return (await signInToOrganization(office, person, sakura.organizationId)).token;
}

const offices = () => office.call<Schemas['OfficeList']>('GET', '/v1/contracts/offices', { token });
const plan = (floorId: string) =>
  office.call<Schemas['FloorPlan']>('GET', `/v1/contracts/floors/${floorId}/plan`, { token });

describe('GET /contracts/offices', () => {
  it('returns the contracts of the organisation with their floors in order', async () => {
    const { contractId, floorId, organizationId } = sakura;
    const second = await createFloor(office.platform, {
      contractId,
      name: '2F',
      plan: testPlan,
      position: 1,
    });
    const annex = await createContract(office.platform, {
      organizationId,
      name: 'Annex',
      names: { ja: '別館', en: 'Annex' },
      loginUserLimit: 5,
      position: 1,
    });
    await setFloorBlocked(office.platform, second, true);
    const { status, body } = await offices();
    expect(status).toBe(200);
    const floor = { seatCount: 10, presentCount: 0 };
    expect(body.data).toEqual([
      {
        id: contractId,
        name: 'Sakura office',
        names: null,
        position: 0,
        blocked: false,
        floors: [
          { id: floorId, name: '1F', names: testPlan.name, position: 0, blocked: false, ...floor },
          { id: second, name: '2F', names: null, position: 1, blocked: true, ...floor },
        ],
      },
      {
        id: annex,
        name: 'Annex',
        names: { ja: '別館', en: 'Annex' },
        position: 1,
        blocked: false,
        floors: [],
      },
    ]);
    expect(body.metadata).toMatchObject({ total: 2, hasNextPage: false });
  });

  it('is available to guests, and returns 403 without a selected organisation', async () => {
    token = await tokenOf('GUEST');
    expect((await offices()).status).toBe(200);
    token = (await signIn(office, await makePerson(office, sakura.organizationId))).token;
    expect(await offices()).toMatchObject({ status: 403, errors: 'organizationNotSelected' });
  });
});

describe('floor plan', () => {
  it('is returned unchanged', async () => {
    expect(await plan(sakura.floorId)).toMatchObject({ status: 200, body: testPlan });
  });

  it('returns 404 for floors of other organisations', async () => {
    for (const id of [northwind.floorId, '00000000-0000-4000-8000-000000000000']) {
      expect(await plan(id)).toMatchObject({ status: 404, errors: 'floorInvalid' });
    }
    expect((await plan('1')).status).toBe(400);
  });

  it('is unavailable while its floor or contract is blocked', async () => {
    const { organizationId } = sakura;
    const annex = await createContract(office.platform, {
      organizationId,
      name: 'Annex',
      loginUserLimit: 5,
      position: 1,
    });
    const floorId = await createFloor(office.platform, {
      contractId: annex,
      name: 'A1',
      plan: testPlan,
    });
    await setFloorBlocked(office.platform, floorId, true);
    expect(await plan(floorId)).toMatchObject({ status: 403, errors: 'floorBlocked' });
    await blockContract(office.platform, annex);
    expect(await plan(floorId)).toMatchObject({ status: 403, errors: 'contractBlocked' });
  });

  it('is validated when a floor is created', async () => {
    const { contractId } = sakura;
    const wrong = { ...testPlan, spawns: [] };
    await expect(
      createFloor(office.platform, { contractId, name: 'X', plan: wrong }),
    ).rejects.toThrow('spawns');
  });
});
