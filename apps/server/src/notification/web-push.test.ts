import type { Schemas } from '@office/api';
import type { Language } from '@office/vocabulary';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  makeChannel,
  makeChatMembers,
  roomsPath,
  sendMessage,
  type ChatTestMember,
} from '../../test/chat.ts';
import { startOffice, type TestOffice } from '../../test/office.ts';
import type { NewNotification } from '../platform/notifications.ts';
import { startPushService, type TestPushService } from '../../test/providers/push-service.ts';
import { deriveVapidKeys } from '../config/vapid.ts';
import { pushTokens } from '../database/schema/push-tokens.ts';
import { settings } from '../database/schema/settings.ts';
import { users } from '../database/schema/users.ts';
import { createLogger } from '../observability/logger.ts';
import { createMetrics } from '../observability/metrics.ts';
import { deliverNotifications } from './notification-delivery.ts';
import { createPush } from './create-push.ts';
import { countOutdatedSubscriptions } from './push-token-store.ts';

const patiently = { timeout: 15_000 };

let service: TestPushService;
let office: TestOffice;
let organizationId: string;
let aoi: ChatTestMember;
let ren: ChatTestMember;
let room: Schemas['ChatRoomSummary'];

beforeAll(async () => {
  service = await startPushService();
  office = await startOffice({ webPush: service.config });
  const chatters = await makeChatMembers(office, ['青木 葵', '高橋 蓮']);
  ({ organizationId } = chatters.organization);
  [aoi, ren] = chatters.chatters as [ChatTestMember, ChatTestMember];
  room = await makeChannel(office, [aoi, ren], '営業部');
  // Delivers the notifications about the new room before a browser registers.
  await deliverNotifications(office.platform);
});
afterAll(async () => {
  await office.close();
  await service.close();
});
beforeEach(async () => {
  service.arrived.length = 0;
  await office.platform.db.delete(pushTokens);
});

const register = (who: ChatTestMember, change: Partial<Schemas['PushSubscription']> = {}) => {
  const subscription = { ...service.subscribe(who.userId), ...change };
  return office.call('POST', '/v1/web-notifications/subscribe', {
    token: who.token,
    body: { subscription },
  });
};
const speak = (language: Language) =>
  office.platform.db.update(users).set({ language }).where(eq(users.id, ren.userId));

const arrival = (notice: object) =>
  expect.poll(() => service.arrived, patiently).toContainEqual(expect.objectContaining(notice));

async function announce(
  texts: Record<'title' | 'content', Record<Language, string>>,
  overrides: Partial<NewNotification> = {},
) {
  const { db, notifications } = office.platform;
  await db.transaction((tx) =>
    notifications.add(tx, {
      organizationId,
      to: [ren.userId],
      kind: 'ORGANIZATION',
      path: null,
      ...texts,
      ...overrides,
    }),
  );
  await deliverNotifications(office.platform);
}

describe('push messages by kind', () => {
  const meeting = {
    kind: 'MEETING',
    path: '/online-meeting?meetingId=1',
    event: { at: new Date('2026-11-20T10:00:00Z'), timeZone: 'Asia/Tokyo' },
  } as const;
  const texts = {
    title: { ja: '全社会のお知らせ', en: 'All hands' },
    content: { ja: '金曜日です', en: 'It is on Friday' },
  };
  const cause: Record<Schemas['NotificationKind'], () => unknown> = {
    CHAT_ROOM: () => sendMessage(office, aoi, room.id, 'おはよう'),
    DIRECT_MESSAGE: async () => {
      const body = { type: 'DIRECT', userIds: [ren.userId] };
      const room = await office.call<Schemas['ChatRoomSummary']>('POST', roomsPath, {
        token: aoi.token,
        body,
      });
      await sendMessage(office, aoi, room.body.id, 'いま話せますか');
    },
    MEETING: () => announce(texts, meeting),
    VOICE_CHAT_INVITE: () =>
      office.platform.push.voiceChatInvite({
        organizationId,
        userIds: [ren.userId],
        inviter: { nameKanji: '青木 葵' },
        roomName: null,
        invitationId: 'v1',
      }),
    ORGANIZATION: () => announce(texts),
  };

  it.each<[Schemas['NotificationKind'], Language, string, string, string]>([
    ['CHAT_ROOM', 'ja', '営業部', '青木 葵：おはよう', '/chat-room/'],
    ['CHAT_ROOM', 'en', '営業部', '青木 葵: おはよう', '/chat-room/'],
    ['DIRECT_MESSAGE', 'ja', '青木 葵', 'いま話せますか', '/direct-message/'],
    ['MEETING', 'ja', texts.title.ja, '金曜日です · 11/20(金) 19:00', '/online-meeting'],
    ['MEETING', 'en', texts.title.en, 'It is on Friday · 20/11(Fri) 19:00', '/online-meeting'],
    [
      'VOICE_CHAT_INVITE',
      'ja',
      '青木 葵さんからの呼び出し',
      'ボイスチャットに招待されています。',
      '/voice-chat',
    ],
    [
      'VOICE_CHAT_INVITE',
      'en',
      '青木 葵 is calling',
      'You are invited to a voice chat.',
      '/voice-chat',
    ],
    ['ORGANIZATION', 'ja', texts.title.ja, texts.content.ja, '/notifications?id='],
    ['ORGANIZATION', 'en', texts.title.en, texts.content.en, '/notifications?id='],
  ])('delivers %s in the language %s', async (kind, language, title, body, path) => {
    await register(ren);
    await speak(language);
    await cause[kind]();
    await arrival({
      name: ren.userId,
      data: expect.objectContaining({ kind, title, body, path: expect.stringContaining(path) }),
      headers: expect.objectContaining({ urgency: kind === 'ORGANIZATION' ? 'normal' : 'high' }),
      vapid: expect.objectContaining({ sub: 'mailto:operator@office.example' }),
    });
    await speak('ja');
  });

  it.each<[Schemas['NotificationKind'], string]>([
    ['CHAT_ROOM', 'chatRoom'],
    ['DIRECT_MESSAGE', 'directMessage'],
    ['MEETING', 'meeting'],
    ['VOICE_CHAT_INVITE', 'voiceChatInvite'],
    ['ORGANIZATION', 'organization'],
  ])('does not deliver %s if its setting is disabled', async (kind, setting) => {
    await register(ren);
    const off = Object.fromEntries(
      ['directMessage', 'chatRoom', 'meeting', 'organization', 'voiceChatInvite', 'sound'].map(
        (name) => [name, name !== setting],
      ),
    ) as Schemas['NotificationSettings'];
    const { db } = office.platform;
    await db.insert(settings).values({ userId: ren.userId, notification: off });
    await cause[kind]();
    // A message of an enabled kind is sent afterwards to prove that the first one was skipped.
    const other = kind === 'ORGANIZATION' ? 'VOICE_CHAT_INVITE' : 'ORGANIZATION';
    await cause[other]();
    const kinds = () => service.arrived.map(({ data }) => data.kind);
    await expect.poll(kinds, patiently).toContain(other);
    expect(kinds()).not.toContain(kind);
    await db.delete(settings);
  });
});

it('sets the TTL by kind and truncates long messages to the size limit', async () => {
  await register(ren);
  const { push } = office.platform;
  const who = { organizationId, userIds: [ren.userId] };
  const inviter = { nameKanji: '葵' };
  push.voiceChatInvite({ ...who, inviter, roomName: null, invitationId: 'v2' });
  const receivedMessage = async (kind: Schemas['NotificationKind']) => {
    const find = () => service.arrived.find(({ data }) => data.kind === kind);
    await expect.poll(find, patiently).toBeDefined();
    return find()!;
  };
  const call = await receivedMessage('VOICE_CHAT_INVITE');
  const [title, content] = ['会'.repeat(255), '議'.repeat(10_000)];
  await announce({ title: { ja: title, en: title }, content: { ja: content, en: content } });
  const long = await receivedMessage('ORGANIZATION');
  expect(call.headers.ttl).toBe('30');
  expect(long.headers.ttl).toBe('86400');
  expect(long.data.body).toMatch(/^議{199}…$/);
  expect(long.size).toBeLessThanOrEqual(4096);
});

describe('a subscription', () => {
  it.each([
    ['endpoint', 'http://push.example/1'],
    ['endpoint', 'https://127.0.0.1/1'],
    ['endpoint', 'https://10.0.0.8/1'],
    ['endpoint', 'https://[::1]/1'],
    ['endpoint', 'https://user:secret@push.example/1'],
    ['endpoint', 'ftp://push.example/1'],
    ['p256dh', 'A'.repeat(87)],
    ['p256dh', 'short'],
    ['auth', 'short'],
    ['vapidKey', deriveVapidKeys('another secret').publicKey],
  ] as const)('with the %s %s is rejected', async (field, value) => {
    const answer = await register(ren, { [field]: value });
    expect(answer).toMatchObject({ status: 400, errors: { [field]: 'invalid' } });
  });

  it.each(['endpoint', 'p256dh', 'auth', 'swScope', 'vapidKey'])(
    'with an empty %s is rejected',
    async (field) => {
      const answer = await register(ren, { [field]: '' });
      expect(answer).toMatchObject({ status: 400, errors: { [field]: 'required' } });
    },
  );

  it('cannot be sent together with a token', async () => {
    const body = { fcmToken: 'a', subscription: service.subscribe('x') };
    const path = '/v1/web-notifications/subscribe';
    expect((await office.call('POST', path, { token: ren.token, body })).status).toBe(400);
  });

  it('can only be replaced or deleted by its owner', async () => {
    const subscription = service.subscribe('hers');
    const send = (call: string, { token }: ChatTestMember) =>
      office.call('POST', `/v1/web-notifications/${call}`, { token, body: { subscription } });
    expect((await send('subscribe', aoi)).status).toBe(204);
    expect(await send('subscribe', ren)).toMatchObject({ status: 409, errors: 'pushTokenTaken' });
    expect((await send('unsubscribe', ren)).status).toBe(403);
    expect((await send('unsubscribe', aoi)).status).toBe(204);
    expect(await office.platform.db.$count(pushTokens)).toBe(0);
  });
});

describe('push service responses', () => {
  async function deliver(
    answers: Parameters<TestPushService['answerNext']>,
    webPush = service.config,
  ) {
    const { db, now, config } = office.platform;
    const metrics = createMetrics();
    const log = createLogger(config);
    const delivery = createPush({
      config: { fcm: null, webPush },
      db,
      now,
      log,
      metrics,
      retryDelays: [1, 1],
    });
    service.answerNext(...answers);
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
    await expect.poll(outcomes, patiently).not.toEqual({});
    const outcome = await outcomes();
    await delivery.close();
    return { outcome, tries: service.arrived.length, left: await db.$count(pushTokens) };
  }

  it.each<[Parameters<TestPushService['answerNext']>, object, number, number]>([
    [[{ status: 404 }], { unregistered: 1 }, 1, 0],
    [[{ status: 410 }], { unregistered: 1 }, 1, 0],
    [[{ status: 429, retryAfter: 0 }, { status: 503 }], { sent: 1 }, 3, 1],
    [[{ status: 500 }, { status: 502 }, { status: 503 }], { failed: 1 }, 3, 1],
    [[{ status: 400 }], { failed: 1 }, 1, 1],
  ])('%j result in %j after %d attempts', async (answers, outcome, tries, left) => {
    await register(ren);
    expect(await deliver(answers)).toEqual({ outcome, tries, left });
  });

  it('sends nothing to browsers subscribed with another VAPID key', async () => {
    await register(ren);
    const { config } = service;
    const webPush = { ...config, keys: deriveVapidKeys('another secret') };
    expect(await deliver([], webPush)).toEqual({ outcome: { unreachable: 1 }, tries: 0, left: 1 });
    const { db } = office.platform;
    expect(await countOutdatedSubscriptions(db, [webPush.keys.publicKey])).toBe(1);
    expect(await countOutdatedSubscriptions(db, [config.keys.publicKey])).toBe(0);
  });

  it('sends nothing to an internal host removed from the allowed hosts', async () => {
    await register(ren);
    const webPush = { ...service.config, hosts: [] };
    expect(await deliver([], webPush)).toMatchObject({ outcome: { failed: 1 }, tries: 0 });
  });
});
