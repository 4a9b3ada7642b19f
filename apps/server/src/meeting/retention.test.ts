import { randomUUID } from 'node:crypto';
import { addDays } from 'date-fns/addDays';
import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import {
  cancelMeeting,
  clearMeetings,
  createMeeting,
  makeMember,
  startMeetingOffice,
  type TestMember,
} from '../../test/meetings.ts';
import { makeOrganization, type TestOrganization } from '../../test/people.ts';
import { sendMessage } from '../../test/chat.ts';
import type { TestOffice } from '../../test/office.ts';
import { deleteExpired } from '../chat/retention.ts';
import { chatMessages } from '../database/schema/chat.ts';
import { heldTranscripts, legalHolds } from '../database/schema/legal-holds.ts';
import {
  meetingTranscriptLines,
  meetingTranscripts,
} from '../database/schema/meeting-transcripts.ts';
import { meetings, meetingSeries } from '../database/schema/meetings.ts';
import { organizationRetention } from '../database/schema/organizations.ts';
import { countOldMeetings } from './retention.ts';
import { deleteOldMeetings } from './store/meeting-retention-store.ts';

let office: TestOffice;
let organizationId: string;
let aoi: TestMember;
let ren: TestMember;
let stranger: TestMember;
beforeAll(async () => {
  const test = await startMeetingOffice();
  ({ office, aoi, ren } = test);
  ({ organizationId } = test.sakura);
  stranger = await makeMember(office, await makeOrganization(office, 'Northwind'));
});
afterAll(() => office.close());
beforeEach(async () => {
  await clearMeetings(office);
  await office.platform.db.delete(organizationRetention);
});

/** More than 30 days after the default time of `plan`. */
const later = new Date('2027-02-01T00:00:00Z');

const plan = async (who = aoi, request = {}) => {
  const { body } = await createMeeting(office, who, { participantIds: [], ...request });
  return body;
};
const keepMeetings = (meetingDays: number | null) =>
  office.platform.db
    .insert(organizationRetention)
    .values({ organizationId, messageDays: 62, fileDays: 62, meetingDays });
const remaining = async () => {
  const rows = await office.platform.db.select({ id: meetings.id }).from(meetings);
  return rows.map(({ id }) => id);
};
const clean = (now = later) => deleteOldMeetings(office.platform.db, now, 100);

it('deletes ended and cancelled meetings after the retention of their organisation only', async () => {
  const ended = await plan();
  const cancelled = await plan();
  await cancelMeeting(office, aoi, cancelled.id);
  const recent = await plan(aoi, {
    startTime: '2027-01-25T01:00:00Z',
    endTime: '2027-01-25T02:00:00Z',
  });
  const foreign = await plan(stranger);
  await keepMeetings(30);
  const { db } = office.platform;
  expect(await countOldMeetings(db, organizationId, addDays(later, -30))).toBe(2);
  expect(await clean()).toBe(2);
  expect((await remaining()).toSorted()).toEqual([recent.id, foreign.id].toSorted());
  expect(await remaining()).not.toContain(ended.id);
});

it('keeps meetings without a retention', async () => {
  const { id } = await plan();
  expect(await clean()).toBe(0);
  await keepMeetings(null);
  expect(await clean()).toBe(0);
  expect(await remaining()).toEqual([id]);
});

it('deletes the chat with the last meeting of a series', async () => {
  const first = await plan(aoi, {
    recurrence: 'FREQ=WEEKLY;COUNT=2',
    participantIds: [ren.userId],
  });
  const path = `/v1/meetings/${first.id}/chat`;
  const { body: room } = await office.call<{ id: string }>('POST', path, { token: aoi.token });
  await sendMessage(office, aoi, room.id, '議事メモ');
  const { db } = office.platform;
  const messages = () => db.$count(chatMessages, eq(chatMessages.roomId, room.id));
  await keepMeetings(30);
  expect(await clean(new Date('2026-12-25T00:00:00Z'))).toBe(1);
  await deleteExpired(office.platform);
  expect(await messages()).toBe(1);
  expect(await clean()).toBe(1);
  await deleteExpired(office.platform);
  expect(await messages()).toBe(0);
  expect(await db.$count(meetingSeries)).toBe(0);
});

it.each([
  ['the organiser', () => ({ userId: aoi.userId })],
  ['a participant', () => ({ userId: ren.userId })],
  ['its chat', (roomId: string) => ({ roomId })],
])('keeps a meeting while a legal hold covers %s', async (_, subjectOf) => {
  const { db } = office.platform;
  const { id } = await plan(aoi, { participantIds: [ren.userId] });
  const unrelated = await plan(await makeMember(office, { organizationId } as TestOrganization));
  const chat = await office.call<{ id: string }>('POST', `/v1/meetings/${id}/chat`, aoi);
  await keepMeetings(30);
  const subject = subjectOf(chat.body.id);
  const kind = 'roomId' in subject ? 'ROOM' : 'MEMBER';
  await db
    .insert(legalHolds)
    .values({ ...subject, organizationId, kind, name: 'held', reference: 'case 1' });
  expect(await countOldMeetings(db, organizationId, addDays(later, -30))).toBe(1);
  expect(await clean()).toBe(1);
  expect(await remaining()).toEqual([id]);
  expect(await remaining()).not.toContain(unrelated.id);
  await db.update(legalHolds).set({ releasedAt: later });
  expect(await clean()).toBe(1);
  await db.delete(legalHolds);
});

it('copies a transcript under a legal hold, and keeps a meeting with a running one', async () => {
  const { db } = office.platform;
  const transcribed = async (endedAt: Date | null) => {
    const { id: meetingId } = await plan();
    const startedAt = new Date('2026-11-23T01:00:00Z');
    const [transcript] = await db
      .insert(meetingTranscripts)
      .values({ organizationId, meetingId, roomId: randomUUID(), startedAt, endedAt })
      .returning();
    await db.insert(meetingTranscriptLines).values({
      ...{
        transcriptId: transcript!.id,
        position: 1,
        // Not a participant, whose hold would keep the meeting.
        speakerId: ren.userId,
        clientId: randomUUID(),
      },
      ...{ text: '発言', language: 'ja' as const, spokenAt: startedAt },
    });
    return { meetingId, transcriptId: transcript!.id };
  };
  const ended = await transcribed(later);
  const running = await transcribed(null);
  const hold = { organizationId, kind: 'MEMBER', userId: ren.userId } as const;
  await db.insert(legalHolds).values({ ...hold, name: '高橋 蓮', reference: '2026-017' });
  await keepMeetings(30);
  expect(await clean()).toBe(1);
  expect(await remaining()).toEqual([running.meetingId]);
  const ids = [ended.transcriptId, running.transcriptId];
  expect(
    await db.select().from(heldTranscripts).where(inArray(heldTranscripts.transcriptId, ids)),
  ).toMatchObject([
    { transcriptId: ended.transcriptId, lines: [{ text: '発言' }], reason: 'EXPIRED' },
  ]);
});
