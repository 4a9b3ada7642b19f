import type { Schemas } from '@office/api';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { eventually } from '../../test/eventually.ts';
import {
  signInToOrganization,
  makeOrganization,
  makePerson,
  type TestOrganization,
} from '../../test/people.ts';
import { startTestServer, type TestServer } from '../../test/server.ts';
import { memberships } from '../database/schema/organizations.ts';
import { addMember } from '../admin/members/member-changes.ts';
import { releaseSeats } from './seat-release.ts';
import { updateSeat } from './seats.ts';

let server: TestServer;
let sakura: TestOrganization;
let northwind: TestOrganization;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  sakura = await makeOrganization(server, 'Sakura');
  northwind = await makeOrganization(server, 'Northwind');
});

type Person = Awaited<ReturnType<typeof makePerson>>;

const place = ({ contractId, floorId }: TestOrganization, seatId: string) =>
  ({ orgContractId: contractId, floorId, seatId, state: 'ACTIVE' }) as const;

async function take(person: Person, where: TestOrganization, seatId = 'desk-1') {
  const { token } = await signInToOrganization(server, person, where.organizationId);
  const body = place(where, seatId);
  return server.call('POST', '/v1/user-seat-positions', { token, body });
}

async function seated() {
  const person = await makePerson(server, sakura.organizationId);
  const { userId } = person;
  await addMember(server.platform, { ...northwind, userId, role: 'USER' });
  for (const where of [northwind, sakura]) expect((await take(person, where)).status).toBe(200);
  return person;
}

/** A colleague with the received seat events, and a function that reads a seat as they see it. */
async function colleague(where: TestOrganization) {
  const person = await makePerson(server, where.organizationId);
  const { token } = await signInToOrganization(server, person, where.organizationId);
  const page = server.connect(token);
  await page.ready;
  const messages: unknown[] = [];
  page.on('seatChanged', (payload: unknown) => messages.push(payload));
  const seat = async (seatId = 'desk-1') => {
    const { body } = await server.call<Schemas['SeatPositionList']>(
      'GET',
      `/v1/user-seat-positions/org-contract/${where.contractId}`,
      { token },
    );
    return body.data.find((position) => position.seatId === seatId);
  };
  return { ...person, messages, seat };
}

const empty = ({ floorId }: TestOrganization) => ({
  floorId,
  seatId: 'desk-1',
  userId: null,
  user: null,
  state: 'EMPTY',
});
const free = { state: 'EMPTY', user: null };
const taken = { state: 'SELECTED' };

const memberOf = (where: TestOrganization, { email }: Person) => [
  '--organization',
  where.organizationId,
  '--email',
  email,
];

describe('seat release', () => {
  it('frees the seats in all organisations when a user is blocked, and allows taking them again', async () => {
    const person = await seated();
    const [colleagueHere, colleagueThere] = [await colleague(sakura), await colleague(northwind)];
    expect(await colleagueHere.seat()).toMatchObject({ ...taken, user: { userId: person.userId } });
    await server.operate('block', 'user', person.email);
    expect(await colleagueHere.seat()).toMatchObject(free);
    expect(await colleagueThere.seat()).toMatchObject(free);
    await eventually(() => expect(colleagueHere.messages).toEqual([empty(sakura)]));
    await eventually(() => expect(colleagueThere.messages).toEqual([empty(northwind)]));
    await server.operate('unblock', 'user', person.email);
    expect(await colleagueHere.seat()).toMatchObject(free);
    expect((await take(person, sakura)).status).toBe(200);
    expect(await colleagueHere.seat()).toMatchObject(taken);
  });

  it('frees only the seat in the organisation that blocked the member', async () => {
    const person = await seated();
    const [colleagueHere, colleagueThere] = [await colleague(sakura), await colleague(northwind)];
    expect((await take(colleagueHere, sakura, 'desk-2')).status).toBe(200);
    await server.operate('block', 'member', ...memberOf(sakura, person));
    expect(await colleagueHere.seat()).toMatchObject(free);
    expect(await colleagueHere.seat('desk-2')).toMatchObject({
      user: { userId: colleagueHere.userId },
    });
    expect(await colleagueThere.seat()).toMatchObject(taken);
    await eventually(() => expect(colleagueHere.messages).toContainEqual(empty(sakura)));
    await server.operate('unblock', 'member', ...memberOf(sakura, person));
    expect(await colleagueHere.seat()).toMatchObject(free);
    // Another member can take the free seat before the owner returns.
    expect((await take(colleagueHere, sakura)).status).toBe(200);
    expect(await take(person, sakura)).toMatchObject({ status: 409, errors: 'seatUnavailable' });
    expect(colleagueThere.messages).toEqual([]);
  });

  it('frees the seat of a member who becomes a guest', async () => {
    const person = await seated();
    const observer = await colleague(sakura);
    const role = (name: string) =>
      server.operate('role', 'set', ...memberOf(sakura, person), '--role', name);
    await role('ORGANIZATION_ADMIN');
    expect(await observer.seat()).toMatchObject(taken);
    await role('GUEST');
    expect(await observer.seat()).toMatchObject(free);
    await eventually(() => expect(observer.messages).toEqual([empty(sakura)]));
  });

  it('frees the seats of members blocked earlier when `releaseSeats` runs', async () => {
    const person = await seated();
    const observer = await colleague(sakura);
    await server.platform.db
      .update(memberships)
      .set({ blockedAt: new Date() })
      .where(eq(memberships.userId, person.userId));
    expect(await observer.seat()).toMatchObject(taken);
    await releaseSeats(server.platform);
    expect(await observer.seat()).toMatchObject(free);
    await eventually(() => expect(observer.messages).toEqual([empty(sakura)]));
  });

  it('keeps the seat free when the member is blocked while taking it', async () => {
    const person = await seated();
    const observer = await colleague(sakura);
    const { organizationId } = sakura;
    await server.operate('block', 'member', ...memberOf(sakura, person));
    // Simulates a request that was authorised just before the block.
    const viewer = { organizationId, userId: person.userId };
    await expect(
      updateSeat({ ...server.platform, viewer }, place(sakura, 'desk-1')),
    ).rejects.toMatchObject({ statusCode: 403, errors: 'forbidden' });
    expect(await observer.seat()).toMatchObject(free);
  });
});
