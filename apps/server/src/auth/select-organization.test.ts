import type { Schemas } from '@office/api';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { signInToOrganization, makeOrganization, makePerson, signIn } from '../../test/people.ts';
import type { TestOrganization } from '../../test/people.ts';
import { testPlan } from '../../test/floor-plan.ts';
import { startOffice } from '../../test/office.ts';
import type { TestOffice } from '../../test/office.ts';
import { findLoginContract } from './store/contract-store.ts';
import { addMember, blockMember, unblockMember } from '../admin/members/member-changes.ts';
import { createFloor, setFloorBlocked } from '../admin/floors/floor-changes.ts';
import { blockContract, createContract, unblockContract } from '../admin/organization/contracts.ts';
import {
  blockOrganization,
  createOrganization,
  unblockOrganization,
} from '../admin/organization/organizations.ts';

type Session = Schemas['Session'];

let office: TestOffice;
let sakura: TestOrganization;
beforeAll(async () => {
  office = await startOffice();
});
afterAll(() => office.close());
beforeEach(async () => {
  sakura = await makeOrganization(office, 'Sakura', 2);
  office.sent.length = 0;
});

const select = (token: string, organizationId: string) =>
  office.call<Session>('POST', '/v1/auth/user/organization', { token, body: { organizationId } });
const refresh = (token: string) => office.call<Session>('POST', '/v1/auth/user/refresh', { token });
const offices = (token: string) => office.call('GET', '/v1/contracts/offices', { token });
const profile = (token: string) =>
  office.call<Schemas['Profile']>('GET', '/v1/auth/user/profile', { token });

/** Holds the lock of a sign-in that takes the last login. */
async function whileContractIsLocked(
  { contractId }: TestOrganization,
  run: () => Promise<void>,
): Promise<void> {
  await office.platform.db.transaction(async (tx) => {
    await findLoginContract(tx, contractId, { lock: true });
    await run();
  });
}

describe('organisation selection', () => {
  it('returns tokens of the organisation', async () => {
    const session = await signIn(office, await makePerson(office, sakura.organizationId));
    expect(await offices(session.token)).toMatchObject({
      status: 403,
      errors: 'organizationNotSelected',
    });
    const { status, body } = await select(session.token, sakura.organizationId);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      organizationId: sakura.organizationId,
      organizationType: 'JUST_ONE',
      user: session.user,
    });
    expect((await offices(body.token)).status).toBe(200);
  });

  it('ends the session when the refresh token from before the selection is used', async () => {
    const before = await signIn(office, await makePerson(office, sakura.organizationId));
    const { body } = await select(before.token, sakura.organizationId);
    expect((await profile(body.token)).status).toBe(200);
    expect((await refresh(before.refreshToken)).status).toBe(401);
    expect((await refresh(body.refreshToken)).status).toBe(401);
  });

  it('treats a token of the previous organisation as a token without one', async () => {
    const northwind = await makeOrganization(office, 'Northwind');
    const person = await makePerson(office, sakura.organizationId);
    const { organizationId } = northwind;
    await addMember(office.platform, { organizationId, userId: person.userId, role: 'GUEST' });
    const first = await signInToOrganization(office, person, sakura.organizationId);
    const second = (await select(first.token, organizationId)).body;
    expect((await profile(second.token)).body.role).toBe('GUEST');
    expect((await offices(first.token)).errors).toBe('organizationNotSelected');
    expect((await profile(first.token)).body.role).toBeNull();
  });

  it('returns 404 for organisations of which the user is not a member', async () => {
    const { token } = await signIn(office, await makePerson(office, null));
    for (const id of [sakura.organizationId, '00000000-0000-4000-8000-000000000000']) {
      expect(await select(token, id)).toMatchObject({
        status: 404,
        errors: 'organizationNotFound',
      });
    }
    expect((await select(token, 'sakura')).status).toBe(400);
  });

  it('is refused while the organisation, the member or every floor is blocked', async () => {
    const person = await makePerson(office, sakura.organizationId);
    const { userId } = person;
    const { organizationId, contractId, floorId } = sakura;
    const { token } = await signIn(office, person);
    const refusal = async () => {
      const { status, errors, body } = await select(token, organizationId);
      return [status, errors, (body as { code?: number }).code];
    };
    await blockOrganization(office.platform, organizationId);
    expect(await refusal()).toEqual([403, 'organizationBlocked', 4010]);
    await unblockOrganization(office.platform, organizationId);
    await blockMember(office.platform, { organizationId, userId });
    expect(await refusal()).toEqual([403, 'userBlocked', 4011]);
    await unblockMember(office.platform, { organizationId, userId });
    await blockContract(office.platform, contractId);
    expect(await refusal()).toEqual([403, 'allContractsLayoutBlocked', 4015]);
    await unblockContract(office.platform, contractId);
    await setFloorBlocked(office.platform, floorId, true);
    expect(await refusal()).toEqual([403, 'allContractsLayoutBlocked', 4015]);
    await setFloorBlocked(office.platform, floorId, false);
    expect((await select(token, organizationId)).status).toBe(200);
  });

  it('does not wait for a locked contract with many free logins', async () => {
    const large = await makeOrganization(office, 'Large', 1000);
    const { token } = await signIn(office, await makePerson(office, large.organizationId));
    await whileContractIsLocked(large, async () => {
      expect((await select(token, large.organizationId)).status).toBe(200);
    });
  });

  it('leaves connections to others while many sign-ins wait for a contract', async () => {
    const northwind = await makeOrganization(office, 'Northwind', 100);
    const people = Array.from({ length: 30 }, () => makePerson(office, northwind.organizationId));
    const tokens: string[] = [];
    for (const person of people) tokens.push((await signIn(office, await person)).token);
    const other = await signInToOrganization(
      office,
      await makePerson(office, sakura.organizationId),
      sakura.organizationId,
    );
    let waiting: ReturnType<typeof select>[] = [];
    await whileContractIsLocked(northwind, async () => {
      waiting = tokens.map((token) => select(token, northwind.organizationId));
      expect((await profile(other.token)).status).toBe(200);
    });
    const statuses = (await Promise.all(waiting)).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([200]));
  });

  it('returns 404 for an organisation without a contract', async () => {
    const organizationId = await createOrganization(office.platform, { name: 'Empty' });
    const { token } = await signIn(office, await makePerson(office, organizationId));
    expect(await select(token, organizationId)).toMatchObject({
      status: 404,
      errors: 'contractInvalid',
    });
  });
});

describe('login-user limit of a contract', () => {
  const people = (count: number) =>
    Promise.all(Array.from({ length: count }, () => makePerson(office, sakura.organizationId)));

  it('counts people, not sessions', async () => {
    const [one, two, three] = await people(3);
    await signInToOrganization(office, one!, sakura.organizationId);
    await signInToOrganization(office, one!, sakura.organizationId);
    await signInToOrganization(office, two!, sakura.organizationId);
    const { token } = await signIn(office, three!);
    expect(await select(token, sakura.organizationId)).toMatchObject({
      status: 403,
      errors: 'contractLimitUserAccess',
    });
  });

  it('holds under twelve concurrent selections', async () => {
    const tokens = await Promise.all(
      (await people(12)).map(async (person) => (await signIn(office, person)).token),
    );
    const answers = await Promise.all(tokens.map((token) => select(token, sakura.organizationId)));
    const codes = answers.map(({ status, errors }) => (status === 200 ? 'in' : errors));
    expect(codes.filter((code) => code === 'in')).toHaveLength(2);
    expect(codes.filter((code) => code === 'contractLimitUserAccess')).toHaveLength(10);
  });

  it('frees a login on logout, and half an hour after a page was closed', async () => {
    const [one, two, three, four] = await people(4);
    const first = await signInToOrganization(office, one!, sakura.organizationId);
    const second = await signInToOrganization(office, two!, sakura.organizationId);
    const third = await signIn(office, three!);
    await office.call('POST', '/v1/auth/user/logout', { token: first.token });
    expect((await select(third.token, sakura.organizationId)).status).toBe(200);
    office.advanceClock({ minutes: 31 });
    await signInToOrganization(office, four!, sakura.organizationId);
    await signInToOrganization(office, one!, sakura.organizationId);
    expect(await refresh(second.refreshToken)).toMatchObject({
      status: 401,
      errors: 'refreshFailed',
    });
  });

  it('lets a session return while logins are free', async () => {
    const [one] = await people(1);
    const { refreshToken } = await signInToOrganization(office, one!, sakura.organizationId);
    office.advanceClock({ days: 2 });
    expect((await refresh(refreshToken)).status).toBe(200);
  });

  it('uses the next contract when the first is full', async () => {
    const { organizationId } = sakura;
    const contractId = await createContract(office.platform, {
      organizationId,
      name: 'Annex',
      loginUserLimit: 1,
      position: 1,
    });
    await createFloor(office.platform, { contractId, name: '1F', plan: testPlan });
    const tokens = await Promise.all(
      (await people(4)).map(async (person) => (await signIn(office, person)).token),
    );
    const answers = await Promise.all(tokens.map((token) => select(token, organizationId)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
  });
});
