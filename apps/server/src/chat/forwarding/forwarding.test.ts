import { randomUUID } from 'node:crypto';
import type { Schemas } from '@office/api';
import { subDays } from 'date-fns/subDays';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  makeChannel,
  makeChatMembers,
  sendMessage,
  type ChatTestMember,
} from '../../../test/chat.ts';
import { startConversation, type TestConversation } from '../../../test/conversation.ts';
import { png } from '../../../test/files.ts';
import { sendFile } from '../../../test/uploads.ts';
import { chatMessages } from '../../database/schema/chat.ts';
import { deleteExpired } from '../retention.ts';

type Message = Schemas['ChatMessage'];
type Room = Schemas['ChatRoomSummary'];

let talk: TestConversation;
beforeAll(async () => {
  talk = await startConversation();
});
afterAll(() => talk.office.close());

const pathOf = ({ roomId, id }: Pick<Message, 'roomId' | 'id'>) => `/${roomId}/messages/${id}`;

function forward(
  who: ChatTestMember,
  message: Pick<Message, 'roomId' | 'id'>,
  roomId: string,
  more: Partial<Schemas['ForwardChatMessageRequest']> = {},
) {
  const body = { clientId: randomUUID(), roomId, ...more };
  return talk.as<Message>(who, 'POST', `${pathOf(message)}/forward`, body);
}

const sourcesIn = async (who: ChatTestMember, roomId: string) =>
  (await talk.as<Schemas['ChatForwardSources']>(who, 'GET', `/${roomId}/forward-sources`)).body
    .sources;

const downloads = (who: ChatTestMember, fileKey: string) =>
  talk.office.call<Schemas['PreSignedDownloadList']>('POST', '/v1/files/pre-sign-url', {
    token: who.token,
    body: { fileKeys: [fileKey] },
  });

/** A room of 青木 葵 and 高橋 蓮 only, and a room with 伊藤 芽依. */
async function makeRooms(): Promise<{ secret: Room; open: Room }> {
  const open = await talk.newRoom();
  const secret = await makeChannel(talk.office, [talk.aoi, talk.ren], '人事の部屋');
  return { secret, open };
}

describe('forwardChatMessage', () => {
  it('sends author, text and comment to the other room without naming the original room', async () => {
    const { secret, open } = await makeRooms();
    const original = await sendMessage(talk.office, talk.ren, secret.id, '金曜までに');
    const { status, body } = await forward(talk.aoi, original, open.id, { comment: '共有します' });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      roomId: open.id,
      type: 'TEXT',
      content: '共有します',
      sender: { id: talk.aoi.userId },
      forwarded: { sender: { id: talk.ren.userId, nameKanji: '高橋 蓮' }, content: '金曜までに' },
    });
    const seen = await talk.slice(talk.mei, open.id);
    expect(seen.data.at(-1)).toEqual(body);
    expect(JSON.stringify(seen.data)).not.toContain(secret.id);
    expect(JSON.stringify(seen.data)).not.toContain(original.id);
    expect(talk.announced(open.id).at(-1)).toEqual(body);
  });

  it('stores one message for repeated and concurrent calls, also after the original is deleted', async () => {
    const { secret, open } = await makeRooms();
    const original = await sendMessage(talk.office, talk.ren, secret.id, '一度だけ');
    const clientId = randomUUID();
    const calls = [1, 2, 3].map(() => forward(talk.aoi, original, open.id, { clientId }));
    const answers = await Promise.all(calls);
    await talk.as(talk.ren, 'DELETE', pathOf(original));
    answers.push(await forward(talk.aoi, original, open.id, { clientId }));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect((await talk.slice(talk.mei, open.id)).data).toHaveLength(1);
  });

  it('returns 404 for rooms of others, whether they exist or not', async () => {
    const { secret, open } = await makeRooms();
    const original = await sendMessage(talk.office, talk.ren, secret.id, '内緒');
    const unknown = { roomId: randomUUID(), id: original.id };
    expect(await forward(talk.mei, original, open.id)).toMatchObject({
      errors: 'chatRoomNotFound',
    });
    expect(await forward(talk.mei, unknown, open.id)).toMatchObject({ errors: 'chatRoomNotFound' });
    const own = await sendMessage(talk.office, talk.mei, open.id, '公開');
    expect(await forward(talk.mei, own, secret.id)).toMatchObject({ errors: 'chatRoomNotFound' });
    expect(await forward(talk.mei, own, randomUUID())).toMatchObject({
      errors: 'chatRoomNotFound',
    });
    expect(await forward(talk.mei, { ...own, id: original.id }, open.id)).toMatchObject({
      errors: 'chatMessageNotFound',
    });
    const { chatters } = await makeChatMembers(talk.office, ['他社 太郎']);
    expect(await forward(chatters[0]!, own, open.id)).toMatchObject({ errors: 'chatRoomNotFound' });
  });

  it('returns 404 for a deleted message and 400 for a comment that is too long', async () => {
    const room = await talk.newRoom();
    const original = await sendMessage(talk.office, talk.aoi, room.id, '消す');
    expect(
      await forward(talk.aoi, original, room.id, { comment: 'あ'.repeat(1001) }),
    ).toMatchObject({
      errors: { comment: 'tooLong' },
    });
    await talk.as(talk.aoi, 'DELETE', pathOf(original));
    expect(await forward(talk.aoi, original, room.id)).toMatchObject({
      errors: 'chatMessageNotFound',
    });
  });

  it('forwards the original of a forwarded message', async () => {
    const { secret, open } = await makeRooms();
    const original = await sendMessage(talk.office, talk.ren, secret.id, '原文');
    const first = await forward(talk.aoi, original, open.id, { comment: '途中のコメント' });
    const second = await forward(talk.mei, first.body, open.id);
    expect(second.body).toMatchObject({
      content: '',
      sender: { id: talk.mei.userId },
      forwarded: { sender: { id: talk.ren.userId }, content: '原文' },
    });
  });

  it('finds the forwarded text in the search of the new room', async () => {
    const { secret, open } = await makeRooms();
    const original = await sendMessage(talk.office, talk.ren, secret.id, '検索用の経費規程');
    await forward(talk.aoi, original, open.id);
    const found = await talk.as<Schemas['ChatSearchList']>(
      talk.mei,
      'GET',
      `/search?keyword=${encodeURIComponent('経費規程')}`,
    );
    expect(found.body.data.map(({ room }) => room.id)).toEqual([open.id]);
  });

  it('removes the forwarded text when the new message is deleted', async () => {
    const { secret, open } = await makeRooms();
    const original = await sendMessage(talk.office, talk.ren, secret.id, '消える文');
    const { body } = await forward(talk.aoi, original, open.id);
    const deleted = await talk.as(talk.aoi, 'DELETE', pathOf(body));
    expect(deleted.body).not.toHaveProperty('forwarded');
    expect(await sourcesIn(talk.aoi, open.id)).toEqual([]);
  });
});

describe('files of a forwarded message', () => {
  const picture = png(60_000);

  it('are readable in the new room only after forwarding, and stay when the original is deleted', async () => {
    const { secret, open } = await makeRooms();
    const original = await sendFile(talk.office, talk.ren, secret.id, 'a.png', picture);
    expect((await downloads(talk.mei, original.fileKey)).status).not.toBe(200);
    const { body } = await forward(talk.aoi, original, open.id);
    expect(body).toMatchObject({ type: 'FILE', attachments: [{ fileName: 'a.png' }] });
    await talk.as(talk.ren, 'DELETE', pathOf(original));
    expect((await downloads(talk.mei, original.fileKey)).status).toBe(200);
    expect(await talk.office.platform.files.size(original.fileKey, null)).not.toBeNull();
    await talk.as(talk.aoi, 'DELETE', pathOf(body));
    expect(await talk.office.platform.files.size(original.fileKey, null)).toBeNull();
  });

  it('stay when retention deletes the original', async () => {
    const { secret, open } = await makeRooms();
    const original = await sendFile(talk.office, talk.ren, secret.id, 'b.png', picture);
    await forward(talk.aoi, original, open.id);
    const { db, now } = talk.office.platform;
    await db
      .update(chatMessages)
      .set({ createdAt: subDays(now(), 90) })
      .where(eq(chatMessages.id, original.id));
    await deleteExpired(talk.office.platform);
    expect((await downloads(talk.mei, original.fileKey)).status).toBe(200);
  });

  it('are never lost while the original is deleted concurrently', async () => {
    const { secret, open } = await makeRooms();
    for (let round = 0; round < 5; round += 1) {
      const original = await sendFile(talk.office, talk.ren, secret.id, 'c.png', picture);
      const [answer] = await Promise.all([
        forward(talk.aoi, original, open.id),
        talk.as(talk.ren, 'DELETE', pathOf(original)),
      ]);
      const size = await talk.office.platform.files.size(original.fileKey, null);
      if (answer.status === 201) expect(size).not.toBeNull();
      else expect(answer).toMatchObject({ errors: 'chatMessageNotFound' });
    }
  });

  it('cannot be sent twice by their owner', async () => {
    const { secret, open } = await makeRooms();
    const original = await sendFile(talk.office, talk.ren, secret.id, 'd.png', picture);
    await forward(talk.ren, original, open.id);
    const again = {
      clientId: randomUUID(),
      type: 'FILE',
      content: '',
      fileKeys: [original.fileKey],
    };
    expect(await talk.as(talk.ren, 'POST', `/${open.id}/messages`, again)).toMatchObject({
      errors: 'fileNotUploaded',
    });
  });
});

describe('listChatForwardSources', () => {
  it('lists the original only for members of its room, until it is deleted or they leave', async () => {
    const { secret, open } = await makeRooms();
    const original = await sendMessage(talk.office, talk.aoi, secret.id, '原文');
    const { body } = await forward(talk.aoi, original, open.id);
    const source = {
      messageId: body.id,
      originalId: original.id,
      originalThreadRootId: null,
      originalRoomId: secret.id,
      originalRoomType: 'CHANNEL',
    };
    expect(await sourcesIn(talk.ren, open.id)).toEqual([source]);
    expect(await sourcesIn(talk.mei, open.id)).toEqual([]);
    await talk.as(talk.ren, 'DELETE', `/${secret.id}/user`);
    expect(await sourcesIn(talk.ren, open.id)).toEqual([]);
    expect(await sourcesIn(talk.aoi, open.id)).toEqual([source]);
    await talk.as(talk.aoi, 'DELETE', pathOf(original));
    expect(await sourcesIn(talk.aoi, open.id)).toEqual([]);
  });

  it('returns 404 to members of other rooms', async () => {
    const { secret } = await makeRooms();
    expect(await talk.as(talk.mei, 'GET', `/${secret.id}/forward-sources`)).toMatchObject({
      errors: 'chatRoomNotFound',
    });
  });
});
