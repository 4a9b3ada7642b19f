import type { Schemas } from '@office/api';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestOrganization } from '../../test/people.ts';
import { startTestServer } from '../../test/server.ts';
import type { TestServer } from '../../test/server.ts';
import { makeOwnRoom, makeSpeaker } from '../../test/voice.ts';
import type { Speaker, Voice } from '../../test/voice.ts';
import {
  answerInvitation,
  callMember,
  inviteToRoom,
  invalidInvitation,
  startInvitationTest,
} from '../../test/voice-invitations.ts';
import type { InvitationTest } from '../../test/voice-invitations.ts';
import { blockMember } from '../admin/members/member-changes.ts';
import { voiceInvitations } from '../database/schema/voice.ts';

type Candidates = Schemas['VoiceCandidateList'];

let server: TestServer;
let sakura: TestOrganization;
let aoi: Speaker;
let ren: Speaker;
let mei: Speaker;
let guest: Speaker;
let stranger: Speaker;
let next: InvitationTest['next'];
let countMessages: InvitationTest['countMessages'];
beforeAll(async () => {
  ({ server, sakura, aoi, ren, mei, guest, stranger, next, countMessages } =
    await startInvitationTest());
});
afterAll(() => server.close());
beforeEach(() => server.platform.db.delete(voiceInvitations));

describe('call validation and limits', () => {
  it('rejects calls to oneself, and to unknown or blocked members', async () => {
    const unknown = { status: 404, errors: 'userNotFound' };
    const invalid = { status: 400, errors: { userId: 'invalid' } };
    expect(await callMember(ren, ren)).toMatchObject(invalid);
    expect(await callMember(ren, stranger)).toMatchObject(unknown);
    const unknownMember = { userId: crypto.randomUUID() };
    expect(await ren.call('POST', '/invite', unknownMember)).toMatchObject(unknown);
    const blocked = await makeSpeaker(server, sakura);
    const page = await blocked.open();
    expect((await callMember(ren, blocked)).status).toBe(201);
    await blockMember(server.platform, blocked);
    expect(await callMember(ren, blocked)).toMatchObject(unknown);
    page.disconnect();
  });

  it('rejects calls to offline members, also if only their status is LOGGED_OUT', async () => {
    const member = await makeSpeaker(server, sakura);
    const { token, userId } = member;
    const offline = { status: 422, errors: 'voiceChatUserOffline', body: { data: { userId } } };
    expect(await callMember(ren, member)).toMatchObject(offline);
    const page = await member.open();
    const hide = { workingStatus: 'OFFICE', status: 'LOGGED_OUT' };
    await server.call('PATCH', '/v1/users/status', { token, body: hide });
    expect(await callMember(ren, member)).toMatchObject(offline);
    const show = { workingStatus: 'OFFICE', status: 'BUSY' };
    await server.call('PATCH', '/v1/users/status', { token, body: show });
    expect((await callMember(ren, member)).status).toBe(201);
    page.disconnect();
  });

  it('rejects calls to members in a call, but not to members alone in a room', async () => {
    const member = await makeSpeaker(server, sakura);
    const page = await member.open();
    const { body: room } = await aoi.call('POST', '/rooms', { kind: 'ADMIN', name: '話し中' });
    const voice = await member.join(room.id);
    expect((await callMember(ren, member)).status).toBe(201);
    const company = await aoi.join(room.id);
    const inCall = { status: 409, errors: 'userAlreadyInVoiceChat' };
    expect(await callMember(ren, member)).toMatchObject(inCall);
    const own = await makeOwnRoom(ren);
    expect(await inviteToRoom(ren, own.id, mei, member)).toMatchObject({
      ...inCall,
      body: { data: { userId: member.userId } },
    });
    await company.hangUp();
    await voice.hangUp();
    page.disconnect();
  });

  it('rejects more than 20 invitations per minute', async () => {
    const keen = await makeSpeaker(server, sakura);
    const room = await makeOwnRoom(keen);
    const answers = await Promise.all(
      Array.from({ length: 25 }, () => inviteToRoom(keen, room.id, ren)),
    );
    const codes = answers.map(({ status }) => status).sort();
    expect(codes).toEqual([...Array(20).fill(201), ...Array(5).fill(429)]);
    server.advanceClock({ minutes: 1 });
    expect((await inviteToRoom(keen, room.id, ren)).status).toBe(201);
  });

  it('rejects repeated calls above the rate limit', async () => {
    const limited = await startTestServer({
      database: server.database,
      config: { rateLimit: 240 },
    });
    try {
      const keen = await makeSpeaker(server, sakura);
      const answers: number[] = [];
      for (let turn = 0; turn < 5; turn += 1) {
        const body = { userId: ren.userId };
        const { status } = await limited.call('POST', '/v1/voice-chat/invite', {
          token: keen.token,
          body,
        });
        answers.push(status);
      }
      expect(answers).toEqual([...Array<number>(4).fill(201), 429]);
    } finally {
      await limited.close();
    }
  });

  it.each([
    [{}, {}],
    [{ userId: 'x' }, { userId: 'invalid' }],
    [{ roomId: 'x', userIds: [] }, {}],
    [{ userIds: ['a1e5c0de-1111-4c59-9a51-1d1f3b8f0a01'] }, {}],
    [{ userId: ['a1e5c0de-1111-4c59-9a51-1d1f3b8f0a01'] }, {}],
    [{ userId: 'a1e5c0de-1111-4c59-9a51-1d1f3b8f0a01', roomId: 'x' }, {}],
  ])('rejects the invalid body %j', async (body, errors) => {
    expect(await ren.call('POST', '/invite', body)).toMatchObject({ status: 400, errors });
  });
});

describe('room invitation', () => {
  it('is sent only to the invitees and admits them after they accept', async () => {
    const room = await makeOwnRoom(ren, [aoi]);
    const invited = Promise.all([
      next(mei, 'inviteUsersJoinVoiceChat'),
      next(guest, 'inviteUsersJoinVoiceChat'),
    ]);
    const strangers = await countMessages(stranger, 'inviteUsersJoinVoiceChat', async () => {
      const { body } = await inviteToRoom(ren, room.id, mei, guest);
      expect(body).toMatchObject({
        invitation: { kind: 'OWN', roomId: room.id, roomName: '雑談', roomNames: null },
        room: { id: room.id },
      });
      for (const { invitation, users } of await invited) {
        expect(invitation).toEqual(body.invitation);
        expect(users.map(({ id }) => id).sort()).toEqual([mei.userId, guest.userId].sort());
      }
      expect((await mei.call('POST', '/token', { roomId: room.id })).status).toBe(404);
      for (const who of [stranger, aoi]) {
        expect(await answerInvitation(who, body.invitation, true)).toMatchObject(invalidInvitation);
      }
      expect((await answerInvitation(mei, body.invitation, true)).status).toBe(200);
      expect((await answerInvitation(guest, body.invitation, false)).status).toBe(200);
    });
    expect(strangers).toBe(0);
    expect((await mei.call('POST', '/token', { roomId: room.id })).status).toBe(200);
    expect((await guest.call('POST', '/token', { roomId: room.id })).status).toBe(404);
    const own = await ren.call('GET', `/rooms/${room.id}`);
    expect(own.body.emails?.toSorted()).toEqual([aoi.email, mei.email].toSorted());
  });

  it('contains the participants of the room', async () => {
    const room = await makeOwnRoom(ren, [aoi]);
    const voices = [await ren.join(room.id), await aoi.join(room.id)];
    const { body } = await inviteToRoom(ren, room.id, mei);
    expect(body.invitation.participants).toMatchObject([
      { id: ren.userId, nameKanji: '高橋 蓮' },
      { id: aoi.userId, nameKanji: '青木 葵' },
    ]);
    for (const voice of voices) await voice.hangUp();
  });

  it('to an admin room requires an administrator', async () => {
    const { body: room } = await aoi.call('POST', '/rooms', { kind: 'ADMIN', name: '役員' });
    expect(await inviteToRoom(ren, room.id, mei)).toMatchObject({
      status: 403,
      errors: 'voiceChatAdminRoomInviteForbidden',
    });
    const { body } = await inviteToRoom(aoi, room.id, guest);
    expect((await guest.call('POST', '/token', { roomId: room.id })).status).toBe(404);
    await answerInvitation(guest, body.invitation, true);
    expect((await guest.call('POST', '/token', { roomId: room.id })).status).toBe(200);
    expect(await inviteToRoom(guest, room.id, mei)).toMatchObject({
      status: 403,
      errors: 'forbidden',
    });
  });

  it('to an area contains its names in both languages and the floor', async () => {
    const areas = (await ren.call<Schemas['VoiceRoomList']>('GET', '/area-rooms')).body.data;
    const { body } = await inviteToRoom(ren, areas[0]!.id, mei);
    expect(body.invitation).toMatchObject({
      kind: 'AREA',
      floorId: sakura.floorId,
      roomNames: { ja: 'トークエリア こもれび', en: 'Talk area Komorebi' },
    });
    expect((await answerInvitation(mei, body.invitation, true)).body.room).toMatchObject({
      kind: 'AREA',
    });
  });

  it('is rejected for oneself, for more than nine people and for a full room', async () => {
    const room = await makeOwnRoom(ren);
    expect(await inviteToRoom(ren, room.id, ren)).toMatchObject({ errors: { userIds: 'invalid' } });
    const ten = { roomId: room.id, userIds: Array.from({ length: 10 }, () => crypto.randomUUID()) };
    expect((await ren.call('POST', '/invite', ten)).status).toBe(400);
    expect(await inviteToRoom(ren, room.id, mei, stranger)).toMatchObject({
      errors: 'userNotFound',
    });

    const { body: area } = await aoi.call('POST', '/rooms', { kind: 'ADMIN', name: '満' });
    const five = await Promise.all(Array.from({ length: 5 }, () => makeSpeaker(server, sakura)));
    const voices = await Promise.all(five.map((who) => who.join(area.id)));
    expect(await inviteToRoom(aoi, area.id, mei)).toMatchObject({
      status: 409,
      errors: 'voiceChatRoomFull',
    });
    expect(await mei.call('POST', '/token', { roomId: area.id })).toMatchObject({
      status: 409,
      errors: 'voiceChatRoomFull',
    });
    // A current participant can renew its credentials although the room is full.
    expect((await five[0]!.call('POST', '/token', { roomId: area.id })).status).toBe(200);
    await Promise.all(voices.map((voice) => voice.hangUp()));
  });

  it('notifies the inviter once when an invitee joins', async () => {
    const room = await makeOwnRoom(aoi);
    const { invitation } = (await inviteToRoom(aoi, room.id, ren)).body;
    await answerInvitation(ren, invitation, true);
    let voice: Voice | undefined;
    const times = await countMessages(aoi, 'voiceInvitationSettled', async () => {
      const settled = next(aoi, 'voiceInvitationSettled');
      voice = await ren.join(room.id);
      expect(await settled).toMatchObject({ roomId: room.id, outcome: 'JOINED' });
      await voice.hangUp();
      voice = await ren.join(room.id);
    });
    expect(times).toBe(1);
    await voice?.hangUp();
  });
});

describe('invitation candidates', () => {
  const names = async (who: Speaker, query: string) =>
    (await who.call<Candidates>('GET', `/users-not-in?${query}`)).body.data;

  it('exclude participants of the room and list reachable, free members first', async () => {
    const busy = await makeSpeaker(server, sakura, { name: '探す 一' });
    const offlineMember = await makeSpeaker(server, sakura, { name: '探す 二' });
    const onlineMember = await makeSpeaker(server, sakura, { name: '探す 三' });
    const opened = [await busy.open(), await onlineMember.open()];
    const keyword = encodeURIComponent('探す');
    const room = await makeOwnRoom(ren, [busy]);
    const other = await makeOwnRoom(busy, [mei]);
    const voice = await busy.join(other.id);
    const company = await mei.join(other.id);
    expect(await names(ren, `keyword=${keyword}&roomId=${room.id}`)).toMatchObject([
      { userId: onlineMember.userId, online: true, inVoiceChat: false, nameKanji: '探す 三' },
      { userId: busy.userId, online: true, inVoiceChat: true },
      { userId: offlineMember.userId, online: false, inVoiceChat: false, status: 'LOGGED_OUT' },
    ]);
    await company.hangUp();
    expect(await names(ren, `keyword=${keyword}&roomId=${room.id}`)).toMatchObject([
      { userId: busy.userId, inVoiceChat: false },
      { userId: onlineMember.userId },
      { userId: offlineMember.userId },
    ]);
    await busy.join(room.id, { socket: voice.socket });
    const outside = await names(ren, `keyword=${keyword}&roomId=${room.id}`);
    expect(outside.map(({ userId }) => userId)).toEqual([
      onlineMember.userId,
      offlineMember.userId,
    ]);
    expect(await names(ren, `keyword=${keyword}`)).toHaveLength(3);
    expect(await names(onlineMember, `keyword=${keyword}`)).toHaveLength(2);
    expect(await names(ren, `userId=${busy.userId}`)).toMatchObject([{ userId: busy.userId }]);
    expect(await names(stranger, `userId=${busy.userId}`)).toEqual([]);
    expect(await names(stranger, `keyword=${keyword}`)).toEqual([]);
    expect(await guest.call('GET', '/users-not-in')).toMatchObject({ status: 403 });
    await voice.hangUp();
    opened.forEach((socket) => socket.disconnect());
  });
});
