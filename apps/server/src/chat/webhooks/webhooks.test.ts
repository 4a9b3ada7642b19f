import type { Schemas } from '@office/api';
import { maxChatWebhooks, maxOrganizationWebhooks } from '@office/vocabulary';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { auditEntriesOf, makeAdministrator } from '../../../test/administrators.ts';
import { makeChatMember, sendMessage } from '../../../test/chat.ts';
import { startConversation, type TestConversation } from '../../../test/conversation.ts';
import { makeOrganization, type TestOrganization } from '../../../test/people.ts';
import { chatRooms } from '../../database/schema/chat.ts';
import { organizationAreas } from '../../database/schema/organizations.ts';
import { senderNameOf } from './webhook-message.ts';

type WithUrl = Schemas['ChatWebhookWithUrl'];

let office: TestConversation['office'];
let organizationId: string;
let aoi: TestConversation['aoi'];
let ren: TestConversation['ren'];
let outsider: TestConversation['outsider'];
let as: TestConversation['as'];
let newRoom: TestConversation['newRoom'];
let slice: TestConversation['slice'];
let announced: TestConversation['announced'];
beforeAll(async () => {
  ({ office, organizationId, aoi, ren, outsider, as, newRoom, slice, announced } =
    await startConversation());
});
afterAll(() => office.close());

async function newWebhook(roomId: string, name = 'Deployments'): Promise<WithUrl> {
  const { status, body } = await as<WithUrl>(aoi, 'POST', `/${roomId}/webhooks`, { name });
  expect(status).toBe(201);
  return body;
}

const addressOf = ({ url }: Pick<WithUrl, 'url'>): string =>
  `${office.url}${new URL(url).pathname}`;

async function postTo(webhook: Pick<WithUrl, 'url'>, body: unknown = { text: 'x' }) {
  const response = await fetch(addressOf(webhook), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  const errors = response.ok ? undefined : (JSON.parse(text) as { errors: unknown }).errors;
  return { status: response.status, headers: response.headers, text, errors };
}

async function postText(webhook: WithUrl, body: unknown): Promise<void> {
  expect(await postTo(webhook, body)).toMatchObject({ status: 200, text: 'ok' });
}

describe('posting by an incoming webhook', () => {
  it('sends a message marked as a bot, which is unread for all members', async () => {
    const room = await newRoom();
    const webhook = await newWebhook(room.id);
    await postText(webhook, { text: '**Build** <https://ci.example/1|128>', channel: '#any' });
    await postText(webhook, { text: 'done', username: 'CI' });
    const { data } = await slice(ren, room.id);
    expect(data).toMatchObject([
      {
        content: '**Build** [128](https://ci.example/1)',
        sender: { id: webhook.id, nameKanji: 'Deployments', avatarUrl: null, bot: true },
      },
      { content: 'done', sender: { id: webhook.id, nameKanji: 'CI (Deployments)', bot: true } },
    ]);
    expect(announced(room.id)).toEqual(data);
    for (const member of [aoi, ren]) {
      const { body } = await as<Schemas['ChatRoomSummary']>(member, 'GET', `/${room.id}`);
      expect(body).toMatchObject({
        unreadCount: 2,
        lastMessage: { sender: { nameKanji: 'CI (Deployments)' } },
      });
    }
  });

  it('mentions no one', async () => {
    const room = await newRoom();
    await postText(await newWebhook(room.id), { text: '<!channel> @all @here 高橋 蓮' });
    const { body } = await as<Schemas['ChatRoomSummary']>(ren, 'GET', `/${room.id}`);
    expect(body).toMatchObject({
      unreadMentions: 0,
      lastMessage: { mentionedUserIds: [], mentionedGroup: null },
    });
  });

  it('keeps the name when the message is quoted, forwarded and found', async () => {
    const [room, other] = [await newRoom(), await newRoom()];
    await postText(await newWebhook(room.id), { text: 'ディスク残量' });
    const [alert] = (await slice(aoi, room.id)).data;
    const reply = await sendMessage(office, ren, room.id, '対応します', { replyToId: alert!.id });
    expect(reply.replyTo?.sender).toMatchObject({ nameKanji: 'Deployments', bot: true });
    const forwarded = await as(ren, 'POST', `/${room.id}/messages/${alert!.id}/forward`, {
      clientId: crypto.randomUUID(),
      roomId: other.id,
    });
    expect(forwarded.body.forwarded).toMatchObject({
      content: 'ディスク残量',
      sender: { nameKanji: 'Deployments', bot: true },
    });
    const found = await office.call('GET', `/v1/search?q=${encodeURIComponent('ディスク残量')}`, {
      token: ren.token,
    });
    expect(JSON.stringify(found.body)).toContain('Deployments（ボット）');
  });

  it('is deleted by a room admin, and by no other member', async () => {
    const room = await newRoom();
    await postText(await newWebhook(room.id), { text: 'secret' });
    const [message] = (await slice(aoi, room.id)).data;
    const path = `/${room.id}/messages/${message!.id}`;
    expect((await as(ren, 'PATCH', path, { content: 'changed' })).status).toBe(403);
    expect((await as(ren, 'DELETE', path)).status).toBe(403);
    expect((await as(aoi, 'DELETE', path)).status).toBeLessThan(300);
    expect((await slice(ren, room.id)).data[0]).toMatchObject({ content: '' });
  });

  it('returns 200 when the time of use cannot be stored', async () => {
    const room = await newRoom();
    const webhook = await newWebhook(room.id);
    const { pool } = office.database;
    const send = pool.query.bind(pool) as (...args: unknown[]) => unknown;
    const query = vi.spyOn(pool, 'query').mockImplementation((...args: unknown[]) => {
      const isUse = JSON.stringify(args[0]).includes('update \\"chat_webhooks\\"');
      return (isUse ? Promise.reject(new Error('not available')) : send(...args)) as never;
    });
    const answer = await postTo(webhook);
    query.mockRestore();
    expect(answer.status).toBe(200);
    expect((await slice(ren, room.id)).data).toHaveLength(1);
    const { body } = await as<Schemas['ChatWebhookList']>(aoi, 'GET', `/${room.id}/webhooks`);
    expect(body.data).toMatchObject([{ lastUsedAt: null }]);
  });

  it.each([
    [{}, { text: 'required' }],
    [{ text: '' }, { text: 'required' }],
    [{ text: ' \n　' }, { text: 'invalid' }],
    [{ text: 'a\u0000b' }, 'invalidRequest'],
    [{ text: 'x'.repeat(40_001) }, { text: 'tooLong' }],
    [{ text: ['x'] }, { text: 'invalid' }],
    [{ text: 'x', username: 'a\u202eb' }, { username: 'invalid' }],
    [{ text: 'x', username: 'x'.repeat(81) }, { username: 'tooLong' }],
  ])('rejects %j', async (body, errors) => {
    const room = await newRoom();
    expect(await postTo(await newWebhook(room.id), body)).toMatchObject({ status: 400, errors });
    expect((await slice(aoi, room.id)).metadata.lastSeq).toBe(0);
  });

  it('rejects bodies above the size limit and other content types', async () => {
    const webhook = await newWebhook((await newRoom()).id);
    expect((await postTo(webhook, { text: 'x', pad: 'x'.repeat(2 ** 18) })).status).toBe(413);
    const form = await fetch(addressOf(webhook), {
      method: 'POST',
      body: new URLSearchParams({ payload: '{"text":"x"}' }),
    });
    expect(form.status).toBe(415);
  });

  it('accepts 20 of 50 concurrent messages and one more per second', async () => {
    const room = await newRoom();
    const webhook = await newWebhook(room.id);
    const answers = await Promise.all(Array.from({ length: 50 }, () => postTo(webhook)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(20);
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(30);
    expect(refused[0]!.headers.get('retry-after')).toBe('1');
    const { data } = await slice(aoi, room.id, '?limit=100');
    expect(data.map(({ seq }) => seq)).toEqual(Array.from({ length: 20 }, (_, at) => at + 1));
    office.advanceClock({ seconds: 1 });
    expect((await postTo(webhook)).status).toBe(200);
    expect((await postTo(webhook)).status).toBe(429);
    expect((await postTo(await newWebhook(room.id))).status).toBe(200);
  });
});

describe('the name of a message of a webhook', () => {
  it.each([
    [undefined, 'Deployments', 'Deployments'],
    ['Deployments', 'Deployments', 'Deployments'],
    ['CI', 'Deployments', 'CI (Deployments)'],
    ['𠮷'.repeat(80), 'CI', `${'𠮷'.repeat(74)}… (CI)`],
    ['CI', 'x'.repeat(80), 'x'.repeat(80)],
  ])('for the user name %j is completed by %j', (username, name, expected) => {
    expect(senderNameOf(name, username)).toBe(expected);
  });
});

describe('the creator of a webhook', () => {
  it.each([
    ['POST', '/block'],
    ['DELETE', ''],
  ])(
    'who left or is blocked (%s %s) disables it until its URL is renewed',
    async (method, suffix) => {
      const room = await newRoom();
      const creator = await makeChatMember(office, { organizationId } as TestOrganization);
      const { userId } = creator;
      await as(aoi, 'POST', `/${room.id}`, { userIds: [userId] });
      await as(aoi, 'PATCH', `/${room.id}/role`, { userId, role: 'ADMIN' });
      const path = `/${room.id}/webhooks`;
      const { body: webhook } = await as<WithUrl>(creator, 'POST', path, { name: 'CI' });
      await postText(webhook, { text: 'x' });
      const admin = await makeAdministrator(office, organizationId);
      const { status } = await admin.ask(method, `/v1/admin/members/${userId}${suffix}`);
      expect(status).toBeLessThan(300);

      expect((await postTo(webhook)).status).toBe(404);
      const listed = async () => (await as<Schemas['ChatWebhookList']>(aoi, 'GET', path)).body.data;
      expect(await listed()).toMatchObject([{ needsNewUrl: true }]);
      office.advanceClock({ minutes: 1 });
      const { body: renewed } = await as<WithUrl>(aoi, 'POST', `${path}/${webhook.id}/url`);
      expect(await listed()).toEqual([
        {
          ...{ id: webhook.id, name: 'CI', createdByName: '青木 葵', lastUsedAt: null },
          ...{ createdAt: office.platform.now().toISOString(), needsNewUrl: false },
        },
      ]);
      expect((await postTo(renewed)).status).toBe(200);
    },
  );

  it('disables it while chat is disabled for their role', async () => {
    const webhook = await newWebhook((await newRoom()).id);
    const { db } = office.platform;
    await db.insert(organizationAreas).values({ organizationId, closed: { USER: ['chat'] } });
    const closed = await postTo(webhook);
    await db.delete(organizationAreas);
    expect(closed).toMatchObject({ status: 403, errors: 'areaClosed' });
    expect((await postTo(webhook)).status).toBe(200);
  });
});

describe('the URL of a webhook', () => {
  it('returns 404 when it is unknown, replaced or deleted', async () => {
    const room = await newRoom();
    const webhook = await newWebhook(room.id);
    const path = `/${room.id}/webhooks/${webhook.id}`;
    const { body: renewed } = await as<WithUrl>(aoi, 'POST', `${path}/url`);
    const unknown = await office.call('POST', '/v1/webhooks/office_hook_x', {
      body: { text: 'x' },
    });
    expect(unknown).toMatchObject({ status: 404, errors: 'notFound' });
    expect((await postTo(webhook)).status).toBe(404);
    expect((await postTo(renewed)).status).toBe(200);
    expect((await as(aoi, 'DELETE', path)).status).toBe(204);
    expect((await postTo(renewed)).status).toBe(404);
    expect((await slice(aoi, room.id)).data).toMatchObject([{ sender: { bot: true } }]);
  });

  it('returns 404 for a deleted room and a blocked organisation', async () => {
    const room = await newRoom();
    const webhook = await newWebhook(room.id);
    const block = (at: string | null) =>
      office.database.pool.query('UPDATE organizations SET blocked_at = $2 WHERE id = $1', [
        organizationId,
        at,
      ]);
    await block('2026-01-01');
    const blocked = await postTo(webhook);
    await block(null);
    expect(blocked.status).toBe(404);
    expect((await postTo(webhook)).status).toBe(200);
    await as(aoi, 'DELETE', `/${room.id}`, { name: room.name });
    expect((await postTo(webhook)).status).toBe(404);
  });

  it('is neither stored nor listed nor written to the audit log', async () => {
    const room = await newRoom();
    const webhook = await newWebhook(room.id, '監視');
    const secret = webhook.url.split('/').at(-1)!;
    expect(secret).toMatch(/^office_hook_[\w-]{43}$/);
    await postText(webhook, { text: 'x' });
    const { body } = await as<Schemas['ChatWebhookList']>(aoi, 'GET', `/${room.id}/webhooks`);
    expect(body.data).toEqual([
      {
        ...{ id: webhook.id, name: '監視', createdAt: webhook.createdAt },
        ...{ createdByName: '青木 葵', lastUsedAt: office.platform.now().toISOString() },
        needsNewUrl: false,
      },
    ]);
    const { rows } = await office.database.pool.query('SELECT * FROM chat_webhooks');
    expect(JSON.stringify(rows)).not.toContain(secret);
    const entries = await auditEntriesOf(await makeAdministrator(office, organizationId));
    expect(JSON.stringify(entries)).not.toContain(secret);
    expect(entries).toContainEqual(
      expect.objectContaining({ action: 'WEBHOOK_CREATED', after: { name: '監視' } }),
    );
  });

  it('is rejected as a token', async () => {
    const { url } = await newWebhook((await newRoom()).id);
    const token = url.split('/').at(-1)!;
    expect((await office.call('GET', '/v1/auth/user/profile', { token })).status).toBe(401);
  });
});

describe('managing webhooks', () => {
  const calls = (roomId: string, webhookId: string) =>
    [
      ['GET', `/${roomId}/webhooks`],
      ['POST', `/${roomId}/webhooks`, { name: 'x' }],
      ['POST', `/${roomId}/webhooks/${webhookId}/url`],
      ['DELETE', `/${roomId}/webhooks/${webhookId}`],
    ] as const;

  it('is refused to outsiders and to members without the admin role', async () => {
    const room = await newRoom();
    const webhook = await newWebhook(room.id);
    for (const [method, path, body] of calls(room.id, webhook.id)) {
      expect((await as(ren, method, path, body)).status).toBe(403);
      expect((await as(outsider, method, path, body)).status).toBe(404);
    }
    expect((await postTo(webhook)).status).toBe(200);
  });

  it('is refused to a guest with the admin role', async () => {
    const room = await newRoom();
    const webhook = await newWebhook(room.id);
    const guest = await makeChatMember(office, { organizationId } as TestOrganization, {
      role: 'GUEST',
    });
    await as(aoi, 'POST', `/${room.id}`, { userIds: [guest.userId] });
    await office.database.pool.query(
      `UPDATE chat_members SET role = 'ADMIN' WHERE room_id = $1 AND user_id = $2`,
      [room.id, guest.userId],
    );
    for (const [method, path, body] of calls(room.id, webhook.id)) {
      expect((await as(guest, method, path, body)).status).toBe(403);
    }
  });

  it('returns 404 for a webhook of another room', async () => {
    const [room, other] = [await newRoom(), await newRoom()];
    const webhook = await newWebhook(room.id);
    const [, , renew, remove] = calls(other.id, webhook.id);
    expect((await as(aoi, ...renew)).status).toBe(404);
    expect((await as(aoi, ...remove)).status).toBe(404);
    expect((await postTo(webhook)).status).toBe(200);
  });

  it('lists them while the room is locked', async () => {
    const room = await newRoom();
    await newWebhook(room.id);
    const listed = await office.platform.db.transaction(async (tx) => {
      await tx.select().from(chatRooms).where(eq(chatRooms.id, room.id)).for('update');
      return as<Schemas['ChatWebhookList']>(aoi, 'GET', `/${room.id}/webhooks`);
    });
    expect(listed.body.data).toHaveLength(1);
  });

  it('creates at most 500 webhooks in an organisation', async () => {
    const room = await newRoom();
    const other = await newRoom();
    const { pool } = office.database;
    const name = 'limit of the organisation';
    await pool.query(
      `INSERT INTO chat_webhooks (organization_id, room_id, name, secret_hash)
       SELECT $1, $2, $3, gen_random_uuid()::text
       FROM generate_series(1, $4 - (SELECT count(*) FROM chat_webhooks WHERE organization_id = $1))`,
      [organizationId, other.id, name, maxOrganizationWebhooks],
    );
    const refused = await as(aoi, 'POST', `/${room.id}/webhooks`, { name: 'x' });
    await pool.query('DELETE FROM chat_webhooks WHERE name = $1', [name]);
    expect(refused).toMatchObject({ status: 422, errors: 'webhookLimitReached' });
    await newWebhook(room.id);
  });

  it('creates at most ten webhooks in a room, even concurrently', async () => {
    const room = await newRoom();
    const answers = await Promise.all(
      Array.from({ length: 15 }, () => as(aoi, 'POST', `/${room.id}/webhooks`, { name: 'x' })),
    );
    const created = answers.filter(({ status }) => status === 201);
    expect(created).toHaveLength(maxChatWebhooks);
    const refused = answers.filter(({ errors }) => errors === 'webhookLimitReached');
    expect(refused).toHaveLength(15 - maxChatWebhooks);
  });
});

describe('webhooks in the administration', () => {
  const path = '/v1/admin/webhooks';

  it('are listed with their rooms and deleted by an administrator outside the room', async () => {
    const room = await newRoom();
    const webhook = await newWebhook(room.id, '経理');
    const admin = await makeAdministrator(office, organizationId);
    const { body } = await admin.ask<Schemas['AdminWebhookList']>('GET', path);
    expect(body.data.find(({ id }) => id === webhook.id)).toMatchObject({
      name: '経理',
      roomName: room.name,
      createdByName: '青木 葵',
    });
    expect((await admin.ask('DELETE', `${path}/${webhook.id}`)).status).toBe(204);
    expect((await postTo(webhook)).status).toBe(404);
    expect((await admin.ask('DELETE', `${path}/${webhook.id}`)).status).toBe(404);
    expect(await auditEntriesOf(admin)).toContainEqual(
      expect.objectContaining({ action: 'WEBHOOK_DELETED', before: { name: '経理' } }),
    );
  });

  it('are invisible to administrators of another organisation', async () => {
    const webhook = await newWebhook((await newRoom()).id);
    const other = await makeOrganization(office, 'Other');
    const stranger = await makeAdministrator(office, other.organizationId);
    expect((await stranger.ask<Schemas['AdminWebhookList']>('GET', path)).body.data).toEqual([]);
    expect((await stranger.ask('DELETE', `${path}/${webhook.id}`)).status).toBe(404);
    expect((await postTo(webhook)).status).toBe(200);
  });
});
