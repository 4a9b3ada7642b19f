import type { Schemas } from '@office/api';
import { maxApiTokens, maxBots } from '@office/vocabulary';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  auditEntriesOf,
  makeAdministrator,
  makeDelegate,
  type TestAdministrator,
} from '../../../test/administrators.ts';
import {
  makeChannel,
  makeChatMember,
  post,
  roomsPath,
  type ChatTestMember,
} from '../../../test/chat.ts';
import { createMeeting } from '../../../test/meetings.ts';
import { startOffice, type Answer, type TestOffice } from '../../../test/office.ts';
import { makeOrganization, type TestOrganization } from '../../../test/people.ts';

type Bot = Schemas['AdminBot'];
type Token = Schemas['CreatedApiToken'];

const path = '/v1/admin/bots';
const membersPath = '/v1/admin/members';
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

beforeEach(async () => {
  await office.database.pool.query('DELETE FROM users WHERE bot');
});

const values = { name: 'ビルド通知', description: 'ビルドの結果を投稿します' };

const create = (change: Partial<typeof values> = {}, by = admin) =>
  by.ask<Bot>('POST', path, { body: { ...values, ...change } });

async function created(): Promise<Bot> {
  const { status, body } = await create();
  expect(status, JSON.stringify(body)).toBe(201);
  return body;
}

const listed = async (by = admin) => (await by.ask<Schemas['AdminBotList']>('GET', path)).body.data;

const createToken = (
  { id }: Bot,
  change: Partial<Schemas['CreateBotTokenRequest']> = {},
  by = admin,
): Promise<Answer<Token>> =>
  by.ask<Token>('POST', `${path}/${id}/api-tokens`, {
    body: { name: 'CI', scopes: ['chat:read', 'chat:write'], expiresInDays: 90, ...change },
  });

async function tokenOf(bot: Bot): Promise<string> {
  const { status, body } = await createToken(bot);
  expect(status, JSON.stringify(body)).toBe(201);
  return body.secret;
}

const addToRoom = (roomId: string, { id }: Bot) =>
  office.call('POST', `${roomsPath}/${roomId}`, {
    token: ren.token,
    body: { userIds: [id] },
  });

describe('a bot', () => {
  it('posts in a room to which it was added, marked as a bot', async () => {
    const bot = await created();
    const token = await tokenOf(bot);
    const room = await makeChannel(office, [ren]);
    const message = { content: '成功しました' };
    expect((await post(office, { token }, room.id, message)).status).toBe(404);
    expect((await addToRoom(room.id, bot)).status).toBe(200);
    const sent = await post(office, { token }, room.id, message);
    const sender = { id: bot.id, nameKanji: values.name, avatarUrl: null, bot: true };
    expect(sent.body.sender).toEqual(sender);
    const { body } = await office.call<Schemas['ChatMessageSlice']>(
      'GET',
      `${roomsPath}/${room.id}/messages`,
      ren,
    );
    expect(body.data.at(-1)?.sender).toEqual(sender);
  });

  it('appears in the member list and profile as a bot without an e-mail address', async () => {
    const { id } = await created();
    const { body } = await office.call<Schemas['OrgMemberList']>(
      'GET',
      `/v1/users/org-members?keyword=${encodeURIComponent(values.name)}`,
      ren,
    );
    expect(body.data).toMatchObject([{ userId: id, bot: true, email: null }]);
    expect((await office.call('GET', `/v1/users/${id}`, ren)).body).toMatchObject({
      bot: true,
      email: null,
      selfIntroduction: values.description,
    });
  });

  it('is marked in search results, which do not contain its address', async () => {
    await created();
    const search = `/v1/search?q=${encodeURIComponent(values.name)}`;
    const found = JSON.stringify((await office.call('GET', search, ren)).body);
    expect(found).toContain(`${values.name}（ボット）`);
    expect(found).not.toContain('bots.invalid');
  });

  it('cannot be invited to a meeting', async () => {
    const { id } = await created();
    const meeting = await createMeeting(office, ren, { participantIds: [id] });
    expect(meeting).toMatchObject({ status: 404, errors: 'userNotFound' });
  });

  it('cannot sign in or reset its password', async () => {
    const { id } = await created();
    const email = `${id}@bots.invalid`;
    office.sent.length = 0;
    const login = { body: { email, password: 'Office#2026' } };
    expect((await office.call('POST', '/v1/auth/user/login', login)).status).toBe(422);
    await office.call('POST', '/v1/auth/user/forgot-password', { body: { email } });
    expect(office.sent).toEqual([]);
    const { rows } = await office.database.pool.query(
      'SELECT FROM mail_outbox WHERE recipient = $1',
      [email],
    );
    expect(rows).toEqual([]);
  });

  it('does not count as a member and is rejected by the operations for members', async () => {
    const countMembers = async () => {
      const { body } = await admin.ask<Schemas['AdminMemberList']>('GET', membersPath);
      return body.metadata.total;
    };
    const before = await countMembers();
    const { id } = await created();
    expect(await countMembers()).toBe(before);
    const { body: organization } = await office.call<Schemas['OrganizationDetail']>(
      'GET',
      `/v1/organizations/user/${sakura.organizationId}`,
      ren,
    );
    expect(organization.memberCount).toBe(before);
    const member = `${membersPath}/${id}`;
    expect((await admin.ask('GET', member)).status).toBe(404);
    const promotion = { body: { version: 1, role: 'ORGANIZATION_ADMIN' } };
    expect((await admin.ask('PATCH', member, promotion)).status).toBe(404);
    expect((await admin.ask('DELETE', member)).status).toBe(404);
  });
});

describe('tokens of a bot', () => {
  it('are accepted if members cannot use access tokens', async () => {
    const token = await tokenOf(await created());
    const setting = '/v1/admin/organization/api-tokens';
    const { body } = await admin.ask<Schemas['ApiTokenSetting']>('PUT', setting, {
      body: { version: 0, enabled: false },
    });
    expect((await office.call('GET', roomsPath, { token })).status).toBe(200);
    await admin.ask('PUT', setting, { body: { version: body.version, enabled: true } });
  });

  it('are listed only with the bot, and revoked with it or alone', async () => {
    const bot = await created();
    const [first, second] = [await createToken(bot), await createToken(bot, { name: 'CD' })];
    expect((await listed())[0]?.tokens).toHaveLength(2);
    const members = await admin.ask<Schemas['AdminApiTokenList']>('GET', '/v1/admin/api-tokens');
    expect(members.body.data).toEqual([]);
    expect(JSON.stringify([await listed(), await auditEntriesOf(admin)])).not.toContain(
      first.body.secret,
    );
    const statusOf = async ({ body }: typeof first) =>
      (await office.call('GET', roomsPath, { token: body.secret })).status;
    expect((await admin.ask('DELETE', `/v1/admin/api-tokens/${first.body.id}`)).status).toBe(204);
    expect([await statusOf(first), await statusOf(second)]).toEqual([401, 200]);
    expect((await admin.ask('DELETE', `${path}/${bot.id}`)).status).toBe(204);
    expect(await statusOf(second)).toBe(401);
  });

  it('are limited to 20 with 50 parallel calls', async () => {
    const bot = await created();
    const answers = await Promise.all(Array.from({ length: 50 }, () => createToken(bot)));
    const codes = answers.map(({ status }) => status).toSorted();
    expect(codes.filter((status) => status === 201)).toHaveLength(maxApiTokens);
    expect(codes.at(-1)).toBe(422);
  });

  it('cannot be created for a member', async () => {
    const member = { ...(await created()), id: ren.userId };
    expect(await createToken(member)).toMatchObject({ status: 404, errors: 'notFound' });
  });
});

describe('changes of bots', () => {
  it('are audited and reject an outdated version', async () => {
    const bot = await created();
    const update = (version: number, name: string) =>
      admin.ask<Bot>('PUT', `${path}/${bot.id}`, { body: { ...values, version, name } });
    expect((await update(bot.version, 'CI')).body).toMatchObject({ name: 'CI', version: 2 });
    expect(await update(bot.version, 'CD')).toMatchObject({
      status: 409,
      errors: 'changedMeanwhile',
    });
    await admin.ask('DELETE', `${path}/${bot.id}`);
    const entries = (await auditEntriesOf(admin)).filter(({ target }) => target?.id === bot.id);
    expect(entries).toMatchObject([
      { action: 'BOT_DELETED' },
      { action: 'BOT_CHANGED', before: { name: values.name }, after: { name: 'CI' } },
      { action: 'BOT_CREATED', after: values },
    ]);
  });

  it('keep the messages and the mark of a deleted bot', async () => {
    const bot = await created();
    const token = await tokenOf(bot);
    const room = await makeChannel(office, [ren]);
    await addToRoom(room.id, bot);
    await post(office, { token }, room.id, { content: '完了' });
    expect((await admin.ask('DELETE', `${path}/${bot.id}`)).status).toBe(204);
    expect(await listed()).toEqual([]);
    const { body } = await office.call<Schemas['ChatMessageSlice']>(
      'GET',
      `${roomsPath}/${room.id}/messages`,
      ren,
    );
    const own = body.data.find(({ content }) => content === '完了');
    expect(own?.sender).toMatchObject({ id: bot.id, bot: true });
  });

  it.each([
    ['a blank name', { name: ' ' }],
    ['a long name', { name: 'x'.repeat(81) }],
    ['a name with a bidirectional control', { name: 'a\u202eb' }],
    ['a description with a line break', { description: 'a\nb' }],
  ])('reject %s', async (_, change) => {
    expect((await create(change)).status).toBe(400);
  });

  it('create at most 50 bots, even concurrently', async () => {
    for (let count = 2; count < maxBots; count++) await create({ name: `Bot ${count}` });
    const answers = await Promise.all(['a', 'b', 'c', 'd'].map((name) => create({ name })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 201, 422, 422]);
  });

  it('require the permission to write security settings', async () => {
    const bot = await created();
    const auditor = await makeDelegate(office, sakura.organizationId, 'AUDITOR');
    expect(await listed(auditor)).toMatchObject([values]);
    expect((await create({}, auditor)).status).toBe(403);
    expect((await createToken(bot, {}, auditor)).status).toBe(403);
  });

  it('are refused to administrators of another organisation', async () => {
    const bot = await created();
    const other = await makeOrganization(office, 'Other');
    const stranger = await makeAdministrator(office, other.organizationId);
    const body = { ...values, version: bot.version };
    expect(await listed(stranger)).toEqual([]);
    expect((await stranger.ask('PUT', `${path}/${bot.id}`, { body })).status).toBe(404);
    expect((await createToken(bot, {}, stranger)).status).toBe(404);
    expect((await stranger.ask('DELETE', `${path}/${bot.id}`)).status).toBe(404);
    expect(await listed()).toMatchObject([values]);
  });
});
