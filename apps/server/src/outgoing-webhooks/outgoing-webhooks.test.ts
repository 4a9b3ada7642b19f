import { randomUUID } from 'node:crypto';
import type { Schemas } from '@office/api';
import { maxOutgoingWebhooks } from '@office/vocabulary';
import { addHours } from 'date-fns/addHours';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  auditEntriesOf,
  makeAdministrator,
  type TestAdministrator,
} from '../../test/administrators.ts';
import { makeChannel, makeChatMember, sendMessage, type ChatTestMember } from '../../test/chat.ts';
import {
  startWebhookReceiver,
  type ReceivedRequest,
  type WebhookReceiver,
} from '../../test/providers/event-receivers.ts';
import { cancelMeeting, createMeeting } from '../../test/meetings.ts';
import { startOffice, type TestOffice } from '../../test/office.ts';
import {
  makeOrganization,
  makePerson,
  signInToOrganization,
  type TestOrganization,
} from '../../test/people.ts';
import { deleteOldDeliveries, outgoingWebhookQueue } from './delivery-store.ts';
import { retryPauses, sendDueEvents } from './delivery.ts';

type Item = Schemas['OutgoingWebhook'];
type WithSecret = Schemas['OutgoingWebhookWithSecret'];
type Values = Partial<Schemas['UpdateOutgoingWebhookRequest']>;

interface Sent {
  type: string;
  timestamp: string;
  data: Record<string, Record<string, unknown>>;
}

const path = '/v1/admin/outgoing-webhooks';
let office: TestOffice;
let receiver: WebhookReceiver;
let sakura: TestOrganization;
let admin: TestAdministrator;
/** The administrator as a member. */
let aoi: ChatTestMember;
let ren: ChatTestMember;
let room: Schemas['ChatRoomSummary'];
let log: unknown[];

beforeAll(async () => {
  receiver = await startWebhookReceiver();
  office = await startOffice({ auditStreamHosts: [receiver.host] });
});
afterAll(async () => {
  await office.close();
  await receiver.close();
});
beforeEach(async () => {
  await office.database.pool.query('DELETE FROM outgoing_webhooks');
  // The verification of a signature compares its time with the clock of this machine.
  office.advanceClock({ seconds: (Date.now() - office.platform.now().getTime()) / 1000 });
  sakura = await makeOrganization(office, 'Sakura');
  admin = await makeAdministrator(office, sakura.organizationId);
  const { token } = await signInToOrganization(office, admin, sakura.organizationId);
  aoi = { ...admin, token };
  ren = await makeChatMember(office, sakura, { name: '高橋 蓮' });
  room = await makeChannel(office, [aoi, ren]);
  receiver.accepted = [];
  receiver.respond = () => 204;
  log = [];
});

const send = (signal?: AbortSignal) =>
  sendDueEvents(
    { ...office.platform, log: { error: (...values: unknown[]) => void log.push(values) } },
    signal,
  );
const valuesOf = (values: Values = {}) => ({
  name: 'CI',
  url: receiver.url,
  events: ['MEMBER_JOINED'],
  roomIds: [] as string[],
  ...values,
});
const create = (values?: Values, by = admin) =>
  by.ask<WithSecret>('POST', path, { body: valuesOf(values) });
async function created(values?: Values): Promise<WithSecret> {
  const answer = await create(values);
  expect(answer).toMatchObject({ status: 201 });
  return answer.body;
}
const forMessages = (values: Values = {}): Values => ({
  events: ['MESSAGE_CREATED'],
  roomIds: [room.id],
  ...values,
});
const list = async (by = admin) =>
  (await by.ask<Schemas['OutgoingWebhookList']>('GET', path)).body.data;
const update = (item: Item, values: Values, by = admin) =>
  by.ask<Item>('PUT', `${path}/${item.id}`, {
    body: {
      version: item.version,
      name: item.name,
      url: item.url,
      events: item.events,
      roomIds: item.rooms.map(({ id }) => id),
      enabled: item.enabled,
      ...values,
    },
  });
const deliveries = async ({ id }: Item, query = '') =>
  (
    await admin.ask<Schemas['OutgoingWebhookDeliveryList']>(
      'GET',
      `${path}/${id}/deliveries?${query}`,
    )
  ).body.data;
const bodies = (): Sent[] => receiver.accepted.map(({ body }) => JSON.parse(body) as Sent);
const linesOf = async (who: ChatTestMember) =>
  (
    await office.call<Schemas['ChatMessageSlice']>(
      'GET',
      `/v1/user/chat-rooms/${room.id}/messages`,
      { token: who.token },
    )
  ).body.systemLines
    .filter(({ kind }) => kind.startsWith('WEBHOOK'))
    .map(({ kind, actor, newName }) => [kind, actor?.userId ?? null, newName]);

describe('events', () => {
  it('sends messages of the chosen rooms, signed by the Standard Webhooks scheme', async () => {
    const { signingSecret } = await created(forMessages());
    const other = await makeChannel(office, [aoi, ren], '人事部');
    const { id, createdAt } = await sendMessage(office, ren, room.id, '**完了**しました');
    await sendMessage(office, ren, other.id, '社外秘');
    await send();
    const [{ body, headers }] = receiver.accepted as [ReceivedRequest];
    expect(receiver.accepted).toHaveLength(1);
    const signed = headers as Record<string, string>;
    expect(new Webhook(signingSecret).verify(body, signed)).toEqual({
      type: 'message.created',
      timestamp: createdAt,
      data: {
        message: {
          ...{ id, threadRootId: null, type: 'TEXT', text: '**完了**しました', botName: null },
          ...{ files: 0, sentAt: createdAt },
        },
        room: { id: room.id, name: room.name },
        user: { id: ren.userId, name: '高橋 蓮', nameLatin: null },
      },
    });
    expect(() => new Webhook(signingSecret).verify(body.replace('完了', '中止'), signed)).toThrow();
  });

  it('sends replies and messages of incoming webhooks', async () => {
    await created(forMessages());
    const root = await sendMessage(office, ren, room.id, '質問');
    await sendMessage(office, aoi, room.id, '回答', { threadRootId: root.id });
    const { body } = await office.call<Schemas['ChatWebhookWithUrl']>(
      'POST',
      `/v1/user/chat-rooms/${room.id}/webhooks`,
      { token: aoi.token, body: { name: 'Build' } },
    );
    await fetch(`${office.url}${new URL(body.url).pathname}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ text: 'passed' }),
    });
    await send();
    const messages = bodies().map(({ data: { message, user } }) => [
      message!.text,
      message!.threadRootId,
      message!.botName,
      user?.id ?? null,
    ]);
    expect(messages).toHaveLength(3);
    expect(messages).toEqual(
      expect.arrayContaining([
        ['質問', null, null, ren.userId],
        ['回答', root.id, null, aoi.userId],
        ['passed', null, 'Build', null],
      ]),
    );
  });

  it('sends members who join and leave', async () => {
    await created({ events: ['MEMBER_JOINED', 'MEMBER_LEFT'] });
    const { userId } = await makePerson(office, sakura.organizationId, { name: '伊藤 芽依' });
    await admin.ask('DELETE', `/v1/admin/members/${userId}`);
    await send();
    const user = { id: userId, name: '伊藤 芽依', nameLatin: null };
    const sent = bodies().toSorted((one, other) => one.type.localeCompare(other.type));
    expect(sent).toMatchObject([
      { type: 'member.joined', data: { user, role: 'USER' } },
      { type: 'member.left', data: { user, role: 'USER' } },
    ]);
  });

  it('sends planned and cancelled meetings, without the titles of private ones', async () => {
    await created({ events: ['MEETING_PLANNED', 'MEETING_CANCELED'] });
    const startTime = addHours(office.platform.now(), 1).toISOString();
    const endTime = addHours(office.platform.now(), 2).toISOString();
    const { body: open } = await createMeeting(office, ren, { startTime, endTime });
    await cancelMeeting(office, ren, open.id);
    await createMeeting(office, ren, { startTime, endTime, visibility: 'PRIVATE', title: '面談' });
    await send();
    const meeting = { id: open.id, title: '定例', startTime, endTime, occurrences: 1 };
    const sent = bodies();
    expect(sent).toHaveLength(3);
    expect(sent).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          type: 'meeting.planned',
          data: expect.objectContaining({ meeting: expect.objectContaining(meeting) }),
        }),
        expect.objectContaining({
          type: 'meeting.canceled',
          data: expect.objectContaining({ meeting: expect.objectContaining(meeting) }),
        }),
        expect.objectContaining({
          data: expect.objectContaining({ meeting: expect.objectContaining({ title: null }) }),
        }),
      ]),
    );
    expect(JSON.stringify(receiver.accepted)).not.toContain('面談');
  });

  it('sends notifications that an administrator composed', async () => {
    await created({ events: ['NOTIFICATION_SENT'] });
    const title = { ja: '年末の休業', en: 'Closed at the end of the year' };
    await admin.ask('POST', '/v1/admin/notifications', {
      body: {
        clientId: randomUUID(),
        title,
        content: { ja: '休みます。', en: 'Closed.' },
        audience: { kind: 'ORGANIZATION' },
        publishing: 'NOW',
      },
    });
    await send();
    expect(bodies()).toMatchObject([
      {
        type: 'notification.sent',
        data: { notification: { title, recipients: 2 }, user: { id: admin.userId } },
      },
    ]);
  });

  it('sends only chosen events of its organisation', async () => {
    await created({ events: ['MEMBER_LEFT'] });
    const minato = await makeOrganization(office, 'Minato');
    await makePerson(office, minato.organizationId);
    await makePerson(office, sakura.organizationId);
    await send();
    expect(receiver.accepted).toEqual([]);
  });
});

describe('delivery', () => {
  const join = () => makePerson(office, sakura.organizationId);

  it('sends an event of a process whose clock is ahead', async () => {
    await created();
    office.advanceClock({ minutes: 10 });
    await join();
    office.advanceClock({ minutes: -10 });
    await send();
    expect(receiver.accepted).toHaveLength(1);
  });

  it('retries with increasing pauses and the same id until the receiver is back', async () => {
    const webhook = await created();
    const ids = new Set<unknown>();
    receiver.respond = ({ headers }) => {
      ids.add(headers['webhook-id']);
      return 503;
    };
    await join();
    await send();
    expect(await list()).toMatchObject([
      { waiting: 1, failure: { kind: 'REJECTED', detail: 'HTTP 503' } },
    ]);
    await send();
    const [first] = await deliveries(webhook, 'status=WAITING');
    expect(first).toMatchObject({ attempts: 1, problem: { detail: 'HTTP 503' } });
    expect(Date.parse(first!.nextAttemptAt!) - Date.parse(first!.lastAttemptAt!)).toBe(
      retryPauses[0],
    );
    office.advanceClock({ seconds: 5 });
    await send();
    office.advanceClock({ seconds: 30 });
    receiver.respond = ({ headers }) => {
      ids.add(headers['webhook-id']);
      return 200;
    };
    await send();
    expect(await deliveries(webhook)).toMatchObject([
      { id: [...ids][0], status: 'SENT', attempts: 3, nextAttemptAt: null, problem: null },
    ]);
    expect(ids.size).toBe(1);
    expect(await list()).toMatchObject([{ waiting: 0, failure: null }]);
  });

  it('gives up after the last attempt, and sends again on request', async () => {
    const webhook = await created();
    receiver.respond = () => 410;
    await join();
    await office.database.pool.query(
      "UPDATE outgoing_webhook_deliveries SET attempts = $1, next_attempt_at = '2000-01-01'",
      [retryPauses.length],
    );
    await send();
    const [failed] = await deliveries(webhook, 'status=FAILED');
    expect(failed).toMatchObject({ status: 'FAILED', nextAttemptAt: null });
    receiver.respond = () => 204;
    const again = `${path}/${webhook.id}/deliveries/${failed!.id}/redelivery`;
    expect((await admin.ask('POST', again)).status).toBe(204);
    await send();
    expect((await admin.ask('POST', again)).status).toBe(204);
    await send();
    expect(receiver.accepted.map(({ headers }) => headers['webhook-id'])).toEqual([
      failed!.id,
      failed!.id,
    ]);
  });

  it('sends failed events again for the operator, except those of disabled webhooks', async () => {
    const webhook = await created();
    const other = await created();
    await join();
    const { db, pool } = office.database;
    await pool.query("UPDATE outgoing_webhook_deliveries SET status = 'FAILED'");
    await update(other, { enabled: false });
    expect(await outgoingWebhookQueue.retryFailed?.(db, office.platform.now())).toBe(1);
    await send();
    expect(await deliveries(webhook)).toMatchObject([{ status: 'SENT' }]);
    expect(await deliveries(other)).toMatchObject([{ status: 'FAILED' }]);
  });

  it('sends other events while the receiver rejects one', async () => {
    const webhook = await created();
    const { userId } = await join();
    receiver.respond = ({ body }) => (body.includes(userId) ? 400 : 204);
    await send();
    await join();
    await send();
    expect(receiver.accepted).toHaveLength(1);
    expect((await deliveries(webhook)).map(({ status }) => status)).toEqual(['SENT', 'WAITING']);
  });

  it('sends one event per run to a failing receiver, and the others after a success', async () => {
    await created();
    for (let count = 0; count < 5; count += 1) await join();
    let requests = 0;
    receiver.respond = () => {
      requests += 1;
      return 500;
    };
    await send();
    expect(requests).toBe(5);
    office.advanceClock({ seconds: 5 });
    await send();
    expect(requests).toBe(6);
    receiver.respond = () => 204;
    office.advanceClock({ seconds: 30 });
    await send();
    expect(receiver.accepted).toHaveLength(5);
  });

  it('is sent once by three processes', async () => {
    await created();
    for (let count = 0; count < 12; count += 1) await join();
    receiver.respond = async () => {
      await new Promise((resolve) => setTimeout(resolve, 10));
      return 204;
    };
    await Promise.all([send(), send(), send()]);
    expect(new Set(receiver.accepted.map(({ headers }) => headers['webhook-id'])).size).toBe(12);
    expect(receiver.accepted).toHaveLength(12);
  });

  it('takes over from a killed process when its lease has expired', async () => {
    await created();
    await join();
    await office.database.pool.query(
      'UPDATE outgoing_webhooks SET lease_id = gen_random_uuid(), lease_until = $1',
      [new Date(office.platform.now().getTime() + 60_000)],
    );
    await send();
    expect(receiver.accepted).toEqual([]);
    office.advanceClock({ seconds: 61 });
    await send();
    expect(receiver.accepted).toHaveLength(1);
  });

  it('repeats an attempt that a shutdown interrupted', async () => {
    const webhook = await created();
    await join();
    const stop = new AbortController();
    receiver.respond = () => {
      stop.abort();
      return new Promise(() => undefined);
    };
    await send(stop.signal);
    expect(await deliveries(webhook)).toMatchObject([{ status: 'WAITING', attempts: 0 }]);
    receiver.respond = () => 204;
    await send();
    expect(receiver.accepted).toHaveLength(1);
  });

  it('disables a webhook that fails for three days', async () => {
    const webhook = await created(forMessages());
    receiver.respond = () => 500;
    await sendMessage(office, ren, room.id, '1');
    await send();
    office.advanceClock({ days: 3, seconds: 1 });
    await send();
    // The session of the first administrator has expired.
    admin = await makeAdministrator(office, sakura.organizationId);
    expect(await list()).toMatchObject([
      { enabled: false, disabledByFailure: true, waiting: 0, failure: { detail: 'HTTP 500' } },
    ]);
    expect(await deliveries(webhook)).toMatchObject([{ status: 'FAILED' }]);
    const { rows } = await office.database.pool.query(
      "SELECT channel FROM audit_entries WHERE action = 'OUTGOING_WEBHOOK_DISABLED' AND organization_id = $1",
      [sakura.organizationId],
    );
    expect(rows).toEqual([{ channel: 'SERVER' }]);
    const { rows: lines } = await office.database.pool.query(
      "SELECT actor_id FROM chat_system_lines WHERE room_id = $1 AND kind = 'WEBHOOK_DISCONNECTED'",
      [room.id],
    );
    expect(lines).toEqual([{ actor_id: null }]);
  });

  it('deletes deliveries after 7 days', async () => {
    const webhook = await created();
    await join();
    const before = addHours(office.platform.now(), 1);
    expect(await deleteOldDeliveries(office.platform.db, before, 100)).toBe(1);
    expect(await deliveries(webhook)).toEqual([]);
  });

  it('deletes deliveries of deleted messages', async () => {
    const webhook = await created(forMessages());
    const { id } = await sendMessage(office, ren, room.id, '1');
    await sendMessage(office, ren, room.id, '2');
    const before = new Date(0);
    expect(await deleteOldDeliveries(office.platform.db, before, 100)).toBe(0);
    await office.call('DELETE', `/v1/user/chat-rooms/${room.id}/messages/${id}`, {
      token: ren.token,
    });
    expect(await deleteOldDeliveries(office.platform.db, before, 100)).toBe(1);
    expect(await deliveries(webhook)).toHaveLength(1);
  });

  it('does not connect to private addresses behind a name', async () => {
    const { id } = await created({ url: 'https://localhost/events' });
    const { body } = await admin.ask('POST', `${path}/${id}/test`);
    expect(body).toEqual({ problem: { kind: 'ADDRESS_BLOCKED', detail: null } });
    expect(log).toEqual([]);
  });
});

describe('settings', () => {
  it('sends a test event with the new secret after a renewal', async () => {
    const webhook = await created();
    const renewed = await admin.ask<WithSecret>('POST', `${path}/${webhook.id}/secret`);
    expect(renewed.body.signingSecret).not.toBe(webhook.signingSecret);
    const { body: result } = await admin.ask('POST', `${path}/${webhook.id}/test`);
    expect(result).toEqual({ problem: null });
    const [{ body, headers }] = receiver.accepted as [ReceivedRequest];
    const verify = (secret: string) =>
      new Webhook(secret).verify(body, headers as Record<string, string>);
    expect(verify(renewed.body.signingSecret)).toMatchObject({
      type: 'webhook.test',
      data: { webhook: { id: webhook.id, name: 'CI' } },
    });
    expect(() => verify(webhook.signingSecret)).toThrow();
  });

  it('returns the secret only after its creation, and stores it encrypted', async () => {
    const { signingSecret } = await created();
    const { rows } = await office.database.pool.query('SELECT * FROM outgoing_webhooks');
    for (const shown of [await list(), await auditEntriesOf(admin), rows]) {
      expect(JSON.stringify(shown)).not.toContain(signingSecret.slice('whsec_'.length));
    }
  });

  it('names the webhook to the members of its rooms', async () => {
    const webhook = await created(forMessages());
    const { body: disabled } = await update(webhook, { enabled: false });
    const { body: enabled } = await update(disabled, { enabled: true, name: 'Build' });
    await admin.ask('DELETE', `${path}/${enabled.id}`);
    expect(await linesOf(ren)).toEqual([
      ['WEBHOOK_CONNECTED', admin.userId, 'CI'],
      ['WEBHOOK_DISCONNECTED', admin.userId, 'CI'],
      ['WEBHOOK_CONNECTED', admin.userId, 'Build'],
      ['WEBHOOK_DISCONNECTED', admin.userId, 'Build'],
    ]);
  });

  it('records no events while it is disabled', async () => {
    const webhook = await created(forMessages());
    await sendMessage(office, ren, room.id, '1');
    await update(webhook, { enabled: false });
    await sendMessage(office, ren, room.id, '2');
    await send();
    expect(receiver.accepted).toEqual([]);
    expect(await deliveries(webhook)).toMatchObject([{ status: 'FAILED' }]);
  });

  it('connects only rooms of which the administrator is an admin', async () => {
    const foreign = await makeChannel(office, [ren, aoi], '秘密の部屋');
    const { body } = await admin.ask('GET', `${path}/rooms`);
    expect(body).toEqual({ data: [{ id: room.id, name: room.name }] });
    for (const roomIds of [[foreign.id], [room.id, foreign.id], [randomUUID()]]) {
      expect(await create(forMessages({ roomIds }))).toMatchObject({
        status: 404,
        errors: 'chatRoomNotFound',
      });
    }
    const webhook = await created(forMessages());
    const other = await makeAdministrator(office, sakura.organizationId);
    expect(await update(webhook, { roomIds: [foreign.id] }, other)).toMatchObject({ status: 404 });
    expect(await list(other)).toMatchObject([{ rooms: [{ id: room.id, canManage: false }] }]);
    expect(await update(webhook, { name: 'Kept' }, other)).toMatchObject({
      status: 200,
      body: { name: 'Kept', rooms: [{ id: room.id }] },
    });
  });

  it.each([
    ['url', { url: 'http://hooks.example.com/' }],
    ['url', { url: 'https://10.0.0.1/' }],
    ['url', { url: 'https://a:b@hooks.example.com/' }],
    ['url', { url: 'x' }],
    ['name', { name: ' ' }],
    ['events', { events: [] }],
    ['roomIds', { roomIds: [randomUUID()] }],
  ] as [string, Values][])('rejects an invalid %s', async (field, values) => {
    const answer = await create(values);
    expect(answer.status).toBe(400);
    expect(answer.errors).toHaveProperty(field);
  });

  it('requires a room for messages', async () => {
    expect(await create(forMessages({ roomIds: [] }))).toMatchObject({
      errors: { roomIds: 'required' },
    });
  });

  it('rejects a change based on an older version', async () => {
    const webhook = await created();
    await update(webhook, { name: 'Build' });
    expect(await update(webhook, { name: 'Test' })).toMatchObject({ errors: 'changedMeanwhile' });
  });

  it('creates no more than the limit in 50 concurrent requests', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => create()));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(maxOutgoingWebhooks);
    const rejected = answers.filter(({ errors }) => errors === 'outgoingWebhookLimitReached');
    expect(rejected).toHaveLength(50 - maxOutgoingWebhooks);
  });

  it('cannot be used by administrators of another organisation', async () => {
    const webhook = await created();
    await makePerson(office, sakura.organizationId);
    const [delivery] = await deliveries(webhook);
    const minato = await makeOrganization(office, 'Minato');
    const elsewhere = await makeAdministrator(office, minato.organizationId);
    const calls: [string, string][] = [
      ['DELETE', ''],
      ['POST', '/secret'],
      ['POST', '/test'],
      ['GET', '/deliveries'],
      ['POST', `/deliveries/${delivery!.id}/redelivery`],
    ];
    for (const [method, rest] of calls) {
      const answer = await elsewhere.ask(method, `${path}/${webhook.id}${rest}`);
      expect(answer.status).toBe(404);
    }
    expect((await update(webhook, {}, elsewhere)).status).toBe(404);
    expect(await list(elsewhere)).toEqual([]);
    const own = (await elsewhere.ask<WithSecret>('POST', path, { body: valuesOf() })).body;
    const mixed = `${path}/${own.id}/deliveries/${delivery!.id}/redelivery`;
    expect((await elsewhere.ask('POST', mixed)).status).toBe(404);
  });
});
