import { randomUUID } from 'node:crypto';
import type { Schemas } from '@office/api';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  auditEntriesOf,
  makeAdministrator,
  makeDelegate,
  makeSystemAdmin,
  type TestAdministrator,
} from '../../../test/administrators.ts';
import { startOffice, type TestOffice } from '../../../test/office.ts';
import {
  makeOrganization,
  makePerson,
  password,
  signInToOrganization,
  type TestPerson,
} from '../../../test/people.ts';
import { organizationSignInRules } from '../../database/schema/organizations.ts';
import { setSystemAdmin } from '../../auth/sessions/administration.ts';

let office: TestOffice;
let organizationId: string;
let owner: TestAdministrator;
let administrator: TestAdministrator;
let manager: TestAdministrator;
let member: TestPerson;
beforeAll(async () => {
  office = await startOffice();
});
afterAll(() => office.close());
beforeEach(async () => {
  ({ organizationId } = await makeOrganization(office, 'Sakura'));
  owner = await makeAdministrator(office, organizationId);
  administrator = await makeAdministrator(office, organizationId);
  manager = await makeDelegate(office, organizationId, 'PEOPLE_MANAGER');
  member = await makePerson(office, organizationId);
});

const path = (userId: string, rest = '') => `/v1/admin/members/${userId}${rest}`;
const forbidden = { status: 403, errors: 'forbidden' };

async function rolesOf(userId: string) {
  const { body } = await owner.ask<Schemas['AdminMember']>('GET', path(userId));
  return { role: body.role, adminRole: body.adminRole };
}

async function patch(by: TestAdministrator, userId: string, change: object) {
  const { body } = await owner.ask<Schemas['AdminMember']>('GET', path(userId));
  return by.ask<Schemas['AdminMember']>('PATCH', path(userId), {
    body: { version: body.version, ...change },
  });
}

const signIn = ({ email }: TestPerson) =>
  office.call('POST', '/v1/admin/auth/login', { body: { email, password } });

/** Every change of the membership of a person. */
const changesOf = (by: TestAdministrator, userId: string) => ({
  department: () => patch(by, userId, { department: '総務部' }),
  block: () => by.ask('POST', path(userId, '/block')),
  unblock: () => by.ask('POST', path(userId, '/unblock')),
  unlock: () => by.ask('POST', path(userId, '/unlock')),
  signOut: () => by.ask('DELETE', path(userId, '/sessions')),
  remove: () => by.ask('DELETE', path(userId)),
});
const changes = ['department', 'block', 'unblock', 'unlock', 'signOut', 'remove'] as const;

describe('a delegated role', () => {
  it('opens the administration with the permissions of the role', async () => {
    expect(await signIn(member)).toMatchObject({ status: 403, errors: 'notAdministrator' });
    expect((await patch(administrator, member.userId, { adminRole: 'AUDITOR' })).status).toBe(200);
    expect((await signIn(member)).status).toBe(200);
    const auditor = await makeDelegate(office, organizationId, 'AUDITOR');
    const me = await auditor.ask<Schemas['Administrator']>('GET', '/v1/admin/auth/me');
    expect(me.body).toMatchObject({ adminRole: 'AUDITOR', organization: { id: organizationId } });
    expect(me.body.permissions).toContain('audit.read');
    expect(me.body.permissions).not.toContain('members.write');
  });

  it('is listed, filtered and recorded in the audit log with its holder', async () => {
    await patch(administrator, member.userId, { adminRole: 'FLOOR_PLANNER' });
    const list = await owner.ask<Schemas['AdminMemberList']>(
      'GET',
      '/v1/admin/members?adminRole=FLOOR_PLANNER',
    );
    expect(list.body.data.map(({ userId }) => userId)).toEqual([member.userId]);
    const entries = await auditEntriesOf(owner);
    const change = entries.find(({ action }) => action === 'MEMBER_ROLE_CHANGED')!;
    expect(change).toMatchObject({
      actor: { id: administrator.userId },
      target: { id: member.userId },
      before: { adminRole: null },
      after: { adminRole: 'FLOOR_PLANNER' },
    });
    await manager.ask('PATCH', path(member.userId), { body: { version: 0, role: 'USER' } });
    const [refused] = (await auditEntriesOf(owner)).filter(
      ({ actor }) => actor.id === manager.userId,
    );
    expect(refused).toMatchObject({ actor: { role: 'PEOPLE_MANAGER' }, outcome: 'REFUSED' });
  });

  it('takes effect immediately and keeps the office session', async () => {
    const person = await makePerson(office, organizationId);
    await patch(administrator, person.userId, { adminRole: 'AUDITOR' });
    const session = await signInToOrganization(office, person, organizationId);
    await patch(administrator, manager.userId, { adminRole: 'AUDITOR' });
    expect(await manager.ask('GET', '/v1/admin/members')).toMatchObject({
      status: 401,
      errors: 'roleChanged',
    });
    await patch(administrator, person.userId, { adminRole: null });
    expect(await signIn(person)).toMatchObject({ errors: 'notAdministrator' });
    const { token } = session;
    expect((await office.call('GET', '/v1/auth/user/profile', { token })).status).toBe(200);
  });

  it('is granted only with a recent confirmation of the identity', async () => {
    await office.database.pool.query('UPDATE sessions SET confirmed_at = NULL WHERE user_id = $1', [
      administrator.userId,
    ]);
    expect(await patch(administrator, member.userId, { adminRole: 'AUDITOR' })).toMatchObject({
      status: 403,
      errors: 'confirmationRequired',
    });
    expect(await rolesOf(member.userId)).toEqual({ role: 'USER', adminRole: null });
  });

  it('ends with another role, and needs the role USER', async () => {
    await patch(administrator, manager.userId, { role: 'GUEST' });
    expect(await rolesOf(manager.userId)).toEqual({ role: 'GUEST', adminRole: null });
    const notAllowed = { status: 422, errors: 'adminRoleNotAllowed' };
    expect(await patch(owner, manager.userId, { adminRole: 'AUDITOR' })).toMatchObject(notAllowed);
    const both = { role: 'ORGANIZATION_ADMIN', adminRole: 'AUDITOR' };
    expect(await patch(owner, member.userId, both)).toMatchObject(notAllowed);
    const again = { role: 'USER', adminRole: 'PEOPLE_MANAGER' };
    expect((await patch(owner, manager.userId, again)).status).toBe(200);
    expect(await rolesOf(manager.userId)).toEqual(again);
  });
});

describe('a people manager', () => {
  it.each(changes)(
    'cannot change a system administrator in the organisation: %s',
    async (change) => {
      const operator = await makePerson(office, organizationId);
      await setSystemAdmin(office.platform, operator.userId, true);
      expect(await changesOf(manager, operator.userId)[change]()).toMatchObject(forbidden);
    },
  );

  it('cannot replace the invitation of an administrator', async () => {
    const invite = (by: TestAdministrator, role: string) =>
      by.ask('POST', '/v1/admin/invitations', {
        body: {
          clientId: randomUUID(),
          rows: [{ line: 1, email: 'chief@sakura.example', role, language: 'ja', renew: true }],
          acceptOverLimit: true,
        },
      });
    expect((await invite(owner, 'ORGANIZATION_ADMIN')).status).toBe(201);
    expect(await invite(manager, 'USER')).toMatchObject(forbidden);
  });

  it.each(changes)('can change a member: %s', async (change) => {
    const { status } = await changesOf(manager, member.userId)[change]();
    expect([200, 204]).toContain(status);
  });

  it.each(changes)('cannot change members with more permissions: %s', async (change) => {
    const auditor = await makeDelegate(office, organizationId, 'AUDITOR');
    for (const { userId } of [owner, administrator, auditor]) {
      const before = await rolesOf(userId);
      expect(await changesOf(manager, userId)[change]()).toMatchObject(forbidden);
      expect(await rolesOf(userId)).toEqual(before);
    }
  });

  it('cannot change them in bulk, and reports each', async () => {
    const userIds = [owner.userId, administrator.userId, member.userId];
    const answer = await manager.ask('POST', '/v1/admin/members/bulk', {
      body: { action: 'SIGN_OUT', members: { userIds } },
    });
    expect(answer.body).toMatchObject({
      failed: [
        { userId: owner.userId, error: 'forbidden' },
        { userId: administrator.userId, error: 'forbidden' },
      ],
    });
  });

  it.each([
    ['a delegated role', { adminRole: 'PEOPLE_MANAGER' }],
    ['another delegated role', { adminRole: 'AUDITOR' }],
    ['the administrator role', { role: 'ORGANIZATION_ADMIN' }],
  ])('cannot grant %s', async (_, change) => {
    expect(await patch(manager, member.userId, change)).toMatchObject(forbidden);
    expect(await patch(manager, manager.userId, change)).toMatchObject(forbidden);
    expect(await rolesOf(member.userId)).toEqual({ role: 'USER', adminRole: null });
  });

  it('cannot grant or remove an administrative role in bulk or by the role', async () => {
    const peer = await makeDelegate(office, organizationId, 'PEOPLE_MANAGER');
    const bulk = (role: string, userId: string) =>
      manager.ask('POST', '/v1/admin/members/bulk', {
        body: { action: 'ROLE', role, members: { userIds: [userId] } },
      });
    expect(await bulk('ORGANIZATION_ADMIN', member.userId)).toMatchObject(forbidden);
    expect((await bulk('GUEST', peer.userId)).body).toMatchObject({
      failed: [{ error: 'forbidden' }],
    });
    expect(await patch(manager, peer.userId, { role: 'GUEST' })).toMatchObject(forbidden);
    expect(await rolesOf(peer.userId)).toEqual({ role: 'USER', adminRole: 'PEOPLE_MANAGER' });
  });

  it('cannot make a guest of a domain without invitations a member', async () => {
    await office.database.db.insert(organizationSignInRules).values({
      organizationId,
      loginCode: 'NEW_NETWORKS',
      companyNetworks: [],
      sessionHours: 24,
      inviteDomains: ['sakura.test'],
      adminTwoFactor: false,
    });
    const guest = await makePerson(office, organizationId, { role: 'GUEST' });
    expect(await patch(manager, guest.userId, { role: 'USER' })).toMatchObject({
      status: 422,
      errors: 'emailDomainNotAllowed',
    });
    expect(await rolesOf(guest.userId)).toMatchObject({ role: 'GUEST' });
    expect((await patch(manager, guest.userId, { department: '総務部' })).status).toBe(200);
  });

  it('invites members and guests, but no administrators', async () => {
    const invite = (by: TestAdministrator, email: string, role: string) =>
      by.ask('POST', '/v1/admin/invitations', {
        body: {
          clientId: randomUUID(),
          rows: [{ line: 1, email, role, language: 'ja' }],
          acceptOverLimit: true,
        },
      });
    expect((await invite(manager, 'new@sakura.example', 'GUEST')).status).toBe(201);
    expect(await invite(manager, 'boss@sakura.example', 'ORGANIZATION_ADMIN')).toMatchObject(
      forbidden,
    );
    expect((await invite(owner, 'boss@sakura.example', 'ORGANIZATION_ADMIN')).status).toBe(201);
    const { body } = await manager.ask<Schemas['InvitationList']>(
      'GET',
      '/v1/admin/invitations?keyword=boss',
    );
    const selected = { body: { invitationIds: body.data.map(({ id }) => id) } };
    for (const action of ['resend', 'withdraw']) {
      const answer = await manager.ask('POST', `/v1/admin/invitations/${action}`, selected);
      expect(answer, action).toMatchObject(forbidden);
    }
  });
});

describe('an administrator', () => {
  it.each(changes)('cannot change the owner: %s', async (change) => {
    expect(await changesOf(administrator, owner.userId)[change]()).toMatchObject(forbidden);
    const { body } = await administrator.ask<Schemas['AdminMember']>('GET', path(owner.userId));
    expect(body).toMatchObject({ ownerAdmin: true, manageable: false });
  });

  it('cannot take the role of the owner, whom the operator can change', async () => {
    expect(await patch(administrator, owner.userId, { role: 'USER' })).toMatchObject(forbidden);
    const system = await makeSystemAdmin(office, organizationId);
    expect((await patch(system, owner.userId, { role: 'USER' })).status).toBe(200);
    const { body } = await system.ask<Schemas['AdminMember']>('GET', path(administrator.userId));
    expect(body.ownerAdmin).toBe(true);
  });

  it('cannot replace the owner with a member who joined earlier', async () => {
    const { organizationId: other } = await makeOrganization(office, 'Ume');
    const earliest = await makePerson(office, other);
    const first = await makeAdministrator(office, other);
    const second = await makeAdministrator(office, other);
    const { body } = await first.ask<Schemas['AdminMember']>('GET', path(earliest.userId));
    const promote = (by: TestAdministrator) =>
      by.ask('PATCH', path(earliest.userId), {
        body: { version: body.version, role: 'ORGANIZATION_ADMIN' },
      });
    expect(await promote(second)).toMatchObject(forbidden);
    expect((await promote(first)).status).toBe(200);
  });

  it('changes other administrators, and all of them while the owner is blocked', async () => {
    const other = await makeAdministrator(office, organizationId);
    expect((await patch(administrator, other.userId, { department: '総務部' })).status).toBe(200);
    const system = await makeSystemAdmin(office, organizationId);
    await system.ask('POST', path(owner.userId, '/block'));
    const { body } = await system.ask<Schemas['AdminMember']>('GET', path(administrator.userId));
    expect(body.ownerAdmin).toBe(true);
    expect((await changesOf(administrator, owner.userId).unblock()).status).toBe(200);
  });

  it('grants and removes roles of members', async () => {
    for (const change of [
      { adminRole: 'CONTENT_EDITOR' },
      { adminRole: null },
      { role: 'ORGANIZATION_ADMIN' },
    ]) {
      expect((await patch(administrator, member.userId, change)).status).toBe(200);
    }
  });
});
