import type { Schemas } from '@office/api';
import { maxChatRoomsCreated, maxDeskNotesByAuthor, maxMessageReactions } from '@office/vocabulary';
import { maxVoiceParticipants, maxVoiceRoomsCreated, maxWrongCodes } from '@office/vocabulary';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chatMessages, chatRooms } from '../src/database/schema/chat.ts';
import { deskNotes } from '../src/database/schema/desks.ts';
import { contracts, seats } from '../src/database/schema/organizations.ts';
import { meetingJoinFailures } from '../src/database/schema/meetings.ts';
import { pushTokens } from '../src/database/schema/push-tokens.ts';
import { sessions } from '../src/database/schema/sign-in.ts';
import { voiceInvitations, voiceParticipants, voiceRooms } from '../src/database/schema/voice.ts';
import {
  makeChannel,
  makeChatMember,
  roomsPath,
  sendMessage,
  type ChatTestMember,
} from './chat.ts';
import type { Answer } from './office.ts';
import { makeOrganization, makePerson, password, signIn } from './people.ts';
import type { TestOrganization } from './people.ts';
import { startTestServer, type TestServer } from './server.ts';
import { joinWith, makeSpeaker, type Speaker } from './voice.ts';

// Enough concurrent calls to expose limits that are checked before the insert without a lock.
const times = 50;

let server: TestServer;
let sakura: TestOrganization;
beforeAll(async () => {
  server = await startTestServer();
  sakura = await makeOrganization(server, 'Sakura', 1000);
});
afterAll(() => server.close());

async function outcomes(
  call: (turn: number) => Promise<Answer<unknown>>,
): Promise<Record<string, number>> {
  const answers = await Promise.all(Array.from({ length: times }, (_, turn) => call(turn)));
  const counts: Record<string, number> = {};
  for (const { status, errors } of answers) {
    const outcome = typeof errors === 'string' ? errors : String(status);
    counts[outcome] = (counts[outcome] ?? 0) + 1;
  }
  return counts;
}

function count(...args: Parameters<TestServer['platform']['db']['$count']>) {
  return server.platform.db.$count(...args);
}

const member = () => makeChatMember(server, sakura);
const members = (many: number) => Promise.all(Array.from({ length: many }, member));
const post = (who: Pick<ChatTestMember, 'token'>, path: string, body: unknown) =>
  server.call('POST', path, { token: who.token, body });

describe('chat', () => {
  it('limits each member to ten created rooms', async () => {
    const who = await member();
    const created = await outcomes((turn) =>
      post(who, roomsPath, { type: 'CHANNEL', name: `部屋 ${turn}` }),
    );
    expect(created).toEqual({
      201: maxChatRoomsCreated,
      chatRoomLimitReached: times - maxChatRoomsCreated,
    });
    expect(await count(chatRooms, eq(chatRooms.createdBy, who.userId))).toBe(maxChatRoomsCreated);
  });

  it('creates one direct room per pair of members', async () => {
    const [one, other] = (await members(2)) as [ChatTestMember, ChatTestMember];
    const opened = await Promise.all(
      Array.from({ length: times }, (_, turn) => {
        const [from, to] = turn % 2 === 0 ? [one, other] : [other, one];
        return post(from, roomsPath, { type: 'DIRECT', userIds: [to.userId] });
      }),
    );
    const ids = opened.map(({ body }) => (body as unknown as { id: string }).id);
    expect(new Set(ids).size).toBe(1);
  });

  it('limits the number of different reactions per message', async () => {
    const who = await member();
    const room = await makeChannel(server, [who]);
    const { id } = await sendMessage(server, who, room.id, '拍手');
    const accepted = await outcomes((turn) =>
      post(who, `${roomsPath}/${room.id}/messages/${id}/reactions`, {
        emoji: String.fromCodePoint(0x1f400 + turn),
      }),
    );
    expect(accepted).toEqual({
      200: maxMessageReactions,
      chatReactionLimitReached: times - maxMessageReactions,
    });
    const [row] = await server.platform.db
      .select({ reactions: chatMessages.reactions })
      .from(chatMessages)
      .where(eq(chatMessages.id, id));
    expect(row!.reactions).toHaveLength(maxMessageReactions);
  });
});

describe('map', () => {
  it('limits the number of notes per author on a desk', async () => {
    const [author, owner] = (await members(2)) as [ChatTestMember, ChatTestMember];
    const left = await outcomes(() =>
      post(author, `/v1/users/${owner.userId}/desk/notes`, { text: 'お茶です', tint: 'yellow' }),
    );
    expect(left).toEqual({
      201: maxDeskNotesByAuthor,
      deskNoteLimitReached: times - maxDeskNotesByAuthor,
    });
    expect(await count(deskNotes, eq(deskNotes.authorId, author.userId))).toBe(
      maxDeskNotesByAuthor,
    );
  });

  it('gives a seat to one member and each member one seat', async () => {
    const { contractId: orgContractId, floorId } = sakura;
    const people = await members(10);
    const take = (who: ChatTestMember, seatId: string) =>
      post(who, '/v1/user-seat-positions', { orgContractId, floorId, seatId, state: 'ACTIVE' });
    await outcomes((turn) => take(people[turn % 10]!, 'desk-1'));
    expect(await count(seats, eq(seats.seatId, 'desk-1'))).toBe(1);
    await outcomes((turn) => take(people[0]!, `desk-${2 + (turn % 9)}`));
    expect(await count(seats, eq(seats.userId, people[0]!.userId))).toBe(1);
  });
});

describe('sign-in', () => {
  it('admits no more members than the contract allows', async () => {
    const small = await makeOrganization(server, 'Northwind', 3);
    const { organizationId, contractId } = small;
    const people = await Promise.all(
      Array.from({ length: 10 }, async () =>
        signIn(server, await makePerson(server, organizationId)),
      ),
    );
    const entered = await outcomes((turn) =>
      post(people[turn % 10]!, '/v1/auth/user/organization', { organizationId }),
    );
    expect(Object.keys(entered).sort()).toEqual(['200', 'contractLimitUserAccess']);
    const inside = await server.platform.db
      .selectDistinct({ userId: sessions.userId })
      .from(sessions)
      .where(eq(sessions.contractId, contractId));
    expect(inside).toHaveLength(3);
    expect(await count(contracts, eq(contracts.id, contractId))).toBe(1);
  });

  it('accepts five wrong codes per IP address', async () => {
    const person = await makePerson(server, null);
    await signIn(server, person, '198.51.100.1');
    const from = { ip: '198.51.100.2' };
    const body = { email: person.email, password };
    expect(await server.call('POST', '/v1/auth/user/login', { ...from, body })).toMatchObject({
      errors: 'loginIpUnknown',
    });
    const [mail] = await server.mailsTo(person.email);
    const right = /\b\d{4}\b/.exec(mail!.text)![0];
    const code = right === '0000' ? '0001' : '0000';
    const guessed = await outcomes(() =>
      server.call('POST', '/v1/auth/user/verify-new-ip', { ...from, body: { ...body, code } }),
    );
    expect(guessed['verificationCodeInvalid']).toBe(maxWrongCodes - 1);
    expect(guessed['ipBlacklisted']).toBe(times - maxWrongCodes + 1);
  });

  it('sends one verification code and one password reset link', async () => {
    const person = await makePerson(server, null);
    await signIn(server, person, '198.51.100.3');
    const body = { email: person.email, password };
    await outcomes(() => server.call('POST', '/v1/auth/user/login', { ip: '198.51.100.4', body }));
    expect(await server.mailsTo(person.email)).toHaveLength(1);
    const { email } = person;
    expect(
      await outcomes(() =>
        server.call('POST', '/v1/auth/user/password/forgot', { body: { email } }),
      ),
    ).toEqual({ 204: times });
    expect(await server.mailsTo(person.email)).toHaveLength(2);
  });

  it('changes the password once per reset link', async () => {
    const { email } = await makePerson(server, null);
    await server.call('POST', '/v1/auth/user/password/forgot', { body: { email } });
    const [mail] = await server.mailsTo(email);
    const token = /token=([\w-]+)/.exec(mail!.text)![1];
    const set = await outcomes((turn) =>
      server.call('POST', '/v1/auth/user/password/reset', {
        body: { token, password: `Office#${1000 + turn}` },
      }),
    );
    expect(set).toEqual({ 204: 1, resetLinkInvalid: times - 1 });
  });

  it('stores one push token per session', async () => {
    const who = await member();
    await outcomes((turn) =>
      post(who, '/v1/web-notifications/subscribe', { fcmToken: `${who.userId}:${turn}` }),
    );
    const own = server.platform.db
      .select({ token: pushTokens.token })
      .from(pushTokens)
      .innerJoin(sessions, eq(sessions.id, pushTokens.sessionId))
      .where(eq(sessions.userId, who.userId));
    expect(await own).toHaveLength(1);
  });
});

describe('meetings', () => {
  it('limits wrong guesses of meeting numbers to five', async () => {
    const who = await member();
    const guessed = await outcomes((turn) =>
      post(who, '/v1/meetings/join-now', { number: String(100_000_000 + turn), passcode: 'x' }),
    );
    expect(guessed).toEqual({ meetingNotFound: 5, tooManyRequests: times - 5 });
    expect(await count(meetingJoinFailures, eq(meetingJoinFailures.userId, who.userId))).toBe(5);
  });
});

describe('voice chat', () => {
  const rooms = '/v1/voice-chat/rooms';
  const speakers = (many: number, role?: Schemas['Role']): Promise<Speaker[]> =>
    Promise.all(
      Array.from({ length: many }, () => makeSpeaker(server, sakura, role ? { role } : {})),
    );

  it('limits the number of own rooms per member', async () => {
    const who = await member();
    const created = await outcomes((turn) => post(who, rooms, { kind: 'OWN', name: `${turn}` }));
    const { OWN } = maxVoiceRoomsCreated;
    expect(created).toEqual({ 201: OWN, voiceChatRoomLimitReached: times - OWN });
  });

  it('limits the number of admin rooms per organisation across its administrators', async () => {
    const { ADMIN } = maxVoiceRoomsCreated;
    const admins = await speakers(5, 'ORGANIZATION_ADMIN');
    const { organizationId } = sakura;
    const row = {
      organizationId,
      kind: 'ADMIN' as const,
      name: '会議',
      ownerId: admins[0]!.userId,
    };
    await server.platform.db.insert(voiceRooms).values(Array<typeof row>(ADMIN - 3).fill(row));
    const created = await outcomes((turn) =>
      post(admins[turn % 5]!, rooms, { kind: 'ADMIN', name: `${turn}` }),
    );
    expect(created).toEqual({ 201: 3, voiceChatRoomLimitReached: times - 3 });
    const all = and(eq(voiceRooms.organizationId, organizationId), eq(voiceRooms.kind, 'ADMIN'));
    expect(await count(voiceRooms, all)).toBe(ADMIN);
  });

  it('limits a room to five participants', async () => {
    const people = await speakers(10);
    const [host] = people as [Speaker];
    const room = await host.call('POST', '/rooms', {
      kind: 'OWN',
      name: '雑談',
      emails: people.slice(1).map(({ email }) => email),
    });
    const roomId = room.body.id;
    const passes = await Promise.all(
      people.map((who) => who.call<Schemas['VoiceToken']>('POST', '/token', { roomId })),
    );
    const lines = await Promise.all(
      Array.from({ length: times }, async (_, turn) => {
        const socket = server.connect(people[turn % 10]!.token, '/voice');
        await socket.ready;
        return { socket, token: passes[turn % 10]!.body.token };
      }),
    );
    const joined = await Promise.all(lines.map(({ socket, token }) => joinWith(socket, token)));
    expect(joined.some(({ answer }) => !answer.ok && answer.error === 'voiceChatRoomFull')).toBe(
      true,
    );
    expect(await count(voiceParticipants, eq(voiceParticipants.roomId, roomId))).toBe(
      maxVoiceParticipants,
    );
    for (const { socket } of joined) socket.disconnect();
  });

  it('limits each member to twenty invitations per minute', async () => {
    const [host, callee] = (await speakers(2)) as [Speaker, Speaker];
    await callee.open();
    const { body } = await host.call('POST', '/rooms', { kind: 'OWN', name: '相談' });
    const sent = await outcomes(() =>
      host.call('POST', '/invite', { roomId: body.id, userIds: [callee.userId] }),
    );
    expect(sent).toEqual({ 201: 20, tooManyRequests: times - 20 });
    expect(await count(voiceInvitations, eq(voiceInvitations.inviterId, host.userId))).toBe(20);
  });

  it('allows one ringing call per member', async () => {
    const [host, ...callees] = (await speakers(4)) as [Speaker, ...Speaker[]];
    await Promise.all(callees.map((who) => who.open()));
    await outcomes((turn) => host.call('POST', '/invite', { userId: callees[turn % 3]!.userId }));
    const calls = and(eq(voiceRooms.ownerId, host.userId), eq(voiceRooms.kind, 'DIRECT'));
    expect(await count(voiceRooms, calls)).toBe(1);
  });
});
