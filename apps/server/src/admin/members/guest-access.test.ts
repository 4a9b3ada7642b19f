import type { Schemas } from '@office/api';
import { addDays } from 'date-fns/addDays';
import { afterAll, beforeAll, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import {
  auditEntriesOf,
  makeAdministrator,
  type TestAdministrator,
} from '../../../test/administrators.ts';
import { startOffice, type TestOffice } from '../../../test/office.ts';
import { makeOrganization, makePerson, signInToOrganization } from '../../../test/people.ts';
import { blockExpiredGuests, startGuestExpiry } from './guest-expiry.ts';

type Member = Schemas['AdminMember'];

let office: TestOffice;
let organizationId: string;
let admin: TestAdministrator;
beforeAll(async () => {
  office = await startOffice();
});
afterAll(() => office.close());
beforeEach(async () => {
  ({ organizationId } = await makeOrganization(office, 'Sakura'));
  admin = await makeAdministrator(office, organizationId);
});

const makeGuest = () => makePerson(office, organizationId, { role: 'GUEST' });
const get = async (userId: string) =>
  (await admin.ask<Member>('GET', `/v1/admin/members/${userId}`)).body;
const update = async (userId: string, change: object) => {
  const { version } = await get(userId);
  const body = { version, ...change };
  return admin.ask<Member>('PATCH', `/v1/admin/members/${userId}`, { body });
};
const limitNewGuests = (days: number | null, version = 0) =>
  admin.ask('PUT', '/v1/admin/organization/guest-access', { body: { version, days } });
/** A date in Tokyo, the time zone of the organisation. */
const dateIn = (days: number, from = office.platform.now()) =>
  new Intl.DateTimeFormat('sv', { timeZone: 'Asia/Tokyo' }).format(addDays(from, days));

it('has no limit by default', async () => {
  expect(await get((await makeGuest()).userId)).toMatchObject({ accessUntil: null });
});

it('limits guests who join after the setting, and members who become guests', async () => {
  const before = await makeGuest();
  expect(await limitNewGuests(30)).toMatchObject({ status: 200, body: { version: 1, days: 30 } });
  const joined = await makeGuest();
  const member = await makePerson(office, organizationId);
  await update(member.userId, { role: 'GUEST' });
  expect(await get(before.userId)).toMatchObject({ accessUntil: null });
  // The default uses the clock of the database.
  const accessUntil = dateIn(30, new Date());
  expect(await get(joined.userId)).toMatchObject({ accessUntil });
  expect(await get(member.userId)).toMatchObject({ accessUntil });
  expect(await auditEntriesOf(admin)).toContainEqual(
    expect.objectContaining({
      action: 'GUEST_ACCESS_CHANGED',
      before: { days: null },
      after: { days: 30 },
    }),
  );
});

it('removes the limit when a guest becomes a member', async () => {
  const { userId } = await makeGuest();
  await update(userId, { accessUntil: dateIn(5) });
  expect((await update(userId, { role: 'USER' })).body).toMatchObject({ accessUntil: null });
});

it('changes and removes the last day of a guest, which is audited', async () => {
  const { userId } = await makeGuest();
  expect((await update(userId, { accessUntil: dateIn(0) })).body).toMatchObject({
    accessUntil: dateIn(0),
  });
  expect((await update(userId, { accessUntil: null })).body).toMatchObject({ accessUntil: null });
  expect(await auditEntriesOf(admin)).toContainEqual(
    expect.objectContaining({
      action: 'MEMBER_CHANGED',
      before: { accessUntil: null },
      after: { accessUntil: dateIn(0) },
    }),
  );
});

it('exports the last day of guests', async () => {
  const { userId } = await makeGuest();
  await update(userId, { accessUntil: dateIn(3) });
  const response = await fetch(`${office.url}/api/v1/admin/members/export?role=GUEST`, {
    headers: { authorization: `Bearer ${admin.token}` },
  });
  expect(await response.text()).toMatch(new RegExp(`"利用期限"\\r\\n.*"${dateIn(3)}"\\r\\n$`));
});

it('accepts the role and the last day of a new guest together', async () => {
  const { userId } = await makePerson(office, organizationId);
  const { body } = await update(userId, { role: 'GUEST', accessUntil: dateIn(7) });
  expect(body).toMatchObject({ role: 'GUEST', accessUntil: dateIn(7) });
});

it.each([
  ['a past day', 'GUEST', -1, { status: 422, errors: 'accessUntilInPast' }],
  ['a member', 'USER', 7, { status: 422, errors: 'accessUntilNotAllowed' }],
] as const)('rejects %s', async (_case, role, days, refusal) => {
  const { userId } = await makePerson(office, organizationId, { role });
  expect(await update(userId, { accessUntil: dateIn(days) })).toMatchObject(refusal);
  expect(await get(userId)).toMatchObject({ accessUntil: null, version: 1 });
});

it('rejects an impossible date', async () => {
  const { userId } = await makeGuest();
  expect(await update(userId, { accessUntil: '2027-02-30' })).toMatchObject({
    status: 400,
    errors: { accessUntil: 'invalid' },
  });
});

it('blocks a guest after the last day and signs them out', async () => {
  const guest = await makeGuest();
  await update(guest.userId, { accessUntil: dateIn(0) });
  const { token } = await signInToOrganization(office, guest, organizationId);
  await blockExpiredGuests(office.platform);
  expect(await get(guest.userId)).toMatchObject({ block: 'NONE' });

  office.advanceClock({ days: 1 });
  await blockExpiredGuests(office.platform);
  expect(await office.call('GET', '/v1/auth/user/profile', { token })).toMatchObject({
    status: 401,
  });
  admin = await makeAdministrator(office, organizationId);
  expect(await get(guest.userId)).toMatchObject({ block: 'ORGANIZATION', sessions: [] });
  expect(await auditEntriesOf(admin)).toContainEqual(
    expect.objectContaining({
      action: 'GUEST_ACCESS_ENDED',
      target: expect.objectContaining({ id: guest.userId }),
    }),
  );
});

it('blocks guests within a minute after their last day', async () => {
  const { userId } = await makeGuest();
  await update(userId, { accessUntil: dateIn(0) });
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const job = startGuestExpiry({
    ...office.platform,
    jobs: { run: async (_name, work) => void (await work()) },
  });
  office.advanceClock({ days: 1 });
  vi.advanceTimersByTime(60_000);
  await job.close();
  admin = await makeAdministrator(office, organizationId);
  expect(await get(userId)).toMatchObject({ block: 'ORGANIZATION' });
});

it('does not block a guest again after an unblock', async () => {
  const { userId } = await makeGuest();
  await update(userId, { accessUntil: dateIn(0) });
  office.advanceClock({ days: 1 });
  await blockExpiredGuests(office.platform);
  admin = await makeAdministrator(office, organizationId);
  await admin.ask('POST', `/v1/admin/members/${userId}/unblock`);
  await blockExpiredGuests(office.platform);
  expect(await get(userId)).toMatchObject({ block: 'NONE', accessUntil: null });
});
