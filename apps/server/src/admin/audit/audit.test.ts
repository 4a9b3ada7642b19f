import type { Schemas } from '@office/api';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  makeAdministrator,
  makeSystemAdmin,
  type TestAdministrator,
} from '../../../test/administrators.ts';
import { makeChannel, makeChatMember, roomsPath, sendMessage } from '../../../test/chat.ts';
import {
  signInToOrganization,
  makeOrganization,
  makePerson,
  password,
} from '../../../test/people.ts';
import type { TestOrganization } from '../../../test/people.ts';
import { startTestServer, type TestServer } from '../../../test/server.ts';

type Entry = Schemas['AuditEntry'];
type List = Schemas['AuditEntryList'];

let server: TestServer;
let sakura: TestOrganization;
let admin: TestAdministrator;
beforeAll(async () => {
  server = await startTestServer();
  sakura = await makeOrganization(server, 'Sakura');
  admin = await makeAdministrator(server, sakura.organizationId);
});
afterAll(() => server.close());

const find = async (query: string, who = admin): Promise<Entry[]> => {
  const answer = await who.ask<List>('GET', `/v1/admin/audit?limit=100&${query}`);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body.data;
};

describe('audit log', () => {
  it('records each administration request, including reads', async () => {
    await admin.ask('GET', '/v1/admin/auth/me?keyword=needle');
    const [entry] = await find('action=READ');
    expect(entry).toMatchObject({
      organizationId: sakura.organizationId,
      channel: 'ADMIN',
      actor: { id: admin.userId, email: admin.email, role: 'ORGANIZATION_ADMIN' },
      address: '203.0.113.1',
      operation: 'getAdministrator',
      outcome: 'DONE',
      request: { keyword: 'needle' },
    });
    await find('action=READ');
    expect((await find('action=READ'))[0]).toMatchObject({ operation: 'listAuditEntries' });
    const changes = await find('withoutReads=true');
    expect(changes.length).toBeGreaterThan(0);
    expect(changes.filter(({ action }) => action === 'READ')).toEqual([]);
  });

  it('records rejected requests with the reason', async () => {
    const body = { organizationId: '5f0c1c52-8d3e-4a53-9a0e-2f6f6f1d0a01' };
    await admin.ask('POST', '/v1/admin/auth/organization', { body });
    await admin.ask('GET', '/v1/admin/audit?action=NOTHING');
    const refused = await find(`outcome=REFUSED&actorId=${admin.userId}`);
    expect(refused.map(({ operation, error }) => [operation, error])).toEqual([
      ['listAuditEntries', 'invalidRequest'],
      ['chooseAdministeredOrganization', 'organizationNotFound'],
    ]);
  });

  it('records successful and failed sign-ins in each organisation of the member', async () => {
    const northwind = await makeOrganization(server, 'Northwind');
    const other = await makeAdministrator(server, northwind.organizationId);
    const member = await makePerson(server, sakura.organizationId, { name: '山田' });
    const who = ['--organization', northwind.organizationId, '--email', member.email];
    await server.operate('member', 'create', ...who);
    const login = (secret: string) =>
      server.call('POST', '/v1/auth/user/login', {
        body: { email: member.email, password: secret },
      });
    await login('wrong');
    await login(password);
    for (const reader of [admin, other]) {
      const entries = await find('action=SIGNED_IN&channel=OFFICE&keyword=山田', reader);
      expect(entries).toMatchObject([
        { outcome: 'DONE', error: null, actor: { id: member.userId, name: '山田' } },
        { outcome: 'REFUSED', error: 'incorrectPassword', actor: { id: member.userId } },
      ]);
    }
    await server.call('POST', '/v1/auth/user/login', {
      body: { email: 'stranger@example.com', password },
    });
    const system = await makeSystemAdmin(server);
    expect(await find('keyword=stranger@example.com', system)).toMatchObject([
      { organizationId: null, actor: { id: null }, error: 'emailNotFound' },
    ]);
    expect(await find('keyword=stranger@example.com')).toEqual([]);
  });

  it('records deletions and role changes in chat rooms by members', async () => {
    const owner = await makeChatMember(server, sakura);
    const guest = await makeChatMember(server, sakura);
    const room = await makeChannel(server, [owner, guest]);
    const message = await sendMessage(server, owner, room.id, '社外秘');
    const { token } = owner;
    const path = `${roomsPath}/${room.id}`;
    const done = [
      await server.call('DELETE', `${path}/messages/${message.id}`, { token }),
      await server.call('PATCH', `${path}/role`, {
        token,
        body: { userId: guest.userId, role: 'ADMIN' },
      }),
      await server.call('DELETE', `${path}/user/${guest.userId}`, { token }),
      await server.call('DELETE', path, { token, body: { name: room.name } }),
    ];
    expect(done.map(({ status }) => status)).toEqual([200, 200, 204, 204]);
    const entries = await find(`actorId=${owner.userId}&targetKind=CHAT_ROOM`);
    expect(entries).toMatchObject([
      { action: 'ROOM_DELETED', target: { id: room.id, name: room.name } },
      { action: 'ROOM_MEMBER_REMOVED', before: { userId: guest.userId } },
      { action: 'ROOM_ROLE_CHANGED', before: { role: 'USER' }, after: { role: 'ADMIN' } },
      { action: 'MESSAGE_DELETED' },
    ]);
    expect(JSON.stringify(entries)).not.toContain('社外秘');
  });

  it('records operator commands and their outcome', async () => {
    const { email, userId } = await makePerson(server, sakura.organizationId);
    await server.operate('block', 'user', email);
    await server.operate('outbox', 'list');
    await expect(server.operate('block', 'user', 'x@nowhere.example')).rejects.toThrow();
    expect(await find(`action=ACCOUNT_BLOCKED&keyword=${userId}`)).toMatchObject([
      {
        channel: 'COMMAND_LINE',
        operation: 'block user',
        actor: { id: null, role: null },
        target: { kind: 'ACCOUNT', id: userId },
        request: { typed: email },
      },
    ]);
    const system = await makeSystemAdmin(server);
    const typed = await find('channel=COMMAND_LINE', system);
    expect(typed.slice(0, 2)).toMatchObject([
      { operation: 'block user', outcome: 'REFUSED', organizationId: null },
      { operation: 'outbox list', action: 'READ', outcome: 'DONE' },
    ]);
  });

  it('contains no password, token or code', async () => {
    const person = await makePerson(server, sakura.organizationId);
    const session = await signInToOrganization(server, person, sakura.organizationId);
    const passwords = { currentPassword: 'Secret#111', newPassword: 'Secret#222' };
    await server.call('POST', '/v1/auth/user/password', { token: session.token, body: passwords });
    await server.call('POST', '/v1/auth/user/password', {
      token: session.token,
      body: { ...passwords, currentPassword: password },
    });
    const { rows } = await server.database.pool.query<{ entry: string }>(
      'SELECT audit_entries::text AS entry FROM audit_entries',
    );
    const log = rows.map(({ entry }) => entry).join('\n');
    expect(log).toContain('PASSWORD_CHANGED');
    for (const secret of [password, 'Secret#', session.token, session.refreshToken]) {
      expect(log).not.toContain(secret);
    }
  });

  it('aggregates unauthenticated requests', async () => {
    for (let call = 0; call < 5; call += 1) await server.call('GET', '/v1/admin/audit');
    const system = await makeSystemAdmin(server);
    const entries = await find('outcome=REFUSED&keyword=listAuditEntries', system);
    const strangers = entries.filter(({ actor }) => actor.id === null);
    expect(strangers).toMatchObject([{ error: 'unauthorized', count: 1, channel: 'ADMIN' }]);
  });
});

describe('reading the audit log', () => {
  it('returns only entries of the administered organisation', async () => {
    const elsewhere = await makeOrganization(server, 'Elsewhere');
    const other = await makeAdministrator(server, elsewhere.organizationId);
    const entries = await find('', other);
    expect(new Set(entries.map(({ organizationId }) => organizationId))).toEqual(
      new Set([elsewhere.organizationId]),
    );
    const system = await makeSystemAdmin(server, elsewhere.organizationId);
    await server.operate('maintenance', 'show');
    const seen = new Set((await find('', system)).map(({ organizationId }) => organizationId));
    expect(seen).toEqual(new Set([elsewhere.organizationId, null]));
  });

  it('filters by target, in the list and the export', async () => {
    const { organizationId } = await makeOrganization(server, 'Target');
    const target = await makeAdministrator(server, organizationId);
    const people = [
      await makePerson(server, organizationId),
      await makePerson(server, organizationId),
    ];
    const [first, second] = people.map(({ userId }) => userId);
    for (const userId of [first, second])
      await target.ask('POST', `/v1/admin/members/${userId}/block`);
    const entries = await find(`targetId=${first}&action=MEMBER_BLOCKED`, target);
    expect(entries.map(({ target }) => target?.id)).toEqual([first]);
    const response = await fetch(`${server.url}/api/v1/admin/audit/export?targetId=${first}`, {
      headers: { authorization: `Bearer ${target.token}` },
    });
    const file = await response.text();
    expect(file).toContain(first);
    expect(file).not.toContain(second);
  });

  it('filters by time and pages from the newest entry', async () => {
    const since = new Date().toISOString();
    for (let call = 0; call < 3; call += 1) await admin.ask('GET', '/v1/admin/auth/me');
    const own = `actorId=${admin.userId}&action=READ&keyword=getAdministrator`;
    const until = encodeURIComponent(new Date(Date.now() + 1000).toISOString());
    const range = `${own}&from=${encodeURIComponent(since)}&to=${until}`;
    expect(await find(range)).toHaveLength(3);
    expect(await find(`${own}&to=${encodeURIComponent(since)}`)).not.toHaveLength(0);
    const page = await admin.ask<List>('GET', `/v1/admin/audit?${range}&limit=2&page=2`);
    expect(page.body.metadata).toMatchObject({ total: 3, page: 2, hasNextPage: false });
    const ids = (await find(range)).map(({ id }) => id);
    expect(ids).toEqual(ids.toSorted((one, next) => next - one));
    expect(page.body.data[0]!.id).toBe(ids[2]);
  });

  it('exports a file without formulas and records the export', async () => {
    const name = '=HYPERLINK("http://x.example")';
    const member = await makePerson(server, sakura.organizationId, { name });
    await server.operate('block', 'user', member.email);
    const response = await fetch(
      `${server.url}/api/v1/admin/audit/export?keyword=${member.userId}&action=ACCOUNT_BLOCKED`,
      { headers: { authorization: `Bearer ${admin.token}` } },
    );
    expect(response.headers.get('content-type')).toContain('text/csv');
    const [head, line, end] = (await response.text()).split('\r\n');
    expect(head).toMatch(/"id","at","organizationId","channel"/);
    expect(line).toContain(`"ACCOUNT","${member.userId}","'=HYPERLINK(""http://x.example"")"`);
    expect(end).toBe('');
    expect(await find('action=AUDIT_EXPORTED')).toMatchObject([
      { actor: { id: admin.userId }, after: { entries: 1, keyword: member.userId } },
    ]);
  });
});

describe('audit verify', () => {
  it('accepts 50 parallel calls and fails for a hash that the log does not contain', async () => {
    const { organizationId } = await makeOrganization(server, 'Parallel');
    const caller = await makeAdministrator(server, organizationId);
    const calls = Array.from({ length: 50 }, () => caller.ask('GET', '/v1/admin/auth/me'));
    for (const { status } of await Promise.all(calls)) expect(status).toBe(200);
    const lines = await server.operate('audit', 'verify');
    const line = lines.find((each) => each.includes(organizationId))!;
    expect(line).toMatch(/^ok .* Parallel +\d+ +[\da-f]{64}$/);
    const head = line.slice(-64);
    await caller.ask('GET', '/v1/admin/auth/me');
    await server.operate('audit', 'verify', '--contains', head);
    const unknown = server.operate('audit', 'verify', '--contains', '0'.repeat(64));
    await expect(unknown).rejects.toThrow('The audit log does not contain 0000');
  });

  it('fails with the first broken entry', async () => {
    const [entry] = await find('');
    const owner = new pg.Client({ connectionString: server.database.ownerUrl });
    await owner.connect();
    await owner.query(`
      ALTER TABLE audit_entries DISABLE TRIGGER audit_entries_append_only;
      UPDATE audit_entries SET address = '203.0.113.9' WHERE id = ${entry!.id};
      ALTER TABLE audit_entries ENABLE ALWAYS TRIGGER audit_entries_append_only`);
    await owner.end();
    await expect(server.operate('audit', 'verify')).rejects.toThrow(
      `The audit log is broken: entry ${entry!.id} was changed`,
    );
  });
});
