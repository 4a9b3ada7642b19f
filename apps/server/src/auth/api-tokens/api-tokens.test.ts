import type { Schemas } from '@office/api';
import { maxApiTokens, type ApiTokenScope } from '@office/vocabulary';
import { subDays } from 'date-fns/subDays';
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  it,
  onTestFinished,
  vi,
} from 'vitest';
import {
  auditEntriesOf,
  makeAdministrator,
  type TestAdministrator,
} from '../../../test/administrators.ts';
import {
  makeChannel,
  makeChatMember,
  roomsPath,
  sendMessage,
  type ChatTestMember,
} from '../../../test/chat.ts';
import { cleanUp } from '../../../test/clean-up.ts';
import { createMeeting } from '../../../test/meetings.ts';
import { eventually } from '../../../test/eventually.ts';
import { startOffice, type Answer, type TestOffice } from '../../../test/office.ts';
import { makeOrganization, password, type TestOrganization } from '../../../test/people.ts';
import {
  blockMember,
  endMembership,
  removeMember,
  setRole,
  unblockMember,
} from '../../admin/members/member-changes.ts';
import type { MemberRef } from '../../database/membership.ts';
import { blockAccount, unblockAccount } from '../accounts.ts';
import { newApiToken } from './api-token.ts';

const path = '/v1/auth/user/api-tokens';
const adminPath = '/v1/admin/api-tokens';
const settingPath = '/v1/admin/organization/api-tokens';
const profilePath = '/v1/auth/user/profile';

let office: TestOffice;
let sakura: TestOrganization;
let admin: TestAdministrator;
let ren: ChatTestMember;

beforeAll(async () => {
  office = await startOffice();
  sakura = await makeOrganization(office, 'Sakura');
  admin = await makeAdministrator(office, sakura.organizationId);
  ren = await makeChatMember(office, sakura, { name: '高橋 蓮' });
});
afterAll(() => office.close());

function create(
  { token }: Pick<ChatTestMember, 'token'>,
  change: Partial<Schemas['CreateApiTokenRequest']> = {},
): Promise<Answer<Schemas['CreatedApiToken']>> {
  return office.call('POST', path, {
    token,
    body: {
      name: 'Build server',
      scopes: ['chat:write'],
      expiresInDays: 30,
      currentPassword: password,
      ...change,
    },
  });
}

async function secretOf(person: ChatTestMember, scopes: ApiTokenScope[]): Promise<string> {
  const { status, body } = await create(person, { scopes });
  expect(status, JSON.stringify(body)).toBe(201);
  return body.secret;
}

const profile = (token: string, ip?: string) =>
  office.call('GET', profilePath, { token, ...(ip && { ip }) });

describe('createApiToken', () => {
  it('returns the secret once, stores only a hash and notifies the member', async () => {
    const mei = await makeChatMember(office, sakura);
    const { body } = await create(mei);
    expect(body).toMatchObject({ name: 'Build server', scopes: ['chat:write'], lastUsedAt: null });
    const list = await office.call<Schemas['ApiTokenList']>('GET', path, mei);
    expect(list.body).toMatchObject({ data: [{ id: body.id }], allowed: true });
    const { rows } = await office.database.pool.query('SELECT * FROM api_tokens');
    for (const stored of [list.body, rows, await auditEntriesOf(admin)]) {
      expect(JSON.stringify(stored)).not.toContain(body.secret);
    }
    const notifications = await office.call<Schemas['NotificationList']>(
      'GET',
      '/v1/users/notifications',
      mei,
    );
    expect(notifications.body.data).toMatchObject([{ path: '/access-tokens' }]);
  });

  it.each([
    [undefined, 403, 'confirmationRequired'],
    ['Wrong#2026', 422, 'currentPasswordIncorrect'],
  ])('refuses the password %s', async (currentPassword, status, errors) => {
    const body = {
      name: 'Script',
      scopes: ['chat:read'],
      expiresInDays: 7,
      ...(currentPassword && { currentPassword }),
    };
    expect(await office.call('POST', path, { token: ren.token, body })).toMatchObject({
      status,
      errors,
    });
  });

  it('requires a recent sign-in of members without a password', async () => {
    const haru = await makeChatMember(office, sakura);
    const withoutPassword = 'UPDATE users SET password_hash = NULL WHERE id = $1';
    await office.database.pool.query(withoutPassword, [haru.userId]);
    const body = { name: 'Script', scopes: ['chat:read'], expiresInDays: 7 };
    const createWithoutPassword = () => office.call('POST', path, { token: haru.token, body });
    expect((await createWithoutPassword()).status).toBe(201);
    office.advanceClock({ minutes: 10 });
    const late = await createWithoutPassword();
    office.advanceClock({ minutes: -10 });
    expect(late).toMatchObject({ status: 403, errors: 'recentSignInRequired' });
  });

  it('refuses an account that the operator blocks during the call', async () => {
    const { userId, token } = await makeChatMember(office, sakura);
    // Without a password, no earlier check waits for the account.
    const withoutPassword = 'UPDATE users SET password_hash = NULL WHERE id = $1';
    await office.database.pool.query(withoutPassword, [userId]);
    const client = await office.database.pool.connect();
    await client.query('BEGIN');
    await client.query('UPDATE users SET blocked_at = now() WHERE id = $1', [userId]);
    const body = { name: 'Script', scopes: ['chat:read'], expiresInDays: 7 };
    const answer = office.call('POST', path, { token, body });
    const waiting = `SELECT 1 FROM pg_stat_activity
      WHERE datname = current_database() AND wait_event_type = 'Lock'`;
    await eventually(async () =>
      expect((await office.database.pool.query(waiting)).rowCount).toBeGreaterThan(0),
    );
    await client.query('COMMIT');
    client.release();
    expect(await answer).toMatchObject({ status: 403, errors: 'forbidden' });
  });

  it('refuses guests', async () => {
    const guest = await makeChatMember(office, sakura, { role: 'GUEST' });
    expect(await create(guest)).toMatchObject({ status: 403, errors: 'forbidden' });
  });

  it.each([
    ['an unknown scope', { scopes: ['admin:write'] as never }],
    ['no scope', { scopes: [] }],
    ['another validity', { expiresInDays: 10_000 as never }],
    ['a name with control characters', { name: 'a\u0007b' }],
  ])('refuses %s', async (_, change) => {
    expect((await create(ren, change)).status).toBe(400);
  });

  it('creates at most 20 tokens with 50 parallel calls', async () => {
    const yui = await makeChatMember(office, sakura);
    const answers = await Promise.all(Array.from({ length: 50 }, () => create(yui)));
    const created = answers.filter(({ status }) => status === 201);
    expect(created).toHaveLength(maxApiTokens);
    const refused = answers.filter(({ errors }) => errors === 'apiTokenLimitReached');
    expect(refused).toHaveLength(50 - maxApiTokens);
  });
});

describe('a token', () => {
  it('posts a message as its member and records its use', async () => {
    const room = await makeChannel(office, [ren]);
    const token = await secretOf(ren, ['chat:write']);
    const sent = await office.call<Schemas['ChatMessage']>(
      'POST',
      `${roomsPath}/${room.id}/messages`,
      { token, body: { clientId: crypto.randomUUID(), type: 'TEXT', content: '完了' } },
    );
    expect(sent.status, JSON.stringify(sent.body)).toBe(201);
    expect(sent.body.sender).toMatchObject({ id: ren.userId });
    const { body } = await office.call<Schemas['ApiTokenList']>('GET', path, ren);
    expect(body.data.at(-1)?.lastUsedAt).toBe(office.platform.now().toISOString());
  });

  it('is refused without the scope', async () => {
    const token = await secretOf(ren, ['chat:write']);
    expect(await office.call('GET', roomsPath, { token })).toMatchObject({
      status: 403,
      errors: 'apiTokenScopeMissing',
    });
  });

  it('cannot delete the messages of others in a room of its admin', async () => {
    const mei = await makeChatMember(office, sakura);
    const room = await makeChannel(office, [ren, mei]);
    const token = await secretOf(ren, ['chat:write']);
    const { id } = await sendMessage(office, mei, room.id, '議事録');
    const messagePath = `${roomsPath}/${room.id}/messages/${id}`;
    const refusal = { status: 403, errors: 'forbidden' };
    expect(await office.call('DELETE', messagePath, { token })).toMatchObject(refusal);
    expect((await office.call('DELETE', messagePath, ren)).status).toBe(200);
  });

  it('cannot change or cancel the meetings of others for an administrator', async () => {
    const haru = await makeChatMember(office, sakura, { role: 'ORGANIZATION_ADMIN' });
    const token = await secretOf(haru, ['meetings:write']);
    const [own, other] = [await createMeeting(office, haru), await createMeeting(office, ren)];
    const pathOf = ({ body }: typeof own) => `/v1/meetings/${body.id}`;
    const change = { token, body: { title: '変更' } };
    const refusal = { status: 403, errors: 'forbidden' };
    expect(await office.call('PATCH', pathOf(other), change)).toMatchObject(refusal);
    expect(await office.call('DELETE', pathOf(other), { token })).toMatchObject(refusal);
    expect((await office.call('PATCH', pathOf(own), change)).status).toBe(200);
    expect((await office.call('DELETE', pathOf(own), { token })).status).toBe(204);
    const entry = (await auditEntriesOf(admin)).find(({ action }) => action === 'MEETING_CANCELED');
    expect(entry?.after).toEqual({ scriptId: expect.any(String) });
  });

  it('is rejected after its revocation', async () => {
    const { body } = await create(ren, { scopes: ['people:read'] });
    expect((await profile(body.secret)).status).toBe(200);
    expect((await office.call('DELETE', `${path}/${body.id}`, ren)).status).toBe(204);
    expect(await profile(body.secret)).toMatchObject({
      status: 401,
      errors: 'tokenInvalidOrExpired',
    });
    expect((await office.call('DELETE', `${path}/${body.id}`, ren)).status).toBe(404);
  });

  it('cannot be revoked by another member or administrator of another organisation', async () => {
    const { body } = await create(ren, { scopes: ['people:read'] });
    const mei = await makeChatMember(office, sakura);
    const other = await makeOrganization(office, 'Other');
    const stranger = await makeAdministrator(office, other.organizationId);
    expect((await office.call('DELETE', `${path}/${body.id}`, mei)).status).toBe(404);
    expect((await stranger.ask('DELETE', `${adminPath}/${body.id}`)).status).toBe(404);
    const listed = await stranger.ask<Schemas['AdminApiTokenList']>('GET', adminPath);
    expect(listed.body.data).toEqual([]);
    expect((await profile(body.secret)).status).toBe(200);
  });

  it('expires', async () => {
    const yuta = await makeChatMember(office, sakura);
    const { body } = await create(yuta, { scopes: ['people:read'], expiresInDays: 7 });
    office.advanceClock({ days: 7 });
    const { status } = await profile(body.secret);
    office.advanceClock({ days: -7 });
    expect(status).toBe(401);
  });

  it('is deleted 30 days after it expires', async () => {
    const yuta = await makeChatMember(office, sakura);
    await create(yuta);
    const countExpired = async (days: number) => {
      await office.database.pool.query('UPDATE api_tokens SET expires_at = $2 WHERE user_id = $1', [
        yuta.userId,
        subDays(office.platform.now(), days),
      ]);
      await cleanUp(office.platform);
      return (await office.call<Schemas['ApiTokenList']>('GET', path, yuta)).body.data.length;
    };
    expect(await countExpired(29)).toBe(1);
    expect(await countExpired(31)).toBe(0);
  });

  it('is accepted if its use cannot be recorded', async () => {
    const token = await secretOf(ren, ['people:read']);
    const update = vi.spyOn(office.platform.db, 'update').mockImplementation(() => {
      throw new Error('The database is read-only');
    });
    onTestFinished(() => update.mockRestore());
    expect((await profile(token)).status).toBe(200);
    expect(update).toHaveBeenCalledOnce();
  });

  it('is rejected as an access or refresh token of a session', async () => {
    const token = await secretOf(ren, ['people:read']);
    expect((await office.call('GET', adminPath, { token })).status).toBe(401);
    expect((await office.call('POST', '/v1/admin/auth/refresh', { token })).status).toBe(401);
    expect((await office.call('POST', '/v1/auth/user/refresh', { token })).status).toBe(404);
  });
});

describe('limits of calls', () => {
  let limited: TestOffice;
  let person: ChatTestMember;
  const createNamed = async (name: string) => {
    const body = { name, scopes: ['people:read'], expiresInDays: 7, currentPassword: password };
    const { token } = person;
    const answer = await limited.call<Schemas['CreatedApiToken']>('POST', path, { token, body });
    return answer.body.secret;
  };
  const call = async (token: string, times = 1, ip = '198.51.100.1') => {
    const answers = Array.from({ length: times }, () =>
      limited.call('GET', profilePath, { token, ip }),
    );
    return (await Promise.all(answers)).map(({ status }) => status);
  };
  const times = (statuses: number[], status: number) =>
    statuses.filter((each) => each === status).length;

  beforeEach(async () => {
    limited = await startOffice({ rateLimit: 120 });
    person = await makeChatMember(limited, await makeOrganization(limited, 'Momiji'));
  });
  afterEach(() => limited.close());

  it('apply to each token and do not count for the session', async () => {
    const [one, other] = [await createNamed('One'), await createNamed('Other')];
    const statuses = await call(one, 50);
    expect([times(statuses, 200), times(statuses, 429)]).toEqual([30, 20]);
    expect(await call(other)).toEqual([200]);
    expect(await call(person.token)).toEqual([200]);
  });

  it('apply to all tokens of a member', async () => {
    const tokens = [await createNamed('1'), await createNamed('2'), await createNamed('3')];
    const statuses = (await Promise.all(tokens.map((token) => call(token, 30)))).flat();
    expect([times(statuses, 200), times(statuses, 429)]).toEqual([60, 30]);
  });

  it('do not query the database for a token above its limit', async () => {
    const token = await createNamed('One');
    await call(token, 40);
    await limited.database.pool.query('DELETE FROM api_tokens');
    expect(await call(token)).toEqual([429]);
  });

  it('reject addresses with many invalid tokens before the database is queried', async () => {
    const token = await createNamed('One');
    const invalid = Array.from({ length: 130 }, async () => (await call(newApiToken()))[0]!);
    expect(times(await Promise.all(invalid), 401)).toBe(120);
    expect(await call(token)).toEqual([429]);
    expect(await call(token, 1, '203.0.113.1')).toEqual([200]);
  });
});

describe('the state of the member', () => {
  it.each([
    [
      'in the organisation',
      (member: { organizationId: string; userId: string }) => blockMember(office.platform, member),
      (member: { organizationId: string; userId: string }) =>
        unblockMember(office.platform, member),
    ],
    [
      'by the operator',
      ({ userId }: { userId: string }) => blockAccount(office.platform, userId),
      ({ userId }: { userId: string }) => unblockAccount(office.platform, userId),
    ],
  ])('a block %s revokes the tokens permanently', async (_, block, unblock) => {
    const person = await makeChatMember(office, sakura);
    const member = { organizationId: sakura.organizationId, userId: person.userId };
    const token = await secretOf(person, ['people:read']);
    await block(member);
    expect((await profile(token)).status).toBe(401);
    await unblock(member);
    expect((await profile(token)).status).toBe(401);
  });

  it.each([
    ['removal', (member: MemberRef) => removeMember(office.platform, member)],
    ['erasure', (member: MemberRef) => endMembership(office.platform, member, async () => {})],
  ])('a %s revokes the tokens', async (_, end) => {
    const person = await makeChatMember(office, sakura);
    const token = await secretOf(person, ['people:read']);
    await end({ organizationId: sakura.organizationId, userId: person.userId });
    expect((await profile(token)).status).toBe(401);
    const { rowCount } = await office.database.pool.query(
      'SELECT 1 FROM api_tokens WHERE user_id = $1',
      [person.userId],
    );
    expect(rowCount).toBe(0);
  });

  it('rejects tokens of a member who became a guest', async () => {
    const person = await makeChatMember(office, sakura);
    const token = await secretOf(person, ['people:read']);
    const member = { organizationId: sakura.organizationId, userId: person.userId };
    await setRole(office.platform, member, 'GUEST');
    expect(await profile(token)).toMatchObject({ status: 403, errors: 'apiTokensDisabled' });
  });
});

describe('rules of the organisation', () => {
  let kaede: TestOrganization;
  let person: ChatTestMember;
  let token: string;
  const set = (sql: string) =>
    office.database.pool.query(sql, [kaede.organizationId]).then(() => undefined);

  beforeAll(async () => {
    kaede = await makeOrganization(office, 'Kaede');
    person = await makeChatMember(office, kaede);
    token = await secretOf(person, ['people:read']);
  });

  it('rejects tokens while the organisation is blocked', async () => {
    await set('UPDATE organizations SET blocked_at = now() WHERE id = $1');
    expect(await profile(token)).toMatchObject({ status: 401, errors: 'blockedInOrganization' });
    await set('UPDATE organizations SET blocked_at = NULL WHERE id = $1');
    expect((await profile(token)).status).toBe(200);
  });

  it('rejects tokens after the end of the contracts', async () => {
    await set('UPDATE contracts SET blocked_at = now() WHERE organization_id = $1');
    expect(await profile(token)).toMatchObject({ status: 401, errors: 'blockedInOrganization' });
    await set('UPDATE contracts SET blocked_at = NULL WHERE organization_id = $1');
    expect((await profile(token)).status).toBe(200);
  });

  it('rejects tokens from other networks', async () => {
    await set(
      `INSERT INTO organization_sign_in_rules
         (organization_id, login_code, company_networks, company_networks_only, session_hours,
          invite_domains)
       VALUES ($1, 'NEW_NETWORKS', '{203.0.113.0/24}', true, 24, '{}')`,
    );
    expect(await profile(token, '198.51.100.1')).toMatchObject({
      status: 401,
      errors: 'networkNotAllowed',
    });
    expect((await profile(token, '203.0.113.9')).status).toBe(200);
    await set('DELETE FROM organization_sign_in_rules WHERE organization_id = $1');
  });

  it('rejects tokens for an area that is closed to the member', async () => {
    const chat = await secretOf(person, ['chat:read']);
    await set(
      `INSERT INTO organization_areas (organization_id, closed) VALUES ($1, '{"USER": ["chat"]}')`,
    );
    expect(await office.call('GET', roomsPath, { token: chat })).toMatchObject({
      status: 403,
      errors: 'areaClosed',
    });
    await set('DELETE FROM organization_areas WHERE organization_id = $1');
  });
});

describe('the administration', () => {
  it('lists and revokes tokens, and notifies the member', async () => {
    const person = await makeChatMember(office, sakura, { name: '伊藤 芽依' });
    const { body } = await create(person, { scopes: ['people:read'] });
    const listed = await admin.ask<Schemas['AdminApiTokenList']>('GET', adminPath);
    const { total } = listed.body.metadata;
    const all = await admin.ask<Schemas['AdminApiTokenList']>('GET', `${adminPath}?limit=100`);
    expect(all.body.data).toHaveLength(total);
    expect(all.body.data).toContainEqual(
      expect.objectContaining({ id: body.id, userName: '伊藤 芽依' }),
    );
    expect((await admin.ask('DELETE', `${adminPath}/${body.id}`)).status).toBe(204);
    expect((await profile(body.secret)).status).toBe(401);
    const [entry] = await auditEntriesOf(admin);
    expect(entry).toMatchObject({ action: 'API_TOKEN_REVOKED' });
  });

  it('forbids and allows tokens', async () => {
    const token = await secretOf(ren, ['people:read']);
    const { body } = await admin.ask<Schemas['AdminApiTokenList']>('GET', adminPath);
    const { version } = body.setting;
    const off = { body: { version, enabled: false } };
    expect((await admin.ask('PUT', settingPath, off)).status).toBe(200);
    expect(await profile(token)).toMatchObject({ status: 403, errors: 'apiTokensDisabled' });
    expect(await create(ren)).toMatchObject({ status: 403, errors: 'apiTokensDisabled' });
    const list = await office.call<Schemas['ApiTokenList']>('GET', path, ren);
    expect(list.body.allowed).toBe(false);
    expect((await admin.ask('PUT', settingPath, off)).errors).toBe('changedMeanwhile');
    const on = { body: { version: version + 1, enabled: true } };
    expect((await admin.ask('PUT', settingPath, on)).status).toBe(200);
    expect((await profile(token)).status).toBe(200);
  });
});
