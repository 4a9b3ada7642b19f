import type { Schemas } from '@office/api';
import { maxChatMessageVersions } from '@office/vocabulary';
import { subDays } from 'date-fns/subDays';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendMessage, type ChatTestMember } from '../../../test/chat.ts';
import { startConversation, type TestConversation } from '../../../test/conversation.ts';
import { chatMessages } from '../../database/schema/chat.ts';
import { chatMessageVersions } from '../../database/schema/chat-versions.ts';
import { users } from '../../database/schema/users.ts';
import { deleteExpired } from '../retention.ts';

type Message = Schemas['ChatMessage'];

let talk: TestConversation;
beforeAll(async () => {
  talk = await startConversation();
});
afterAll(() => talk.office.close());

const pathOf = ({ roomId, id }: Pick<Message, 'roomId' | 'id'>) => `/${roomId}/messages/${id}`;
/** Edits a second later, because versions are ordered by time. */
function edit(who: ChatTestMember, message: Message, content: string) {
  talk.office.advanceClock({ seconds: 1 });
  return talk.as(who, 'PATCH', pathOf(message), { content });
}
const versions = (who: ChatTestMember, message: Message) =>
  talk.as<Schemas['ChatMessageVersionList']>(who, 'GET', `${pathOf(message)}/versions`);
const stored = ({ id }: Message) =>
  talk.office.platform.db.$count(chatMessageVersions, eq(chatMessageVersions.messageId, id));

async function editedMessage(author: ChatTestMember = talk.aoi): Promise<Message> {
  const room = await talk.newRoom();
  const message = await sendMessage(talk.office, author, room.id, '一版');
  return (await edit(author, message, '二版')).body;
}

describe('listChatMessageVersions', () => {
  it('returns the earlier texts with their times to the author, latest first', async () => {
    const second = await editedMessage();
    await edit(talk.aoi, second, '三版');
    await edit(talk.aoi, second, '三版');
    const { status, body } = await versions(talk.aoi, second);
    expect(status).toBe(200);
    expect(body.data).toEqual([
      { content: '二版', writtenAt: second.editedAt },
      { content: '一版', writtenAt: second.createdAt },
    ]);
  });

  it('returns 403 to other members, also admins, and 404 to people outside the room', async () => {
    const message = await editedMessage(talk.ren);
    expect(await versions(talk.aoi, message)).toMatchObject({ errors: 'forbidden' });
    expect(await versions(talk.outsider, message)).toMatchObject({ errors: 'chatRoomNotFound' });
    const elsewhere = { ...message, roomId: (await talk.newRoom()).id };
    expect(await versions(talk.ren, elsewhere)).toMatchObject({ errors: 'chatMessageNotFound' });
  });

  it('keeps the last 20 versions', async () => {
    const message = await editedMessage();
    for (let index = 0; index < maxChatMessageVersions + 1; index += 1) {
      await edit(talk.aoi, message, `第${index}版`);
    }
    const { data } = (await versions(talk.aoi, message)).body;
    expect(data).toHaveLength(maxChatMessageVersions);
    expect(data.at(-1)).toMatchObject({ content: '第0版' });
  });
});

describe('versions are deleted', () => {
  it('with their message', async () => {
    const message = await editedMessage();
    await talk.as(talk.aoi, 'DELETE', pathOf(message));
    expect(await stored(message)).toBe(0);
    expect(await versions(talk.aoi, message)).toMatchObject({ errors: 'chatMessageNotFound' });
  });

  it('by the retention', async () => {
    const message = await editedMessage();
    const { db, now } = talk.office.platform;
    await db
      .update(chatMessages)
      .set({ createdAt: subDays(now(), 90) })
      .where(eq(chatMessages.id, message.id));
    await deleteExpired(talk.office.platform);
    expect(await stored(message)).toBe(0);
  });

  it('with the account of the author', async () => {
    const message = await editedMessage(talk.mei);
    await talk.office.platform.db.delete(users).where(eq(users.id, talk.mei.userId));
    expect(await stored(message)).toBe(0);
  });
});
