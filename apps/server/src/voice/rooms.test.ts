import type { Schemas } from '@office/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testPlan } from '../../test/floor-plan.ts';
import {
  signInToOrganization,
  makeOrganization,
  type TestOrganization,
} from '../../test/people.ts';
import { nextMessage, startTestServer, type TestServer } from '../../test/server.ts';
import { makeOwnRoom, makeSpeaker, makeVoiceOrganization, talkPlan } from '../../test/voice.ts';
import type { Speaker } from '../../test/voice.ts';
import { voiceInvitations, voiceRooms } from '../database/schema/voice.ts';
import { replaceFloorPlan } from '../admin/floors/publication.ts';
import { createFloor, setFloorBlocked } from '../admin/floors/floor-changes.ts';
import { setRole } from '../admin/members/member-changes.ts';
import { deleteStaleCalls, deleteStaleVoiceRooms } from './rooms/room-cleanup.ts';

type RoomList = Schemas['VoiceRoomList'];

let server: TestServer;
let sakura: TestOrganization;
let aoi: Speaker;
let ren: Speaker;
let mei: Speaker;
let guest: Speaker;
let stranger: Speaker;
beforeAll(async () => {
  server = await startTestServer();
  sakura = await makeVoiceOrganization(server, 'Sakura');
  aoi = await makeSpeaker(server, sakura, { role: 'ORGANIZATION_ADMIN', name: '青木 葵' });
  ren = await makeSpeaker(server, sakura, { name: '高橋 蓮' });
  mei = await makeSpeaker(server, sakura, { name: '伊藤 芽依' });
  guest = await makeSpeaker(server, sakura, { role: 'GUEST', name: '森 光' });
  stranger = await makeSpeaker(server, await makeVoiceOrganization(server, 'Northwind'));
});
afterAll(() => server.close());

const notFound = { status: 404, errors: 'voiceChatRoomInvalid' };
const refused = { status: 403, errors: 'forbidden' };

async function makeAdminRoom(name = '全社') {
  const answer = await aoi.call('POST', '/rooms', { kind: 'ADMIN', name });
  expect(answer.status).toBe(201);
  return answer.body;
}

const idsIn = async (who: Speaker, path: string) =>
  (await who.call<RoomList>('GET', path)).body.data.map(({ id }) => id);

describe('own room', () => {
  it('is visible to its owner and listed members only', async () => {
    const room = await makeOwnRoom(ren, [mei], '  企画  ');
    expect(room).toMatchObject({
      kind: 'OWN',
      name: '企画',
      names: null,
      ownerId: ren.userId,
      canEdit: true,
      canInvite: true,
      emails: [mei.email],
      people: [{ id: mei.userId, nameKanji: '伊藤 芽依', email: mei.email }],
      participants: [],
      limit: 5,
    });
    const roomView = await mei.call('GET', `/rooms/${room.id}`);
    expect(roomView.body).toMatchObject({ canEdit: false, canInvite: true });
    expect(roomView.body).not.toHaveProperty('emails');
    expect(roomView.body).not.toHaveProperty('people');
    expect(await idsIn(ren, '/rooms')).toContain(room.id);
    expect(await idsIn(mei, '/rooms')).toContain(room.id);
    for (const other of [aoi, guest, stranger]) {
      expect(await idsIn(other, '/rooms')).not.toContain(room.id);
      const address = `/rooms/${room.id}`;
      expect(await other.call('GET', address)).toMatchObject(notFound);
      expect(await other.call('PATCH', address, { name: 'x' })).toMatchObject(notFound);
      expect(await other.call('DELETE', address)).toMatchObject(notFound);
      expect(await other.call('POST', '/token', { roomId: room.id })).toMatchObject(notFound);
      if (other === guest) continue;
      const invite = { roomId: room.id, userIds: [mei.userId] };
      expect(await other.call('POST', '/invite', invite)).toMatchObject(notFound);
      const candidates = await other.call('GET', `/users-not-in?roomId=${room.id}`);
      expect(candidates).toMatchObject(notFound);
    }
  });

  it('can be changed and deleted by its owner only, and notifies the listed members', async () => {
    const room = await makeOwnRoom(ren, [mei]);
    const page = await mei.open();
    const changed = nextMessage(page, 'voiceRoomChanged');
    expect(await mei.call('PATCH', `/rooms/${room.id}`, { name: 'x' })).toMatchObject(refused);
    expect(await mei.call('DELETE', `/rooms/${room.id}`)).toMatchObject(refused);
    const renamed = await ren.call('PATCH', `/rooms/${room.id}`, { name: '新', emails: [] });
    expect(renamed.body).toMatchObject({ name: '新', emails: [] });
    expect(await changed).toMatchObject({ roomId: room.id, kind: 'OWN', participants: null });
    expect(await mei.call('GET', `/rooms/${room.id}`)).toMatchObject(notFound);

    await ren.call('PATCH', `/rooms/${room.id}`, { emails: [mei.email.toUpperCase()] });
    const deleted = nextMessage(page, 'deleteRoom');
    expect((await ren.call('DELETE', `/rooms/${room.id}`)).status).toBe(204);
    expect(await deleted).toMatchObject({
      roomId: room.id,
      name: '新',
      kind: 'OWN',
      deletedBy: { id: ren.userId },
    });
    expect(await ren.call('DELETE', `/rooms/${room.id}`)).toMatchObject(notFound);
    page.disconnect();
  });

  it('accepts only members of the organisation and cannot be created by guests', async () => {
    for (const emails of [[stranger.email], ['nobody@example.com'], [mei.email, stranger.email]]) {
      const request = { kind: 'OWN', name: 'x', emails };
      expect(await ren.call('POST', '/rooms', request)).toMatchObject({
        status: 422,
        errors: 'emailNotFound',
      });
    }
    const room = await makeOwnRoom(ren, [mei]);
    const wrong = { name: '変', emails: [stranger.email] };
    expect(await ren.call('PATCH', `/rooms/${room.id}`, wrong)).toMatchObject({ status: 422 });
    const after = await ren.call('GET', `/rooms/${room.id}`);
    expect(after.body).toMatchObject({ name: room.name, emails: [mei.email] });
    expect(await guest.call('POST', '/rooms', { kind: 'OWN', name: 'x' })).toMatchObject(refused);
  });

  it.each([
    [{ kind: 'OWN' }, { name: 'required' }],
    [{ kind: 'OWN', name: '' }, { name: 'required' }],
    [{ kind: 'OWN', name: ' 　' }, { name: 'invalid' }],
    [{ kind: 'OWN', name: 'two\nlines' }, { name: 'invalid' }],
    [{ kind: 'OWN', name: 'あ'.repeat(256) }, { name: 'tooLong' }],
    [{ kind: 'OWN', name: 12 }, { name: 'invalid' }],
    [{ kind: 'AREA', name: 'x' }, { kind: 'invalid' }],
    [{ kind: 'OWN', name: 'x', emails: ['not an address'] }, { emails: 'invalid' }],
    [{ kind: 'OWN', name: 'x', emails: ['a@b.example', 'a@b.example'] }, { emails: 'invalid' }],
    [{ kind: 'OWN', name: 'x', ownerId: 'y' }, { ownerId: 'invalid' }],
    [{ kind: 'OWN', name: 'x', floorId: 'first' }, { floorId: 'invalid' }],
  ])('rejects %j', async (body, errors) => {
    expect(await ren.call('POST', '/rooms', body)).toMatchObject({ status: 400, errors });
  });

  it('keeps markup in the name as plain text', async () => {
    const name = '<img src=x onerror=alert(1)>';
    expect((await makeOwnRoom(ren, [], name)).name).toBe(name);
  });

  it('can be assigned to an open floor of the organisation', async () => {
    const { contractId, floorId } = sakura;
    const create = (floor: string) =>
      ren.call('POST', '/rooms', { kind: 'OWN', name: 'x', floorId: floor });
    expect((await create(floorId)).body).toMatchObject({ floorId });
    const other = (await stranger.call<RoomList>('GET', '/area-rooms')).body.data[0]!.floorId!;
    expect(await create(other)).toMatchObject({ status: 404, errors: 'floorInvalid' });
    const plan = talkPlan;
    const shut = await createFloor(server.platform, { contractId, name: '2F', plan, position: 1 });
    await setFloorBlocked(server.platform, shut, true);
    expect(await create(shut)).toMatchObject({ status: 403, errors: 'floorBlocked' });
  });

  it('belongs to an owner demoted to guest, who cannot add members', async () => {
    const creator = await makeSpeaker(server, sakura);
    const room = await makeOwnRoom(creator, [mei]);
    await setRole(server.platform, creator, 'GUEST');
    const { token } = await signInToOrganization(server, creator, sakura.organizationId);
    const change = (body: unknown) =>
      server.call<Schemas['VoiceRoom']>('PATCH', `/v1/voice-chat/rooms/${room.id}`, {
        token,
        body,
      });
    expect(await change({ emails: [ren.email] })).toMatchObject({
      status: 403,
      errors: 'forbidden',
    });
    expect((await change({ name: '別の名前' })).body).toMatchObject({
      name: '別の名前',
      emails: [mei.email],
    });
  });

  it('limits each member to ten rooms, also with concurrent requests', async () => {
    const keen = await makeSpeaker(server, sakura);
    const answers = await Promise.all(
      Array.from({ length: 14 }, () => keen.call('POST', '/rooms', { kind: 'OWN', name: 'x' })),
    );
    const codes = answers.map(({ status }) => status).sort();
    expect(codes).toEqual([...Array(10).fill(201), ...Array(4).fill(422)]);
    expect(answers.find(({ status }) => status === 422)?.errors).toBe('voiceChatRoomLimitReached');
    expect(await idsIn(keen, '/rooms?limit=100')).toHaveLength(10);
  });
});

describe('admin room', () => {
  it('can be created and changed by admins and entered by every member', async () => {
    expect(await ren.call('POST', '/rooms', { kind: 'ADMIN', name: 'x' })).toMatchObject(refused);
    const room = await makeAdminRoom();
    expect(room).toMatchObject({ kind: 'ADMIN', canEdit: true, canInvite: true, emails: [] });
    const roomView = await ren.call('GET', `/rooms/${room.id}`);
    expect(roomView.body).toMatchObject({ canEdit: false, canInvite: false });
    expect(await ren.call('PATCH', `/rooms/${room.id}`, { name: 'x' })).toMatchObject(refused);
    expect(await ren.call('DELETE', `/rooms/${room.id}`)).toMatchObject(refused);
    expect((await ren.call('POST', '/token', { roomId: room.id })).status).toBe(200);
    const second = await makeSpeaker(server, sakura, { role: 'SYSTEM_ADMIN' });
    const renamed = await second.call('PATCH', `/rooms/${room.id}`, { name: '皆' });
    expect(renamed.body.name).toBe('皆');
    const created = await second.call('POST', '/rooms', { kind: 'ADMIN', name: '本部' });
    expect(created).toMatchObject({ status: 201, body: { kind: 'ADMIN', canEdit: true } });
    expect(await stranger.call('GET', `/rooms/${room.id}`)).toMatchObject(notFound);
  });

  it('is visible only to listed guests', async () => {
    const room = await makeAdminRoom();
    expect(await idsIn(guest, '/admin-rooms')).not.toContain(room.id);
    expect(await guest.call('POST', '/token', { roomId: room.id })).toMatchObject(notFound);
    await aoi.call('PATCH', `/rooms/${room.id}`, { emails: [guest.email] });
    expect(await idsIn(guest, '/admin-rooms')).toContain(room.id);
    expect((await guest.call('POST', '/token', { roomId: room.id })).status).toBe(200);
  });

  it('limits an organisation to thirty rooms, listed on one page', async () => {
    const before = (await ren.call<RoomList>('GET', '/admin-rooms')).body.metadata.total;
    for (let index = before; index < 30; index += 1) await makeAdminRoom(`会議 ${index}`);
    const { data, metadata } = (await ren.call<RoomList>('GET', '/admin-rooms')).body;
    expect(data).toHaveLength(30);
    expect(metadata).toEqual({ total: 30, page: 1, limit: 30, hasNextPage: false });
    const over = await aoi.call('POST', '/rooms', { kind: 'ADMIN', name: '会議 31' });
    expect(over.status).toBe(422);
  });
});

describe('area rooms of a floor', () => {
  it('lists one room per voice area in the requested language', async () => {
    const { data, metadata } = (await ren.call<RoomList>('GET', '/area-rooms')).body;
    expect(metadata).toMatchObject({ total: 1, limit: 100 });
    expect(data).toEqual([
      {
        id: data[0]!.id,
        kind: 'AREA',
        name: 'トークエリア こもれび',
        names: { ja: 'トークエリア こもれび', en: 'Talk area Komorebi' },
        floorId: sakura.floorId,
        zoneId: 'komorebi',
        meetingRoomId: null,
        ownerId: null,
        canEdit: false,
        canInvite: true,
        participants: [],
        listeners: 0,
        limit: 5,
        allHands: false,
      },
    ]);
    const { id } = data[0]!;
    const address = `/v1/voice-chat/rooms/${id}`;
    const english = await server.call<Schemas['VoiceRoom']>('GET', address, {
      token: guest.token,
      language: 'en',
    });
    expect(english.body).toMatchObject({ id, name: 'Talk area Komorebi', canInvite: false });
    expect(await stranger.call('GET', `/rooms/${id}`)).toMatchObject(notFound);
    expect(await aoi.call('PATCH', `/rooms/${id}`, { name: 'x' })).toMatchObject(refused);
    expect(await aoi.call('DELETE', `/rooms/${id}`)).toMatchObject(refused);
  });

  it('keeps the rooms of floors with identical plans separate', async () => {
    const { contractId, floorId } = sakura;
    const plan = talkPlan;
    const next = await createFloor(server.platform, { contractId, name: '3F', plan, position: 2 });
    const all = await idsIn(ren, '/area-rooms');
    expect(new Set(all).size).toBe(2);
    expect(await idsIn(ren, `/area-rooms?floorId=${next}`)).toEqual([all[1]]);
    expect(await idsIn(ren, `/area-rooms?floorId=${floorId}`)).toEqual([all[0]]);
    const room = all[1]!;
    expect((await ren.call('POST', '/token', { roomId: room })).status).toBe(200);
    await setFloorBlocked(server.platform, next, true);
    expect(await idsIn(ren, '/area-rooms')).toEqual([all[0]]);
    expect(await ren.call('POST', '/token', { roomId: room })).toMatchObject({
      status: 403,
      errors: 'floorBlocked',
    });
    expect(await ren.call('GET', `/area-rooms?floorId=${next}`)).toMatchObject({ status: 403 });
    const foreign = (await stranger.call<RoomList>('GET', '/area-rooms')).body.data[0]!;
    expect(await ren.call('GET', `/area-rooms?floorId=${foreign.floorId}`)).toMatchObject({
      status: 404,
      errors: 'floorInvalid',
    });
  });

  it('creates a separate room for each meeting area of a large plan', async () => {
    const [zone] = testPlan.zones.filter(({ kind }) => kind === 'MEETING');
    const zones = Array.from({ length: 12 }, (_, index) => ({ ...zone!, id: `room-${index}` }));
    const large = await makeOrganization(server, 'Large', 1000);
    await replaceFloorPlan(server.platform, large.floorId, { ...testPlan, zones });
    const member = await makeSpeaker(server, large);
    const ids: string[] = [];
    for (const page of [1, 2]) {
      const { body } = await server.call<Schemas['MeetingRoomList']>(
        'GET',
        `/v1/organizations/contracts/meeting-rooms?page=${page}`,
        member,
      );
      ids.push(...body.data.map(({ id }) => id));
      expect(body.metadata).toMatchObject({ total: 12, hasNextPage: page === 1 });
    }
    const rooms = await Promise.all(
      ids.map((meetingRoomId) => member.call('POST', '/rooms/meeting-area', { meetingRoomId })),
    );
    expect(new Set(rooms.map(({ body }) => body.id)).size).toBe(12);
    const last = rooms.at(-1)!.body;
    const voice = await member.join(last.id);
    expect(voice.answer).toMatchObject({ ok: true, roomId: last.id });
    await voice.hangUp();
  });

  it('opens a meeting area room for the first member, but not for a guest', async () => {
    const list = await server.call<Schemas['MeetingRoomList']>(
      'GET',
      '/v1/organizations/contracts/meeting-rooms',
      { token: ren.token },
    );
    const { id: meetingRoomId, floorId, zoneId, name } = list.body.data[0]!;
    const open = (who: Speaker) => who.call('POST', '/rooms/meeting-area', { meetingRoomId });
    expect(await open(guest)).toMatchObject(notFound);
    const first = (await open(ren)).body;
    expect(first).toMatchObject({
      kind: 'MEETING_AREA',
      meetingRoomId,
      floorId,
      zoneId,
      names: { ja: name.ja, en: name.en },
    });
    expect((await open(mei)).body.id).toBe(first.id);
    expect(first.id).not.toBe(meetingRoomId);
    expect(await guest.call('POST', '/token', { roomId: first.id })).toMatchObject(notFound);
    const voice = await ren.join(first.id);
    expect((await open(guest)).body).toMatchObject({
      participants: [{ userId: ren.userId, nameKanji: '高橋 蓮', muted: false }],
    });
    expect((await guest.call('POST', '/token', { roomId: first.id })).status).toBe(200);
    await voice.hangUp();
    expect(await open(stranger)).toMatchObject({ status: 404, errors: 'meetingRoomNotFound' });
  });
});

describe('join token', () => {
  it('has no ICE servers if none are configured', async () => {
    const room = await makeOwnRoom(ren);
    const { body } = await ren.call<Schemas['VoiceToken']>('POST', '/token', { roomId: room.id });
    expect(body).toMatchObject({ iceServers: [], iceExpiresAt: null, room: { id: room.id } });
    const left = Date.parse(body.expiresAt) - server.platform.now().getTime();
    expect(left).toBeGreaterThan(50_000);
    expect(left).toBeLessThanOrEqual(60_000);
  });

  it('requires an existing room', async () => {
    expect(await ren.call('POST', '/token', {})).toMatchObject({ errors: { roomId: 'required' } });
    for (const roomId of ['komorebi', 7, null, "'; drop table voice_rooms"]) {
      expect(await ren.call('POST', '/token', { roomId })).toMatchObject({
        errors: { roomId: 'invalid' },
      });
    }
    const nowhere = { roomId: crypto.randomUUID() };
    expect(await ren.call('POST', '/token', nowhere)).toMatchObject(notFound);
  });
});

it('cleanup deletes unanswered calls, old invitations and empty area rooms', async () => {
  const { db, now } = server.platform;
  const page = await mei.open();
  const { body } = await ren.call<Schemas['VoiceInvite']>('POST', '/invite', {
    userId: mei.userId,
  });
  const isListed = async (id: string) =>
    (await db.select().from(voiceRooms)).some((room) => room.id === id);
  expect(await deleteStaleCalls(db, now())).toBe(0);
  expect(await isListed(body.room.id)).toBe(true);
  const voice = await mei.join(body.room.id);
  const later = new Date(now().getTime() + 3 * 60_000);
  expect(await deleteStaleCalls(db, later)).toBe(0);
  await ren.call('DELETE', `/rooms/${body.room.id}`);
  expect(await isListed(body.room.id)).toBe(false);

  const second = await ren.call<Schemas['VoiceInvite']>('POST', '/invite', { userId: mei.userId });
  expect(await deleteStaleCalls(db, later)).toBe(1);
  expect(await isListed(second.body.room.id)).toBe(false);

  const own = await makeOwnRoom(ren);
  await ren.call('POST', '/invite', { roomId: own.id, userIds: [mei.userId] });
  const [area] = await idsIn(ren, '/area-rooms');
  await ren.call('POST', '/token', { roomId: area! });
  expect(await isListed(area!)).toBe(true);
  const tomorrow = new Date(now().getTime() + 25 * 60 * 60_000);
  await deleteStaleVoiceRooms(db, tomorrow);
  expect(await db.$count(voiceInvitations)).toBe(0);
  expect([await isListed(own.id), await isListed(area!)]).toEqual([true, false]);
  expect((await ren.call('POST', '/token', { roomId: area! })).status).toBe(200);
  await voice.hangUp();
  page.disconnect();
});
