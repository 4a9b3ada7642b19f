import type { Schemas } from '@office/api';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { signInToOrganization, makeOrganization, makePerson } from '../../test/people.ts';
import type { TestOrganization } from '../../test/people.ts';
import { startOffice } from '../../test/office.ts';
import type { TestOffice } from '../../test/office.ts';
import { blockUser, unblockUser } from './accounts.ts';
import { markPresent } from '../people/presence.ts';
import { addMember, blockMember, setRole, unblockMember } from './members/member-changes.ts';
import { blockContract } from './organization/contracts.ts';
import { blockOrganization } from './organization/organizations.ts';

const waitOptions = { timeout: 10_000, interval: 20 };

let office: TestOffice;
let sakura: TestOrganization;
beforeAll(async () => {
  office = await startOffice();
});
afterAll(() => office.close());
beforeEach(async () => {
  sakura = await makeOrganization(office, 'Sakura');
});

const refresh = (token: string) =>
  office.call<Schemas['Session']>('POST', '/v1/auth/user/refresh', { token });
const profile = (token: string) =>
  office.call<Schemas['Profile']>('GET', '/v1/auth/user/profile', { token });

describe('operator actions on a signed-in member', () => {
  async function inside(role: Schemas['Role'] = 'USER') {
    const person = await makePerson(office, sakura.organizationId, { role });
    const session = await signInToOrganization(office, person, sakura.organizationId);
    office.sent.length = 0;
    return { ...person, ...session };
  }

  it('signs out with 4010 when the organisation is blocked', async () => {
    const { token, refreshToken } = await inside();
    const { organizationId } = sakura;
    await blockOrganization(office.platform, organizationId);
    expect(office.sent).toEqual([
      { kind: 'forcedLogout', target: { organizationId }, payload: { code: 4010 } },
    ]);
    for (const answer of [await profile(token), await refresh(refreshToken)]) {
      expect(answer).toMatchObject({
        status: 401,
        errors: 'blockedInOrganization',
        body: { code: 4010 },
      });
    }
  });

  it('signs out with 4011 and hides the person when they are blocked everywhere', async () => {
    const { token, refreshToken, userId } = await inside();
    const { organizationId } = sakura;
    const colleague = await makePerson(office, organizationId);
    const otherSession = await signInToOrganization(office, colleague, organizationId);
    const other = await makeOrganization(office, 'Northwind');
    await addMember(office.platform, { ...other, userId, role: 'USER' });
    await markPresent(office.platform, { organizationId, userId });
    const findMember = async () => {
      const { token: own } = otherSession;
      const found = await office.call<Schemas['OrgMemberList']>('GET', '/v1/users/org-members', {
        token: own,
      });
      const card = await office.call('GET', `/v1/users/${userId}`, { token: own });
      return [found.body.data.map((member) => member.userId), card.status];
    };
    expect(await findMember()).toEqual([[userId], 200]);
    office.sent.length = 0;
    await blockUser(office.platform, userId);
    const membershipChange = (change: string, id: string) => ({
      kind: 'organization',
      target: { organizationId: id },
      payload: { organizationId: id, change, userId },
    });
    const left = { userId, status: 'LOGGED_OUT', workingStatus: 'OFFICE' };
    expect(office.sent).toHaveLength(4);
    expect(office.sent[0]).toEqual({
      kind: 'forcedLogout',
      target: { userId },
      payload: { code: 4011 },
    });
    expect(office.sent).toContainEqual(membershipChange('MEMBER_REMOVED', organizationId));
    expect(office.sent).toContainEqual(membershipChange('MEMBER_REMOVED', other.organizationId));
    // Does not wait for a reconnection.
    expect(office.sent.at(-1)).toMatchObject({ kind: 'presenceChanged', payload: left });
    for (const answer of [await profile(token), await refresh(refreshToken)]) {
      expect(answer).toMatchObject({ status: 401, body: { code: 4011 } });
    }
    expect(await findMember()).toEqual([[], 404]);
    office.sent.length = 0;
    await unblockUser(office.platform, userId);
    expect(office.sent).toContainEqual(membershipChange('MEMBER_ADDED', organizationId));
    expect(await findMember()).toEqual([[userId], 200]);
    await unblockUser(office.platform, userId);
    expect(office.sent).toHaveLength(2);
  });

  it('keeps the block when the password is reset at the same time', async () => {
    const { email, userId } = await inside();
    await office.call('POST', '/v1/auth/user/password/forgot', { body: { email } });
    const [mail] = await office.mailsTo(email);
    const body = { token: /token=([\w-]+)/.exec(mail!.text)![1], password: 'Office#2027' };
    const waiting = () =>
      office.database.pool
        .query(
          `SELECT count(*)::int AS n FROM pg_stat_activity
           WHERE datname = current_database() AND wait_event_type = 'Lock'`,
        )
        .then(({ rows }) => rows[0].n as number);
    const holder = await office.database.pool.connect();
    await holder.query('BEGIN');
    await holder.query('SELECT 1 FROM users WHERE id = $1 FOR UPDATE', [userId]);
    const blocked = blockUser(office.platform, userId);
    await vi.waitFor(async () => expect(await waiting()).toBe(1), waitOptions);
    const reset = office.call('POST', '/v1/auth/user/password/reset', { body });
    await vi.waitFor(async () => expect(await waiting()).toBe(2), waitOptions);
    // Locks the account and then its sessions, in the same order as the sign-in.
    await holder.query('UPDATE sessions SET user_agent = $2 WHERE user_id = $1', [userId, 'x']);
    await holder.query('COMMIT');
    holder.release();
    expect(await blocked).toBe(true);
    expect(await reset).toMatchObject({ status: 403, errors: 'userBlocked' });
    const login = { body: { email, password: 'Office#2027' } };
    expect(await office.call('POST', '/v1/auth/user/login', login)).toMatchObject({
      status: 403,
      errors: 'userBlocked',
    });
  });

  it('signs out with 4011 when the person is blocked in one organisation', async () => {
    const { token, userId } = await inside();
    const { organizationId } = sakura;
    await blockMember(office.platform, { organizationId, userId });
    expect(office.sent).toEqual([
      { kind: 'forcedLogout', target: { organizationId, userId }, payload: { code: 4011 } },
      {
        kind: 'organization',
        target: { organizationId },
        payload: { organizationId, change: 'MEMBER_REMOVED', userId },
      },
    ]);
    expect(await profile(token)).toMatchObject({ status: 401, body: { code: 4011 } });
    await unblockMember(office.platform, { organizationId, userId });
    expect(office.sent.at(-1)).toMatchObject({ payload: { change: 'MEMBER_ADDED', userId } });
  });

  it('signs out with 4014 when the role changes, and applies the role at the next sign-in', async () => {
    const person = await inside();
    const { organizationId } = sakura;
    const { userId } = person;
    expect(await setRole(office.platform, { organizationId, userId }, 'USER')).toBe(false);
    expect(office.sent).toEqual([]);
    await setRole(office.platform, { organizationId, userId }, 'GUEST');
    expect(office.sent).toEqual([
      { kind: 'forcedLogout', target: { organizationId, userId }, payload: { code: 4014 } },
    ]);
    for (const answer of [await profile(person.token), await refresh(person.refreshToken)]) {
      expect(answer).toMatchObject({ status: 401, errors: 'roleChanged', body: { code: 4014 } });
    }
    const renewed = await signInToOrganization(office, person, organizationId);
    expect((await profile(renewed.token)).body.role).toBe('GUEST');
  });

  it('signs out with 4015 when the contract is blocked', async () => {
    const { token, refreshToken } = await inside();
    const { contractId } = sakura;
    await blockContract(office.platform, contractId);
    expect(office.sent[0]).toEqual({
      kind: 'forcedLogout',
      target: { contractId },
      payload: { code: 4015 },
    });
    for (const answer of [await profile(token), await refresh(refreshToken)]) {
      expect(answer).toMatchObject({ status: 401, body: { code: 4015 } });
    }
  });
});
