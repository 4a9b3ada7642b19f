import type { Schemas } from '@office/api';
import { maxSlashCommands } from '@office/vocabulary';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  auditEntriesOf,
  makeAdministrator,
  type TestAdministrator,
} from '../../test/administrators.ts';
import { makeChatMember, sendMessage, type ChatTestMember } from '../../test/chat.ts';
import { startConversation, type TestConversation } from '../../test/conversation.ts';
import { makeOrganization, type TestOrganization } from '../../test/people.ts';
import {
  startWebhookReceiver,
  type ReceivedRequest,
  type WebhookReceiver,
} from '../../test/providers/event-receivers.ts';

type Command = Schemas['AdminSlashCommand'];
type WithSecret = Schemas['SlashCommandWithSecret'];
type Values = Partial<Schemas['UpdateSlashCommandRequest']>;
type Reply = Schemas['SlashCommandReply'];

const path = '/v1/admin/slash-commands';
let receiver: WebhookReceiver;
let conversation: TestConversation;
let office: TestConversation['office'];
let organizationId: string;
let aoi: ChatTestMember;
let ren: ChatTestMember;
/** Runs commands in threads, because of the limit of 20 commands per member. */
let mei: ChatTestMember;
let admin: TestAdministrator;
let room: Schemas['ChatRoomSummary'];

beforeAll(async () => {
  receiver = await startWebhookReceiver();
  conversation = await startConversation({ auditStreamHosts: [receiver.host] });
  ({ office, organizationId, aoi, ren, mei } = conversation);
  admin = await makeAdministrator(office, organizationId);
});
afterAll(async () => {
  await office.close();
  await receiver.close();
});
beforeEach(async () => {
  await office.database.pool.query('DELETE FROM slash_commands');
  room = await conversation.newRoom();
  receiver.accepted = [];
  receiver.respond = () => 204;
});

const create = (values: Values = {}, by = admin) =>
  by.ask<WithSecret>('POST', path, {
    body: {
      name: 'deploy',
      description: 'Deploys a branch',
      usageHint: '[branch]',
      url: receiver.url,
      ...values,
    },
  });
async function created(values?: Values): Promise<WithSecret> {
  const answer = await create(values);
  expect(answer).toMatchObject({ status: 201 });
  return answer.body;
}
const update = (
  { id, version, name, description, usageHint, url, enabled }: Command,
  values: Values,
  by = admin,
) =>
  by.ask<Command>('PUT', `${path}/${id}`, {
    body: { version, name, description, usageHint, url, enabled, ...values },
  });
const listed = async (by = admin) =>
  (await by.ask<Schemas['AdminSlashCommandList']>('GET', path)).body.data;
const run = (
  commandText = '',
  { by = ren, name = 'deploy', roomId = room.id, threadRootId = '' } = {},
) =>
  conversation.as<Reply>(by, 'POST', `/${roomId}/slash-commands`, {
    name,
    commandText,
    ...(threadRootId && { threadRootId }),
  });
const suggested = async (by: ChatTestMember) =>
  (
    await office.call<Schemas['SlashCommandList']>('GET', '/v1/user/slash-commands', {
      token: by.token,
    })
  ).body.data;
const replyWith = (reply: object, type = 'application/json; charset=utf-8') => {
  receiver.respond = () => ({ type, body: JSON.stringify(reply) });
};
const signatureOf = ({ body, headers }: ReceivedRequest, secret: string) =>
  new Webhook(secret).sign(
    String(headers['webhook-id']),
    new Date(Number(headers['webhook-timestamp']) * 1000),
    body,
  );
const messages = async () => (await conversation.slice(aoi, room.id)).data;

describe('running a slash command', () => {
  it('posts the text, signed by the Standard Webhooks scheme', async () => {
    const { signingSecret } = await created();
    expect(await run('  main --force ')).toMatchObject({
      status: 200,
      body: { text: null, posted: false },
    });
    const [request] = receiver.accepted as [ReceivedRequest];
    expect(request.headers['webhook-signature']).toBe(signatureOf(request, signingSecret));
    expect(JSON.parse(request.body)).toMatchObject({
      type: 'command.run',
      data: {
        command: 'deploy',
        text: 'main --force',
        room: { id: room.id, name: room.name },
        threadRootId: null,
        member: { id: ren.userId, name: '高橋 蓮' },
      },
    });
    expect(await messages()).toEqual([]);
  });

  it('returns a reply to the caller only', async () => {
    await created();
    replyWith({ text: '<https://ci.example/1|Build 1> &amp; tests', response_type: 'ephemeral' });
    expect((await run()).body).toEqual({
      text: '[Build 1](https://ci.example/1) & tests',
      posted: false,
    });
    receiver.respond = () => ({ type: 'text/plain', body: ' queued\u0000\n' });
    expect((await run()).body).toEqual({ text: 'queued', posted: false });
    expect(await messages()).toEqual([]);
  });

  it('posts a reply for the channel as a bot that quotes the command', async () => {
    const command = await created();
    replyWith({ text: 'Deployed @all', response_type: 'in_channel' });
    expect((await run('main\n\n# now')).body).toEqual({ text: null, posted: true });
    const [message] = await messages();
    expect(message).toMatchObject({
      content: '> 高橋 蓮: /deploy main # now\n\nDeployed @all',
      sender: { id: command.id, nameKanji: '/deploy', avatarUrl: null, bot: true },
      mentionedUserIds: [],
      mentionedGroup: null,
    });
    expect(conversation.announced(room.id)).toEqual([message]);
  });

  it('posts a reply for the channel in the thread, unread for its followers', async () => {
    await created();
    const root = await sendMessage(office, aoi, room.id, '相談');
    replyWith({ text: 'Deployed', response_type: 'in_channel' });
    expect((await run('main', { by: mei, threadRootId: root.id })).body.posted).toBe(true);
    expect(JSON.parse(receiver.accepted[0]!.body)).toMatchObject({
      data: { threadRootId: root.id },
    });
    const path = `/${room.id}/messages/${root.id}/thread`;
    const { body } = await conversation.as<Schemas['ChatThreadSlice']>(aoi, 'GET', path);
    expect(body.data).toMatchObject([{ threadRootId: root.id, sender: { nameKanji: '/deploy' } }]);
    expect(body.root.thread).toMatchObject({ replyCount: 1, userIds: [] });
    expect(await messages()).toMatchObject([{ id: root.id, thread: { replyCount: 1 } }]);
    const state = await conversation.as(aoi, 'GET', `${path}-state`);
    expect(state.body).toMatchObject({ following: true, unreadCount: 1 });
    await sendMessage(office, ren, room.id, 'ありがとう', { threadRootId: root.id });
    expect((await run('again', { by: mei, threadRootId: root.id })).body.posted).toBe(true);
    expect((await conversation.as(ren, 'GET', `${path}-state`)).body).toMatchObject({
      following: true,
      replyCount: 3,
      unreadCount: 1,
    });
  });

  it('rejects a thread of another room, and a reply as first message', async () => {
    await created();
    const other = await conversation.newRoom();
    const elsewhere = await sendMessage(office, aoi, other.id, '別の部屋');
    expect(await run('', { by: mei, threadRootId: elsewhere.id })).toMatchObject({
      status: 404,
      errors: 'chatMessageNotFound',
    });
    const root = await sendMessage(office, aoi, room.id, '相談');
    const answer = await sendMessage(office, ren, room.id, '返信', { threadRootId: root.id });
    expect(await run('', { by: mei, threadRootId: answer.id })).toMatchObject({
      status: 400,
      errors: { threadRootId: 'invalid' },
    });
    expect(receiver.accepted).toEqual([]);
  });

  it('shortens a long reply to the length of a message', async () => {
    await created();
    replyWith({ text: 'x'.repeat(5000), response_type: 'in_channel' });
    expect((await run('y'.repeat(1000))).status).toBe(200);
    const [message] = await messages();
    expect(Array.from(message!.content)).toHaveLength(1000);
  });

  it.each([
    ['HTTP 500', () => 500, { kind: 'REJECTED', detail: 'HTTP 500' }],
    ['a redirect', () => 302, { kind: 'REJECTED', detail: 'HTTP 302' }],
    [
      'invalid JSON',
      () => ({ type: 'application/json', body: '{' }),
      { kind: 'REJECTED', detail: 'invalid JSON' },
    ],
  ])('returns 422 and records the problem after %s', async (_, respond, problem) => {
    await created();
    receiver.respond = respond;
    expect(await run()).toMatchObject({ status: 422, errors: 'slashCommandFailed' });
    expect(await listed()).toMatchObject([
      { problem, lastRunAt: office.platform.now().toISOString() },
    ]);
    receiver.respond = () => 204;
    expect((await run()).status).toBe(200);
    expect(await listed()).toMatchObject([{ problem: null }]);
  });

  it('ignores a reply without a text', async () => {
    await created();
    for (const reply of [{ response_type: 'in_channel' }, { text: 5 }, { text: ' \n ' }, []]) {
      replyWith(reply);
      expect(await run()).toMatchObject({ status: 200, body: { text: null, posted: false } });
    }
    receiver.respond = () => ({ type: 'text/html', body: '<p>page</p>' });
    expect((await run()).body).toEqual({ text: null, posted: false });
    expect(await messages()).toEqual([]);
  });

  it('posts nothing if the member left the room before the reply', async () => {
    await created();
    receiver.respond = async () => {
      await conversation.as(ren, 'DELETE', `/${room.id}/user`);
      return { type: 'application/json', body: '{"text":"x","response_type":"in_channel"}' };
    };
    expect(await run()).toMatchObject({ status: 404, errors: 'chatRoomNotFound' });
    expect((await messages()).filter(({ sender }) => sender?.bot)).toEqual([]);
  });

  it('returns 404 for unknown and disabled commands and for other rooms', async () => {
    const command = await created();
    expect(await run('', { name: 'other' })).toMatchObject({
      status: 404,
      errors: 'slashCommandNotFound',
    });
    expect(await run('', { by: conversation.outsider })).toMatchObject({ status: 404 });
    await update(command, { enabled: false });
    expect(await run()).toMatchObject({ status: 404, errors: 'slashCommandNotFound' });
    expect(receiver.accepted).toEqual([]);
  });

  it('returns 404 for a command of another organisation', async () => {
    const other = await makeOrganization(office, 'Other');
    await create({}, await makeAdministrator(office, other.organizationId));
    expect(await run()).toMatchObject({ status: 404, errors: 'slashCommandNotFound' });
  });

  it('returns 403 for a guest, who sees no commands', async () => {
    await created();
    const guest = await makeChatMember(office, { organizationId } as TestOrganization, {
      role: 'GUEST',
    });
    await conversation.as(aoi, 'POST', `/${room.id}`, { userIds: [guest.userId] });
    expect((await run('', { by: guest })).status).toBe(403);
    expect(await suggested(guest)).toEqual([]);
    expect(receiver.accepted).toEqual([]);
  });

  it('runs 20 of 50 concurrent commands and one more per second', async () => {
    await created();
    office.advanceClock({ minutes: 1 });
    const answers = await Promise.all(Array.from({ length: 50 }, () => run()));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(20);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(30);
    expect(receiver.accepted).toHaveLength(20);
    office.advanceClock({ seconds: 1 });
    expect((await run()).status).toBe(200);
    expect((await run('', { by: aoi })).status).toBe(200);
    office.advanceClock({ minutes: 1 });
  });
});

describe('managing slash commands', () => {
  it('lists enabled commands to members with the host that receives the text', async () => {
    await created();
    await update(await created({ name: 'a-test' }), { enabled: false });
    expect(await suggested(ren)).toEqual([
      {
        name: 'deploy',
        description: 'Deploys a branch',
        usageHint: '[branch]',
        host: receiver.host,
      },
    ]);
  });

  it('neither lists, stores nor audits the secret in clear text', async () => {
    const { signingSecret, ...command } = await created();
    expect(signingSecret).toMatch(/^whsec_/);
    expect(await listed()).toEqual([command]);
    const { rows } = await office.database.pool.query('SELECT * FROM slash_commands');
    expect(JSON.stringify([rows, await auditEntriesOf(admin)])).not.toContain(signingSecret);
  });

  it('audits changes with their values', async () => {
    const command = await created();
    await update(command, { name: 'ship' });
    await admin.ask('POST', `${path}/${command.id}/secret`);
    expect((await admin.ask('DELETE', `${path}/${command.id}`)).status).toBe(204);
    expect(await listed()).toEqual([]);
    const entries = (await auditEntriesOf(admin)).filter(({ action }) =>
      action.startsWith('SLASH_COMMAND'),
    );
    expect(entries.slice(0, 4)).toMatchObject([
      { action: 'SLASH_COMMAND_DELETED', before: { name: 'ship' } },
      { action: 'SLASH_COMMAND_SECRET_RENEWED', after: { name: 'ship' } },
      { action: 'SLASH_COMMAND_CHANGED', before: { name: 'deploy' }, after: { name: 'ship' } },
      { action: 'SLASH_COMMAND_CREATED', after: { name: 'deploy', url: receiver.url } },
    ]);
  });

  it('signs with the new secret only after a renewal', async () => {
    const { id, signingSecret } = await created();
    const { body: renewed } = await admin.ask<WithSecret>('POST', `${path}/${id}/secret`);
    await run();
    const [request] = receiver.accepted as [ReceivedRequest];
    const signature = request.headers['webhook-signature'];
    expect(signature).toBe(signatureOf(request, renewed.signingSecret));
    expect(signature).not.toBe(signatureOf(request, signingSecret));
  });

  it.each([
    [{ url: 'https://127.0.0.1/' }, { url: 'invalid' }],
    [{ url: 'http://ci.example/' }, { url: 'invalid' }],
    [{ url: 'https://user@ci.example/' }, { url: 'invalid' }],
    [{ url: 'javascript:alert(1)' }, { url: 'invalid' }],
    [{ name: 'Deploy' }, { name: 'invalid' }],
    [{ name: 'x'.repeat(33) }, { name: 'tooLong' }],
    [{ description: 'a\u202eb' }, { description: 'invalid' }],
    [{ usageHint: 'a\nb' }, { usageHint: 'invalid' }],
  ])('rejects %j', async (values, errors) => {
    expect(await create(values)).toMatchObject({ status: 400, errors });
  });

  it('returns 409 for a name that another command has, and for an outdated version', async () => {
    const command = await created();
    const other = await created({ name: 'ship' });
    expect(await create()).toMatchObject({ status: 409, errors: 'slashCommandNameTaken' });
    expect(await update(other, { name: 'deploy' })).toMatchObject({
      status: 409,
      errors: 'slashCommandNameTaken',
    });
    expect((await update(command, { description: 'New' })).status).toBe(200);
    expect(await update(command, { description: 'Old' })).toMatchObject({
      status: 409,
      errors: 'changedMeanwhile',
    });
  });

  it('creates at most 50 commands, even concurrently', async () => {
    await office.database.pool.query(
      `INSERT INTO slash_commands (organization_id, name, description, usage_hint, url, secret)
       SELECT $1, 'c' || n, 'x', '', 'https://ci.example/', 'x' FROM generate_series(2, $2::int) n`,
      [organizationId, maxSlashCommands],
    );
    const answers = await Promise.all(['a', 'b', 'd'].map((name) => create({ name })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 422, 422]);
  });

  it('is invisible to administrators of another organisation', async () => {
    const command = await created();
    const other = await makeOrganization(office, 'Other');
    const stranger = await makeAdministrator(office, other.organizationId);
    expect(await listed(stranger)).toEqual([]);
    expect((await update(command, { name: 'x' }, stranger)).status).toBe(404);
    expect((await stranger.ask('POST', `${path}/${command.id}/secret`)).status).toBe(404);
    expect((await stranger.ask('DELETE', `${path}/${command.id}`)).status).toBe(404);
    expect(await listed()).toMatchObject([{ name: 'deploy' }]);
  });
});
