import type { Schemas } from '@office/api';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  auditEntriesOf,
  makeAdministrator,
  makeSystemAdmin,
  signInAsAdministrator,
  membershipOf,
  type TestAdministrator,
} from '../../../test/administrators.ts';
import { startOffice, type TestOffice } from '../../../test/office.ts';
import {
  signInToOrganization,
  makeOrganization,
  makePerson,
  signIn,
  type TestOrganization,
} from '../../../test/people.ts';
import { updateJob } from '../../people/member-directory.ts';
import { addMember } from './member-changes.ts';

type Member = Schemas['AdminMember'];

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
const entries = () => auditEntriesOf(admin);
const roleOf = (userId: string) =>
  membershipOf(office, { organizationId: sakura.organizationId, userId });

describe('members', () => {
  it('must sign in again after a role change, which is audited', async () => {
    const person = await makePerson(office, sakura.organizationId);
    const session = await signInToOrganization(office, person, sakura.organizationId);
    const { version } = (await admin.ask<Member>('GET', path(person.userId))).body;
    office.sent.length = 0;
    const change = { version, role: 'GUEST', department: '総務部', jobTitle: '主任' };
    const answer = await admin.ask<Member>('PATCH', path(person.userId), { body: change });
    expect(answer.body).toMatchObject({ role: 'GUEST', sessions: [] });
    expect(office.sent).toContainEqual({
      kind: 'forcedLogout',
      target: { organizationId: sakura.organizationId, userId: person.userId },
      payload: { code: 4014 },
    });
    const profile = await office.call('GET', '/v1/auth/user/profile', { token: session.token });
    expect(profile).toMatchObject({ status: 401, errors: 'roleChanged' });
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

  it('can be blocked, unblocked and signed in again', async () => {
    const person = await makePerson(office, sakura.organizationId);
    const { token } = await signInToOrganization(office, person, sakura.organizationId);
    const blocked = await admin.ask<Member>('POST', path(person.userId, '/block'));
    expect(blocked.body).toMatchObject({ block: 'ORGANIZATION', sessions: [] });
    expect(await office.call('GET', '/v1/auth/user/profile', { token })).toMatchObject({
      status: 401,
      body: { code: 4011 },
    });
    const repeated = await admin.ask<Member>('POST', path(person.userId, '/unblock'));
    expect(repeated.body).toMatchObject({ block: 'NONE', version: blocked.body.version + 1 });
    await signInToOrganization(office, person, sakura.organizationId);
    const actions = (await entries()).map(({ action }) => action);
    expect(actions).toEqual(expect.arrayContaining(['MEMBER_BLOCKED', 'MEMBER_UNBLOCKED']));
  });

  it('can be signed out of one session or of all in the organisation', async () => {
    const person = await makePerson(office, sakura.organizationId);
    await addMember(office.platform, { ...elsewhere, userId: person.userId, role: 'USER' });
    const [first, second] = [
      await signInToOrganization(office, person, sakura.organizationId),
      await signInToOrganization(office, person, sakura.organizationId),
    ];
    const foreign = await signInToOrganization(office, person, elsewhere.organizationId);
    const isOn = async ({ token }: { token: string }) =>
      (await office.call('GET', '/v1/auth/user/profile', { token })).status === 200;
    const { body } = await admin.ask<Member>('GET', path(person.userId));
    const { sessions } = body;
    expect(sessions).toHaveLength(2);
    expect(JSON.stringify(body)).not.toContain(elsewhere.organizationId);
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
    const profile = await office.call('GET', '/v1/auth/user/profile', { token: second.token });
    const refreshed = await office.call('POST', '/v1/auth/user/refresh', {
      token: second.refreshToken,
    });
    for (const answer of [profile, refreshed]) {
      expect(answer).toMatchObject({ status: 401, errors: 'signedOutByAdministrator' });
    }
    const otherSessions = await office.database.pool.query<{ id: string }>(
      'SELECT id FROM sessions WHERE user_id = $1 AND organization_id = $2',
      [person.userId, elsewhere.organizationId],
    );
    const other = await admin.ask(
      'DELETE',
      path(person.userId, `/sessions/${otherSessions.rows[0]!.id}`),
    );
    expect(other).toMatchObject({ status: 404, errors: 'notFound' });
  });

  it('can be unlocked after wrong passwords', async () => {
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

  it('leave their rooms when removed, keep their name on messages, and can be added again', async () => {
    const { organizationId } = sakura;
    const person = await makePerson(office, organizationId, { name: '去る人' });
    const colleague = await makePerson(office, organizationId);
    const otherSession = await signInToOrganization(office, person, organizationId);
    const own = await signInToOrganization(office, colleague, organizationId);
    const make = (token: string, body: unknown) =>
      office.call<Schemas['ChatRoomSummary']>('POST', '/v1/user/chat-rooms', { token, body });
    const channel = await make(otherSession.token, {
      type: 'CHANNEL',
      name: '雑談',
      userIds: [colleague.userId],
    });
    const direct = await make(otherSession.token, { type: 'DIRECT', userIds: [colleague.userId] });
    await office.call('POST', `/v1/user/chat-rooms/${direct.body.id}/messages`, {
      token: otherSession.token,
      body: { clientId: crypto.randomUUID(), type: 'TEXT', content: 'さようなら' },
    });
    office.sent.length = 0;
    expect((await admin.ask('DELETE', path(person.userId))).status).toBe(204);
    expect(await roleOf(person.userId)).toBeUndefined();
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
    await signInToOrganization(office, person, organizationId);
    const actions = (await entries()).map(({ action }) => action);
    expect(actions).toContain('MEMBER_REMOVED');
  });
});

describe('protection of the last administrator', () => {
  it("rejects changing the caller's rights or those of the last administrator", async () => {
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
    const bulk = { action: 'BLOCK', members: { userIds: [admin.userId] } };
    const { body } = await admin.ask('POST', '/v1/admin/members/bulk', { body: bulk });
    expect(body).toMatchObject({ changed: 0, failed: [{ error: 'ownMembership' }] });
    expect(await roleOf(admin.userId)).toEqual({
      role: 'ORGANIZATION_ADMIN',
      blocked: false,
    });
    const own = { version: last.version, department: '総務部' };
    expect((await admin.ask('PATCH', path(admin.userId), { body: own })).status).toBe(200);
  });

  it('keeps one administrator when 50 concurrent requests target each other', async () => {
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
    const standing = await Promise.all(five.map(({ userId }) => roleOf(userId)));
    const left = standing.filter((one) => one?.role === 'ORGANIZATION_ADMIN' && !one.blocked);
    expect(left.length).toBeGreaterThanOrEqual(1);
  });

  it('keeps one administrator when two demote each other', async () => {
    const second = await makePerson(office, sakura.organizationId, { role: 'ORGANIZATION_ADMIN' });
    const other = await signInAsAdministrator(office, second, sakura.organizationId);
    const demote = (by: TestAdministrator, whom: string) =>
      by.ask('PATCH', path(whom), { body: { version: 1, role: 'USER' } });
    await Promise.all([demote(admin, other.userId), demote(other, admin.userId)]);
    const roles = await Promise.all(
      [admin, other].map(async ({ userId }) => (await roleOf(userId))?.role),
    );
    expect(roles.sort()).toEqual(['ORGANIZATION_ADMIN', 'USER']);
  });
});

it('counts departments only among members of the organisation', async () => {
  const { organizationId } = sakura;
  for (const [department, where] of [
    ['開発部', organizationId],
    ['開発部', organizationId],
    ['デザイン部', organizationId],
    ['開発部', elsewhere.organizationId],
    [null, organizationId],
  ] as const) {
    const { userId } = await makePerson(office, where);
    await updateJob(office.platform.db, { organizationId: where, userId }, { department });
  }
  const { body } = await admin.ask('GET', '/v1/admin/members/departments');
  expect(body).toMatchObject({
    data: [
      { name: 'デザイン部', members: 1 },
      { name: '開発部', members: 2 },
    ],
  });
});
