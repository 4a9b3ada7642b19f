import { randomUUID } from 'node:crypto';
import type { Schemas } from '@office/api';
import { maxScheduledChatMessages } from '@office/vocabulary';
import { addDays } from 'date-fns/addDays';
import { addMinutes } from 'date-fns/addMinutes';
import { subDays } from 'date-fns/subDays';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sendMessage, type ChatTestMember } from '../../../test/chat.ts';
import { cleanUp } from '../../../test/clean-up.ts';
import { startConversation, type TestConversation } from '../../../test/conversation.ts';
import { png } from '../../../test/files.ts';
import { uploadFile } from '../../../test/uploads.ts';
import { chatScheduledMessages } from '../../database/schema/chat-scheduled.ts';
import { files } from '../../database/schema/files.ts';
import { notifications } from '../../database/schema/notifications.ts';
import { memberships } from '../../database/schema/organizations.ts';
import { sendDueMessages } from './scheduled-delivery.ts';

type Scheduled = Schemas['ChatScheduledMessage'];
type Request = Schemas['ScheduleChatMessageRequest'];

let talk: TestConversation;
beforeAll(async () => {
  talk = await startConversation();
});
afterAll(() => talk.office.close());
beforeEach(() => talk.office.platform.db.delete(chatScheduledMessages));

const inMinutes = (minutes: number) =>
  addMinutes(talk.office.platform.now(), minutes).toISOString();

function schedule(who: ChatTestMember, roomId: string, more: Partial<Request> = {}) {
  const body = { clientId: randomUUID(), type: 'TEXT', content: '朝の連絡', sendAt: inMinutes(5) };
  return talk.as<Scheduled>(who, 'POST', `/${roomId}/scheduled`, { ...body, ...more });
}

const listed = async (who: ChatTestMember) =>
  (await talk.as<Schemas['ChatScheduledMessageList']>(who, 'GET', '/scheduled')).body.data;

const messagesIn = async (roomId: string) => (await talk.slice(talk.mei, roomId)).data;

function failOnError(error: unknown): void {
  throw error;
}

/** Runs the job at a later time, at which the tokens of the members have expired. */
function sendDue({ afterMinutes = 0 } = {}): Promise<void> {
  const { platform } = talk.office;
  const now = () => addMinutes(platform.now(), afterMinutes);
  return sendDueMessages({ ...platform, now }, failOnError);
}

describe('a scheduled message', () => {
  it('is sent when it is due, with its mentions, and then removed from the list', async () => {
    const room = await talk.newRoom();
    const mentionedUserIds = [talk.mei.userId];
    const { status, body } = await schedule(talk.aoi, room.id, { mentionedUserIds });
    expect(status).toBe(201);
    expect(body).toMatchObject({ room: { id: room.id }, content: '朝の連絡', failure: null });
    await sendDue();
    expect(await messagesIn(room.id)).toEqual([]);
    expect(await listed(talk.aoi)).toEqual([body]);
    await sendDue({ afterMinutes: 5 });
    expect(await messagesIn(room.id)).toMatchObject([
      { content: '朝の連絡', sender: { id: talk.aoi.userId }, mentionedUserIds },
    ]);
    expect(await listed(talk.aoi)).toEqual([]);
  });

  it('is sent once by two processes', async () => {
    const room = await talk.newRoom();
    for (let index = 0; index < 4; index += 1) await schedule(talk.aoi, room.id);
    await Promise.all([sendDue({ afterMinutes: 5 }), sendDue({ afterMinutes: 5 })]);
    expect(await messagesIn(room.id)).toHaveLength(4);
  });

  it('is not sent again after a process stopped between sending and deleting it', async () => {
    const room = await talk.newRoom();
    const { body } = await schedule(talk.ren, room.id);
    await sendMessage(talk.office, talk.ren, room.id, body.content, { clientId: body.id });
    await talk.as(talk.ren, 'DELETE', `/${room.id}/user`);
    await sendDue({ afterMinutes: 5 });
    expect(await messagesIn(room.id)).toHaveLength(1);
    expect(await listed(talk.ren)).toEqual([]);
  });

  it('is sent without mentions of members who left and without a deleted quote', async () => {
    const room = await talk.newRoom();
    const quoted = await sendMessage(talk.office, talk.mei, room.id, '引用元');
    const more = { mentionedUserIds: [talk.ren.userId], replyToId: quoted.id };
    await schedule(talk.aoi, room.id, more);
    await talk.as(talk.ren, 'DELETE', `/${room.id}/user`);
    await talk.as(talk.mei, 'DELETE', `/${room.id}/messages/${quoted.id}`);
    await sendDue({ afterMinutes: 5 });
    expect((await messagesIn(room.id)).at(-1)).toMatchObject({
      content: '朝の連絡',
      mentionedUserIds: [],
      replyTo: null,
    });
  });

  it('keeps its files until it is sent', async () => {
    const room = await talk.newRoom();
    const key = await uploadFile(talk.office, talk.aoi, 'a.png', png(60_000));
    const file = { type: 'FILE' as const, content: '', fileKeys: [key] };
    expect((await schedule(talk.aoi, room.id, file)).body).toMatchObject({ fileNames: ['a.png'] });
    expect(await schedule(talk.aoi, room.id, file)).toMatchObject({ errors: 'fileNotUploaded' });
    const { db, now } = talk.office.platform;
    await db
      .update(files)
      .set({ createdAt: subDays(now(), 2) })
      .where(eq(files.key, key));
    await cleanUp(talk.office.platform);
    await sendDue({ afterMinutes: 5 });
    expect(await messagesIn(room.id)).toMatchObject([{ attachments: [{ fileName: 'a.png' }] }]);
  });
});

describe('a scheduled message that cannot be sent', () => {
  it('stays with its text after the member left the room, and the member is notified', async () => {
    const room = await talk.newRoom();
    const { body } = await schedule(talk.ren, room.id, { content: '届かない連絡' });
    await talk.as(talk.ren, 'DELETE', `/${room.id}/user`);
    await sendDue({ afterMinutes: 5 });
    await sendDue({ afterMinutes: 5 });
    expect(await messagesIn(room.id)).toEqual([]);
    expect(await listed(talk.ren)).toEqual([{ ...body, room: null, failure: 'chatRoomNotFound' }]);
    const added = await talk.office.platform.db
      .select()
      .from(notifications)
      .where(eq(notifications.path, '/chat-room?view=scheduled'));
    expect(added).toMatchObject([
      { content: { ja: '届かない連絡' }, audience: { userIds: [talk.ren.userId] } },
    ]);
  });

  it('is sent after it is scheduled again', async () => {
    const room = await talk.newRoom();
    const { body } = await schedule(talk.ren, room.id);
    await talk.as(talk.aoi, 'DELETE', `/${room.id}/user/${talk.ren.userId}`);
    await sendDue({ afterMinutes: 5 });
    await talk.as(talk.aoi, 'POST', `/${room.id}`, { userIds: [talk.ren.userId] });
    const change = { sendAt: inMinutes(1) };
    const again = await talk.as<Scheduled>(talk.ren, 'PATCH', `/scheduled/${body.id}`, change);
    expect(again.body).toMatchObject({ failure: null });
    await sendDue({ afterMinutes: 1 });
    expect(await messagesIn(room.id)).toHaveLength(1);
  });

  it('is rejected while the member is blocked', async () => {
    const room = await talk.newRoom();
    await schedule(talk.ren, room.id);
    const { db, now } = talk.office.platform;
    const isRen = and(
      eq(memberships.userId, talk.ren.userId),
      eq(memberships.organizationId, talk.organizationId),
    );
    await db.update(memberships).set({ blockedAt: now() }).where(isRen);
    await sendDue({ afterMinutes: 5 });
    await db.update(memberships).set({ blockedAt: null }).where(isRen);
    expect(await messagesIn(room.id)).toEqual([]);
    expect(await listed(talk.ren)).toMatchObject([{ failure: 'forbidden' }]);
  });
});

describe('scheduleChatMessage', () => {
  it('stores one message for repeated calls and notifies only tabs of the member', async () => {
    const room = await talk.newRoom();
    const clientId = randomUUID();
    talk.office.sent.length = 0;
    const answers = await Promise.all(
      [1, 2, 3].map(() => schedule(talk.aoi, room.id, { clientId })),
    );
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(talk.office.sent).toMatchObject([
      { kind: 'chatScheduledChanged', target: { userId: talk.aoi.userId } },
    ]);
  });

  it('rejects messages above the limit, also for parallel calls', async () => {
    const room = await talk.newRoom();
    const { body } = await schedule(talk.aoi, room.id);
    const { db } = talk.office.platform;
    const [row] = await db
      .select()
      .from(chatScheduledMessages)
      .where(eq(chatScheduledMessages.id, body.id));
    const copies = Array.from({ length: maxScheduledChatMessages - 2 }, () => ({
      ...row!,
      id: randomUUID(),
      clientId: randomUUID(),
    }));
    await db.insert(chatScheduledMessages).values(copies);
    const answers = await Promise.all([1, 2, 3].map(() => schedule(talk.aoi, room.id)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(await schedule(talk.aoi, room.id)).toMatchObject({
      errors: 'chatScheduledLimitReached',
    });
    expect((await schedule(talk.ren, room.id)).status).toBe(201);
  });

  it('returns 400 for a time in the past or after 120 days, and for an empty text', async () => {
    const room = await talk.newRoom();
    const tooLate = addDays(talk.office.platform.now(), 121).toISOString();
    for (const sendAt of [inMinutes(0), tooLate]) {
      expect(await schedule(talk.aoi, room.id, { sendAt })).toMatchObject({
        errors: { sendAt: 'invalid' },
      });
    }
    expect(await schedule(talk.aoi, room.id, { content: ' ' })).toMatchObject({
      errors: { content: 'required' },
    });
  });

  it('returns 404 to people outside the room and for mentions of them', async () => {
    const room = await talk.newRoom();
    expect(await schedule(talk.outsider, room.id)).toMatchObject({ errors: 'chatRoomNotFound' });
    const mentionedUserIds = [talk.outsider.userId];
    expect(await schedule(talk.aoi, room.id, { mentionedUserIds })).toMatchObject({
      errors: 'chatRoomUserNotFound',
    });
  });
});

describe('changing a scheduled message', () => {
  it('changes text and time', async () => {
    const room = await talk.newRoom();
    const { body } = await schedule(talk.aoi, room.id);
    const change = { content: '直した', sendAt: inMinutes(60) };
    const changed = await talk.as<Scheduled>(talk.aoi, 'PATCH', `/scheduled/${body.id}`, change);
    expect(changed.body).toEqual({ ...body, ...change });
    expect(await listed(talk.aoi)).toEqual([changed.body]);
  });

  it('sends it now', async () => {
    const room = await talk.newRoom();
    const { body } = await schedule(talk.aoi, room.id);
    const { status } = await talk.as(talk.aoi, 'POST', `/scheduled/${body.id}/send`);
    expect(status).toBe(200);
    await sendDue();
    expect(await messagesIn(room.id)).toHaveLength(1);
  });

  it('is not sent after it is deleted', async () => {
    const room = await talk.newRoom();
    const { body } = await schedule(talk.aoi, room.id);
    const path = `/scheduled/${body.id}`;
    expect((await talk.as(talk.aoi, 'DELETE', path)).status).toBe(204);
    expect(await talk.as(talk.aoi, 'DELETE', path)).toMatchObject({
      errors: 'chatScheduledNotFound',
    });
    await sendDue({ afterMinutes: 5 });
    expect(await messagesIn(room.id)).toEqual([]);
  });

  it.each([
    ['PATCH', '', { content: '他人' }],
    ['POST', '/send', undefined],
    ['DELETE', '', undefined],
  ])('returns 404 for messages of others: %s%s', async (method, path, change) => {
    const room = await talk.newRoom();
    const { body } = await schedule(talk.aoi, room.id);
    expect(await talk.as(talk.ren, method, `/scheduled/${body.id}${path}`, change)).toMatchObject({
      errors: 'chatScheduledNotFound',
    });
    expect(await listed(talk.ren)).toEqual([]);
  });
});
