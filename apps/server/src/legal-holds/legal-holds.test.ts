import { randomUUID } from 'node:crypto';
import type { Schemas } from '@office/api';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  auditEntriesOf,
  makeAdministrator,
  type TestAdministrator,
} from '../../test/administrators.ts';
import {
  makeChannel,
  makeChatMember,
  roomsPath,
  sendMessage,
  type ChatTestMember,
} from '../../test/chat.ts';
import { cleanUp } from '../../test/clean-up.ts';
import { png } from '../../test/files.ts';
import { startOffice, type TestOffice } from '../../test/office.ts';
import { makeOrganization, type TestOrganization } from '../../test/people.ts';
import { uploadFile } from '../../test/uploads.ts';
import { runPendingErasures } from '../admin/erasure/erasure-job.ts';
import { deleteDueOrganizations } from '../admin/organization/deletion.ts';
import { deleteExpired } from '../chat/retention.ts';
import { chatMessages } from '../database/schema/chat.ts';
import { files } from '../database/schema/files.ts';
import { heldMessages } from '../database/schema/legal-holds.ts';
import { organizations } from '../database/schema/organizations.ts';

type Hold = Schemas['LegalHold'];
type Room = Schemas['ChatRoomSummary'];

const address = '/v1/admin/legal-holds';

let office: TestOffice;
let sakura: TestOrganization;
let owner: TestAdministrator;
let aoi: ChatTestMember;
let ren: ChatTestMember;
let mei: ChatTestMember;
beforeAll(async () => {
  office = await startOffice();
});
afterAll(() => office.close());
beforeEach(async () => {
  sakura = await makeOrganization(office, 'Sakura');
  owner = await makeAdministrator(office, sakura.organizationId);
  aoi = await makeChatMember(office, sakura);
  ren = await makeChatMember(office, sakura);
  mei = await makeChatMember(office, sakura);
});

const place = (body: Partial<Schemas['PlaceLegalHoldRequest']>, by = owner) =>
  by.ask<Hold>('POST', address, { body: { reference: '2026-017', ...body } });
const holdMember = async ({ userId }: { userId: string }) =>
  (await place({ kind: 'MEMBER', userId })).body;
const holdRoom = async ({ id }: Room) => (await place({ kind: 'ROOM', roomId: id })).body;
const release = ({ id }: Hold, by = owner) => by.ask('POST', `${address}/${id}/release`);
const list = async (by = owner) =>
  (await by.ask<Schemas['LegalHoldPage']>('GET', address)).body.data;

const call = (who: ChatTestMember, method: 'PATCH' | 'DELETE', path: string, body?: object) =>
  office.call(method, roomsPath + path, { token: who.token, ...(body && { body }) });
const remove = (who: ChatTestMember, { roomId, id }: Schemas['ChatMessage']) =>
  call(who, 'DELETE', `/${roomId}/messages/${id}`);
const copies = () =>
  office.platform.db
    .select()
    .from(heldMessages)
    .where(eq(heldMessages.organizationId, sakura.organizationId))
    .orderBy(heldMessages.sentAt);

async function sendFile(who: ChatTestMember, { id }: Room) {
  const key = await uploadFile(office, who, 'a.png', png(60_000));
  return {
    key,
    message: await sendMessage(office, who, id, '', { type: 'FILE', fileKeys: [key] }),
  };
}

const isStored = async (key: string) =>
  (await office.platform.db.$count(files, eq(files.key, key))) === 1 &&
  (await office.platform.files.size(key, null)) !== null;

const openDirect = async (who: ChatTestMember, other: ChatTestMember) =>
  (
    await office.call<Room>('POST', roomsPath, {
      token: who.token,
      body: { type: 'DIRECT', userIds: [other.userId] },
    })
  ).body;

describe('holds', () => {
  it('are placed, listed and released, with audit entries', async () => {
    const hold = await holdMember(ren);
    expect(hold).toMatchObject({
      kind: 'MEMBER',
      reference: '2026-017',
      releasedAt: null,
      messages: 0,
      files: 0,
      transcripts: 0,
    });
    const room = await makeChannel(office, [aoi, ren], '開発部');
    office.advanceClock({ seconds: 1 });
    const second = await holdRoom(room);
    expect((await list()).map(({ name }) => name)).toEqual(['開発部', hold.name]);
    expect((await release(second)).status).toBe(204);
    expect((await release(second)).status).toBe(204);
    expect(await list()).toMatchObject([
      { id: hold.id },
      { id: second.id, releasedAt: office.platform.now().toISOString() },
    ]);
    const entries = await auditEntriesOf(owner);
    expect(entries.filter(({ action }) => action.startsWith('LEGAL_HOLD'))).toMatchObject([
      { action: 'LEGAL_HOLD_RELEASED', target: { kind: 'CHAT_ROOM', id: room.id } },
      { action: 'LEGAL_HOLD_PLACED', target: { kind: 'CHAT_ROOM', id: room.id } },
      { action: 'LEGAL_HOLD_PLACED', target: { kind: 'MEMBER', id: ren.userId } },
    ]);
  });

  it('are refused without a subject, twice, and for people and rooms of other organisations', async () => {
    const other = await makeOrganization(office, 'Other');
    const stranger = await makeChatMember(office, other);
    const foreign = await makeChannel(office, [stranger]);
    const direct = await openDirect(aoi, ren);
    expect(await place({ kind: 'MEMBER' })).toMatchObject({ status: 400 });
    expect(await place({ kind: 'ROOM', userId: ren.userId })).toMatchObject({ status: 400 });
    expect(await place({ kind: 'MEMBER', userId: stranger.userId })).toMatchObject({
      status: 404,
      errors: 'userNotFound',
    });
    for (const roomId of [foreign.id, direct.id, randomUUID()])
      expect(await place({ kind: 'ROOM', roomId })).toMatchObject({
        status: 404,
        errors: 'chatRoomNotFound',
      });
    const hold = await holdMember(ren);
    expect(await place({ kind: 'MEMBER', userId: ren.userId })).toMatchObject({
      status: 409,
      errors: 'legalHoldExists',
    });
    const otherOwner = await makeAdministrator(office, other.organizationId);
    expect(await release(hold, otherOwner)).toMatchObject({ status: 404 });
    expect(await list(otherOwner)).toEqual([]);
  });

  it('are placed by the owner only', async () => {
    const administrator = await makeAdministrator(office, sakura.organizationId);
    const body = { kind: 'MEMBER', userId: ren.userId } as const;
    expect(await place(body, administrator)).toMatchObject({ status: 403 });
    expect(await administrator.ask('GET', address)).toMatchObject({ status: 403 });
  });

  it('are one per member when requested in parallel', async () => {
    const body = { kind: 'MEMBER', userId: ren.userId } as const;
    const answers = await Promise.all(Array.from({ length: 10 }, () => place(body)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(9);
  });

  it('find named rooms by a part of their name', async () => {
    await makeChannel(office, [aoi, ren], '営業部');
    const room = await makeChannel(office, [aoi, ren], '開発部');
    await openDirect(aoi, ren);
    const path = `${address}/rooms?keyword=${encodeURIComponent('開発')}`;
    const { body } = await owner.ask<Schemas['LegalHoldRoomList']>('GET', path);
    expect(body.data).toEqual([{ id: room.id, name: '開発部', memberCount: 2 }]);
  });
});

describe('a hold on a member', () => {
  it('keeps deleted messages with their earlier texts and files, of the member only', async () => {
    const hold = await holdMember(ren);
    const room = await makeChannel(office, [aoi, ren], '開発部');
    const sent = await sendMessage(office, ren, room.id, '最初');
    await call(ren, 'PATCH', `/${room.id}/messages/${sent.id}`, { content: '変更後' });
    const { key, message } = await sendFile(ren, room);
    const others = await sendMessage(office, aoi, room.id, '対象外');
    await remove(ren, sent);
    await remove(ren, message);
    await remove(aoi, others);
    expect(await copies()).toMatchObject([
      {
        messageId: sent.id,
        roomName: '開発部',
        senderId: ren.userId,
        content: '変更後',
        versions: [{ content: '最初' }],
        reason: 'DELETED',
      },
      { messageId: message.id, content: '' },
    ]);
    expect(await isStored(key)).toBe(true);
    expect(await list()).toMatchObject([{ id: hold.id, messages: 2, files: 1 }]);
  });

  it('keeps direct messages that others sent to the member', async () => {
    await holdMember(ren);
    const room = await openDirect(aoi, ren);
    const sent = await sendMessage(office, aoi, room.id, '内密に');
    const other = await openDirect(aoi, mei);
    const unrelated = await sendMessage(office, aoi, other.id, '別件');
    await remove(aoi, sent);
    await remove(aoi, unrelated);
    expect((await copies()).map(({ messageId }) => messageId)).toEqual([sent.id]);
  });

  it('keeps an earlier text that an edit would drop', async () => {
    await holdMember(ren);
    const room = await makeChannel(office, [aoi, ren]);
    const sent = await sendMessage(office, ren, room.id, '0');
    for (let n = 1; (await copies()).length === 0; n++) {
      expect(n).toBeLessThan(200);
      await call(ren, 'PATCH', `/${room.id}/messages/${sent.id}`, { content: `${n}` });
    }
    const [copy] = await copies();
    expect(copy!.reason).toBe('EDITED');
    expect(copy!.versions).toContainEqual(expect.objectContaining({ content: '0' }));
  });

  it('refuses the erasure of the member until it is released', async () => {
    const hold = await holdMember(ren);
    const erase = () =>
      owner.ask('POST', `/v1/admin/members/${ren.userId}/erasure`, {
        body: { messages: 'DELETE', files: 'DELETE' },
      });
    expect(await erase()).toMatchObject({ status: 409, errors: 'legalHoldActive' });
    await release(hold);
    expect((await erase()).status).toBe(200);
  });
});

describe('a hold on a room', () => {
  it('keeps expired messages and their files, and messages of a deleted room', async () => {
    const room = await makeChannel(office, [aoi, ren], '開発部');
    await holdRoom(room);
    const expired = await sendMessage(office, aoi, room.id, '古い');
    const { key, message } = await sendFile(ren, room);
    const { db } = office.platform;
    await db
      .update(chatMessages)
      .set({ createdAt: new Date(0) })
      .where(eq(chatMessages.roomId, room.id));
    await deleteExpired(office.platform);
    expect(await db.$count(chatMessages, eq(chatMessages.roomId, room.id))).toBe(0);
    const last = await sendMessage(office, ren, room.id, '最後');
    await call(aoi, 'DELETE', `/${room.id}`, { name: '開発部' });
    await deleteExpired(office.platform);
    await cleanUp(office.platform);
    const reasons = (await copies()).map(({ messageId, reason }) => [messageId, reason]);
    expect(new Map(reasons as [string, string][])).toEqual(
      new Map([
        [expired.id, 'EXPIRED'],
        [message.id, 'EXPIRED'],
        [last.id, 'DELETED'],
      ]),
    );
    expect(await isStored(key)).toBe(true);
  });

  it('keeps files and texts in the room when another member is erased', async () => {
    const room = await makeChannel(office, [aoi, ren]);
    await holdRoom(room);
    const { key, message } = await sendFile(ren, room);
    const free = await makeChannel(office, [aoi, ren]);
    const other = await sendFile(ren, free);
    await owner.ask('POST', `/v1/admin/members/${ren.userId}/erasure`, {
      body: { messages: 'DELETE', files: 'DELETE' },
    });
    await runPendingErasures({ ...office.platform, log: console as never });
    expect((await copies()).map(({ messageId }) => messageId)).toEqual([message.id]);
    expect([await isStored(key), await isStored(other.key)]).toEqual([true, false]);
  });

  it('deletes the copies and their files after its release, except those of another hold', async () => {
    const room = await makeChannel(office, [aoi, ren]);
    const hold = await holdRoom(room);
    const { key, message } = await sendFile(aoi, room);
    const second = await sendMessage(office, ren, room.id, '共通');
    await remove(aoi, message);
    await remove(ren, second);
    await holdMember(ren);
    await release(hold);
    await cleanUp(office.platform);
    expect((await copies()).map(({ messageId }) => messageId)).toEqual([second.id]);
    await office.platform.db
      .update(files)
      .set({ createdAt: new Date(0) })
      .where(eq(files.key, key));
    await cleanUp(office.platform);
    expect(await isStored(key)).toBe(false);
  });
});

describe('the deletion of the organisation', () => {
  const path = '/v1/admin/organization/deletion';
  const schedule = () => owner.ask('POST', path, { body: { name: 'Sakura' } });
  const exists = () =>
    office.platform.db.$count(organizations, eq(organizations.id, sakura.organizationId));

  it('is refused while a hold is active', async () => {
    const hold = await holdMember(ren);
    expect(await schedule()).toMatchObject({ status: 409, errors: 'legalHoldActive' });
    await release(hold);
    expect((await schedule()).status).toBe(200);
  });

  it('waits for the release of a hold that was placed afterwards', async () => {
    await schedule();
    const hold = await holdMember(ren);
    const later = { ...office.platform, now: () => new Date(Date.now() + 40 * 86_400_000) };
    await deleteDueOrganizations(later);
    expect(await exists()).toBe(1);
    await release(hold);
    await deleteDueOrganizations(later);
    expect(await exists()).toBe(0);
  });
});
