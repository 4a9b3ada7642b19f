import type { Schemas } from '@office/api';
import { maxChatReminders, maxSavedChatMessages } from '@office/vocabulary';
import { addDays } from 'date-fns/addDays';
import { addMinutes } from 'date-fns/addMinutes';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sendMessage, type ChatTestMember } from '../../../test/chat.ts';
import { startConversation, type TestConversation } from '../../../test/conversation.ts';
import { setLatinName } from '../../../test/people.ts';
import { chatMessages, chatSavedMessages } from '../../database/schema/chat.ts';
import { chatReminders } from '../../database/schema/chat-reminders.ts';
import { notificationReceipts, notifications } from '../../database/schema/notifications.ts';
import { memberships } from '../../database/schema/organizations.ts';
import { sendDueReminders } from './reminder-delivery.ts';

type Message = Schemas['ChatMessage'];
type Ref = Pick<Message, 'roomId' | 'id'>;

let talk: TestConversation;
beforeAll(async () => {
  talk = await startConversation();
  await setLatinName(talk.office, talk.aoi, 'Aoki Aoi');
});
afterAll(() => talk.office.close());
beforeEach(() => talk.office.platform.db.delete(chatReminders));

const inMinutes = (minutes: number) =>
  addMinutes(talk.office.platform.now(), minutes).toISOString();
const pathOf = ({ roomId, id }: Ref) => `/${roomId}/messages/${id}`;
const remind = (who: ChatTestMember, message: Ref, remindAt = inMinutes(20)) =>
  talk.as<Schemas['ChatReminderState']>(who, 'PUT', `${pathOf(message)}/reminder`, { remindAt });
const listed = async (who: ChatTestMember) =>
  (await talk.as<Schemas['ChatReminderList']>(who, 'GET', '/reminders')).body.data;
const complete = (who: ChatTestMember, message: Ref) =>
  talk.as(who, 'POST', `${pathOf(message)}/reminder/complete`);
const savedOf = async (who: ChatTestMember, done: boolean) => {
  const { body } = await talk.as<Schemas['ChatSavedMessageList']>(
    who,
    'GET',
    `/saved?done=${done}`,
  );
  return body.data.map(({ message }) => message.id);
};
const sentFor = ({ roomId, id }: Ref) =>
  talk.office.platform.db
    .select()
    .from(notifications)
    .where(eq(notifications.path, `/chat-room/${roomId}?message=${id}`));

async function sendDueAfter(minutes: number): Promise<void> {
  const { platform } = talk.office;
  const later = { ...platform, now: () => addMinutes(platform.now(), minutes) };
  await Promise.all([sendDueReminders(later), sendDueReminders(later)]);
}

async function fillSaved({ userId }: ChatTestMember): Promise<void> {
  const { db } = talk.office.platform;
  const { id } = await newMessage();
  const [columns] = await db.select().from(chatMessages).where(eq(chatMessages.id, id));
  const filler = Array.from({ length: maxSavedChatMessages }, (_, index) => ({
    ...columns!,
    id: crypto.randomUUID(),
    clientId: crypto.randomUUID(),
    seq: 1000 + index,
  }));
  await db.insert(chatMessages).values(filler);
  const saved = { userId, roomId: columns!.roomId, savedAt: new Date() };
  await db
    .insert(chatSavedMessages)
    .values(filler.map((message) => ({ ...saved, messageId: message.id })));
}

async function newMessage(content = '見積もりの確認') {
  const room = await talk.newRoom();
  return sendMessage(talk.office, talk.aoi, room.id, content);
}

describe('a reminder', () => {
  it('notifies the member once when it is due, also with two processes', async () => {
    const message = await newMessage('**見積もり**の確認');
    const remindAt = inMinutes(20);
    talk.office.sent.length = 0;
    expect((await remind(talk.ren, message, remindAt)).body).toEqual({
      roomId: message.roomId,
      messageId: message.id,
      remindAt,
    });
    expect(talk.office.sent).toMatchObject([
      {
        kind: 'chatRemindersChanged',
        target: { userId: talk.ren.userId },
        payload: { messageId: message.id, remindAt, due: false },
      },
    ]);
    const pending = { message: { id: message.id }, remindAt, due: false };
    expect(await listed(talk.ren)).toMatchObject([pending]);
    expect(await listed(talk.mei)).toEqual([]);
    await sendDueAfter(19);
    expect(await sentFor(message)).toEqual([]);
    await sendDueAfter(20);
    expect(await sentFor(message)).toMatchObject([
      {
        kind: 'CHAT_ROOM',
        content: { en: 'Aoki Aoi: 見積もりの確認', ja: '青木 葵：見積もりの確認' },
        audience: { userIds: [talk.ren.userId] },
        quiet: true,
      },
    ]);
    expect(await listed(talk.ren)).toMatchObject([{ ...pending, due: true }]);
  });

  it('notifies again after a due reminder is snoozed', async () => {
    const message = await newMessage();
    const { platform } = talk.office;
    await remind(talk.ren, message);
    await sendDueAfter(20);
    const remindAt = inMinutes(40);
    expect((await remind(talk.ren, message, remindAt)).status).toBe(200);
    expect(await listed(talk.ren)).toMatchObject([{ remindAt, due: false }]);
    const [first] = await sentFor(message);
    const [receipt] = await platform.db
      .select()
      .from(notificationReceipts)
      .where(eq(notificationReceipts.notificationId, first!.id));
    expect(receipt?.readAt).not.toBeNull();
    await sendDueAfter(39);
    expect(await sentFor(message)).toHaveLength(1);
    await sendDueAfter(40);
    expect(await sentFor(message)).toHaveLength(2);
  });

  it('can be moved and deleted', async () => {
    const message = await newMessage();
    await remind(talk.ren, message);
    const remindAt = inMinutes(60);
    await remind(talk.ren, message, remindAt);
    expect(await listed(talk.ren)).toMatchObject([{ remindAt }]);
    const path = `${pathOf(message)}/reminder`;
    expect((await talk.as(talk.ren, 'DELETE', path)).status).toBe(204);
    expect((await talk.as(talk.ren, 'DELETE', path)).status).toBe(204);
    await sendDueAfter(60);
    expect(await sentFor(message)).toEqual([]);
  });

  it('is dropped when the message is deleted or the member leaves the room', async () => {
    const [deleted, left] = [await newMessage(), await newMessage()];
    await remind(talk.ren, deleted);
    await remind(talk.ren, left);
    await talk.as(talk.aoi, 'DELETE', pathOf(deleted));
    await talk.as(talk.ren, 'DELETE', `/${left.roomId}/user`);
    expect(await listed(talk.ren)).toEqual([]);
    await sendDueAfter(20);
    expect(await sentFor(deleted)).toEqual([]);
    expect(await sentFor(left)).toEqual([]);
  });

  it('is dropped when the member is blocked', async () => {
    const message = await newMessage();
    await remind(talk.ren, message);
    const { db, now } = talk.office.platform;
    const isRen = and(
      eq(memberships.userId, talk.ren.userId),
      eq(memberships.organizationId, talk.organizationId),
    );
    await db.update(memberships).set({ blockedAt: now() }).where(isRen);
    await sendDueAfter(20);
    await db.update(memberships).set({ blockedAt: null }).where(isRen);
    expect(await sentFor(message)).toEqual([]);
  });
});

describe('completeChatReminder', () => {
  it('lists the message among the completed ones and notifies the tabs of the member', async () => {
    const message = await newMessage();
    await remind(talk.ren, message);
    await sendDueAfter(20);
    talk.office.sent.length = 0;
    expect((await complete(talk.ren, message)).status).toBe(204);
    expect(await listed(talk.ren)).toEqual([]);
    expect(await savedOf(talk.ren, true)).toContain(message.id);
    const ref = { roomId: message.roomId, messageId: message.id };
    const to = { target: { userId: talk.ren.userId } };
    const changed = { ...ref, remindAt: null, due: false };
    expect(talk.office.sent).toMatchObject([
      { ...to, kind: 'chatRemindersChanged', payload: changed },
      { ...to, kind: 'chatMessageSaved', payload: { ...ref, saved: true, done: true } },
    ]);
  });

  it('completes a message that is already saved', async () => {
    const message = await newMessage();
    await talk.as(talk.ren, 'PUT', `${pathOf(message)}/saved`, { done: false });
    await remind(talk.ren, message);
    await complete(talk.ren, message);
    expect(await savedOf(talk.ren, false)).not.toContain(message.id);
    expect(await savedOf(talk.ren, true)).toContain(message.id);
  });

  it('has no effect without a reminder, also for concurrent calls', async () => {
    const message = await newMessage();
    await remind(talk.ren, message);
    talk.office.sent.length = 0;
    const answers = await Promise.all([1, 2, 3].map(() => complete(talk.ren, message)));
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204]);
    expect(talk.office.sent.map(({ kind }) => kind)).toEqual([
      'chatRemindersChanged',
      'chatMessageSaved',
    ]);
    expect((await complete(talk.mei, message)).status).toBe(204);
    expect(await savedOf(talk.mei, true)).toEqual([]);
  });

  it('deletes the reminder at the limit of saved messages without saving the message', async () => {
    const message = await newMessage();
    await remind(talk.mei, message);
    await fillSaved(talk.mei);
    expect((await complete(talk.mei, message)).status).toBe(204);
    expect(await listed(talk.mei)).toEqual([]);
    expect(await savedOf(talk.mei, true)).toEqual([]);
  });

  it('returns 404 to people outside the room', async () => {
    const message = await newMessage();
    expect(await complete(talk.outsider, message)).toMatchObject({ errors: 'chatRoomNotFound' });
  });
});

describe('setChatReminder', () => {
  it('returns 404 to people outside the room, and for deleted messages', async () => {
    const message = await newMessage();
    expect(await remind(talk.outsider, message)).toMatchObject({ errors: 'chatRoomNotFound' });
    await talk.as(talk.aoi, 'DELETE', pathOf(message));
    expect(await remind(talk.ren, message)).toMatchObject({ errors: 'chatMessageNotFound' });
  });

  it('returns 400 for a time in the past or after 120 days', async () => {
    const message = await newMessage();
    const tooLate = addDays(talk.office.platform.now(), 121).toISOString();
    for (const remindAt of [inMinutes(0), tooLate]) {
      expect(await remind(talk.ren, message, remindAt)).toMatchObject({
        errors: { remindAt: 'invalid' },
      });
    }
  });

  it('rejects reminders above the limit, also for parallel calls', async () => {
    const room = await talk.newRoom();
    const messages: Message[] = [];
    for (let index = 0; index < maxChatReminders + 2; index += 1) {
      messages.push(await sendMessage(talk.office, talk.aoi, room.id, `議題${index}`));
    }
    const rows = messages.slice(0, maxChatReminders - 1).map(({ id, roomId }) => ({
      messageId: id,
      roomId,
      userId: talk.mei.userId,
      remindAt: new Date(inMinutes(30)),
    }));
    await talk.office.platform.db.insert(chatReminders).values(rows);
    const answers = await Promise.all(
      messages.slice(maxChatReminders - 1).map((message) => remind(talk.mei, message)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ errors }) => errors === 'chatReminderLimitReached')).toHaveLength(2);
    expect((await remind(talk.mei, messages[0]!)).status).toBe(200);
  });
});
