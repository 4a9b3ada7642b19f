import type { Schemas } from '@office/api';
import { describe, expect, it } from 'vitest';
import { startTestServer } from '../../test/server.ts';
import { makeOwnRoom, makeSpeaker } from '../../test/voice.ts';
import type { Speaker, Voice } from '../../test/voice.ts';
import {
  answer,
  ask,
  callMember,
  invalidInvitation,
  setUpInvitationTest,
} from '../../test/voice-invitations.ts';
import { blockMember } from '../admin/members/member-changes.ts';
import { deliverNotifications } from '../notification/notification-delivery.ts';
import { reportExpiredInvitations } from './missed-calls.ts';

const { test, next, roomEmptied, countMessages } = setUpInvitationTest();

describe('call', () => {
  it('creates a room, notifies the callee and sends the answer to both', async () => {
    const invited = next(test.ren, 'inviteJoinVoiceChat');
    const { status, body } = await callMember(test.aoi, test.ren);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      room: { kind: 'DIRECT', ownerId: test.aoi.userId, name: '青木 葵・高橋 蓮', limit: 5 },
      users: [{ id: test.ren.userId, nameKanji: '高橋 蓮' }],
      invitation: { roomId: body.room.id, kind: 'DIRECT', inviter: { id: test.aoi.userId } },
    });
    expect((await invited).invitation).toEqual(body.invitation);
    const left = Date.parse(body.invitation.expiresAt) - test.server.platform.now().getTime();
    expect(left).toBeGreaterThan(25_000);
    expect(left).toBeLessThanOrEqual(30_000);

    const confirmations = [
      next(test.aoi, 'inviteConfirmVoiceChat'),
      next(test.ren, 'inviteConfirmVoiceChat'),
    ];
    const confirmed = await answer(test.ren, body.invitation, true);
    expect(confirmed.body).toMatchObject({ accepted: true, room: { id: body.room.id } });
    for (const message of await Promise.all(confirmations)) {
      expect(message).toMatchObject({
        invitationId: body.invitation.invitationId,
        roomId: body.room.id,
        user: { id: test.ren.userId },
        accepted: true,
      });
    }
    const [caller, called] = [await test.aoi.join(body.room.id), await test.ren.join(body.room.id)];
    expect(called.participants().map(({ userId }) => userId)).toEqual([
      test.aoi.userId,
      test.ren.userId,
    ]);
    expect((await test.mei.call('POST', '/token', { roomId: body.room.id })).status).toBe(404);
    await Promise.all([caller.hangUp(), called.hangUp()]);
  });

  it('can be declined only once', async () => {
    const { body } = await callMember(test.aoi, test.ren);
    const confirmation = next(test.aoi, 'inviteConfirmVoiceChat');
    const no = await answer(test.ren, body.invitation, false);
    expect(no.body).toEqual({ ...no.body, accepted: false, room: null });
    expect(await confirmation).toMatchObject({ accepted: false, byMessage: false });
    const count = await countMessages(test.aoi, 'inviteConfirmVoiceChat', async () => {
      expect((await answer(test.ren, body.invitation, false)).status).toBe(200);
      expect(await answer(test.ren, body.invitation, true)).toMatchObject(invalidInvitation);
    });
    expect(count).toBe(0);
  });

  it('can be declined with a reply by message', async () => {
    const { body } = await callMember(test.aoi, test.ren);
    const confirmation = next(test.aoi, 'inviteConfirmVoiceChat');
    const { invitationId } = body.invitation;
    const request = { invitationId, accepted: false, byMessage: true };
    expect((await test.ren.call('POST', '/invite/confirm', request)).status).toBe(200);
    expect(await confirmation).toMatchObject({ accepted: false, byMessage: true });
  });

  it('creates a missed-call notification when not answered in time', async () => {
    const titles = async () => {
      const list = await test.server.call<Schemas['NotificationList']>(
        'GET',
        '/v1/users/notifications',
        test.ren,
      );
      return list.body.data.map(({ title, path }) => [title, path]);
    };
    const [answered, missed] = [
      (await callMember(test.aoi, test.ren)).body,
      (await callMember(test.mei, test.ren)).body,
    ];
    await answer(test.ren, answered.invitation, false);
    expect(await titles()).toEqual([]);
    test.server.advanceClock({ seconds: 31 });
    await deliverNotifications(test.server.platform);
    expect(missed.users).toHaveLength(1);
    expect(await titles()).toEqual([['伊藤 芽依さんからの不在着信', `/people/${test.mei.userId}`]]);
  });

  it('adds one missed-call message to the direct chat and notifies the caller', async () => {
    const lines = async () => {
      const chat = '/v1/user/chat-rooms';
      const rooms = await test.server.call<Schemas['ChatRoomList']>(
        'GET',
        `${chat}?type=DIRECT`,
        test.ren,
      );
      const room = rooms.body.data.find(({ directUser }) => directUser?.userId === test.mei.userId);
      if (!room) return { calls: 0, unread: 0 };
      const { body } = await test.server.call<Schemas['ChatMessageSlice']>(
        'GET',
        `${chat}/${room.id}/messages`,
        test.ren,
      );
      const calls = body.data.filter(({ type }) => type === 'MISSED_CALL').length;
      return { calls, unread: room.unreadCount };
    };
    const settled = next(test.mei, 'voiceInvitationSettled');
    const { invitation } = (await callMember(test.mei, test.ren)).body;
    await reportExpiredInvitations(test.server.platform);
    expect(await lines()).toEqual({ calls: 0, unread: 0 });
    test.server.advanceClock({ seconds: 31 });
    await Promise.all(
      Array.from({ length: 5 }, () => reportExpiredInvitations(test.server.platform)),
    );
    expect(await settled).toMatchObject({
      invitationId: invitation.invitationId,
      user: { id: test.ren.userId },
      outcome: 'UNANSWERED',
    });
    expect(await lines()).toEqual({ calls: 1, unread: 1 });

    const renInvitation = (await callMember(test.mei, test.ren)).body;
    await test.mei.call('DELETE', `/rooms/${renInvitation.room.id}`);
    expect(await lines()).toEqual({ calls: 2, unread: 2 });

    // Two members call each other and talk, and one of the two calls is cancelled.
    const [ownCall, otherCall] = [
      (await callMember(test.mei, test.ren)).body,
      (await callMember(test.ren, test.mei)).body,
    ];
    await test.mei.call('DELETE', `/rooms/${ownCall.room.id}`);
    expect((await answer(test.mei, otherCall.invitation, true)).status).toBe(200);
    expect(await lines()).toEqual({ calls: 2, unread: 2 });
  });

  it('is not missed if both members call each other, whichever call is cancelled', async () => {
    const missedBy = async (who: Speaker) => {
      const path = '/v1/users/notifications';
      const { body } = await test.server.call<Schemas['NotificationList']>('GET', path, who);
      return body.metadata.total;
    };
    // Delivers the notifications of earlier calls first.
    test.server.advanceClock({ seconds: 31 });
    await deliverNotifications(test.server.platform);
    const before = [await missedBy(test.ren), await missedBy(test.mei)];
    for (const takesBackFirst of [true, false]) {
      const [ownCall, otherCall] = [
        (await callMember(test.mei, test.ren)).body,
        (await callMember(test.ren, test.mei)).body,
      ];
      const takeBack = () => test.mei.call('DELETE', `/rooms/${ownCall.room.id}`);
      if (takesBackFirst) await takeBack();
      expect((await answer(test.mei, otherCall.invitation, true)).status).toBe(200);
      if (!takesBackFirst) await takeBack();
      test.server.advanceClock({ seconds: 31 });
      await deliverNotifications(test.server.platform);
      expect([await missedBy(test.ren), await missedBy(test.mei)]).toEqual(before);
    }
  });

  it('notifies the inviter once when an invitee joins', async () => {
    const room = await makeOwnRoom(test.aoi);
    const { invitation } = (await ask(test.aoi, room.id, test.ren)).body;
    await answer(test.ren, invitation, true);
    let voice: Voice | undefined;
    const times = await countMessages(test.aoi, 'voiceInvitationSettled', async () => {
      const settled = next(test.aoi, 'voiceInvitationSettled');
      voice = await test.ren.join(room.id);
      expect(await settled).toMatchObject({ roomId: room.id, outcome: 'JOINED' });
      await voice.hangUp();
      voice = await test.ren.join(room.id);
    });
    expect(times).toBe(1);
    await voice?.hangUp();
  });

  it('accepts one answer and notifies once for concurrent answers', async () => {
    const { body } = await callMember(test.aoi, test.ren);
    const times = await countMessages(test.aoi, 'inviteConfirmVoiceChat', async () => {
      const answers = await Promise.all(
        Array.from({ length: 8 }, () => answer(test.ren, body.invitation, true)),
      );
      expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
    });
    expect(times).toBe(1);

    const second = (await callMember(test.aoi, test.ren)).body;
    const both = await countMessages(test.aoi, 'inviteConfirmVoiceChat', async () => {
      const answers = await Promise.all(
        [true, false, true, false].map((accepted) => answer(test.ren, second.invitation, accepted)),
      );
      const codes = answers.map(({ status }) => status).sort();
      expect(codes).toEqual([200, 200, 422, 422]);
    });
    expect(both).toBe(1);
  });

  it('cannot be answered after half a minute or after being cancelled', async () => {
    const { body } = await callMember(test.aoi, test.ren);
    const deleted = next(test.ren, 'deleteRoom');
    expect(await test.ren.call('DELETE', `/rooms/${body.room.id}`)).toMatchObject({ status: 403 });
    expect((await test.aoi.call('DELETE', `/rooms/${body.room.id}`)).status).toBe(204);
    expect(await deleted).toMatchObject({ roomId: body.room.id, kind: 'DIRECT' });
    expect(await answer(test.ren, body.invitation, true)).toMatchObject(invalidInvitation);

    const second = (await callMember(test.aoi, test.ren)).body;
    test.server.advanceClock({ seconds: 30 });
    expect(await answer(test.ren, second.invitation, true)).toMatchObject(invalidInvitation);
  });

  it('ends when accepted and cancelled concurrently', async () => {
    for (let round = 0; round < 6; round += 1) {
      const { body } = await callMember(test.aoi, test.ren);
      const [yes, cancelled] = await Promise.all([
        answer(test.ren, body.invitation, true),
        test.aoi.call('DELETE', `/rooms/${body.room.id}`),
      ]);
      expect(cancelled.status).toBe(204);
      expect([200, 404, 422]).toContain(yes.status);
      expect((await test.ren.call('POST', '/token', { roomId: body.room.id })).status).toBe(404);
    }
  });

  it('cancels the previous unanswered call of the caller', async () => {
    const first = (await callMember(test.aoi, test.ren)).body;
    const deleted = next(test.ren, 'deleteRoom');
    await callMember(test.aoi, test.mei);
    expect(await deleted).toMatchObject({ roomId: first.room.id });
    expect(await answer(test.ren, first.invitation, true)).toMatchObject(invalidInvitation);
  });

  it('ends when the last participant leaves, and notifies pending invitees', async () => {
    const { body } = await callMember(test.aoi, test.ren);
    const caller = await test.aoi.join(body.room.id);
    const deleted = next(test.ren, 'deleteRoom');
    await caller.hangUp();
    expect(await deleted).toMatchObject({ roomId: body.room.id, kind: 'DIRECT', deletedBy: null });
    expect((await test.aoi.call('POST', '/token', { roomId: body.room.id })).status).toBe(404);
  });

  it('is reported as empty to both when they hang up concurrently', async () => {
    const { body } = await callMember(test.aoi, test.ren);
    await answer(test.ren, body.invitation, true);
    const calls = [await test.aoi.join(body.room.id), await test.ren.join(body.room.id)];
    const empty = [test.aoi, test.ren].map((person) => roomEmptied(person, body.room.id));
    await Promise.all(calls.map((call) => call.hangUp()));
    await Promise.all(empty);
  });

  it('can be made to a guest but not by a guest', async () => {
    expect(await callMember(test.guest, test.aoi)).toMatchObject({
      status: 403,
      errors: 'forbidden',
    });
    const { body } = await callMember(test.aoi, test.guest);
    expect((await answer(test.guest, body.invitation, true)).status).toBe(200);
    const voice = await test.guest.join(body.room.id);
    expect(voice.id).toBeTruthy();
    await voice.hangUp();
  });
});

describe('call validation and limits', () => {
  it('rejects calls to oneself and to offline, hidden, unknown, blocked or busy members', async () => {
    expect(await callMember(test.ren, test.ren)).toMatchObject({
      status: 400,
      errors: { userId: 'invalid' },
    });
    const offline = await makeSpeaker(test.server, test.sakura);
    const refusal = { status: 422, errors: 'voiceChatUserOffline' };
    expect(await callMember(test.ren, offline)).toMatchObject({
      ...refusal,
      body: { data: { userId: offline.userId } },
    });
    const page = await offline.open();
    const hide = { workingStatus: 'OFFICE', status: 'LOGGED_OUT' };
    const { token } = offline;
    await test.server.call('PATCH', '/v1/users/status', { token, body: hide });
    expect(await callMember(test.ren, offline)).toMatchObject(refusal);
    const show = { workingStatus: 'OFFICE', status: 'BUSY' };
    await test.server.call('PATCH', '/v1/users/status', { token, body: show });
    expect((await callMember(test.ren, offline)).status).toBe(201);

    const unknown = { status: 404, errors: 'userNotFound' };
    expect(await callMember(test.ren, test.stranger)).toMatchObject(unknown);
    const unknownMember = { userId: crypto.randomUUID() };
    expect(await test.ren.call('POST', '/invite', unknownMember)).toMatchObject(unknown);

    const { body: room } = await test.aoi.call('POST', '/rooms', { kind: 'ADMIN', name: '話し中' });
    const voice = await offline.join(room.id);
    // A member alone in a room is not in a call.
    expect((await callMember(test.ren, offline)).status).toBe(201);
    const company = await test.aoi.join(room.id);
    const taken = { status: 409, errors: 'userAlreadyInVoiceChat' };
    expect(await callMember(test.ren, offline)).toMatchObject(taken);
    const own = await makeOwnRoom(test.ren);
    expect(await ask(test.ren, own.id, test.mei, offline)).toMatchObject({
      ...taken,
      body: { data: { userId: offline.userId } },
    });
    await company.hangUp();
    await voice.hangUp();

    await blockMember(test.server.platform, offline);
    expect(await callMember(test.ren, offline)).toMatchObject(unknown);
    page.disconnect();
  });

  it('rejects more than 20 invitations per minute', async () => {
    const keen = await makeSpeaker(test.server, test.sakura);
    const room = await makeOwnRoom(keen);
    const answers = await Promise.all(
      Array.from({ length: 25 }, () => ask(keen, room.id, test.ren)),
    );
    const codes = answers.map(({ status }) => status).sort();
    expect(codes).toEqual([...Array(20).fill(201), ...Array(5).fill(429)]);
    test.server.advanceClock({ minutes: 1 });
    expect((await ask(keen, room.id, test.ren)).status).toBe(201);
  });

  it('rejects repeated calls above the rate limit', async () => {
    const limited = await startTestServer({
      database: test.server.database,
      config: { rateLimit: 240 },
    });
    try {
      const keen = await makeSpeaker(test.server, test.sakura);
      const answers: number[] = [];
      for (let turn = 0; turn < 5; turn += 1) {
        const body = { userId: test.ren.userId };
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
    expect(await test.ren.call('POST', '/invite', body)).toMatchObject({ status: 400, errors });
  });
});
