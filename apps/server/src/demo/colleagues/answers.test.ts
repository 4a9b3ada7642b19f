import type { Schemas } from '@office/api';
import type { Language } from '@office/vocabulary';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startOffice, type TestOffice } from '../../../test/office.ts';
import { makeOrganization, makePerson, signInToOrganization } from '../../../test/people.ts';
import { addConnection } from '../../realtime/connection-store.ts';
import { users } from '../../database/schema/users.ts';
import { Answers } from './answers.ts';

let office: TestOffice;
let organizationId: string;
let colleagueId: string;
let token: string;
let userId: string;

beforeAll(async () => {
  office = await startOffice();
  ({ organizationId } = await makeOrganization(office, 'Sakura'));
  ({ userId: colleagueId } = await makePerson(office, organizationId));
});
afterAll(() => office.close());

let answers: Answers;
let scheduled: { work: () => void; delay: number; isCancelled: boolean }[];
let errors: unknown[];
beforeEach(async () => {
  const member = await makePerson(office, organizationId);
  ({ userId } = member);
  ({ token } = await signInToOrganization(office, member, organizationId));
  scheduled = [];
  errors = [];
  answers = new Answers({
    platform: office.platform,
    members: [{ organizationId, userId: colleagueId }],
    random: () => 0,
    onError: (error) => void errors.push(error),
    schedule: (work, delay) => {
      const entry = { work, delay, isCancelled: false };
      scheduled.push(entry);
      return () => void (entry.isCancelled = true);
    },
  });
});

async function openRoom(others: string[]): Promise<string> {
  const { body } = await office.call<Schemas['ChatRoomSummary']>('POST', '/v1/user/chat-rooms', {
    token,
    body: { type: 'DIRECT', userIds: others },
  });
  return body.id;
}

async function send(roomId: string, content: string): Promise<Schemas['ChatMessage']> {
  const { body } = await office.call<Schemas['ChatMessage']>(
    'POST',
    `/v1/user/chat-rooms/${roomId}/messages`,
    { token, body: { clientId: crypto.randomUUID(), type: 'TEXT', content } },
  );
  return body;
}

const received = () =>
  office.sent.flatMap(({ kind, payload }) => {
    const { message } = payload as { message?: Schemas['ChatMessage'] };
    return kind === 'newMessageToRoom' && message?.sender?.id === colleagueId ? [message] : [];
  });

async function runScheduled(until: () => boolean): Promise<void> {
  for (const { work } of scheduled.splice(0).toSorted((a, b) => a.delay - b.delay)) work();
  await expect.poll(until).toBe(true);
  expect(errors).toEqual([]);
}

describe('direct messages', () => {
  it.each([
    ['ja', '「オンライン会議」'],
    ['en', '“Online meetings”'],
  ] satisfies [Language, string][])('are answered in %s', async (language, label) => {
    await office.database.db.update(users).set({ language }).where(eq(users.id, userId));
    office.sent.length = 0;
    await answers.onMessage(await send(await openRoom([colleagueId]), '会議 meeting'));
    await runScheduled(() => received().length === 1);
    expect(received()[0]!.content).toContain(label);
  });

  it('get one answer when several arrive together, and none for the answer', async () => {
    office.sent.length = 0;
    const roomId = await openRoom([colleagueId]);
    await answers.onMessage(await send(roomId, 'one'));
    await answers.onMessage(await send(roomId, 'two'));
    await runScheduled(() => received().length === 1);
    await answers.onMessage(received()[0]!);
    expect(scheduled).toEqual([]);
  });

  it('are not answered in a group', async () => {
    const other = await makePerson(office, organizationId);
    await answers.onMessage(await send(await openRoom([colleagueId, other.userId]), 'hello'));
    expect(scheduled).toEqual([]);
  });

  it('are not answered when they are only changed', async () => {
    const message = await send(await openRoom([colleagueId]), 'hello');
    await answers.onMessage({ ...message, changeSeq: message.changeSeq + 1 });
    expect(scheduled).toEqual([]);
  });

  it('are not answered after closing', async () => {
    await answers.onMessage(await send(await openRoom([colleagueId]), 'hello'));
    answers.close();
    expect(scheduled.every(({ isCancelled }) => isCancelled)).toBe(true);
  });
});

it('reacts to a message in a channel of all colleagues', async () => {
  const { body: room } = await office.call<Schemas['ChatRoomSummary']>(
    'POST',
    '/v1/user/chat-rooms',
    { token, body: { type: 'CHANNEL', name: '全社', userIds: [colleagueId] } },
  );
  office.sent.length = 0;
  await answers.onMessage(await send(room.id, 'おはようございます'));
  const reactions = () =>
    office.sent.flatMap(
      ({ payload }) => (payload as { message?: Schemas['ChatMessage'] }).message?.reactions ?? [],
    );
  await runScheduled(() => reactions().length > 0);
  expect(reactions()[0]).toEqual({ emoji: '👍', userIds: [colleagueId] });
});

it('declines a call and explains it in a message', async () => {
  await addConnection(office.platform.db, crypto.randomUUID(), {
    organizationId,
    userId: colleagueId,
  });
  await office.database.db.execute(
    `UPDATE memberships SET status = 'AVAILABLE' WHERE user_id = '${colleagueId}'`,
  );
  const { body } = await office.call<Schemas['VoiceInvite']>('POST', '/v1/voice-chat/invite', {
    token,
    body: { userId: colleagueId },
  });
  office.sent.length = 0;
  answers.onCall(colleagueId, body.invitation);
  await runScheduled(() => received().length === 1);
  expect(office.sent.find(({ kind }) => kind === 'inviteConfirmVoiceChat')?.payload).toMatchObject({
    accepted: false,
    byMessage: true,
  });
  expect(received()[0]!.content).toContain('デモメンバー');
});

it('explains once to each member why a talk ended', async () => {
  office.sent.length = 0;
  answers.onYielded(colleagueId, userId);
  answers.onYielded(colleagueId, userId);
  await runScheduled(() => received().length === 1);
});
