import type { Schemas } from '@office/api';
import { describe, expect, it } from 'vitest';
import { makeOwnRoom, makeSpeaker } from '../../test/voice.ts';
import type { Speaker } from '../../test/voice.ts';
import {
  answer,
  ask,
  invalidInvitation,
  setUpInvitationTest,
} from '../../test/voice-invitations.ts';

type Candidates = Schemas['VoiceCandidateList'];

const { test, next, countMessages } = setUpInvitationTest();

describe('room invitation', () => {
  it('is sent only to the invitees and admits them after they accept', async () => {
    const room = await makeOwnRoom(test.ren, [test.aoi]);
    const invited = Promise.all([
      next(test.mei, 'inviteUsersJoinVoiceChat'),
      next(test.guest, 'inviteUsersJoinVoiceChat'),
    ]);
    const strangers = await countMessages(test.stranger, 'inviteUsersJoinVoiceChat', async () => {
      const { body } = await ask(test.ren, room.id, test.mei, test.guest);
      expect(body).toMatchObject({
        invitation: { kind: 'OWN', roomId: room.id, roomName: '雑談', roomNames: null },
        room: { id: room.id },
      });
      for (const { invitation, users } of await invited) {
        expect(invitation).toEqual(body.invitation);
        expect(users.map(({ id }) => id).sort()).toEqual(
          [test.mei.userId, test.guest.userId].sort(),
        );
      }
      expect((await test.mei.call('POST', '/token', { roomId: room.id })).status).toBe(404);
      for (const who of [test.stranger, test.aoi]) {
        expect(await answer(who, body.invitation, true)).toMatchObject(invalidInvitation);
      }
      expect((await answer(test.mei, body.invitation, true)).status).toBe(200);
      expect((await answer(test.guest, body.invitation, false)).status).toBe(200);
    });
    expect(strangers).toBe(0);
    expect((await test.mei.call('POST', '/token', { roomId: room.id })).status).toBe(200);
    expect((await test.guest.call('POST', '/token', { roomId: room.id })).status).toBe(404);
    const own = await test.ren.call('GET', `/rooms/${room.id}`);
    expect(own.body.emails?.toSorted()).toEqual([test.aoi.email, test.mei.email].toSorted());
  });

  it('contains the participants of the room', async () => {
    const room = await makeOwnRoom(test.ren, [test.aoi]);
    const voices = [await test.ren.join(room.id), await test.aoi.join(room.id)];
    const { body } = await ask(test.ren, room.id, test.mei);
    expect(body.invitation.participants).toMatchObject([
      { id: test.ren.userId, nameKanji: '高橋 蓮' },
      { id: test.aoi.userId, nameKanji: '青木 葵' },
    ]);
    for (const voice of voices) await voice.hangUp();
  });

  it('to an admin room requires an administrator', async () => {
    const { body: room } = await test.aoi.call('POST', '/rooms', { kind: 'ADMIN', name: '役員' });
    expect(await ask(test.ren, room.id, test.mei)).toMatchObject({
      status: 403,
      errors: 'voiceChatAdminRoomInviteForbidden',
    });
    const { body } = await ask(test.aoi, room.id, test.guest);
    expect((await test.guest.call('POST', '/token', { roomId: room.id })).status).toBe(404);
    await answer(test.guest, body.invitation, true);
    expect((await test.guest.call('POST', '/token', { roomId: room.id })).status).toBe(200);
    expect(await ask(test.guest, room.id, test.mei)).toMatchObject({
      status: 403,
      errors: 'forbidden',
    });
  });

  it('to an area contains its names in both languages and the floor', async () => {
    const areas = (await test.ren.call<Schemas['VoiceRoomList']>('GET', '/area-rooms')).body.data;
    const { body } = await ask(test.ren, areas[0]!.id, test.mei);
    expect(body.invitation).toMatchObject({
      kind: 'AREA',
      floorId: test.sakura.floorId,
      roomNames: { ja: 'トークエリア こもれび', en: 'Talk area Komorebi' },
    });
    expect((await answer(test.mei, body.invitation, true)).body.room).toMatchObject({
      kind: 'AREA',
    });
  });

  it('is rejected for oneself, for more than nine people and for a full room', async () => {
    const room = await makeOwnRoom(test.ren);
    expect(await ask(test.ren, room.id, test.ren)).toMatchObject({
      errors: { userIds: 'invalid' },
    });
    const ten = { roomId: room.id, userIds: Array.from({ length: 10 }, () => crypto.randomUUID()) };
    expect((await test.ren.call('POST', '/invite', ten)).status).toBe(400);
    expect(await ask(test.ren, room.id, test.mei, test.stranger)).toMatchObject({
      errors: 'userNotFound',
    });

    const { body: area } = await test.aoi.call('POST', '/rooms', { kind: 'ADMIN', name: '満' });
    const five = await Promise.all(
      Array.from({ length: 5 }, () => makeSpeaker(test.server, test.sakura)),
    );
    const voices = await Promise.all(five.map((who) => who.join(area.id)));
    expect(await ask(test.aoi, area.id, test.mei)).toMatchObject({
      status: 409,
      errors: 'voiceChatRoomFull',
    });
    expect(await test.mei.call('POST', '/token', { roomId: area.id })).toMatchObject({
      status: 409,
      errors: 'voiceChatRoomFull',
    });
    // A current participant can renew its credentials although the room is full.
    expect((await five[0]!.call('POST', '/token', { roomId: area.id })).status).toBe(200);
    await Promise.all(voices.map((voice) => voice.hangUp()));
  });
});

describe('invitation candidates', () => {
  const names = async (who: Speaker, query: string) =>
    (await who.call<Candidates>('GET', `/users-not-in?${query}`)).body.data;

  it('exclude participants of the room and list reachable, free members first', async () => {
    const busy = await makeSpeaker(test.server, test.sakura, { name: '探す 一' });
    const offlineMember = await makeSpeaker(test.server, test.sakura, { name: '探す 二' });
    const onlineMember = await makeSpeaker(test.server, test.sakura, { name: '探す 三' });
    const opened = [await busy.open(), await onlineMember.open()];
    const keyword = encodeURIComponent('探す');
    const room = await makeOwnRoom(test.ren, [busy]);
    const other = await makeOwnRoom(busy, [test.mei]);
    const voice = await busy.join(other.id);
    const company = await test.mei.join(other.id);
    expect(await names(test.ren, `keyword=${keyword}&roomId=${room.id}`)).toMatchObject([
      { userId: onlineMember.userId, online: true, inVoiceChat: false, nameKanji: '探す 三' },
      { userId: busy.userId, online: true, inVoiceChat: true },
      { userId: offlineMember.userId, online: false, inVoiceChat: false, status: 'LOGGED_OUT' },
    ]);
    // A member alone in a room counts as free.
    await company.hangUp();
    expect(await names(test.ren, `keyword=${keyword}&roomId=${room.id}`)).toMatchObject([
      { userId: busy.userId, inVoiceChat: false },
      { userId: onlineMember.userId },
      { userId: offlineMember.userId },
    ]);
    await busy.join(room.id, { socket: voice.socket });
    const outside = await names(test.ren, `keyword=${keyword}&roomId=${room.id}`);
    expect(outside.map(({ userId }) => userId)).toEqual([
      onlineMember.userId,
      offlineMember.userId,
    ]);
    expect(await names(test.ren, `keyword=${keyword}`)).toHaveLength(3);
    expect(await names(onlineMember, `keyword=${keyword}`)).toHaveLength(2);
    expect(await names(test.ren, `userId=${busy.userId}`)).toMatchObject([{ userId: busy.userId }]);
    expect(await names(test.stranger, `userId=${busy.userId}`)).toEqual([]);
    expect(await names(test.stranger, `keyword=${keyword}`)).toEqual([]);
    expect(await test.guest.call('GET', '/users-not-in')).toMatchObject({ status: 403 });
    await voice.hangUp();
    opened.forEach((socket) => socket.disconnect());
  });
});
