import type { Schemas } from '@office/api';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testPlan } from '../../test/floor-plan.ts';
import { signInToOrganization, makeOrganization, makePerson } from '../../test/people.ts';
import type { TestOrganization } from '../../test/people.ts';
import { startOffice } from '../../test/office.ts';
import type { TestOffice } from '../../test/office.ts';
import { createFloor, setFloorBlocked } from '../admin/floors/floor-changes.ts';
import { blockContract, createContract } from '../admin/organization/contracts.ts';

let office: TestOffice;
let northwind: TestOrganization;
let sakura: TestOrganization;
beforeAll(async () => {
  office = await startOffice();
  northwind = await makeOrganization(office, 'Northwind');
});
afterAll(() => office.close());
beforeEach(async () => {
  sakura = await makeOrganization(office, 'Sakura');
});

async function member(role: Schemas['Role'] = 'USER', name = 'メンバー') {
  const person = await makePerson(office, sakura.organizationId, { role, name });
  const { token } = await signInToOrganization(office, person, sakura.organizationId);
  office.sent.length = 0;
  return { ...person, token };
}

interface SeatUpdate {
  seatId: string;
  state?: 'ACTIVE' | 'EMPTY';
  floorId?: string;
  orgContractId?: string;
}

const update = (token: string, { seatId, state = 'ACTIVE', ...where }: SeatUpdate) =>
  office.call<Schemas['SeatPosition']>('POST', '/v1/user-seat-positions', {
    token,
    body: {
      orgContractId: sakura.contractId,
      floorId: sakura.floorId,
      seatId,
      state,
      ...where,
    },
  });

const list = (token: string, contractId = sakura.contractId, query = '') =>
  office.call<Schemas['SeatPositionList']>(
    'GET',
    `/v1/user-seat-positions/org-contract/${contractId}${query}`,
    { token },
  );

async function stateOf(token: string, seatId: string) {
  const { body } = await list(token);
  return body.data.find((seat) => seat.seatId === seatId)?.state;
}

describe('seats', () => {
  it('returns EMPTY, SELECTED for seats of other members and ACTIVE for the caller’s seat', async () => {
    const [aoi, ren] = [await member(), await member()];
    expect(await update(aoi.token, { seatId: 'desk-1' })).toMatchObject({
      status: 200,
      body: {
        seatId: 'desk-1',
        floorId: sakura.floorId,
        label: 'DESK-1',
        state: 'ACTIVE',
        user: { userId: aoi.userId, status: 'LOGGED_OUT' },
      },
    });
    expect(await stateOf(aoi.token, 'desk-1')).toBe('ACTIVE');
    expect(await stateOf(ren.token, 'desk-1')).toBe('SELECTED');
    expect(await stateOf(ren.token, 'desk-2')).toBe('EMPTY');
    const { data, metadata } = (await list(ren.token)).body;
    expect(metadata).toMatchObject({ total: 10, hasNextPage: false });
    expect(data.map(({ seatId }) => seatId)).not.toContain('sofa-1');
  });

  it('frees the previous seat on taking another and notifies the organisation', async () => {
    const { token, userId } = await member('USER', '青木 葵');
    const { organizationId, floorId } = sakura;
    await update(token, { seatId: 'desk-1' });
    await update(token, { seatId: 'desk-2' });
    await update(token, { seatId: 'desk-2' });
    await update(token, { seatId: 'desk-2', state: 'EMPTY' });
    await update(token, { seatId: 'desk-2', state: 'EMPTY' });
    const message = (payload: object) => ({
      kind: 'seatChanged',
      target: { organizationId },
      payload: { floorId, ...payload },
    });
    const user = { userId, nameKanji: '青木 葵', status: 'LOGGED_OUT', workingStatus: 'OFFICE' };
    const taken = { userId, user: expect.objectContaining(user), state: 'SELECTED' };
    const empty = { userId: null, user: null, state: 'EMPTY' };
    expect(office.sent).toEqual([
      message({ seatId: 'desk-1', ...taken }),
      message({ seatId: 'desk-1', ...empty }),
      message({ seatId: 'desk-2', ...taken }),
      message({ seatId: 'desk-2', ...empty }),
    ]);
    expect(await stateOf(token, 'desk-1')).toBe('EMPTY');
    expect(await stateOf(token, 'desk-2')).toBe('EMPTY');
  });

  it('returns 409 for a taken seat and does not let others free it', async () => {
    const [aoi, ren] = [await member(), await member()];
    await update(aoi.token, { seatId: 'desk-1' });
    await update(ren.token, { seatId: 'desk-2' });
    expect(await update(ren.token, { seatId: 'desk-1' })).toMatchObject({
      status: 409,
      errors: 'seatUnavailable',
    });
    expect(await stateOf(ren.token, 'desk-2')).toBe('ACTIVE');
    await update(ren.token, { seatId: 'desk-1', state: 'EMPTY' });
    expect(await stateOf(aoi.token, 'desk-1')).toBe('ACTIVE');
  });

  it('assigns a seat to only one of 20 concurrent callers', async () => {
    const people = await Promise.all(Array.from({ length: 20 }, () => member()));
    const answers = await Promise.all(
      people.map(({ token }) => update(token, { seatId: 'desk-5' })),
    );
    const codes = answers.map(({ status }) => status).sort();
    expect(codes).toEqual([200, ...Array(19).fill(409)]);
    const { data } = (await list(people[0]!.token)).body;
    expect(data.filter(({ user }) => user !== null)).toHaveLength(1);
  });

  it('keeps only one seat per member after concurrent requests for several', async () => {
    const { token, userId } = await member();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => update(token, { seatId: `desk-${index + 1}` })),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    const { data } = (await list(token)).body;
    expect(data.filter(({ user }) => user?.userId === userId)).toHaveLength(1);
  });

  it('does not deadlock when two members repeatedly swap seats', async () => {
    const [aoi, ren] = [await member(), await member()];
    const wishes = Array.from({ length: 10 }, (_, index) => [
      update(aoi.token, { seatId: `desk-${(index % 2) + 1}` }),
      update(ren.token, { seatId: `desk-${((index + 1) % 2) + 1}` }),
    ]).flat();
    for (const { status } of await Promise.all(wishes)) expect([200, 409]).toContain(status);
  });

  it('allows one seat per contract', async () => {
    const { organizationId } = sakura;
    const contractId = await createContract(office.platform, {
      organizationId,
      name: 'Annex',
      loginUserLimit: 5,
    });
    const floorId = await createFloor(office.platform, { contractId, name: 'A', plan: testPlan });
    const { token } = await member();
    await update(token, { seatId: 'desk-1' });
    await update(token, { seatId: 'desk-1', floorId, orgContractId: contractId });
    expect(await stateOf(token, 'desk-1')).toBe('ACTIVE');
    expect((await list(token, contractId)).body.data[0]?.state).toBe('ACTIVE');
  });

  it('filters by floor and returns 404 for a floor of another contract', async () => {
    const { contractId, floorId } = sakura;
    const { token } = await member();
    const second = await createFloor(office.platform, { contractId, name: '2F', plan: testPlan });
    expect((await list(token)).body.data).toHaveLength(20);
    expect((await list(token, contractId, `?floorId=${floorId}`)).body.data).toHaveLength(10);
    expect(await list(token, contractId, `?floorId=${northwind.floorId}`)).toMatchObject({
      status: 404,
      errors: 'floorInvalid',
    });
    await setFloorBlocked(office.platform, second, true);
    expect((await list(token)).body.data).toHaveLength(10);
  });

  it('returns 404 for a contract of another organisation', async () => {
    const { token } = await member();
    const otherSeat = { orgContractId: northwind.contractId, floorId: northwind.floorId };
    expect(await list(token, northwind.contractId)).toMatchObject({
      status: 404,
      errors: 'contractInvalid',
    });
    expect(await update(token, { seatId: 'desk-1', ...otherSeat })).toMatchObject({
      status: 404,
      errors: 'contractInvalid',
    });
    expect(await update(token, { seatId: 'desk-1', floorId: northwind.floorId })).toMatchObject({
      status: 404,
      errors: 'floorInvalid',
    });
  });

  it('returns 404 for unknown seats and for seats that are not desks', async () => {
    const { token } = await member();
    for (const seatId of ['desk-99', 'sofa-1', "1'; drop table seats"]) {
      expect(await update(token, { seatId })).toMatchObject({
        status: 404,
        errors: 'seatNotFound',
      });
    }
  });

  it('lets guests list but not take seats', async () => {
    const { token } = await member('GUEST');
    expect(await update(token, { seatId: 'desk-1' })).toMatchObject({
      status: 403,
      errors: 'forbidden',
    });
    expect((await list(token)).status).toBe(200);
  });

  it('returns 403 for a blocked floor or contract', async () => {
    const { organizationId } = sakura;
    const contractId = await createContract(office.platform, {
      organizationId,
      name: 'Annex',
      loginUserLimit: 5,
      position: 1,
    });
    const floorId = await createFloor(office.platform, { contractId, name: 'A', plan: testPlan });
    const { token } = await member();
    const wish = { seatId: 'desk-1', floorId, orgContractId: contractId };
    await setFloorBlocked(office.platform, floorId, true);
    expect(await update(token, wish)).toMatchObject({ status: 403, errors: 'floorBlocked' });
    await blockContract(office.platform, contractId);
    expect(await update(token, wish)).toMatchObject({ status: 403, errors: 'contractBlocked' });
    expect(await list(token, contractId)).toMatchObject({
      status: 403,
      errors: 'contractBlocked',
    });
  });
});
