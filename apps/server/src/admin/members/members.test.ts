import type { Schemas } from '@office/api';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  makeAdministrator,
  makeSystemAdmin,
  signInAsAdministrator,
  type TestAdministrator,
} from '../../../test/administrators.ts';
import { startOffice, type TestOffice } from '../../../test/office.ts';
import {
  enter,
  makeOrganization,
  makePerson,
  signIn,
  type TestOrganization,
  type TestPerson,
} from '../../../test/people.ts';
import { updateJob } from '../../people/member-directory.ts';
import { updatePerson } from '../../people/person-store.ts';
import { addMember, setRole } from '../members.ts';

type Member = Schemas['AdminMember'];
type List = Schemas['AdminMemberList'];

let office: TestOffice;
let sakura: TestOrganization;
let elsewhere: TestOrganization;
let admin: TestAdministrator;
beforeAll(async () => {
  office = await startOffice();
  elsewhere = await makeOrganization(office, 'Elsewhere');
});
afterAll(() => office.close());
beforeEach(async () => {
  sakura = await makeOrganization(office, 'Sakura');
  admin = await makeAdministrator(office, sakura.organizationId);
  office.sent.length = 0;
});

const path = (userId: string, rest = '') => `/v1/admin/members/${userId}${rest}`;
const entries = async (by = admin) => {
  const answer = await by.ask<Schemas['AuditEntryList']>('GET', '/v1/admin/audit?limit=100');
  return answer.body.data;
};
const roleOf = async ({ organizationId }: TestOrganization, userId: string) => {
  const { rows } = await office.database.pool.query<{ role: string; blocked: boolean }>(
    'SELECT role, blocked_at IS NOT NULL AS blocked FROM memberships WHERE organization_id = $1 AND user_id = $2',
    [organizationId, userId],
  );
  return rows[0];
};

describe('the list of members', () => {
  const list = async (query: string) => {
    const answer = await admin.ask<List>('GET', `/v1/admin/members?${query}`);
    expect(answer.status).toBe(200);
    return answer.body;
  };
  const names = async (query: string) => (await list(query)).data.map(({ nameKanji }) => nameKanji);

  /** Three with names, beside the administrator, who has no reading and so comes first. */
  async function makeThree() {
    const { organizationId } = sakura;
    const three = [
      ['伊藤 芽依', 'ｲﾄｳﾒｲ', 'デザイン部', 'USER'],
      ['高橋 蓮', 'ﾀｶﾊｼﾚﾝ', '開発部', 'USER'],
      ['森 光', 'ﾓﾘﾋｶﾙ', null, 'GUEST'],
    ] as const;
    const ids: string[] = [];
    for (const [name, nameKatakana, department, role] of three) {
      const { userId } = await makePerson(office, organizationId, { name, role });
      await updatePerson(office.platform.db, userId, { nameKatakana });
      await updateJob(office.platform.db, { organizationId, userId }, { department });
      ids.push(userId);
    }
    return ids;
  }

  it('is searched, filtered, sorted and paged', async () => {
    const [mei, ren] = await makeThree();
    expect(await names('sort=name')).toHaveLength(4);
    expect((await names('sort=name')).slice(1)).toEqual(['伊藤 芽依', '高橋 蓮', '森 光']);
    expect((await names('sort=name&order=desc')).slice(0, 3)).toEqual([
      '森 光',
      '高橋 蓮',
      '伊藤 芽依',
    ]);
    expect((await names('sort=department')).slice(0, 2)).toEqual(['伊藤 芽依', '高橋 蓮']);
    // The second half is read from its end.
    const paged = [];
    for (const page of [1, 2, 3, 4]) paged.push(...(await names(`limit=1&page=${page}`)));
    expect(paged).toEqual(await names('sort=name'));
    expect((await list('limit=1&page=2')).metadata).toMatchObject({ total: 4, nextPage: 3 });
    for (const keyword of ['たかはし', 'ﾀｶﾊ', 'takahasi', '高橋　蓮', '開発']) {
      expect(await names(`keyword=${encodeURIComponent(keyword)}`), keyword).toEqual(['高橋 蓮']);
    }
    expect(await names('role=GUEST')).toEqual(['森 光']);
    expect(await names('role=ORGANIZATION_ADMIN')).toHaveLength(1);
    expect(await names(`department=${encodeURIComponent('開発部')}`)).toEqual(['高橋 蓮']);
    expect(await names('department=&role=GUEST')).toEqual(['森 光']);
    await admin.ask('POST', path(mei!, '/block'));
    expect(await names('block=ORGANIZATION')).toEqual(['伊藤 芽依']);
    expect(await names('block=NONE')).toHaveLength(3);
    expect(await names('sort=block')).toHaveProperty('0', '伊藤 芽依');
    expect(await names('language=en')).toEqual([]);
    expect(await names('online=true')).toEqual([]);
    await enter(office, await emailOf(ren!), sakura.organizationId);
    expect((await names('sort=lastSeen')).slice(0, 2)).toContain('高橋 蓮');
    const departments = await admin.ask('GET', '/v1/admin/members/departments');
    expect(departments.body).toMatchObject({
      data: [
        { name: 'デザイン部', members: 1 },
        { name: '開発部', members: 1 },
      ],
    });
  });

  it('is of the administered organisation alone', async () => {
    const stranger = await makePerson(office, elsewhere.organizationId, { name: '他人' });
    expect(await names('limit=100')).not.toContain('他人');
    const bulk = { action: 'BLOCK', members: { userIds: [stranger.userId] } };
    const { body } = await admin.ask('POST', '/v1/admin/members/bulk', { body: bulk });
    expect(body).toMatchObject({
      changed: 0,
      failed: [{ error: 'userNotFound', nameKanji: null }],
    });
    for (const [method, rest, sent] of [
      ['GET', '', undefined],
      ['PATCH', '', { version: 1, role: 'GUEST' }],
      ['DELETE', '', undefined],
      ['POST', '/block', undefined],
      ['POST', '/unblock', undefined],
      ['POST', '/unlock', undefined],
      ['DELETE', '/sessions', undefined],
      ['DELETE', `/sessions/${stranger.userId}`, undefined],
    ] as const) {
      const answer = await admin.ask(method, path(stranger.userId, rest), sent && { body: sent });
      expect(answer, `${method} ${rest}`).toMatchObject({ status: 404, errors: 'userNotFound' });
    }
    expect(await roleOf(elsewhere, stranger.userId)).toEqual({ role: 'USER', blocked: false });
  });

  it('is exported as a spreadsheet reads it, and the log says so', async () => {
    const { userId } = await makePerson(office, sakura.organizationId, { name: '高橋 蓮' });
    const member = { organizationId: sakura.organizationId, userId };
    await updateJob(office.platform.db, member, { department: '=1+1' });
    const response = await fetch(`${office.url}/api/v1/admin/members/export?keyword=1%2B1`, {
      headers: { authorization: `Bearer ${admin.token}`, 'accept-language': 'ja' },
    });
    expect(response.headers.get('content-type')).toMatch(/^text\/csv/);
    const bytes = new Uint8Array(await response.arrayBuffer());
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const lines = new TextDecoder().decode(bytes).trim().split('\r\n');
    expect(lines).toHaveLength(2);
    expect(lines[0]).toMatch(/^氏名,フリガナ,メールアドレス,部署/);
    expect(lines[1]).toContain(`高橋 蓮,,`);
    expect(lines[1]).toContain(`,'=1+1,`);
    expect((await entries())[0]).toMatchObject({
      action: 'MEMBERS_EXPORTED',
      after: { members: 1, keyword: '1+1' },
    });
  });
});

async function emailOf(userId: string): Promise<Pick<TestPerson, 'email'>> {
  const { body } = await admin.ask<Member>('GET', path(userId));
  return body;
}

describe('what an administrator does to a member', () => {
  it('a role and a department: both are logged, and the old version is refused', async () => {
    const person = await makePerson(office, sakura.organizationId);
    const session = await enter(office, person, sakura.organizationId);
    const { version } = (await admin.ask<Member>('GET', path(person.userId))).body;
    office.sent.length = 0;
    const change = { version, role: 'GUEST', department: '総務部', jobTitle: '主任' };
    const answer = await admin.ask<Member>('PATCH', path(person.userId), { body: change });
    expect(answer).toMatchObject({
      status: 200,
      body: { role: 'GUEST', department: '総務部', jobTitle: '主任', sessions: [] },
    });
    expect(office.sent).toContainEqual({
      kind: 'forcedLogout',
      target: { organizationId: sakura.organizationId, userId: person.userId },
      payload: { code: 4014 },
    });
    const profile = await office.call('GET', '/v1/auth/user/profile', { token: session.token });
    expect(profile).toMatchObject({ status: 401, errors: 'roleChanged' });
    const late = await admin.ask('PATCH', path(person.userId), {
      body: { version, department: '営業部' },
    });
    expect(late).toMatchObject({ status: 409, errors: 'changedMeanwhile' });
    const logged = await entries();
    const about = { target: { kind: 'MEMBER', id: person.userId, name: expect.any(String) } };
    expect(logged).toContainEqual(
      expect.objectContaining({
        ...about,
        action: 'MEMBER_CHANGED',
        before: { department: null, jobTitle: null },
        after: { department: '総務部', jobTitle: '主任' },
      }),
    );
    expect(logged).toContainEqual(
      expect.objectContaining({
        ...about,
        action: 'MEMBER_ROLE_CHANGED',
        actor: expect.objectContaining({ id: admin.userId }),
        before: { role: 'USER' },
        after: { role: 'GUEST' },
      }),
    );
  });

  it('a block and its end', async () => {
    const person = await makePerson(office, sakura.organizationId);
    const { token } = await enter(office, person, sakura.organizationId);
    const blocked = await admin.ask<Member>('POST', path(person.userId, '/block'));
    expect(blocked.body).toMatchObject({ block: 'ORGANIZATION', sessions: [] });
    expect(await office.call('GET', '/v1/auth/user/profile', { token })).toMatchObject({
      status: 401,
      body: { code: 4011 },
    });
    const again = await admin.ask<Member>('POST', path(person.userId, '/unblock'));
    expect(again.body).toMatchObject({ block: 'NONE', version: blocked.body.version + 1 });
    await enter(office, person, sakura.organizationId);
    const actions = (await entries()).map(({ action }) => action);
    expect(actions).toEqual(expect.arrayContaining(['MEMBER_BLOCKED', 'MEMBER_UNBLOCKED']));
  });

  it('signing out of one session, or of all in this organisation', async () => {
    const person = await makePerson(office, sakura.organizationId);
    await addMember(office.platform, { ...elsewhere, userId: person.userId, role: 'USER' });
    const [first, second] = [
      await enter(office, person, sakura.organizationId),
      await enter(office, person, sakura.organizationId),
    ];
    const foreign = await enter(office, person, elsewhere.organizationId);
    const isOn = async ({ token }: { token: string }) =>
      (await office.call('GET', '/v1/auth/user/profile', { token })).status === 200;
    const { sessions, otherOrganizations } = (await admin.ask<Member>('GET', path(person.userId)))
      .body;
    expect(sessions).toHaveLength(2);
    expect(otherOrganizations).toBe(true);
    const one = sessions[0]!.id;
    await admin.ask('DELETE', path(person.userId, `/sessions/${one}`));
    expect([await isOn(first), await isOn(second)].filter(Boolean)).toHaveLength(1);
    expect(office.sent).toContainEqual({
      kind: 'disconnect',
      target: { sessionId: one },
      payload: null,
    });
    await admin.ask('DELETE', path(person.userId, '/sessions'));
    expect([await isOn(first), await isOn(second), await isOn(foreign)]).toEqual([
      false,
      false,
      true,
    ]);
    const theirs = await office.database.pool.query<{ id: string }>(
      'SELECT id FROM sessions WHERE user_id = $1 AND organization_id = $2',
      [person.userId, elsewhere.organizationId],
    );
    const other = await admin.ask('DELETE', path(person.userId, `/sessions/${theirs.rows[0]!.id}`));
    expect(other).toMatchObject({ status: 404, errors: 'notFound' });
  });

  it('wrong passwords are forgotten', async () => {
    const person = await makePerson(office, sakura.organizationId);
    for (let tries = 0; tries < 5; tries += 1) {
      await office.call('POST', '/v1/auth/user/login', {
        body: { email: person.email, password: 'Wrong#2026' },
      });
    }
    const locked = (await admin.ask<Member>('GET', path(person.userId))).body;
    expect(locked.passwordLocked).toBe(true);
    expect(locked.passwordLockedUntil).not.toBeNull();
    const unlocked = await admin.ask<Member>('POST', path(person.userId, '/unlock'));
    expect(unlocked.body).toMatchObject({ passwordLocked: false, passwordLockedUntil: null });
    expect((await entries()).map(({ action }) => action)).toContain('ATTEMPTS_UNLOCKED');
    await signIn(office, person);
  });

  it('removal: rooms are left, what was written keeps its name, and they may come again', async () => {
    const { organizationId } = sakura;
    const person = await makePerson(office, organizationId, { name: '去る人' });
    const colleague = await makePerson(office, organizationId);
    const theirs = await enter(office, person, organizationId);
    const own = await enter(office, colleague, organizationId);
    const make = (token: string, body: unknown) =>
      office.call<Schemas['ChatRoomSummary']>('POST', '/v1/user/chat-rooms', { token, body });
    const channel = await make(theirs.token, {
      type: 'CHANNEL',
      name: '雑談',
      userIds: [colleague.userId],
    });
    const direct = await make(theirs.token, { type: 'DIRECT', userIds: [colleague.userId] });
    await office.call('POST', `/v1/user/chat-rooms/${direct.body.id}/messages`, {
      token: theirs.token,
      body: { clientId: crypto.randomUUID(), type: 'TEXT', content: 'さようなら' },
    });
    office.sent.length = 0;
    expect((await admin.ask('DELETE', path(person.userId))).status).toBe(204);
    expect(await roleOf(sakura, person.userId)).toBeUndefined();
    expect(office.sent.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['forcedLogout', 'organization', 'userLeaveRoom']),
    );
    const room = (id: string) =>
      office.call<Schemas['ChatRoomSummary']>('GET', `/v1/user/chat-rooms/${id}`, {
        token: own.token,
      });
    expect((await room(channel.body.id)).body).toMatchObject({ memberCount: 1, role: 'ADMIN' });
    expect((await room(direct.body.id)).body).toMatchObject({ name: '去る人', directUser: null });
    await signIn(office, person);
    await addMember(office.platform, { organizationId, userId: person.userId, role: 'USER' });
    await enter(office, person, organizationId);
    const actions = (await entries()).map(({ action }) => action);
    expect(actions).toContain('MEMBER_REMOVED');
  });
});

describe('an organisation keeps an administrator', () => {
  it('nobody takes their own rights, nor those of the last one', async () => {
    const last = (await admin.ask<Member>('GET', path(admin.userId))).body;
    expect(last).toMatchObject({ own: true, lastAdministrator: true });
    const system = await makeSystemAdmin(office, sakura.organizationId);
    for (const [by, code] of [
      [admin, 'ownMembership'],
      [system, 'lastAdministrator'],
    ] as const) {
      const answers = [
        await by.ask('PATCH', path(admin.userId), {
          body: { version: last.version, role: 'USER' },
        }),
        await by.ask('POST', path(admin.userId, '/block')),
        await by.ask('DELETE', path(admin.userId)),
      ];
      for (const answer of answers) expect(answer).toMatchObject({ status: 422, errors: code });
    }
    expect(await roleOf(sakura, admin.userId)).toEqual({
      role: 'ORGANIZATION_ADMIN',
      blocked: false,
    });
    // Their own department is theirs to change.
    const own = { version: last.version, department: '総務部' };
    expect((await admin.ask('PATCH', path(admin.userId), { body: own })).status).toBe(200);
  });

  it('also when fifty calls come at once, from administrators against each other', async () => {
    const { organizationId } = sakura;
    const others = [];
    for (let index = 0; index < 4; index += 1) {
      others.push(await makeAdministrator(office, organizationId));
    }
    const five = [admin, ...others];
    const calls = Array.from({ length: 50 }, (_, index) => {
      const by = five[index % 5]!;
      const whom = five[(index + 1 + (index % 4)) % 5]!;
      if (index % 3 === 0) return by.ask('POST', path(whom.userId, '/block'));
      if (index % 3 === 1) return by.ask('DELETE', path(whom.userId));
      return by.ask('PATCH', path(whom.userId), { body: { version: 1, role: 'USER' } });
    });
    const answers = await Promise.all(calls);
    for (const { status } of answers) expect([200, 204, 401, 403, 404, 409, 422]).toContain(status);
    const standing = await Promise.all(five.map(({ userId }) => roleOf(sakura, userId)));
    const left = standing.filter((one) => one?.role === 'ORGANIZATION_ADMIN' && !one.blocked);
    expect(left.length).toBeGreaterThanOrEqual(1);
  });

  it('two who take each other’s role at once: one keeps it', async () => {
    const second = await makePerson(office, sakura.organizationId, { role: 'ORGANIZATION_ADMIN' });
    const other = await signInAsAdministrator(office, second, sakura.organizationId);
    const demote = (by: TestAdministrator, whom: string) =>
      by.ask('PATCH', path(whom), { body: { version: 1, role: 'USER' } });
    await Promise.all([demote(admin, other.userId), demote(other, admin.userId)]);
    const roles = await Promise.all(
      [admin, other].map(async ({ userId }) => (await roleOf(sakura, userId))?.role),
    );
    expect(roles.sort()).toEqual(['ORGANIZATION_ADMIN', 'USER']);
  });
});

describe('many at once', () => {
  it('are changed one by one, and the answer names those that were not', async () => {
    const { organizationId } = sakura;
    const people = [];
    for (let index = 0; index < 3; index += 1)
      people.push(await makePerson(office, organizationId));
    await setRole(office.platform, { organizationId, userId: people[2]!.userId }, 'GUEST');
    const userIds = [admin, ...people].map(({ userId }) => userId);
    const body = { action: 'ROLE', role: 'GUEST', members: { userIds } };
    const answer = await admin.ask('POST', '/v1/admin/members/bulk', { body });
    expect(answer.body).toMatchObject({
      total: 4,
      changed: 2,
      unchanged: 1,
      failed: [{ userId: admin.userId, error: 'ownMembership' }],
    });
    const members = { filter: { role: 'GUEST' }, except: [people[0]!.userId], expected: 2 };
    const moved = await admin.ask('POST', '/v1/admin/members/bulk', {
      body: { action: 'DEPARTMENT', department: '社外', members },
    });
    expect(moved.body).toMatchObject({ total: 2, changed: 2, failed: [] });
    const seen = { action: 'BLOCK', members: { ...members, expected: 3 } };
    expect(await admin.ask('POST', '/v1/admin/members/bulk', { body: seen })).toMatchObject({
      status: 409,
      errors: 'changedMeanwhile',
    });
  });

  it.each([
    [{ action: 'ROLE', members: { userIds: ['00000000-0000-4000-8000-000000000000'] } }],
    [{ action: 'ROLE', role: 'SYSTEM_ADMIN', members: { userIds: [] } }],
    [{ action: 'BLOCK', members: { filter: {} } }],
    [{ action: 'BLOCK', members: {} }],
  ])('refuses %j', async (body) => {
    const answer = await admin.ask('POST', '/v1/admin/members/bulk', { body });
    expect(answer.status).toBe(400);
  });
});
