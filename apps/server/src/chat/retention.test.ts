import { subDays } from 'date-fns/subDays';
import { subMonths } from 'date-fns/subMonths';
import { eq, inArray } from 'drizzle-orm';
import type { Schemas } from '@office/api';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeChannel, makeChatMembers, roomsPath, sendMessage } from '../../test/chat.ts';
import type { ChatTestMember } from '../../test/chat.ts';
import { png } from '../../test/files.ts';
import { startChatPair } from '../../test/chat-pair.ts';
import type { TestOffice } from '../../test/office.ts';
import { uploadFile } from '../../test/uploads.ts';
import { chatMessages, chatRooms } from '../database/schema/chat.ts';
import { files } from '../database/schema/files.ts';
import { contracts, organizationRetention } from '../database/schema/organizations.ts';
import { cleanUp } from '../../test/clean-up.ts';
import { countExpiredChat } from './store/retention-store.ts';
import { deleteExpired } from './retention.ts';

let office: TestOffice;
let aoi: ChatTestMember;
let ren: ChatTestMember;
beforeAll(async () => {
  ({ office, aoi, ren } = await startChatPair());
});
afterAll(() => office.close());

const get = async <T>(path: string) =>
  (await office.call<T>('GET', roomsPath + path, { token: ren.token })).body;

async function backdate(messages: Schemas['ChatMessage'][]): Promise<void> {
  const ids = messages.map(({ id }) => id);
  const createdAt = new Date(subMonths(office.platform.now(), 2).getTime() - 60_000);
  await office.platform.db
    .update(chatMessages)
    .set({ createdAt })
    .where(inArray(chatMessages.id, ids));
}

const upload = () => uploadFile(office, aoi, 'a.png', png(60_000));

it('deletes messages older than two months with their files and continues the numbering', async () => {
  const room = await makeChannel(office, [aoi, ren]);
  const key = await upload();
  const old = [
    await sendMessage(office, aoi, room.id, '古い 1'),
    await sendMessage(office, aoi, room.id, '', { type: 'FILE', fileKeys: [key] }),
  ];
  const root = await sendMessage(office, aoi, room.id, '古い議題');
  await sendMessage(office, ren, room.id, '新しい返信', { threadRootId: root.id });
  const kept = await sendMessage(office, aoi, room.id, '新しい');
  await backdate([...old, root]);
  await deleteExpired(office.platform);
  const list = await get<Schemas['ChatMessageSlice']>(`/${room.id}/messages`);
  // The first message is kept because its thread has a newer reply.
  expect(list.data.map(({ id }) => id)).toEqual([root.id, kept.id]);
  expect(await office.platform.files.size(key, null)).toBeNull();
  expect(await office.platform.db.select().from(files).where(eq(files.key, key))).toEqual([]);
  expect(await get(`/search?keyword=${encodeURIComponent('古い 1')}`)).toMatchObject({ data: [] });
  expect(await get(`/${room.id}`)).toMatchObject({ unreadCount: 2, lastMessage: { id: kept.id } });
  await sendMessage(office, aoi, room.id, '次');
  expect(await get(`/${room.id}`)).toMatchObject({ unreadCount: 3 });
});

it('does not count deleted messages as unread', async () => {
  const room = await makeChannel(office, [aoi, ren]);
  const old = [
    await sendMessage(office, aoi, room.id, '一'),
    await sendMessage(office, aoi, room.id, '二'),
  ];
  expect(await get(`/${room.id}`)).toMatchObject({ unreadCount: 2 });
  await backdate(old);
  await deleteExpired(office.platform);
  expect(await get(`/${room.id}`)).toMatchObject({ unreadCount: 0, lastMessage: null });
  await sendMessage(office, aoi, room.id, '三');
  expect(await get(`/${room.id}`)).toMatchObject({ unreadCount: 1, lastSeq: 3 });
});

it('empties deleted rooms and removes uploads that were never sent', async () => {
  const room = await makeChannel(office, [aoi, ren], '消す');
  const [attached, forgotten] = [await upload(), await upload()];
  await sendMessage(office, aoi, room.id, '', { type: 'FILE', fileKeys: [attached] });
  await office.call('DELETE', `${roomsPath}/${room.id}`, {
    token: aoi.token,
    body: { name: '消す' },
  });
  await deleteExpired(office.platform);
  expect(
    await office.platform.db.select().from(chatRooms).where(eq(chatRooms.id, room.id)),
  ).toEqual([]);
  expect(await office.platform.files.size(attached, null)).toBeNull();
  expect(await office.platform.files.size(forgotten, null)).not.toBeNull();
  await office.platform.db
    .update(files)
    .set({ createdAt: new Date(office.platform.now().getTime() - 25 * 60 * 60_000) })
    .where(eq(files.key, forgotten));
  await cleanUp(office.platform);
  expect(await office.platform.files.size(forgotten, null)).toBeNull();
});

it('applies a shorter retention of an organisation to that organisation only', async () => {
  const { organization, chatters } = await makeChatMembers(office, ['小林 澪']);
  const { organizationId } = organization;
  const [mio] = chatters as [ChatTestMember];
  const keep = { organizationId, messageDays: 14, fileDays: 7 };
  await office.platform.db.insert(organizationRetention).values(keep);
  const rooms = [await makeChannel(office, [mio]), await makeChannel(office, [aoi, ren])];
  const written: { messages: Schemas['ChatMessage'][]; key: string }[] = [];
  for (const [room, writer] of [
    [rooms[0]!, mio],
    [rooms[1]!, aoi],
  ] as const) {
    const key = await uploadFile(office, writer, 'a.png', png(60_000));
    const messages = [
      await sendMessage(office, writer, room.id, '古い'),
      await sendMessage(office, writer, room.id, '', { type: 'FILE', fileKeys: [key] }),
    ];
    written.push({ messages, key });
  }
  const sentAt = async ({ id }: Schemas['ChatMessage'], days: number) => {
    const createdAt = subDays(office.platform.now(), days);
    await office.platform.db.update(chatMessages).set({ createdAt }).where(eq(chatMessages.id, id));
  };
  for (const { messages } of written) {
    await sentAt(messages[0]!, 15);
    await sentAt(messages[1]!, 8);
  }
  const since = (days: number) => subDays(office.platform.now(), days);
  const { db } = office.platform;
  expect(
    await countExpiredChat(db, organizationId, { messages: since(14), files: since(7) }),
  ).toMatchObject({ messages: 1, files: 1 });
  await deleteExpired(office.platform);
  const left = async ({ token }: ChatTestMember, room: Schemas['ChatRoomSummary']) => {
    const path = `${roomsPath}/${room.id}/messages`;
    const { body } = await office.call<Schemas['ChatMessageSlice']>('GET', path, { token });
    return body.data.map(({ id, attachments }) => [id, attachments.length]);
  };
  expect(await left(mio, rooms[0]!)).toEqual([[written[0]!.messages[1]!.id, 0]]);
  expect(await office.platform.files.size(written[0]!.key, null)).toBeNull();
  expect(await left(aoi, rooms[1]!)).toHaveLength(2);
  expect(await office.platform.files.size(written[1]!.key, null)).not.toBeNull();
});

it('keeps messages longer if the contract allows it, until the contract changes', async () => {
  const { organization, chatters } = await makeChatMembers(office, ['森 陸']);
  const { organizationId } = organization;
  const [riku] = chatters as [ChatTestMember];
  const { db } = office.platform;
  const allow = (maxRetentionDays: number) =>
    db
      .update(contracts)
      .set({ maxRetentionDays })
      .where(eq(contracts.organizationId, organizationId));
  const room = await makeChannel(office, [riku]);
  const elsewhere = await makeChannel(office, [aoi, ren]);
  const sent = [
    await sendMessage(office, riku, room.id, '去年'),
    await sendMessage(office, aoi, elsewhere.id, '去年'),
  ];
  await db
    .update(chatMessages)
    .set({ createdAt: subDays(office.platform.now(), 300) })
    .where(
      inArray(
        chatMessages.id,
        sent.map(({ id }) => id),
      ),
    );
  const left = async () => {
    await deleteExpired(office.platform);
    const rows = await db
      .select({ id: chatMessages.id })
      .from(chatMessages)
      .where(
        inArray(
          chatMessages.id,
          sent.map(({ id }) => id),
        ),
      );
    return rows.map(({ id }) => id);
  };
  await allow(365);
  const keep = { organizationId, messageDays: 365, fileDays: 365 };
  await db.insert(organizationRetention).values(keep);
  expect(await left()).toEqual([sent[0]!.id]);
  await allow(200);
  expect(await left()).toEqual([]);
});
