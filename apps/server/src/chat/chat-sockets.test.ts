import type { Schemas } from '@office/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  makeChannel,
  makeChatMember,
  makeChatMembers,
  roomsPath,
  sendMessage,
} from '../../test/chat.ts';
import type { ChatTestMember } from '../../test/chat.ts';
import { makeOrganization } from '../../test/people.ts';
import { nextMessage, startTestServer } from '../../test/server.ts';
import type { TestServer, TestSocket } from '../../test/server.ts';

let firstServer: TestServer;
let secondServer: TestServer;
let aoi: ChatTestMember;
let ren: ChatTestMember;
let mei: ChatTestMember;
let stranger: ChatTestMember;
beforeAll(async () => {
  firstServer = await startTestServer();
  secondServer = await startTestServer({ database: firstServer.database });
  const chatters = await makeChatMembers(firstServer, ['青木 葵', '高橋 蓮', '伊藤 芽依']);
  [aoi, ren, mei] = chatters.chatters as [ChatTestMember, ChatTestMember, ChatTestMember];
  stranger = await makeChatMember(firstServer, await makeOrganization(firstServer, 'Northwind'));
}, 60_000);
afterAll(async () => {
  await secondServer.close();
  await firstServer.close();
});

const kinds = [
  ...['addUserToRoom', 'addUserToChatRoom', 'removeUserByRoom', 'removeUserFromChatRoom'],
  ...['userLeaveRoom', 'updateChatRoom', 'deleteRoom', 'deleteChatRoom', 'newMessageToRoom'],
  ...['updateLastReadMsgChat', 'chatTyping', 'chatRoomMuted'],
];

/** Connected sockets that record the events they receive about one room. */
class RecordingSockets {
  readonly receivedEvents: string[] = [];
  readonly sockets = new Map<string, TestSocket>();
  roomId = '';

  static async of(people: Record<string, [TestServer, ChatTestMember]>): Promise<RecordingSockets> {
    const witnesses = new RecordingSockets();
    for (const [name, [server, { token }]] of Object.entries(people)) {
      const socket = server.connect(token);
      witnesses.sockets.set(name, socket);
      for (const kind of kinds) {
        socket.on(kind, (payload: unknown) => {
          if (JSON.stringify(payload).includes(witnesses.roomId)) {
            witnesses.receivedEvents.push(`${name} ${kind}`);
          }
        });
      }
      await socket.ready;
    }
    return witnesses;
  }

  /** Returns the events since the last call, after everything sent so far has arrived on all sockets. */
  async take(): Promise<string[]> {
    const arrived = [...this.sockets.values()].map((socket) => nextMessage(socket, 'ping'));
    // The ping uses the same channel as the events, so it arrives after them.
    await firstServer.platform.realtime.publish('ping', 'everyone', { sentAt: 0 });
    await Promise.all(arrived);
    return this.receivedEvents.splice(0).sort();
  }

  close(): void {
    for (const socket of this.sockets.values()) socket.disconnect();
  }
}

const as = <T = Schemas['ChatRoomSummary']>(
  { token }: ChatTestMember,
  method: string,
  path: string,
  body?: unknown,
) => firstServer.call<T>(method, roomsPath + path, { token, ...(body !== undefined && { body }) });

it('delivers each event only to its recipients, on all processes', async () => {
  const witnesses = await RecordingSockets.of({
    'aoi-here': [firstServer, aoi],
    'aoi-there': [secondServer, aoi],
    'ren-there': [secondServer, ren],
    'mei-here': [firstServer, mei],
    'stranger-here': [firstServer, stranger],
  });
  const aoiTabs = (kind: string) => [`aoi-here ${kind}`, `aoi-there ${kind}`];

  const room = await makeChannel(firstServer, [aoi]);
  witnesses.roomId = room.id;
  await witnesses.take();

  await as(aoi, 'POST', `/${room.id}`, { userIds: [ren.userId] });
  expect(await witnesses.take()).toEqual([
    ...aoiTabs('addUserToRoom'),
    'ren-there addUserToChatRoom',
  ]);

  const message = await sendMessage(firstServer, ren, room.id, 'こんにちは');
  expect(await witnesses.take()).toEqual([
    ...aoiTabs('newMessageToRoom'),
    'ren-there newMessageToRoom',
  ]);

  await as(aoi, 'PATCH', `/${room.id}/last-read-message`, { messageId: message.id });
  expect(await witnesses.take()).toEqual([
    ...aoiTabs('updateLastReadMsgChat'),
    'ren-there updateLastReadMsgChat',
  ]);

  await as(aoi, 'PATCH', `/${room.id}`, { name: '新' });
  expect(await witnesses.take()).toEqual([
    ...aoiTabs('updateChatRoom'),
    'ren-there updateChatRoom',
  ]);

  await as(aoi, 'PATCH', `/${room.id}/mute`, { muted: true });
  expect(await witnesses.take()).toEqual(aoiTabs('chatRoomMuted'));

  witnesses.sockets.get('aoi-here')!.emit('typing', { roomId: room.id });
  await nextMessage(witnesses.sockets.get('ren-there')!, 'chatTyping');
  witnesses.sockets.get('mei-here')!.emit('typing', { roomId: room.id });
  witnesses.sockets.get('stranger-here')!.emit('typing', { roomId: room.id });
  witnesses.sockets.get('ren-there')!.emit('typing', 'nonsense');
  expect(await witnesses.take()).toEqual(['ren-there chatTyping']);

  await as(aoi, 'DELETE', `/${room.id}/user/${ren.userId}`);
  expect(await witnesses.take()).toEqual([
    ...aoiTabs('removeUserByRoom'),
    'ren-there removeUserFromChatRoom',
  ]);
  await sendMessage(firstServer, aoi, room.id, '内緒');
  expect(await witnesses.take()).toEqual(aoiTabs('newMessageToRoom'));

  const { body: invite } = await as<Schemas['ChatInviteToken']>(
    aoi,
    'GET',
    `/${room.id}/invite-token`,
  );
  await as(mei, 'POST', '/invite-token', { inviteToken: invite.code });
  expect(await witnesses.take()).toEqual([
    ...aoiTabs('addUserToRoom'),
    'mei-here addUserToChatRoom',
  ]);
  await as(mei, 'DELETE', `/${room.id}/user`);
  expect(await witnesses.take()).toEqual([...aoiTabs('userLeaveRoom'), 'mei-here userLeaveRoom']);

  await as(aoi, 'POST', `/${room.id}`, { userIds: [ren.userId] });
  await witnesses.take();
  await as(aoi, 'DELETE', `/${room.id}`, { name: '新' });
  const deleted = ['deleteChatRoom', 'deleteRoom'];
  expect(await witnesses.take()).toEqual(
    [...deleted.flatMap(aoiTabs), ...deleted.map((kind) => `ren-there ${kind}`)].sort(),
  );
  witnesses.close();
});

describe('a socket', () => {
  it('joins the rooms of its member on connection and receives new messages', async () => {
    const room = await makeChannel(firstServer, [aoi, ren]);
    const socket = secondServer.connect(ren.token);
    await socket.ready;
    const received = nextMessage(socket, 'newMessageToRoom');
    const message = await sendMessage(firstServer, aoi, room.id, '届く');
    expect(await received).toEqual({ roomId: room.id, message, followerIds: [] });
  });

  it('ends up in the right rooms when membership changes while it connects', async () => {
    const room = await makeChannel(firstServer, [aoi]);
    for (let round = 0; round < 8; round += 1) {
      const adding = as(aoi, 'POST', `/${room.id}`, { userIds: [mei.userId] });
      const socket = secondServer.connect(mei.token);
      await Promise.all([adding, socket.ready]);
      const received = nextMessage(socket, 'newMessageToRoom');
      const message = await sendMessage(firstServer, aoi, room.id, `${round}`);
      expect(await received).toMatchObject({ message: { id: message.id } });
      const removing = as(aoi, 'DELETE', `/${room.id}/user/${mei.userId}`);
      const other = secondServer.connect(mei.token);
      await Promise.all([removing, other.ready]);
      const early: unknown[] = [];
      for (const one of [socket, other]) one.on('newMessageToRoom', (one) => early.push(one));
      const pings = [socket, other].map((one) => nextMessage(one, 'ping'));
      await sendMessage(firstServer, aoi, room.id, '見えない');
      await firstServer.platform.realtime.publish('ping', 'everyone', { sentAt: 0 });
      await Promise.all(pings);
      expect(early).toEqual([]);
      socket.disconnect();
      other.disconnect();
    }
  });

  it('sends at most one typing signal every two seconds', async () => {
    const room = await makeChannel(firstServer, [aoi, ren]);
    const [one, other] = [firstServer.connect(aoi.token), firstServer.connect(ren.token)];
    await Promise.all([one.ready, other.ready]);
    let signals = 0;
    other.on('chatTyping', () => (signals += 1));
    const first = nextMessage(other, 'chatTyping');
    for (let index = 0; index < 50; index += 1) one.emit('typing', { roomId: room.id });
    expect(await first).toMatchObject({ roomId: room.id, user: { id: aoi.userId } });
    const received = nextMessage(other, 'ping');
    await firstServer.platform.realtime.publish('ping', 'everyone', { sentAt: 0 });
    await received;
    expect(signals).toBe(1);
  });
});
