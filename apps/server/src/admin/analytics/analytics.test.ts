import type { Schemas } from '@office/api';
import type { FloorPerson } from '@office/world/movement';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeAdministrator } from '../../../test/administrators.ts';
import { testPlan } from '../../../test/floor-plan.ts';
import { startOffice, type TestOffice } from '../../../test/office.ts';
import { makeOrganization, makePerson } from '../../../test/people.ts';
import { floorUsage } from '../../database/schema/usage.ts';
import { FloorUsageRecorder } from '../../map/usage/floor-usage-recorder.ts';
import { markPresent } from '../../people/presence.ts';

let office: TestOffice;
beforeAll(async () => {
  office = await startOffice();
});
afterAll(() => office.close());

/** More than `groupSize`, because two people can have the same bit. */
const crowd = 20;
const group = { x: 5, z: 5 };
const alone = { x: 15, z: 5 };
const seatPose = { x: 2, z: 2, state: 'sit' as const };
const plan = { ...testPlan, seats: testPlan.seats.filter(({ kind }) => kind === 'DESK') };

function person(number: number, place: Partial<FloorPerson> = group): FloorPerson {
  return {
    person: number,
    userId: `user-${number}`,
    name: `User ${number}`,
    avatar: null,
    avatarUrl: null,
    status: 'AVAILABLE',
    workingStatus: 'OFFICE',
    x: 0,
    z: 0,
    heading: 0,
    state: 'stand',
    ...place,
  } as FloorPerson;
}

const people = (count: number, place?: Partial<FloorPerson>) =>
  Array.from({ length: count }, (_, number) => person(number + 1, place));

async function makeSakura() {
  const { organizationId, floorId } = await makeOrganization(office, 'Sakura');
  /** Signs in again, because sessions expire when the clock is advanced. */
  const asAdmin = () => makeAdministrator(office, organizationId);
  /** Records a minute with these people on the floor. */
  const record = async (own: FloorPerson[], elsewhere: FloorPerson[] = []) => {
    const recorder = new FloorUsageRecorder(
      { ...office.platform, jobs: { run: (_job, work) => work().then(() => undefined) } },
      {
        opened: () => [{ id: floorId, own: { people: () => own } }],
        people: () => [...own, ...elsewhere],
        planOf: () => plan,
      },
    );
    await recorder.record();
    await recorder.close();
  };
  const analytics = async (query = '') => {
    const path = `/v1/admin/analytics${query}`;
    const answer = await (await asAdmin()).ask<Schemas['AdminAnalytics']>('GET', path);
    expect(answer.status).toBe(200);
    return answer.body;
  };
  const squares = async (query = '') => {
    const path = `/v1/admin/analytics/floors/${floorId}${query}`;
    const answer = await (await asAdmin()).ask<Schemas['FloorHeatMap']>('GET', path);
    expect(answer.status).toBe(200);
    return answer.body.squares;
  };
  const momiji = async (query = '') =>
    (await analytics(query)).rooms.find(({ zoneId }) => zoneId === 'momiji');
  return { organizationId, floorId, asAdmin, record, analytics, squares, momiji };
}

it('adds the minutes of all people per room and square', async () => {
  const { record, squares, momiji } = await makeSakura();
  await record([...people(crowd), person(crowd + 1, alone)]);
  await record(people(crowd));
  expect(await momiji()).toMatchObject({ occupiedMinutes: 2, personMinutes: 2 * crowd + 1 });
  expect(await squares()).toEqual([{ x: 4, z: 4, minutes: 2 * crowd }]);
});

it('returns null for a room in which fewer than five people were in a week', async () => {
  const { record, squares, momiji } = await makeSakura();
  for (let minute = 0; minute < 10; minute += 1) await record(people(4));
  expect(await momiji()).toMatchObject({ occupiedMinutes: null, personMinutes: null });
  expect(await squares()).toEqual([]);
});

it('stores no identifier of a person', async () => {
  const { floorId, record } = await makeSakura();
  await record([person(1)]);
  const rows = await office.database.db
    .select()
    .from(floorUsage)
    .where(eq(floorUsage.floorId, floorId));
  expect(rows.map(({ place }) => place).sort()).toEqual(['square:2,2', 'zone:momiji']);
  expect(Object.keys(rows[0]!).sort()).toEqual([
    'floorId',
    'occupiedMinutes',
    'people',
    'personMinutes',
    'place',
    'week',
  ]);
});

it('does not count people at desks and demo colleagues', async () => {
  const { record, squares, momiji } = await makeSakura();
  await record(people(crowd, seatPose));
  await record(people(crowd, { ...group, demo: true }));
  expect(await momiji()).toMatchObject({ occupiedMinutes: null });
  expect(await squares()).toEqual([]);
});

it('records a floor of several processes only in the process with the lowest number', async () => {
  const { record, squares } = await makeSakura();
  const [first, ...others] = people(crowd);
  await record(others, [first!]);
  expect(await squares()).toEqual([]);
  await record([first!], others);
  expect(await squares()).toEqual([{ x: 4, z: 4, minutes: crowd }]);
});

it('returns the weeks of the range only', async () => {
  const { record, squares, momiji } = await makeSakura();
  await record(people(crowd));
  office.advanceClock({ days: 7 });
  expect(await squares('?weeks=1')).toEqual([]);
  expect(await momiji('?weeks=1')).toMatchObject({ occupiedMinutes: null });
  expect(await squares('?weeks=2')).toHaveLength(1);
});

it('hides days with fewer than five active members', async () => {
  const { organizationId, analytics } = await makeSakura();
  const arrive = async () => {
    const { userId } = await makePerson(office, organizationId);
    await markPresent(office.platform, { organizationId, userId });
  };
  for (let count = 0; count < 4; count += 1) await arrive();
  const before = await analytics();
  expect(before.days.at(-1)).toMatchObject({ day: before.to, members: null, messages: null });
  await arrive();
  expect((await analytics()).days.at(-1)).toMatchObject({ members: 5, messages: 0 });
  expect(before.groupSize).toBe(5);
  expect(new Date(before.from).getUTCDay()).toBe(1);
});

it('exports days and rooms as CSV', async () => {
  const { asAdmin, record } = await makeSakura();
  await record(people(crowd));
  const { token } = await asAdmin();
  const response = await fetch(`${office.url}/api/v1/admin/analytics/export?weeks=1`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const text = await response.text();
  expect(response.headers.get('content-type')).toContain('text/csv');
  expect(text).toContain(`"会議室 もみじ","Meeting room Momiji","1","${crowd}"`);
  expect(text).toContain('"会議室 けやき","Meeting room Keyaki",,');
});

it('returns 404 for a floor of another organisation', async () => {
  const { floorId } = await makeSakura();
  const { asAdmin } = await makeSakura();
  const answer = await (await asAdmin()).ask('GET', `/v1/admin/analytics/floors/${floorId}`);
  expect(answer).toMatchObject({ status: 404, body: { errors: 'floorInvalid' } });
});
