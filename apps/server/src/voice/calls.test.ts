import type { Schemas } from '@office/api';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { setLatinName } from '../../test/people.ts';
import type { TestServer } from '../../test/server.ts';
import type { Speaker } from '../../test/voice.ts';
import {
  answerInvitation,
  callMember,
  invalidInvitation,
  startInvitationTest,
} from '../../test/voice-invitations.ts';
import type { InvitationTest } from '../../test/voice-invitations.ts';
import { deliverNotifications } from '../notification/notification-delivery.ts';
import { notifications } from '../database/schema/notifications.ts';
import { voiceInvitations } from '../database/schema/voice.ts';
import { reportExpiredInvitations } from './participants/missed-calls.ts';

let server: TestServer;
let aoi: Speaker;
let ren: Speaker;
let mei: Speaker;
let guest: Speaker;
let next: InvitationTest['next'];
let countMessages: InvitationTest['countMessages'];
beforeAll(async () => {
  ({ server, aoi, ren, mei, guest, next, countMessages } = await startInvitationTest());
});
afterAll(() => server.close());
// Resets the limit of 20 invitations per minute.
beforeEach(() => server.platform.db.delete(voiceInvitations));

/** Ignores messages about the rooms of earlier tests. */
const isRoom =
  ({ id }: { id: string }) =>
  ({ roomId }: { roomId: string }) =>
    roomId === id;

const roomEmptied = (who: Speaker, roomId: string) =>
  next(
    who,
    'voiceRoomChanged',
    (change) => change.roomId === roomId && change.participants?.length === 0,
  );

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
    const confirmed = await answerInvitation(ren, body.invitation, true);
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
    const no = await answerInvitation(ren, body.invitation, false);
    expect(no.body).toEqual({ ...no.body, accepted: false, room: null });
    expect(await confirmation).toMatchObject({ accepted: false, byMessage: false });
    const count = await countMessages(aoi, 'inviteConfirmVoiceChat', async () => {
      expect((await answerInvitation(ren, body.invitation, false)).status).toBe(200);
      expect(await answerInvitation(ren, body.invitation, true)).toMatchObject(invalidInvitation);
    });
    expect(count).toBe(0);
  });

  it('can be withdrawn after acceptance until the member has joined', async () => {
    const withdraw = (
      who: Speaker,
      { invitationId }: { invitationId: string },
      fields: object = {},
    ) => {
      const withdrawal = { invitationId, accepted: false, withdrawn: true, byMessage: true };
      return who.call('POST', '/invite/confirm', { ...withdrawal, ...fields });
    };
    const { body } = await callMember(aoi, ren);
    expect(await withdraw(ren, body.invitation)).toMatchObject(invalidInvitation);
    await answerInvitation(ren, body.invitation, true);
    const called = await ren.join(body.room.id);
    expect(await withdraw(ren, body.invitation)).toMatchObject(invalidInvitation);
    await called.hangUp();

    const { invitation } = (await callMember(aoi, ren)).body;
    const acceptance = next(aoi, 'inviteConfirmVoiceChat');
    await answerInvitation(ren, invitation, true);
    await acceptance;
    expect(await withdraw(mei, invitation)).toMatchObject(invalidInvitation);
    expect((await withdraw(ren, invitation, { withdrawn: 'x' })).status).toBe(400);
    const confirmation = next(aoi, 'inviteConfirmVoiceChat');
    const times = await countMessages(aoi, 'inviteConfirmVoiceChat', async () => {
      const answers = await Promise.all(Array.from({ length: 8 }, () => withdraw(ren, invitation)));
      expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
    });
    expect(times).toBe(1);
    expect(await confirmation).toMatchObject({ accepted: false, byMessage: true });
  });

  it.each([true, false])(
    'notifies a caller before joining that the callee leaves, by message: %s',
    async (byMessage) => {
      const { body } = await callMember(aoi, ren);
      await answerInvitation(ren, body.invitation, true);
      const { socket } = await ren.join(body.room.id);
      const confirmation = next(aoi, 'inviteConfirmVoiceChat');
      await socket.emitWithAck('leave', { byMessage });
      const expected = { roomId: body.room.id, accepted: false, byMessage };
      expect(await confirmation).toMatchObject({ ...expected, user: { id: ren.userId } });
      socket.disconnect();
    },
  );

  it('can be declined with a reply by message', async () => {
    const { body } = await callMember(aoi, ren);
    const confirmation = next(aoi, 'inviteConfirmVoiceChat');
    const { invitationId } = body.invitation;
    const request = { invitationId, accepted: false, byMessage: true };
    expect((await ren.call('POST', '/invite/confirm', request)).status).toBe(200);
    expect(await confirmation).toMatchObject({ accepted: false, byMessage: true });
  });

  it('accepts one answer and notifies once for concurrent answers', async () => {
    const { body } = await callMember(aoi, ren);
    const times = await countMessages(aoi, 'inviteConfirmVoiceChat', async () => {
      const answers = await Promise.all(
        Array.from({ length: 8 }, () => answerInvitation(ren, body.invitation, true)),
      );
      expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
    });
    expect(times).toBe(1);

    const second = (await callMember(aoi, ren)).body;
    const both = await countMessages(aoi, 'inviteConfirmVoiceChat', async () => {
      const answers = await Promise.all(
        [true, false, true, false].map((accepted) =>
          answerInvitation(ren, second.invitation, accepted),
        ),
      );
      const codes = answers.map(({ status }) => status).sort();
      expect(codes).toEqual([200, 200, 422, 422]);
    });
    expect(both).toBe(1);
  });

  it('cannot be answered after half a minute or after being cancelled', async () => {
    const { body } = await callMember(aoi, ren);
    const deleted = next(ren, 'deleteRoom', isRoom(body.room));
    expect(await ren.call('DELETE', `/rooms/${body.room.id}`)).toMatchObject({ status: 403 });
    expect((await aoi.call('DELETE', `/rooms/${body.room.id}`)).status).toBe(204);
    expect(await deleted).toMatchObject({ roomId: body.room.id, kind: 'DIRECT' });
    expect(await answerInvitation(ren, body.invitation, true)).toMatchObject(invalidInvitation);

    const second = (await callMember(aoi, ren)).body;
    server.advanceClock({ seconds: 30 });
    expect(await answerInvitation(ren, second.invitation, true)).toMatchObject(invalidInvitation);
  });

  it('ends when accepted and cancelled concurrently', async () => {
    for (let round = 0; round < 6; round += 1) {
      const { body } = await callMember(aoi, ren);
      const [yes, cancelled] = await Promise.all([
        answerInvitation(ren, body.invitation, true),
        aoi.call('DELETE', `/rooms/${body.room.id}`),
      ]);
      expect(cancelled.status).toBe(204);
      expect([200, 404, 422]).toContain(yes.status);
      expect((await ren.call('POST', '/token', { roomId: body.room.id })).status).toBe(404);
    }
  });

  it('cancels the previous unanswered call of the caller', async () => {
    const first = (await callMember(aoi, ren)).body;
    const deleted = next(ren, 'deleteRoom', isRoom(first.room));
    await callMember(aoi, mei);
    expect(await deleted).toMatchObject({ roomId: first.room.id });
    expect(await answerInvitation(ren, first.invitation, true)).toMatchObject(invalidInvitation);
  });

  it('ends when the last participant leaves, and notifies pending invitees', async () => {
    const { body } = await callMember(aoi, ren);
    const caller = await aoi.join(body.room.id);
    const deleted = next(ren, 'deleteRoom', isRoom(body.room));
    await caller.hangUp();
    expect(await deleted).toMatchObject({ roomId: body.room.id, kind: 'DIRECT', deletedBy: null });
    expect((await aoi.call('POST', '/token', { roomId: body.room.id })).status).toBe(404);
  });

  it('is reported as empty to both when they hang up concurrently', async () => {
    const { body } = await callMember(aoi, ren);
    await answerInvitation(ren, body.invitation, true);
    const calls = [await aoi.join(body.room.id), await ren.join(body.room.id)];
    const empty = [aoi, ren].map((person) => roomEmptied(person, body.room.id));
    await Promise.all(calls.map((call) => call.hangUp()));
    await Promise.all(empty);
  });

  it('can be made to a guest but not by a guest', async () => {
    expect(await callMember(guest, aoi)).toMatchObject({ status: 403, errors: 'forbidden' });
    const { body } = await callMember(aoi, guest);
    expect((await answerInvitation(guest, body.invitation, true)).status).toBe(200);
    const voice = await guest.join(body.room.id);
    expect(voice.id).toBeTruthy();
    await voice.hangUp();
  });
});

describe('missed call', () => {
  beforeEach(async () => {
    server.advanceClock({ seconds: 31 });
    // The heartbeat of the server reports the remaining calls of earlier tests at any time.
    await reportExpiredInvitations(server.platform);
    await deliverNotifications(server.platform);
    await server.platform.db.delete(notifications);
  });
  const notificationsOf = async ({ token }: Speaker, language = 'ja') => {
    const path = '/v1/users/notifications';
    return (await server.call<Schemas['NotificationList']>('GET', path, { token, language })).body;
  };
  const missedCallMessages = async () => {
    const chat = '/v1/user/chat-rooms';
    const rooms = await server.call<Schemas['ChatRoomList']>('GET', `${chat}?type=DIRECT`, ren);
    const room = rooms.body.data.find(({ directUser }) => directUser?.userId === mei.userId);
    if (!room) return { calls: 0, unread: 0 };
    const path = `${chat}/${room.id}/messages`;
    const { body } = await server.call<Schemas['ChatMessageSlice']>('GET', path, ren);
    const calls = body.data.filter(({ type }) => type === 'MISSED_CALL').length;
    return { calls, unread: room.unreadCount };
  };

  it('adds one message to the direct chat and notifies the caller', async () => {
    const before = await missedCallMessages();
    const settled = next(mei, 'voiceInvitationSettled');
    const { invitation } = (await callMember(mei, ren)).body;
    await reportExpiredInvitations(server.platform);
    expect(await missedCallMessages()).toEqual(before);
    server.advanceClock({ seconds: 31 });
    await Promise.all(Array.from({ length: 5 }, () => reportExpiredInvitations(server.platform)));
    expect(await settled).toMatchObject({
      invitationId: invitation.invitationId,
      user: { id: ren.userId },
      outcome: 'UNANSWERED',
    });
    const { calls, unread } = before;
    expect(await missedCallMessages()).toEqual({ calls: calls + 1, unread: unread + 1 });
  });

  it('creates a notification when not answered in time', async () => {
    await setLatinName(server, mei, 'Ito Mei');
    const answered = (await callMember(aoi, ren)).body;
    const missed = (await callMember(mei, ren)).body;
    await answerInvitation(ren, answered.invitation, false);
    expect((await notificationsOf(ren)).data).toEqual([]);
    server.advanceClock({ seconds: 31 });
    await deliverNotifications(server.platform);
    expect(missed.users).toHaveLength(1);
    const { data } = await notificationsOf(ren);
    expect(data.map(({ title, path }) => [title, path])).toEqual([
      ['伊藤 芽依さんからの不在着信', `/people/${mei.userId}`],
    ]);
    expect((await notificationsOf(ren, 'en')).data[0]!.title).toBe(
      'Missed voice chat invitation from Ito Mei',
    );
  });

  it('adds a message when the caller cancels the call', async () => {
    const before = await missedCallMessages();
    const { room } = (await callMember(mei, ren)).body;
    await mei.call('DELETE', `/rooms/${room.id}`);
    const { calls, unread } = before;
    expect(await missedCallMessages()).toEqual({ calls: calls + 1, unread: unread + 1 });
  });

  it.each(['before', 'after'] as const)(
    'is not reported if both members call each other, and one call is cancelled %s the answer',
    async (time) => {
      const reported = async () => [
        (await notificationsOf(ren)).metadata.total,
        (await notificationsOf(mei)).metadata.total,
        await missedCallMessages(),
      ];
      const before = await reported();
      const ownCall = (await callMember(mei, ren)).body;
      const otherCall = (await callMember(ren, mei)).body;
      const cancel = () => mei.call('DELETE', `/rooms/${ownCall.room.id}`);
      if (time === 'before') await cancel();
      expect((await answerInvitation(mei, otherCall.invitation, true)).status).toBe(200);
      if (time === 'after') await cancel();
      server.advanceClock({ seconds: 31 });
      await deliverNotifications(server.platform);
      expect(await reported()).toEqual(before);
    },
  );
});
