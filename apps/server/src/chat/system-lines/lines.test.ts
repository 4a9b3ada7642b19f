import type { Schemas } from '@office/api';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeAdministrator, type TestAdministrator } from '../../../test/administrators.ts';
import { makeChatMember, roomsPath, sendMessage, type ChatTestMember } from '../../../test/chat.ts';
import { startConversation, type TestConversation } from '../../../test/conversation.ts';
import { setLatinName, type TestOrganization } from '../../../test/people.ts';
import { deleteExpired } from '../retention.ts';

type Room = Schemas['ChatRoomSummary'];

let talk: TestConversation;
let administrator: TestAdministrator;
let room: Room;
beforeAll(async () => {
  talk = await startConversation();
  administrator = await makeAdministrator(talk.office, talk.organizationId);
});
afterAll(() => talk.office.close());
beforeEach(async () => {
  room = await talk.newRoom();
});

const newMember = (name: string) =>
  makeChatMember(talk.office, { organizationId: talk.organizationId } as TestOrganization, {
    name,
  });
const listIn = async (who: ChatTestMember, query = '', { id }: Pick<Room, 'id'> = room) =>
  (await talk.as<Schemas['ChatMessageSlice']>(who, 'GET', `/${id}/messages${query}`)).body;
const linesOf = async (who: ChatTestMember, of?: Pick<Room, 'id'>) =>
  (await listIn(who, '', of)).systemLines;
const add = (who: ChatTestMember) =>
  talk.as(talk.aoi, 'POST', `/${room.id}`, { userIds: [who.userId] });
const summaryOf = ({ kind, actor, people }: Schemas['ChatSystemLine']) => [
  kind,
  actor?.name ?? null,
  ...people.map(({ name }) => name),
];

describe('system lines of listChatMessages', () => {
  it('returns the members whom the creator added, who joined, left and were removed', async () => {
    const { aoi, ren, mei } = talk;
    const yui = await newMember('山本 結衣');
    const { code } = (
      await talk.as<Schemas['ChatInviteToken']>(aoi, 'GET', `/${room.id}/invite-token?refresh=true`)
    ).body;
    await talk.as(yui, 'POST', '/invite-token', { inviteToken: code });
    await talk.as(ren, 'DELETE', `/${room.id}/user`);
    await talk.as(aoi, 'DELETE', `/${room.id}/user/${mei.userId}`);
    await add(ren);
    const lines = await linesOf(aoi);
    expect(lines.map(summaryOf)).toEqual([
      ['JOINED', '青木 葵', '高橋 蓮', '伊藤 芽依'],
      ['JOINED', null, '山本 結衣'],
      ['LEFT', null, '高橋 蓮'],
      ['REMOVED', '青木 葵', '伊藤 芽依'],
      ['JOINED', '青木 葵', '高橋 蓮'],
    ]);
    const seqs = lines.map(({ seq }) => seq);
    expect(seqs).toEqual(seqs.toSorted((a, b) => a - b));
  });

  it('returns Latin names beside the names', async () => {
    const mio = await newMember('佐藤 美緒');
    await setLatinName(talk.office, mio, 'Sato Mio');
    await add(mio);
    const { body } = await talk.office.call<Schemas['ChatMessageSlice']>(
      'GET',
      `${roomsPath}/${room.id}/messages`,
      { token: talk.aoi.token },
    );
    const { people } = body.systemLines.at(-1)!;
    expect(people).toEqual([{ userId: mio.userId, name: '佐藤 美緒', nameLatin: 'Sato Mio' }]);
  });

  it('returns a changed name, but not a changed logo or an equal name', async () => {
    const { aoi } = talk;
    await talk.as(aoi, 'PATCH', `/${room.id}`, { name: '新しい名前' });
    await talk.as(aoi, 'PATCH', `/${room.id}`, { name: '新しい名前' });
    await talk.as(aoi, 'PATCH', `/${room.id}`, { logoKey: null });
    const renamed = (await linesOf(aoi)).filter(({ kind }) => kind === 'RENAMED');
    expect(renamed).toMatchObject([
      { actor: { name: '青木 葵' }, people: [], oldName: '営業部', newName: '新しい名前' },
    ]);
  });

  it('returns a message deleted by an admin, but not by its sender', async () => {
    const { aoi, ren, office } = talk;
    const [first, second] = [
      await sendMessage(office, ren, room.id, '一'),
      await sendMessage(office, ren, room.id, '二'),
    ];
    await talk.as(ren, 'DELETE', `/${room.id}/messages/${first.id}`);
    const deleted = await talk.as(aoi, 'DELETE', `/${room.id}/messages/${second.id}`);
    const last = (await linesOf(aoi)).at(-1)!;
    expect(summaryOf(last)).toEqual(['MESSAGE_DELETED', '青木 葵', '高橋 蓮']);
    expect(last.seq).toBe(deleted.body.changeSeq);
    expect((await linesOf(aoi)).filter(({ kind }) => kind === 'MESSAGE_DELETED')).toHaveLength(1);
  });

  it('does not count lines as unread and does not find them in the message search', async () => {
    const { aoi, ren } = talk;
    await talk.as(aoi, 'PATCH', `/${room.id}`, { name: '改名後の部屋' });
    const { body } = await talk.as<Room>(ren, 'GET', `/${room.id}`);
    expect(body).toMatchObject({ unreadCount: 0, lastMessage: null });
    const found = await talk.as<Schemas['ChatSearchList']>(ren, 'GET', '/search?keyword=改名後');
    expect(found.body.data).toEqual([]);
  });

  it('returns a member who left the organisation, also of a group direct room', async () => {
    const { aoi, ren } = talk;
    const yui = await newMember('山本 結衣');
    await add(yui);
    const open = async (...others: ChatTestMember[]) =>
      (
        await talk.as<Room>(aoi, 'POST', '', {
          type: 'DIRECT',
          userIds: others.map(({ userId }) => userId),
        })
      ).body;
    const [group, pair] = [await open(ren, yui), await open(yui)];
    await administrator.ask('DELETE', `/v1/admin/members/${yui.userId}`);
    expect(summaryOf((await linesOf(aoi)).at(-1)!)).toEqual(['LEFT', null, '山本 結衣']);
    expect((await linesOf(aoi, group)).map(summaryOf)).toEqual([['LEFT', null, '山本 結衣']]);
    expect(await linesOf(aoi, pair)).toEqual([]);
  });

  it('stores no line for a rejected change', async () => {
    const { ren, mei } = talk;
    const before = await linesOf(ren);
    await talk.as(ren, 'DELETE', `/${room.id}/user/${mei.userId}`);
    await talk.as(ren, 'PATCH', `/${room.id}`, { name: 'x' });
    expect(await linesOf(ren)).toEqual(before);
  });

  it('returns each line once in consecutive slices', async () => {
    const { aoi, ren, office } = talk;
    const rename = (name: string) => talk.as(aoi, 'PATCH', `/${room.id}`, { name });
    const sent: Schemas['ChatMessage'][] = [];
    for (const name of ['一', '二', '三']) {
      sent.push(await sendMessage(office, ren, room.id, name));
      await rename(name);
    }
    const namesIn = async (query: string) =>
      (await listIn(ren, query)).systemLines.map(({ newName }) => newName);
    const [first, second, third] = sent.map(({ seq }) => seq);
    expect(await namesIn('?limit=1')).toEqual(['三']);
    expect(await namesIn(`?limit=1&beforeSeq=${third}`)).toEqual(['二']);
    expect(await namesIn(`?limit=1&beforeSeq=${second}`)).toEqual([null, '一']);
    expect(await namesIn(`?limit=1&afterSeq=${first}`)).toEqual(['一']);
    expect(await namesIn(`?limit=1&afterSeq=${second}`)).toEqual(['二', '三']);
    expect(await namesIn(`?limit=2&aroundMessageId=${sent[1]!.id}`)).toEqual([null, '一']);
  });

  it('returns the lines of missed changes', async () => {
    const { aoi, ren, office } = talk;
    const before = (await sendMessage(office, ren, room.id, '一')).seq;
    await talk.as(aoi, 'PATCH', `/${room.id}`, { name: '二' });
    await sendMessage(office, ren, room.id, '三');
    await talk.as(aoi, 'PATCH', `/${room.id}`, { name: '四' });
    const changesAfter = async (query: string) =>
      (await talk.as<Schemas['ChatChanges']>(ren, 'GET', `/${room.id}/changes?${query}`)).body;
    const { systemLines } = await changesAfter(`afterSeq=${before}`);
    expect(systemLines.map(({ newName }) => newName)).toEqual(['二', '四']);
    await sendMessage(office, ren, room.id, '五');
    const page = await changesAfter(`afterSeq=${before}&limit=1`);
    expect(page.systemLines.map(({ newName }) => newName)).toEqual(['二']);
    const next = await changesAfter(`afterSeq=${page.metadata.upToSeq}`);
    expect(next.systemLines.map(({ newName }) => newName)).toEqual(['四']);
  });

  it('returns no lines that are older than messages are kept', async () => {
    expect(await linesOf(talk.aoi)).toHaveLength(1);
    const later = new Date(talk.office.platform.now().getTime() + 70 * 24 * 3_600_000);
    await deleteExpired({ ...talk.office.platform, now: () => later });
    expect(await linesOf(talk.aoi)).toEqual([]);
  });
});
