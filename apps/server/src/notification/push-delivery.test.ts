import type { Schemas } from '@office/api';
import { addMinutes } from 'date-fns/addMinutes';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { roomsPath, sendMessage, type ChatTestMember } from '../../test/chat.ts';
import type { TestFcm } from '../../test/fcm.ts';
import type { TestOffice } from '../../test/office.ts';
import { setLatinName } from '../../test/people.ts';
import { startPushTest, type PushTest } from '../../test/push.ts';
import { pushTokens } from '../database/schema/push-tokens.ts';
import { users } from '../database/schema/users.ts';
import { createLogger } from '../observability/logger.ts';
import { createMetrics } from '../observability/metrics.ts';
import { FcmSender } from './fcm-sender.ts';
import { PushDelivery } from './push-delivery.ts';

const slowPoll = { timeout: 15_000 };

let push: PushTest;
let fcm: TestFcm;
let office: TestOffice;
let organizationId: string;
let aoi: ChatTestMember;
let ren: ChatTestMember;
let mei: ChatTestMember;
let room: Schemas['ChatRoomSummary'];
let directRoomId: string;

beforeAll(async () => {
  push = await startPushTest();
  ({ fcm, office, organizationId, aoi, ren, mei, room, directRoomId } = push);
  await setLatinName(office, aoi, 'Aoki Aoi');
});
afterAll(() => push.close());
beforeEach(() => push.subscribe());

describe('a chat message', () => {
  it('is pushed to the other room members in their language', async () => {
    const { db } = office.platform;
    await db.update(users).set({ language: 'en' }).where(eq(users.id, mei.userId));
    const message = await sendMessage(office, aoi, room.id, 'おはようございます');
    const pushes = await fcm.untilAsked(2);
    const notice = {
      kind: 'CHAT_ROOM',
      title: '営業部',
      path: `/chat-room/${room.id}`,
      tag: `chat-${room.id}`,
      id: message.id,
    };
    const webpush = { headers: { TTL: '86400', Urgency: 'high' } };
    expect(pushes.toSorted((a, b) => a.token.localeCompare(b.token))).toEqual([
      { token: 'mei', data: { ...notice, body: 'Aoki Aoi: おはようございます' }, webpush },
      { token: 'ren', data: { ...notice, body: '青木 葵：おはようございます' }, webpush },
    ]);
  });

  it('contains no Markdown', async () => {
    await sendMessage(office, aoi, directRoomId, '**本番**は[手順書](https://a.example)の`main`');
    const [push] = await fcm.untilAsked(1);
    expect(push!.data.body).toBe('本番は手順書のmain');
  });

  it('links to the direct message room, or to the thread for a reply', async () => {
    const root = await sendMessage(office, aoi, directRoomId, '1');
    await fcm.untilAsked(1);
    const reply = await sendMessage(office, aoi, directRoomId, '2', { threadRootId: root.id });
    const pushes = await fcm.untilAsked(2);
    expect(pushes.map(({ data }) => [data.kind, data.title, data.path])).toEqual([
      ['DIRECT_MESSAGE', '青木 葵', `/direct-message/${directRoomId}`],
      [
        'DIRECT_MESSAGE',
        '青木 葵',
        `/direct-message/${directRoomId}?thread=${root.id}&message=${reply.id}`,
      ],
    ]);
  });

  it('has the sender and the group of a direct message to several people as the title', async () => {
    const group = await office.call<Schemas['ChatRoomSummary']>('POST', roomsPath, {
      token: aoi.token,
      body: { type: 'DIRECT', userIds: [ren.userId, mei.userId] },
    });
    await sendMessage(office, aoi, group.body.id, '明日の件です');
    const pushes = await fcm.untilAsked(2);
    expect(pushes.map(({ token, data }) => [token, data.title, data.body]).toSorted()).toEqual([
      ['mei', 'Aoki Aoi (group: Aoki Aoi, 高橋 蓮)', '明日の件です'],
      ['ren', '青木 葵（グループ：伊藤 芽依、青木 葵）', '明日の件です'],
    ]);
  });

  it('is not pushed to its sender when several members send at the same time', async () => {
    await Promise.all([aoi, ren, mei].map((who) => sendMessage(office, who, room.id, 'やあ')));
    const pushes = await fcm.untilAsked(6);
    const senderOf = ({ data }: (typeof pushes)[number]) => data.body!.split(/[:：]/)[0];
    const sent = pushes.map((push) => `${senderOf(push)} → ${push.token}`);
    expect(sent.toSorted()).toEqual(
      [
        'Aoki Aoi → mei',
        '青木 葵 → ren',
        '高橋 蓮 → aoi',
        '高橋 蓮 → mei',
        '伊藤 芽依 → aoi',
        '伊藤 芽依 → ren',
      ].toSorted(),
    );
  });

  it('is pushed to a member with paused notifications only if the sender chose it', async () => {
    const until = addMinutes(office.platform.now(), 30).toISOString();
    await office.call('PUT', '/v1/users/quiet-time', { token: ren.token, body: { until } });
    await sendMessage(office, aoi, directRoomId, 'a');
    const event = await sendMessage(office, aoi, directRoomId, 'b', { notifyPaused: true });
    const pushes = await fcm.untilAsked(1);
    expect(pushes.map(({ token, data }) => [token, data.id])).toEqual([['ren', event.id]]);
    await office.call('DELETE', '/v1/users/quiet-time', { token: ren.token });
  });

  it('of a webhook has a mark after the name', async () => {
    await office.platform.db.update(users).set({ language: 'en' }).where(eq(users.id, mei.userId));
    const { body } = await office.call<Schemas['ChatWebhookWithUrl']>(
      'POST',
      `${roomsPath}/${room.id}/webhooks`,
      { token: aoi.token, body: { name: '高橋 蓮' } },
    );
    await fetch(`${office.url}${new URL(body.url).pathname}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"text":"x"}',
    });
    const pushes = await fcm.untilAsked(3);
    expect(pushes.map(({ token, data }) => [token, data.body]).toSorted()).toEqual([
      ['aoi', '高橋 蓮（ボット）：x'],
      ['mei', '高橋 蓮 (bot): x'],
      ['ren', '高橋 蓮（ボット）：x'],
    ]);
  });

  it('is pushed once when the sender retries', async () => {
    const sendPush = vi.spyOn(office.platform.push, 'chatMessage');
    const clientId = crypto.randomUUID();
    for (const content of ['x', 'x', 'x'])
      await sendMessage(office, aoi, room.id, content, { clientId });
    expect(sendPush).toHaveBeenCalledTimes(1);
    sendPush.mockRestore();
    await fcm.untilAsked(2);
  });
});

describe('a voice chat invitation', () => {
  it('is pushed to the invited members with the lifetime of the invitation', async () => {
    const inviter = { nameKanji: '青木 葵', nameLatin: 'Aoki Aoi' };
    const invite = { organizationId, userIds: [ren.userId], inviter, invitationId: '1' };
    office.platform.push.voiceChatInvite({ ...invite, roomName: null });
    office.platform.push.voiceChatInvite({ ...invite, roomName: '雑談' });
    const pushes = await fcm.untilAsked(2);
    expect(pushes.map(({ token, data: { body } }) => [token, body]).toSorted()).toEqual([
      ['ren', 'ボイスチャット「雑談」に招待されています。'],
      ['ren', 'ボイスチャットに招待されています。'],
    ]);
    expect(pushes[0]).toMatchObject({
      data: { title: '青木 葵さんからの呼び出し', path: '/voice-chat', tag: 'voice-1' },
      webpush: { headers: { TTL: '30' } },
    });
  });

  it('names the caller in the language of the invited member', async () => {
    const inviter = { nameKanji: '青木 葵', nameLatin: 'Aoki Aoi' };
    const userIds = [ren.userId, mei.userId];
    const invite = { organizationId, userIds, inviter, invitationId: '1', roomName: null };
    office.platform.push.voiceChatInvite(invite);
    const pushes = await fcm.untilAsked(2);
    expect(pushes.map(({ token, data: { title } }) => [token, title]).toSorted()).toEqual([
      ['mei', 'Aoki Aoi is calling'],
      ['ren', '青木 葵さんからの呼び出し'],
    ]);
  });
});

describe('FCM responses', () => {
  it('delete the token on UNREGISTERED', async () => {
    fcm.answerNext({ status: 404, errorCode: 'UNREGISTERED' });
    await sendMessage(office, aoi, room.id, 'x');
    await fcm.untilAsked(2);
    const unregistered = fcm.requests[0]!.token;
    fcm.requests.length = 0;
    const left = ['mei', 'ren'].filter((token) => token !== unregistered);
    await expect
      .poll(
        () => office.platform.db.$count(pushTokens, eq(pushTokens.token, unregistered)),
        slowPoll,
      )
      .toBe(0);
    await sendMessage(office, aoi, room.id, 'y');
    await fcm.untilAsked(1);
    expect(fcm.requests.map(({ token }) => token)).toEqual(left);
  });

  it('trigger a new access token request when FCM rejects the current one', async () => {
    const before = fcm.grants.length;
    fcm.invalidateAccessTokens();
    await sendMessage(office, aoi, directRoomId, 'x');
    await fcm.untilAsked(1);
    expect(fcm.grants).toHaveLength(before + 1);
    expect(fcm.grants.at(-1)).toMatchObject({
      iss: 'push@office-test.iam.example',
      aud: fcm.config.serviceAccount.tokenUri,
      scope: 'https://www.googleapis.com/auth/firebase.messaging',
    });
  });
});

describe('PushDelivery', () => {
  async function deliveryOf(more: Partial<ConstructorParameters<typeof PushDelivery>[0]> = {}) {
    const { db, now, config } = office.platform;
    const metrics = createMetrics();
    const delivery = new PushDelivery({
      db,
      now,
      sender: new FcmSender(fcm.config, now),
      log: createLogger(config),
      metrics,
      retryDelays: [1, 1],
      ...more,
    });
    const invite = () =>
      delivery.voiceChatInvite({
        organizationId,
        userIds: [ren.userId],
        inviter: { nameKanji: '葵' },
        roomName: null,
        invitationId: '1',
      });
    const outcomes = async () =>
      Object.fromEntries(
        (await metrics.push.get()).values.map(({ labels, value }) => [labels.outcome, value]),
      );
    return { delivery, invite, outcomes };
  }

  it.each([
    [[{ status: 503 }], 2, { sent: 1 }],
    [[{ status: 429, retryAfter: 0 }, { status: 500 }], 3, { sent: 1 }],
    [[{ status: 503 }, { status: 503 }, { status: 503 }], 3, { failed: 1 }],
    [[{ status: 400, errorCode: 'INVALID_ARGUMENT' }], 1, { failed: 1 }],
    [[{ status: 403, errorCode: 'SENDER_ID_MISMATCH' }], 1, { unregistered: 1 }],
  ])('after %j: %d attempts with the outcome %j', async (answers, tries, outcome) => {
    const { delivery, invite, outcomes } = await deliveryOf();
    fcm.answerNext(...answers);
    invite();
    await expect.poll(outcomes, slowPoll).toEqual(outcome);
    expect(fcm.requests).toHaveLength(tries);
    await delivery.close();
  });

  it('drops messages when the queue is full', async () => {
    const { delivery, invite, outcomes } = await deliveryOf({
      maxWaiting: 2,
      sender: { send: async () => 'sent' },
    });
    for (let count = 0; count < 20; count += 1) invite();
    expect((await outcomes()).dropped).toBeGreaterThan(0);
    await delivery.close();
  });

  it('closes while a request has no response', async () => {
    const { delivery, invite } = await deliveryOf();
    fcm.answerNext({ status: 200, silent: true });
    invite();
    await fcm.untilAsked(1);
    await delivery.close();
  });

  it('counts a failure when the network is unavailable', async () => {
    const sender = new FcmSender(
      { ...fcm.config, endpoint: 'http://127.0.0.1:9' },
      office.platform.now,
    );
    const { delivery, invite, outcomes } = await deliveryOf({ sender });
    invite();
    await expect.poll(outcomes, slowPoll).toEqual({ failed: 1 });
    await delivery.close();
  });
});

describe('a failing push service', () => {
  it('does not prevent sending chat messages', async () => {
    fcm.answerNext({ status: 400 }, { status: 200, silent: true }, { status: 200, silent: true });
    for (const content of ['1', '2', '3']) await sendMessage(office, aoi, room.id, content);
    expect(await office.platform.db.$count(pushTokens)).toBe(3);
  });
});
