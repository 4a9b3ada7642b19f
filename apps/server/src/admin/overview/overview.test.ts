import { randomUUID } from 'node:crypto';
import type { Schemas } from '@office/api';
import { maxWrongPasswords } from '@office/vocabulary';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeAdministrator } from '../../../test/administrators.ts';
import { testPlan } from '../../../test/floor-plan.ts';
import { startOffice, type TestOffice } from '../../../test/office.ts';
import { signInToOrganization, makeOrganization, makePerson } from '../../../test/people.ts';
import { cleanups } from '../../area-parts.ts';
import { engagements } from '../../database/schema/engagements.ts';
import { floors, organizations } from '../../database/schema/organizations.ts';
import { mailOutbox } from '../../database/schema/outbox.ts';
import { helpQuestions } from '../../database/schema/help.ts';
import { meetings } from '../../database/schema/meetings.ts';
import { markPresent } from '../../people/presence.ts';
import { countCall } from '../../people/usage-store.ts';
import { setMaintenance } from '../../status/maintenance.ts';
import { createFloor } from '../floors/floor-changes.ts';

let office: TestOffice;
beforeAll(async () => {
  office = await startOffice();
});
afterAll(() => office.close());

async function runCleanupJobs(): Promise<void> {
  for (const { jobs = [] } of cleanups) for (const job of jobs) await job(office.platform);
}

async function makeSakura(limit?: number) {
  const organization = await makeOrganization(office, 'Sakura', limit);
  const overviewOf = async () => {
    const admin = await makeAdministrator(office, organization.organizationId);
    const answer = await admin.ask<Schemas['AdminOverview']>('GET', '/v1/admin/overview');
    expect(answer.status).toBe(200);
    return answer.body;
  };
  return { ...organization, overviewOf };
}

it('returns current people and daily usage, with null for days that were not counted', async () => {
  const { organizationId, overviewOf } = await makeSakura();
  const other = await makeOrganization(office, 'Northwind');
  const people = await Promise.all([1, 2, 3].map(() => makePerson(office, organizationId)));
  const [aoi, ren] = people as [(typeof people)[0], (typeof people)[0]];
  const now = office.platform.now();
  const meeting = { organizationId, title: 'Standup', timeZone: 'Asia/Tokyo' };
  const twoDays = new Date(now.getTime() - 2 * 24 * 60 * 60_000);
  await office.database.db.insert(meetings).values([
    { ...meeting, startTime: twoDays, endTime: now },
    { ...meeting, startTime: twoDays, endTime: now, canceledAt: now },
    { ...meeting, organizationId: other.organizationId, startTime: twoDays, endTime: now },
  ]);
  await markPresent(office.platform, { organizationId, userId: aoi.userId });
  await countCall(office.platform.db, organizationId, now);
  await office.database.db
    .insert(engagements)
    .values({ organizationId, userId: aoi.userId, kind: 'CALL', reference: randomUUID() });
  const before = await overviewOf();
  expect(before.people).toMatchObject({ members: 4, inCalls: 1, inMeetings: 0 });
  expect(before.usage.days).toHaveLength(30);
  expect(before.usage.days.at(-1)).toEqual({
    day: '2026-11-20',
    members: 1,
    messages: 0,
    calls: 1,
    meetings: 0,
  });
  expect(before.usage.days.at(-3)).toMatchObject({ meetings: null });

  await runCleanupJobs();
  office.advanceClock({ days: 1 });
  await markPresent(office.platform, { organizationId, userId: ren.userId });
  await runCleanupJobs();
  const after = await overviewOf();
  const usage = after.usage.days.slice(-4).map((each) => [each.day, each.members, each.meetings]);
  expect(usage).toEqual([
    ['2026-11-18', null, 1],
    ['2026-11-19', null, 0],
    ['2026-11-20', 1, 0],
    // Includes the member who connected on the previous day and is still connected.
    ['2026-11-21', 2, 0],
  ]);
  expect(after.usage.days.at(-2)).toMatchObject({ calls: 1 });
});

it('counts days in the time zone of each organisation', async () => {
  const honolulu = await makeSakura();
  const kiritimati = await makeSakura();
  const { db } = office.database;
  const move = (organizationId: string, timeZone: string) =>
    db.update(organizations).set({ timeZone }).where(eq(organizations.id, organizationId));
  await move(honolulu.organizationId, 'Pacific/Honolulu');
  await move(kiritimati.organizationId, 'Pacific/Kiritimati');
  const now = office.platform.now();
  const startTime = new Date(now.getTime() - 60_000);
  for (const { organizationId } of [honolulu, kiritimati]) {
    const { userId } = await makePerson(office, organizationId);
    await markPresent(office.platform, { organizationId, userId });
    await countCall(db, organizationId, now);
    const meeting = { organizationId, title: 'Standup', timeZone: 'Asia/Tokyo' };
    await db.insert(meetings).values({ ...meeting, startTime, endTime: now });
  }
  await runCleanupJobs();
  const dayIn = (timeZone: string) =>
    new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(startTime);
  const ofUse = { members: 1, messages: 0, calls: 1, meetings: 1 };
  for (const [{ overviewOf }, timeZone] of [
    [honolulu, 'Pacific/Honolulu'],
    [kiritimati, 'Pacific/Kiritimati'],
  ] as const) {
    const { usage } = await overviewOf();
    expect(usage.timeZone).toBe(timeZone);
    expect(usage.days.at(-1)).toEqual({ day: dayIn(timeZone), ...ofUse });
  }
  expect(dayIn('Pacific/Honolulu')).not.toBe(dayIn('Pacific/Kiritimati'));
});

it('lists only what needs attention, with the number of rows', async () => {
  const { organizationId, contractId, overviewOf } = await makeSakura(1);
  expect((await overviewOf()).attention).toEqual([]);
  const lockedOutMember = await makePerson(office, organizationId);
  for (let tries = 0; tries < maxWrongPasswords; tries += 1) {
    await office.call('POST', '/v1/auth/user/login', {
      body: { email: lockedOutMember.email, password: 'Wrong#2026' },
    });
  }
  await signInToOrganization(office, await makePerson(office, organizationId), organizationId);
  const { x, z } = testPlan.spawns[0]!;
  const desk = { id: 'in-the-way', x, z, heading: 0, width: 2, depth: 2 };
  await createFloor(office.platform, {
    contractId,
    name: '9F',
    plan: { ...testPlan, spawns: [testPlan.spawns[0]], desks: [desk] },
  });
  const admin = await makeAdministrator(office, organizationId);
  const rows = [{ line: 1, email: 'soon@example.com', role: 'USER', language: 'ja' }];
  const sent = await admin.ask('POST', '/v1/admin/invitations', {
    body: { clientId: randomUUID(), rows, acceptOverLimit: true },
  });
  expect(sent.status).toBe(201);
  await office.database.db
    .update(mailOutbox)
    .set({ lastError: 'refused' })
    .where(eq(mailOutbox.recipient, 'soon@example.com'));
  await office.database.db
    .insert(helpQuestions)
    .values({ organizationId, language: 'ja', text: '椅子はどこですか。' });
  const startAt = new Date(office.platform.now().getTime() + 60 * 60_000);
  await setMaintenance(office.platform, {
    startAt,
    endAt: new Date(startAt.getTime() + 60 * 60_000),
  });
  const kinds = async () =>
    (await overviewOf()).attention.map(({ kind, count, name }) => [kind, count, name]);
  expect(await kinds()).toEqual([
    ['MAINTENANCE_ANNOUNCED', 1, null],
    ['FLOOR_WITHOUT_ENTRANCE', 1, '9F'],
    ['CONTRACT_NEAR_LIMIT', 1, 'Sakura office'],
    ['MAILS_FAILED', 1, null],
    ['QUESTIONS_OPEN', 1, null],
    ['PASSWORDS_BLOCKED', 1, null],
  ]);
  // The linked tables have the same numbers of rows.
  const found = async (path: string) =>
    (await admin.ask<Schemas['AdminMemberList']>('GET', path)).body.metadata.total;
  expect(await found('/v1/admin/members?passwordLocked=true')).toBe(1);
  expect(await found('/v1/admin/invitations?state=PENDING&mail=FAILED')).toBe(1);
  expect(await found('/v1/admin/invitations?mail=WAITING')).toBe(0);
  office.advanceClock({ days: 6 });
  expect(await kinds()).toEqual([
    ['FLOOR_WITHOUT_ENTRANCE', 1, '9F'],
    ['MAILS_FAILED', 1, null],
    ['INVITATIONS_EXPIRE', 1, null],
    ['QUESTIONS_OPEN', 1, null],
  ]);
  await office.database.db.update(floors).set({ blockedAt: office.platform.now() });
  expect((await kinds())[0]).toEqual(['FLOOR_MISSING', 1, null]);
});
