import type { RealtimeMessages, Schemas } from '@office/api';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestOrganization } from '../../test/people.ts';
import { nextMessage, startTestServer } from '../../test/server.ts';
import type { TestServer, TestSocket } from '../../test/server.ts';
import { makeOwnRoom, makeSpeaker, makeVoiceOrganization } from '../../test/voice.ts';
import type { Speaker, Voice } from '../../test/voice.ts';
import { blockMember } from '../admin/members/member-changes.ts';
import { deliverNotifications } from '../notification/notification-delivery.ts';
import { voiceInvitations } from '../database/schema/voice.ts';
import { reportExpiredInvitations } from './missed-calls.ts';

type Invite = Schemas['VoiceInvite'];
type Candidates = Schemas['VoiceCandidateList'];

let server: TestServer;
let sakura: TestOrganization;
let aoi: Speaker;
let ren: Speaker;
let mei: Speaker;
let guest: Speaker;
let stranger: Speaker;
let pages: Map<Speaker, TestSocket>;
beforeAll(async () => {
  server = await startTestServer();
  sakura = await makeVoiceOrganization(server, 'Sakura');
  aoi = await makeSpeaker(server, sakura, { role: 'ORGANIZATION_ADMIN', name: '青木 葵' });
  ren = await makeSpeaker(server, sakura, { name: '高橋 蓮' });
  mei = await makeSpeaker(server, sakura, { name: '伊藤 芽依' });
  guest = await makeSpeaker(server, sakura, { role: 'GUEST', name: '森 光' });
  stranger = await makeSpeaker(server, await makeVoiceOrganization(server, 'Northwind'));
  const everyone = [aoi, ren, mei, guest, stranger];
  pages = new Map(await Promise.all(everyone.map(async (who) => [who, await who.open()] as const)));
});
afterAll(() => server.close());
// Resets the limit of 20 invitations per minute.
beforeEach(() => server.platform.db.delete(voiceInvitations));

const next = <K extends keyof RealtimeMessages>(who: Speaker, kind: K) =>
  nextMessage(pages.get(who)!, kind) as Promise<RealtimeMessages[K]>;
const callMember = (from: Speaker, to: Speaker) =>
  from.call<Invite>('POST', '/invite', { userId: to.userId });
const ask = (from: Speaker, roomId: string, ...to: Speaker[]) =>
  from.call<Invite>('POST', '/invite', { roomId, userIds: to.map(({ userId }) => userId) });
const answer = (who: Speaker, { invitationId }: Schemas['VoiceInvitation'], accepted: boolean) =>
  who.call<Schemas['VoiceInviteConfirmation']>('POST', '/invite/confirm', {
    invitationId,
    accepted,
  });
const invalidInvitation = { status: 422, errors: 'voiceChatInvitationInvalid' };

/** Resolves when a member is notified that a room is empty. */
function roomEmptied(who: Speaker, roomId: string): Promise<void> {
  const page = pages.get(who)!;
  return new Promise((resolve) => {
    const listen = (change: RealtimeMessages['voiceRoomChanged']) => {
      if (change.roomId !== roomId || change.participants?.length !== 0) return;
      page.off('voiceRoomChanged', listen);
      resolve();
    };
    page.on('voiceRoomChanged', listen);
  });
}

/** Counts the messages of a kind that a member receives until a final marker message. */
async function countMessages(
  who: Speaker,
  kind: string,
  work: () => Promise<unknown>,
): Promise<number> {
  let times = 0;
  const count = () => void (times += 1);
  const page = pages.get(who)!;
  page.on(kind, count);
  await work();
  const last = nextMessage(page, 'ping');
  await server.platform.realtime.publish('ping', 'everyone', { sentAt: 0 });
  await last;
  page.off(kind, count);
  return times;
}

describe('call', () => {
  it('creates a room, notifies the callee and sends the answer to both', async () => {
    const invited = next(ren, 'inviteJoinVoiceChat');
    const { status, body } = await callMember(aoi, ren);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      room: { kind: 'DIRECT', ownerId: aoi.userId, name: '青木 葵・高橋 蓮', limit: 5 },
      users: [{ id: ren.userId, nameKanji: '高橋 蓮' }],
      invitation: { roomId: body.room.id, kind: 'DIRECT', inviter: { id: aoi.userId } },
    });
    expect((await invited).invitation).toEqual(body.invitation);
    const left = Date.parse(body.invitation.expiresAt) - server.platform.now().getTime();
    expect(left).toBeGreaterThan(25_000);
    expect(left).toBeLessThanOrEqual(30_000);

    const confirmations = [
      next(aoi, 'inviteConfirmVoiceChat'),
      next(ren, 'inviteConfirmVoiceChat'),
    ];
    const confirmed = await answer(ren, body.invitation, true);
    expect(confirmed.body).toMatchObject({ accepted: true, room: { id: body.room.id } });
    for (const message of await Promise.all(confirmations)) {
      expect(message).toMatchObject({
        invitationId: body.invitation.invitationId,
        roomId: body.room.id,
        user: { id: ren.userId },
        accepted: true,
      });
    }
    const [caller, called] = [await aoi.join(body.room.id), await ren.join(body.room.id)];
    expect(called.participants().map(({ userId }) => userId)).toEqual([aoi.userId, ren.userId]);
    expect((await mei.call('POST', '/token', { roomId: body.room.id })).status).toBe(404);
    await Promise.all([caller.hangUp(), called.hangUp()]);
  });

  it('can be declined only once', async () => {
    const { body } = await callMember(aoi, ren);
    const confirmation = next(aoi, 'inviteConfirmVoiceChat');
    const no = await answer(ren, body.invitation, false);
    expect(no.body).toEqual({ ...no.body, accepted: false, room: null });
    expect(await confirmation).toMatchObject({ accepted: false, byMessage: false });
    const count = await countMessages(aoi, 'inviteConfirmVoiceChat', async () => {
      expect((await answer(ren, body.invitation, false)).status).toBe(200);
      expect(await answer(ren, body.invitation, true)).toMatchObject(invalidInvitation);
    });
    expect(count).toBe(0);
  });

  it('can be declined with a reply by message', async () => {
    const { body } = await callMember(aoi, ren);
    const confirmation = next(aoi, 'inviteConfirmVoiceChat');
    const { invitationId } = body.invitation;
    const request = { invitationId, accepted: false, byMessage: true };
    expect((await ren.call('POST', '/invite/confirm', request)).status).toBe(200);
    expect(await confirmation).toMatchObject({ accepted: false, byMessage: true });
  });

  it('creates a missed-call notification when not answered in time', async () => {
    const titles = async () => {
      const list = await server.call<Schemas['NotificationList']>(
        'GET',
        '/v1/users/notifications',
        ren,
      );
      return list.body.data.map(({ title, path }) => [title, path]);
    };
    const [answered, missed] = [
      (await callMember(aoi, ren)).body,
      (await callMember(mei, ren)).body,
    ];
    await answer(ren, answered.invitation, false);
    expect(await titles()).toEqual([]);
    server.advanceClock({ seconds: 31 });
    await deliverNotifications(server.platform);
    expect(missed.users).toHaveLength(1);
    expect(await titles()).toEqual([['伊藤 芽依さんからの不在着信', `/people/${mei.userId}`]]);
  });

  it('adds one missed-call message to the direct chat and notifies the caller', async () => {
    const lines = async () => {
      const chat = '/v1/user/chat-rooms';
      const rooms = await server.call<Schemas['ChatRoomList']>('GET', `${chat}?type=DIRECT`, ren);
      const room = rooms.body.data.find(({ directUser }) => directUser?.userId === mei.userId);
      if (!room) return { calls: 0, unread: 0 };
      const { body } = await server.call<Schemas['ChatMessageSlice']>(
        'GET',
        `${chat}/${room.id}/messages`,
        ren,
      );
      const calls = body.data.filter(({ type }) => type === 'MISSED_CALL').length;
      return { calls, unread: room.unreadCount };
    };
    const settled = next(mei, 'voiceInvitationSettled');
    const { invitation } = (await callMember(mei, ren)).body;
    await reportExpiredInvitations(server.platform);
    expect(await lines()).toEqual({ calls: 0, unread: 0 });
    server.advanceClock({ seconds: 31 });
    await Promise.all(Array.from({ length: 5 }, () => reportExpiredInvitations(server.platform)));
    expect(await settled).toMatchObject({
      invitationId: invitation.invitationId,
      user: { id: ren.userId },
      outcome: 'UNANSWERED',
    });
    expect(await lines()).toEqual({ calls: 1, unread: 1 });

    const renInvitation = (await callMember(mei, ren)).body;
    await mei.call('DELETE', `/rooms/${renInvitation.room.id}`);
    expect(await lines()).toEqual({ calls: 2, unread: 2 });

    // Two members call each other and talk, and one of the two calls is cancelled.
    const [ownCall, otherCall] = [
      (await callMember(mei, ren)).body,
      (await callMember(ren, mei)).body,
    ];
    await mei.call('DELETE', `/rooms/${ownCall.room.id}`);
    expect((await answer(mei, otherCall.invitation, true)).status).toBe(200);
    expect(await lines()).toEqual({ calls: 2, unread: 2 });
  });

  it('is not missed if both members call each other, whichever call is cancelled', async () => {
    const missedBy = async (who: Speaker) => {
      const path = '/v1/users/notifications';
      const { body } = await server.call<Schemas['NotificationList']>('GET', path, who);
      return body.metadata.total;
    };
    // Delivers the notifications of earlier calls first.
    server.advanceClock({ seconds: 31 });
    await deliverNotifications(server.platform);
    const before = [await missedBy(ren), await missedBy(mei)];
    for (const takesBackFirst of [true, false]) {
      const [ownCall, otherCall] = [
        (await callMember(mei, ren)).body,
        (await callMember(ren, mei)).body,
      ];
      const takeBack = () => mei.call('DELETE', `/rooms/${ownCall.room.id}`);
      if (takesBackFirst) await takeBack();
      expect((await answer(mei, otherCall.invitation, true)).status).toBe(200);
      if (!takesBackFirst) await takeBack();
      server.advanceClock({ seconds: 31 });
      await deliverNotifications(server.platform);
      expect([await missedBy(ren), await missedBy(mei)]).toEqual(before);
    }
  });

  it('notifies the inviter once when an invitee joins', async () => {
    const room = await makeOwnRoom(aoi);
    const { invitation } = (await ask(aoi, room.id, ren)).body;
    await answer(ren, invitation, true);
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

  it('accepts one answer and notifies once for concurrent answers', async () => {
    const { body } = await callMember(aoi, ren);
    const times = await countMessages(aoi, 'inviteConfirmVoiceChat', async () => {
      const answers = await Promise.all(
        Array.from({ length: 8 }, () => answer(ren, body.invitation, true)),
      );
      expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
    });
    expect(times).toBe(1);

    const second = (await callMember(aoi, ren)).body;
    const both = await countMessages(aoi, 'inviteConfirmVoiceChat', async () => {
      const answers = await Promise.all(
        [true, false, true, false].map((accepted) => answer(ren, second.invitation, accepted)),
      );
      const codes = answers.map(({ status }) => status).sort();
      expect(codes).toEqual([200, 200, 422, 422]);
    });
    expect(both).toBe(1);
  });

  it('cannot be answered after half a minute or after being cancelled', async () => {
    const { body } = await callMember(aoi, ren);
    const deleted = next(ren, 'deleteRoom');
    expect(await ren.call('DELETE', `/rooms/${body.room.id}`)).toMatchObject({ status: 403 });
    expect((await aoi.call('DELETE', `/rooms/${body.room.id}`)).status).toBe(204);
    expect(await deleted).toMatchObject({ roomId: body.room.id, kind: 'DIRECT' });
    expect(await answer(ren, body.invitation, true)).toMatchObject(invalidInvitation);

    const second = (await callMember(aoi, ren)).body;
    server.advanceClock({ seconds: 30 });
    expect(await answer(ren, second.invitation, true)).toMatchObject(invalidInvitation);
  });

  it('ends when accepted and cancelled concurrently', async () => {
    for (let round = 0; round < 6; round += 1) {
      const { body } = await callMember(aoi, ren);
      const [yes, cancelled] = await Promise.all([
        answer(ren, body.invitation, true),
        aoi.call('DELETE', `/rooms/${body.room.id}`),
      ]);
      expect(cancelled.status).toBe(204);
      expect([200, 404, 422]).toContain(yes.status);
      expect((await ren.call('POST', '/token', { roomId: body.room.id })).status).toBe(404);
    }
  });

  it('cancels the previous unanswered call of the caller', async () => {
    const first = (await callMember(aoi, ren)).body;
    const deleted = next(ren, 'deleteRoom');
    await callMember(aoi, mei);
    expect(await deleted).toMatchObject({ roomId: first.room.id });
    expect(await answer(ren, first.invitation, true)).toMatchObject(invalidInvitation);
  });

  it('ends when the last participant leaves, and notifies pending invitees', async () => {
    const { body } = await callMember(aoi, ren);
    const caller = await aoi.join(body.room.id);
    const deleted = next(ren, 'deleteRoom');
    await caller.hangUp();
    expect(await deleted).toMatchObject({ roomId: body.room.id, kind: 'DIRECT', deletedBy: null });
    expect((await aoi.call('POST', '/token', { roomId: body.room.id })).status).toBe(404);
  });

  it('is reported as empty to both when they hang up concurrently', async () => {
    const { body } = await callMember(aoi, ren);
    await answer(ren, body.invitation, true);
    const calls = [await aoi.join(body.room.id), await ren.join(body.room.id)];
    const empty = [aoi, ren].map((person) => roomEmptied(person, body.room.id));
    await Promise.all(calls.map((call) => call.hangUp()));
    await Promise.all(empty);
  });

  it('can be made to a guest but not by a guest', async () => {
    expect(await callMember(guest, aoi)).toMatchObject({ status: 403, errors: 'forbidden' });
    const { body } = await callMember(aoi, guest);
    expect((await answer(guest, body.invitation, true)).status).toBe(200);
    const voice = await guest.join(body.room.id);
    expect(voice.id).toBeTruthy();
    await voice.hangUp();
  });
});

describe('call validation and limits', () => {
  it('rejects calls to oneself and to offline, hidden, unknown, blocked or busy members', async () => {
    expect(await callMember(ren, ren)).toMatchObject({
      status: 400,
      errors: { userId: 'invalid' },
    });
    const offline = await makeSpeaker(server, sakura);
    const refusal = { status: 422, errors: 'voiceChatUserOffline' };
    expect(await callMember(ren, offline)).toMatchObject({
      ...refusal,
      body: { data: { userId: offline.userId } },
    });
    const page = await offline.open();
    const hide = { workingStatus: 'OFFICE', status: 'LOGGED_OUT' };
    const { token } = offline;
    await server.call('PATCH', '/v1/users/status', { token, body: hide });
    expect(await callMember(ren, offline)).toMatchObject(refusal);
    const show = { workingStatus: 'OFFICE', status: 'BUSY' };
    await server.call('PATCH', '/v1/users/status', { token, body: show });
    expect((await callMember(ren, offline)).status).toBe(201);

    const unknown = { status: 404, errors: 'userNotFound' };
    expect(await callMember(ren, stranger)).toMatchObject(unknown);
    const unknownMember = { userId: crypto.randomUUID() };
    expect(await ren.call('POST', '/invite', unknownMember)).toMatchObject(unknown);

    const { body: room } = await aoi.call('POST', '/rooms', { kind: 'ADMIN', name: '話し中' });
    const voice = await offline.join(room.id);
    // A member alone in a room is not in a call.
    expect((await callMember(ren, offline)).status).toBe(201);
    const company = await aoi.join(room.id);
    const taken = { status: 409, errors: 'userAlreadyInVoiceChat' };
    expect(await callMember(ren, offline)).toMatchObject(taken);
    const own = await makeOwnRoom(ren);
    expect(await ask(ren, own.id, mei, offline)).toMatchObject({
      ...taken,
      body: { data: { userId: offline.userId } },
    });
    await company.hangUp();
    await voice.hangUp();

    await blockMember(server.platform, offline);
    expect(await callMember(ren, offline)).toMatchObject(unknown);
    page.disconnect();
  });

  it('rejects more than 20 invitations per minute', async () => {
    const keen = await makeSpeaker(server, sakura);
    const room = await makeOwnRoom(keen);
    const answers = await Promise.all(Array.from({ length: 25 }, () => ask(keen, room.id, ren)));
    const codes = answers.map(({ status }) => status).sort();
    expect(codes).toEqual([...Array(20).fill(201), ...Array(5).fill(429)]);
    server.advanceClock({ minutes: 1 });
    expect((await ask(keen, room.id, ren)).status).toBe(201);
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
      const { body } = await ask(ren, room.id, mei, guest);
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
        expect(await answer(who, body.invitation, true)).toMatchObject(invalidInvitation);
      }
      expect((await answer(mei, body.invitation, true)).status).toBe(200);
      expect((await answer(guest, body.invitation, false)).status).toBe(200);
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
    const { body } = await ask(ren, room.id, mei);
    expect(body.invitation.participants).toMatchObject([
      { id: ren.userId, nameKanji: '高橋 蓮' },
      { id: aoi.userId, nameKanji: '青木 葵' },
    ]);
    for (const voice of voices) await voice.hangUp();
  });

  it('to an admin room requires an administrator', async () => {
    const { body: room } = await aoi.call('POST', '/rooms', { kind: 'ADMIN', name: '役員' });
    expect(await ask(ren, room.id, mei)).toMatchObject({
      status: 403,
      errors: 'voiceChatAdminRoomInviteForbidden',
    });
    const { body } = await ask(aoi, room.id, guest);
    expect((await guest.call('POST', '/token', { roomId: room.id })).status).toBe(404);
    await answer(guest, body.invitation, true);
    expect((await guest.call('POST', '/token', { roomId: room.id })).status).toBe(200);
    expect(await ask(guest, room.id, mei)).toMatchObject({ status: 403, errors: 'forbidden' });
  });

  it('to an area contains its names in both languages and the floor', async () => {
    const areas = (await ren.call<Schemas['VoiceRoomList']>('GET', '/area-rooms')).body.data;
    const { body } = await ask(ren, areas[0]!.id, mei);
    expect(body.invitation).toMatchObject({
      kind: 'AREA',
      floorId: sakura.floorId,
      roomNames: { ja: 'トークエリア こもれび', en: 'Talk area Komorebi' },
    });
    expect((await answer(mei, body.invitation, true)).body.room).toMatchObject({ kind: 'AREA' });
  });

  it('is rejected for oneself, for more than nine people and for a full room', async () => {
    const room = await makeOwnRoom(ren);
    expect(await ask(ren, room.id, ren)).toMatchObject({ errors: { userIds: 'invalid' } });
    const ten = { roomId: room.id, userIds: Array.from({ length: 10 }, () => crypto.randomUUID()) };
    expect((await ren.call('POST', '/invite', ten)).status).toBe(400);
    expect(await ask(ren, room.id, mei, stranger)).toMatchObject({ errors: 'userNotFound' });

    const { body: area } = await aoi.call('POST', '/rooms', { kind: 'ADMIN', name: '満' });
    const five = await Promise.all(Array.from({ length: 5 }, () => makeSpeaker(server, sakura)));
    const voices = await Promise.all(five.map((who) => who.join(area.id)));
    expect(await ask(aoi, area.id, mei)).toMatchObject({
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
    // A member alone in a room counts as free.
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
