import { randomUUID } from 'node:crypto';
import type { Schemas } from '@office/api';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeAdministrator, type TestAdministrator } from '../../../test/administrators.ts';
import { makeOrganization, makePerson } from '../../../test/people.ts';
import { startTestServer, type TestServer } from '../../../test/server.ts';

type List = Schemas['AuditEntryList'];

let server: TestServer;
let organizationId: string;
let admin: TestAdministrator;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  ({ organizationId } = await makeOrganization(server, 'Sakura'));
  admin = await makeAdministrator(server, organizationId);
});

const find = async (query: string, who = admin) => {
  const { status, body } = await who.ask<List>('GET', `/v1/admin/audit?limit=100&${query}`);
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data;
};
const invite = (invited: string[]) =>
  admin.ask('POST', '/v1/admin/invitations', {
    body: {
      clientId: randomUUID(),
      acceptOverLimit: true,
      rows: invited.map((email, index) => ({
        line: index + 2,
        email,
        role: 'USER',
        language: 'ja',
      })),
    },
  });
const withdrawAll = (expected: number) =>
  admin.ask('POST', '/v1/admin/invitations/withdraw', {
    body: { filter: { state: ['PENDING'] }, expected },
  });
const changeMembers = (change: object, userIds: string[]) =>
  admin.ask<Schemas['ChangedMembers']>('POST', '/v1/admin/members/bulk', {
    body: { ...change, members: { userIds } },
  });
const emails = Array.from({ length: 3 }, (_, index) => `hana${index}@example.com`);

describe('audit entry of a bulk action', () => {
  it('is one entry with every invited address', async () => {
    await invite(emails);
    const entries = await find('action=INVITATION_SENT');
    expect(entries).toMatchObject([
      { people: 3, target: { kind: 'INVITATION', name: null }, after: { invited: 3, renewed: 0 } },
    ]);
    const parts = await find(`partOf=${entries[0]!.groupId}`);
    expect(parts.map(({ target }) => target?.name).toSorted()).toEqual(emails);
    expect(parts[0]).toMatchObject({
      actor: { id: admin.userId },
      operation: 'sendInvitations',
      after: { role: 'USER', language: 'ja' },
      groupId: null,
      people: 0,
    });
    expect(await find(`partOf=${entries[0]!.groupId}&keyword=hana1`)).toHaveLength(1);
  });

  it('is found by the address of one person', async () => {
    await invite(emails);
    await withdrawAll(3);
    const found = await find('keyword=hana2@example.com');
    expect(found.map(({ action, people }) => [action, people])).toEqual([
      ['INVITATION_WITHDRAWN', 3],
      ['INVITATION_SENT', 3],
    ]);
    expect(await find('keyword=hana9@example.com')).toEqual([]);
  });

  it('is found by the id of one person', async () => {
    const people = await Promise.all([1, 2, 3].map(() => makePerson(server, organizationId)));
    const [first, second, other] = people.map(({ userId }) => userId);
    await changeMembers({ action: 'BLOCK' }, [first!, second!]);
    await changeMembers({ action: 'DEPARTMENT', department: '営業部' }, [other!]);
    const entries = await find(`targetId=${first}`);
    expect(entries.map(({ action, people }) => [action, people])).toContainEqual([
      'MEMBER_BLOCKED',
      2,
    ]);
    expect(entries.filter(({ target }) => target?.id === other)).toEqual([]);
    const [entry] = await find(`targetId=${other}`);
    expect(entry).toMatchObject({ target: { kind: 'MEMBER', id: other } });
  });

  it('is a usual entry for a single person', async () => {
    await invite(['hana@example.com']);
    await withdrawAll(1);
    const entries = await find('targetKind=INVITATION');
    expect(entries.map(({ groupId, target }) => [groupId, target?.name])).toEqual([
      [null, 'hana@example.com'],
      [null, 'hana@example.com'],
    ]);
  });

  it('lists changed members with their values, without failed ones', async () => {
    const people = [];
    for (const name of ['佐藤', '鈴木'])
      people.push(await makePerson(server, organizationId, { name }));
    const ids = [...people.map(({ userId }) => userId), admin.userId];
    const { body } = await changeMembers({ action: 'ROLE', role: 'GUEST' }, ids);
    expect(body).toMatchObject({ changed: 2, failed: [{ error: 'ownMembership' }] });
    const [entry, ...others] = await find('action=MEMBER_ROLE_CHANGED');
    expect(others).toEqual([]);
    expect(entry).toMatchObject({ people: 2, after: { selected: 3, role: 'GUEST' } });
    const parts = await find(`partOf=${entry!.groupId}`);
    expect(parts.map(({ target }) => target?.name).toSorted()).toEqual(['佐藤', '鈴木'].toSorted());
    expect(parts[0]).toMatchObject({ before: { role: 'USER' }, after: { role: 'GUEST' } });
    expect(await find('keyword=鈴木&action=MEMBER_ROLE_CHANGED')).toMatchObject([
      { id: entry!.id },
    ]);
  });

  it.each([
    [{ action: 'DEPARTMENT', department: '営業部' }, 'MEMBER_CHANGED'],
    [{ action: 'BLOCK' }, 'MEMBER_BLOCKED'],
  ])('is one entry for %j', async (change, action) => {
    const people = [
      await makePerson(server, organizationId),
      await makePerson(server, organizationId),
    ];
    await changeMembers(
      change,
      people.map(({ userId }) => userId),
    );
    expect(await find(`action=${action}`)).toMatchObject([{ people: 2 }]);
  });

  it('is exported with one line per person', async () => {
    await invite(emails);
    const [entry] = await find('action=INVITATION_SENT');
    const response = await fetch(`${server.url}/api/v1/admin/audit/export?action=INVITATION_SENT`, {
      headers: { authorization: `Bearer ${admin.token}` },
    });
    const [head, ...lines] = (await response.text()).trim().split('\r\n');
    expect(head).toMatch(/"groupId","partOf"$/);
    expect(lines).toHaveLength(4);
    for (const email of emails) {
      expect(lines.find((line) => line.includes(email))).toContain(`"${entry!.groupId}"`);
    }
  });

  it('is hidden from administrators of another organisation', async () => {
    await invite(emails);
    const [entry] = await find('action=INVITATION_SENT');
    const elsewhere = await makeOrganization(server, 'Northwind');
    const stranger = await makeAdministrator(server, elsewhere.organizationId);
    expect(await find(`partOf=${entry!.groupId}`, stranger)).toEqual([]);
    expect(await find('keyword=hana1@example.com', stranger)).toEqual([]);
  });

  it('is written once under concurrent withdrawals', async () => {
    await invite(emails);
    await Promise.all(Array.from({ length: 50 }, () => withdrawAll(3)));
    const done = await find('action=INVITATION_WITHDRAWN&outcome=DONE');
    expect(done).toMatchObject([{ people: 3 }]);
  });

  it('rejects a group id that is not a UUID', async () => {
    expect((await admin.ask('GET', '/v1/admin/audit?partOf=1')).status).toBe(400);
  });
});
