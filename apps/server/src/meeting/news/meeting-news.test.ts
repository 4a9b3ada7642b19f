import type { RealtimeMessages, Schemas } from '@office/api';
import { asc, eq } from 'drizzle-orm';
import ical, { type VEvent } from 'node-ical';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startFcm, type TestFcm } from '../../../test/fcm.ts';
import { makeMember, createMeeting, roomOf, type TestMember } from '../../../test/meetings.ts';
import { startOffice, type TestOffice } from '../../../test/office.ts';
import { makeOrganization, setLatinName, type TestOrganization } from '../../../test/people.ts';
import { meetings } from '../../database/schema/meetings.ts';
import { notifications } from '../../database/schema/notifications.ts';
import { mailOutbox } from '../../database/schema/outbox.ts';
import { settings } from '../../database/schema/settings.ts';
import { users } from '../../database/schema/users.ts';
import { deliverNotifications } from '../../notification/notification-delivery.ts';
import { notifyDueMeetings } from '../meeting-clock.ts';

let fcm: TestFcm;
let office: TestOffice;
let sakura: TestOrganization;
let aoi: TestMember;
let ren: TestMember;
let mei: TestMember;
beforeAll(async () => {
  fcm = await startFcm();
  office = await startOffice({ fcm: fcm.config });
  sakura = await makeOrganization(office, 'Sakura');
  aoi = await makeMember(office, sakura, { name: '青木 葵' });
  ren = await makeMember(office, sakura, { name: '高橋 蓮' });
  mei = await makeMember(office, sakura, { name: '伊藤 芽依' });
  const english = { language: 'en' as const };
  await office.platform.db.update(users).set(english).where(eq(users.id, mei.userId));
  await setLatinName(office, aoi, 'Aoki Aoi');
  for (const { token, userId } of [aoi, ren, mei]) {
    const body = { fcmToken: userId };
    await office.call('POST', '/v1/web-notifications/subscribe', { token, body });
  }
});
afterAll(async () => {
  await office.close();
  await fcm.close();
});
beforeEach(async () => {
  await office.platform.db.delete(meetings);
  await office.platform.db.delete(mailOutbox);
  await office.platform.db.delete(notifications);
  office.sent.length = 0;
  fcm.requests.length = 0;
});

const mailsTo = (who: TestMember) =>
  office.platform.db
    .select()
    .from(mailOutbox)
    .where(eq(mailOutbox.recipient, who.email))
    .orderBy(asc(mailOutbox.createdAt));
const lastMailTo = async (who: TestMember) => (await mailsTo(who)).at(-1)!;
const subjects = async (who: TestMember) => (await mailsTo(who)).map(({ subject }) => subject);

/** Parses the calendar file of the last mail to a member with an independent library. */
async function eventsTo(who: TestMember, file = 0) {
  const { calendars } = await lastMailTo(who);
  const { method, text } = calendars[file]!;
  const events = Object.values(ical.sync.parseICS(text)).filter(
    (part): part is VEvent => part?.type === 'VEVENT',
  );
  return { method, text, event: events[0]!, events, files: calendars.length };
}

const planned = async (request: Record<string, unknown> = {}) =>
  (await createMeeting(office, aoi, { participantIds: [ren.userId, mei.userId], ...request })).body;
const change = (id: string, body: unknown, who = aoi) =>
  office.call<Schemas['Meeting']>('PATCH', `/v1/meetings/${id}`, { token: who.token, body });
const cancel = (id: string, scope = 'THIS') =>
  office.call('DELETE', `/v1/meetings/${id}?scope=${scope}`, { token: aoi.token });
const answer = (id: string, answer: string, who: TestMember) =>
  office.call('POST', `/v1/meetings/${id}/answer`, {
    token: who.token,
    body: { answer },
  });

async function pushed(count: number) {
  await deliverNotifications(office.platform);
  return fcm.untilAsked(count);
}

const publishedChanges = () =>
  office.sent
    .filter(({ kind }) => kind === 'updateMeetingStatus')
    .map(({ target, payload }) => {
      const { change: kind, by, answer } = payload as RealtimeMessages['updateMeetingStatus'];
      const { userIds } = target as { userIds: string[] };
      return { kind, by: by?.id, said: answer, userIds: userIds.toSorted() };
    });
const all = () => [aoi, ren, mei].map(({ userId }) => userId).toSorted();

describe('an invitation', () => {
  it('is mailed and pushed to the other participants in their language, with a calendar file', async () => {
    const room = roomOf(sakura);
    const { id, passcode } = await planned({ meetingRoomId: room, description: '進み具合' });
    expect(publishedChanges()).toEqual([
      { kind: 'INVITED', by: aoi.userId, said: null, userIds: all() },
    ]);
    expect(await subjects(aoi)).toEqual([]);
    const [japanese, english] = [await lastMailTo(ren), await lastMailTo(mei)];
    expect(japanese.subject).toBe('会議のご案内：定例');
    expect(japanese.text).toContain('青木 葵 さんから会議「定例」に招待されました。');
    expect(japanese.text).toContain('日時：2026年11月23日 10:00〜11:00（Asia/Tokyo）');
    expect(japanese.text).toContain(`/online-meeting?meetingId=${id}`);
    expect(english.subject).toBe('Invitation: 定例');
    expect(english.text).toContain('Aoki Aoi invited you to “定例”.');
    expect(english.text).toContain('When: 2026/11/23 - 10:00–11:00 (Asia/Tokyo)');
    const { method, event, text } = await eventsTo(mei);
    expect(method).toBe('REQUEST');
    expect(text).toContain('METHOD:REQUEST\r\n');
    expect(event).toMatchObject({ uid: id, summary: '定例', status: 'CONFIRMED' });
    expect(event.start.toISOString()).toBe('2026-11-23T01:00:00.000Z');
    expect(event.end!.toISOString()).toBe('2026-11-23T02:00:00.000Z');
    expect((event.start as Date & { tz: string }).tz).toBe('Asia/Tokyo');
    expect(event.description).toContain(`Passcode: ${passcode}`);
    expect(event.organizer).toMatchObject({
      val: `mailto:${aoi.email}`,
      params: { CN: 'Aoki Aoi' },
    });
    expect((await eventsTo(ren)).event.organizer).toMatchObject({ params: { CN: '青木 葵' } });
    const states = (
      event.attendee as unknown as { val: string; params: { PARTSTAT: string } }[]
    ).map(({ val, params }) => [val, params.PARTSTAT]);
    expect(Object.fromEntries(states)).toEqual({
      [`mailto:${aoi.email}`]: 'ACCEPTED',
      [`mailto:${ren.email}`]: 'NEEDS-ACTION',
      [`mailto:${mei.email}`]: 'NEEDS-ACTION',
    });
    const pushes = await pushed(2);
    const bodies = Object.fromEntries(pushes.map(({ token, data }) => [token, data]));
    expect(bodies[ren.userId]).toMatchObject({
      kind: 'MEETING',
      title: '定例',
      body: '青木 葵さんからの招待 · 11/23(月) 10:00',
      path: `/online-meeting?meetingId=${id}`,
    });
    expect(bodies[mei.userId]!.body).toBe('Aoki Aoi invites you · 23/11(Mon) 10:00');
  });

  it('is not sent to members with meeting notifications disabled', async () => {
    const off = { directMessage: true, chatRoom: true, meeting: false, organization: true };
    const notification = { ...off, voiceChatInvite: true, sound: true };
    await office.platform.db.insert(settings).values({ userId: mei.userId, notification });
    await planned();
    expect((await pushed(1)).map(({ token }) => token)).toEqual([ren.userId]);
    expect([await subjects(ren), await subjects(mei)]).toEqual([['会議のご案内：定例'], []]);
    await office.platform.db.delete(settings);
  });

  it('is not sent when the meeting cannot be created', async () => {
    await planned({ meetingRoomId: roomOf(sakura) });
    office.sent.length = 0;
    await office.platform.db.delete(mailOutbox);
    const taken = await createMeeting(office, mei, { meetingRoomId: roomOf(sakura) });
    expect(taken.status).toBe(409);
    expect([publishedChanges(), await subjects(ren)]).toEqual([[], []]);
  });

  it('escapes text that contains calendar file syntax', async () => {
    const title = 'a;b,c:"d" END:VEVENT';
    const description = 'x\r\nEND:VEVENT\r\nBEGIN:VEVENT\r\nSUMMARY:evil\r\n;,\\';
    await planned({ title, description });
    const { events, event } = await eventsTo(ren);
    expect(events).toHaveLength(1);
    expect(event.summary).toBe(title);
    expect(event.description).toContain('SUMMARY:evil');
  });
});

describe('a change', () => {
  it('notifies remaining participants, invites new ones and sends cancellations to removed ones', async () => {
    const { id } = await planned({ participantIds: [ren.userId] });
    office.sent.length = 0;
    await change(id, { title: '月例', participantIds: [mei.userId] });
    expect(publishedChanges()).toEqual([
      { kind: 'INVITED', by: aoi.userId, said: null, userIds: [mei.userId] },
      { kind: 'CANCELED', by: aoi.userId, said: null, userIds: [ren.userId] },
      { kind: 'CHANGED', by: aoi.userId, said: null, userIds: [aoi.userId] },
    ]);
    expect(await subjects(ren)).toEqual(['会議のご案内：定例', '会議の中止：月例']);
    expect(await subjects(mei)).toEqual(['Invitation: 月例']);
    const { method, event } = await eventsTo(ren);
    expect([method, event.uid, event.status]).toEqual(['CANCEL', id, 'CANCELLED']);
  });

  it('keeps the UID of the event and increments its sequence', async () => {
    const { id } = await planned();
    const first = (await eventsTo(ren)).event;
    await change(id, { startTime: '2026-11-24T01:00:00Z' });
    const { event, method } = await eventsTo(ren);
    expect([method, event.uid]).toEqual(['REQUEST', first.uid]);
    expect(Number(event.sequence)).toBeGreaterThan(Number(first.sequence));
    expect(event.start.toISOString()).toBe('2026-11-24T01:00:00.000Z');
    await cancel(id);
    const removedEvents = await eventsTo(ren);
    expect([removedEvents.method, removedEvents.event.uid, removedEvents.event.status]).toEqual([
      'CANCEL',
      id,
      'CANCELLED',
    ]);
    expect(Number(removedEvents.event.sequence)).toBeGreaterThan(Number(event.sequence));
    expect(await subjects(mei)).toEqual(['Invitation: 定例', 'Changed: 定例', 'Cancelled: 定例']);
  });

  it('is mailed only to added and removed participants when nothing else has changed', async () => {
    const { id } = await planned({ participantIds: [ren.userId] });
    await change(id, { participantIds: [ren.userId, mei.userId] });
    expect(await subjects(ren)).toHaveLength(1);
    expect(await subjects(mei)).toHaveLength(1);
  });
});

describe('an answer', () => {
  it('is published to all participants, and mailed and pushed to the organiser only once', async () => {
    const { id } = await planned();
    await pushed(2);
    fcm.requests.length = 0;
    office.sent.length = 0;
    await answer(id, 'DECLINED', ren);
    await answer(id, 'DECLINED', ren);
    const said = { kind: 'ANSWERED', by: ren.userId, said: 'DECLINED', userIds: all() };
    expect(publishedChanges()).toEqual([said, said]);
    expect(await subjects(aoi)).toEqual(['会議への回答（不参加）：定例']);
    expect(await subjects(mei)).toHaveLength(1);
    const [push] = await pushed(1);
    expect([push!.token, push!.data.body]).toEqual([aoi.userId, '高橋 蓮さんの回答：不参加']);
  });
});

describe('calendar files of a series', () => {
  const weekly = { recurrence: 'FREQ=WEEKLY;COUNT=4' };
  const days = (of: VEvent) =>
    of.rrule!.all().map((day) => new Date(Number(day)).toISOString().slice(0, 10));

  it('contain one event with the rule', async () => {
    const { seriesId } = await planned(weekly);
    const { events, event } = await eventsTo(ren);
    expect([events.length, event.uid]).toEqual([1, seriesId]);
    expect(days(event)).toEqual(['2026-11-23', '2026-11-30', '2026-12-07', '2026-12-14']);
  });

  it('contain an override for a changed meeting and exclude cancelled ones', async () => {
    const { seriesId } = await planned(weekly);
    const list = await office.call<Schemas['MeetingList']>('GET', '/v1/meetings', aoi);
    const [, second, third, fourth] = list.body.data;
    await change(second!.id, { startTime: '2026-12-01T05:00:00Z' });
    const one = await eventsTo(ren);
    expect(one.event.uid).toBe(seriesId);
    expect(one.text).toContain('RECURRENCE-ID;TZID=Asia/Tokyo:20261130T100000');
    await cancel(third!.id);
    expect((await eventsTo(ren)).text).toContain('RECURRENCE-ID;TZID=Asia/Tokyo:20261207T100000');
    await change(fourth!.id, { title: '最終回', scope: 'ALL' });
    const { event, text } = await eventsTo(ren);
    expect(text).toContain('EXDATE;TZID=Asia/Tokyo:20261207T100000');
    const moved = Object.values(event.recurrences ?? {}) as Pick<VEvent, 'start'>[];
    expect(moved.map(({ start }) => start.toISOString())).toContain('2026-12-01T05:00:00.000Z');
    expect(event.summary).toBe('最終回');
  });

  it('end the old series when a change splits it', async () => {
    const { seriesId } = await planned(weekly);
    const list = await office.call<Schemas['MeetingList']>('GET', '/v1/meetings', aoi);
    const third = list.body.data[2]!;
    await change(third.id, { startTime: '2026-12-08T01:00:00Z', scope: 'FOLLOWING' });
    const [next, before] = [await eventsTo(ren, 0), await eventsTo(ren, 1)];
    expect(days(next.event)).toEqual(['2026-12-08', '2026-12-15']);
    expect(before.event.uid).toBe(seriesId);
    expect(days(before.event)).toEqual(['2026-11-23', '2026-11-30']);
    await cancel(list.body.data[0]!.id, 'ALL');
    const removedEvents = await eventsTo(ren);
    expect([removedEvents.method, removedEvents.event.uid]).toEqual(['CANCEL', seriesId]);
  });

  it('replace the single meeting from which the series was created', async () => {
    const { id } = await planned();
    await change(id, weekly);
    const [next, before] = [await eventsTo(ren, 0), await eventsTo(ren, 1)];
    expect(days(next.event)).toHaveLength(4);
    expect([before.method, before.event.uid]).toEqual(['CANCEL', id]);
  });

  it('keep the local time when daylight saving time starts', async () => {
    await planned({
      timeZone: 'Europe/Berlin',
      startTime: '2027-03-22T09:00:00Z',
      endTime: '2027-03-22T10:00:00Z',
      recurrence: 'FREQ=WEEKLY;COUNT=2',
    });
    const { text } = await eventsTo(ren);
    expect(text).toContain('DTSTART;TZID=Europe/Berlin:20270322T100000');
    expect(text).toMatch(/BEGIN:DAYLIGHT\r\nDTSTART:20270328T020000\r\n/);
    expect(text).toContain('TZOFFSETTO:+0200');
  });
});

describe('the meeting reminder', () => {
  const tick = () => Promise.all([1, 2, 3].map(() => notifyDueMeetings(office.platform)));
  const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 9, minute)).toISOString();

  it('is sent once by several processes, ten minutes before, unless the participant has declined', async () => {
    const { id } = await planned({ startTime: at(30), endTime: at(60) });
    await answer(id, 'DECLINED', mei);
    await pushed(3);
    fcm.requests.length = 0;
    office.sent.length = 0;
    office.advanceClock({ minutes: 19 });
    await tick();
    expect(publishedChanges()).toEqual([]);
    office.advanceClock({ minutes: 1 });
    await tick();
    await tick();
    const soon = { kind: 'SOON', by: undefined, said: null };
    expect(publishedChanges()).toEqual([{ ...soon, userIds: [aoi.userId, ren.userId].toSorted() }]);
    const pushes = await pushed(2);
    expect(pushes.map(({ data }) => data.body)).toEqual(
      Array.from({ length: 2 }, () => 'まもなく始まります。参加できます。 · 11/20(金) 18:30'),
    );
    expect(pushes[0]!.webpush.headers.TTL).toBe('2400');
    office.advanceClock({ minutes: -20 });
  });

  it('is sent again for a meeting that was moved after it', async () => {
    const { id } = await planned({ startTime: at(10), endTime: at(40) });
    await tick();
    await change(id, { startTime: at(30), endTime: at(60) });
    office.sent.length = 0;
    office.advanceClock({ minutes: 20 });
    await tick();
    expect(publishedChanges().map(({ kind }) => kind)).toEqual(['SOON']);
    office.advanceClock({ minutes: -20 });
  });

  it('is not sent late or for cancelled meetings', async () => {
    await planned({ startTime: at(30), endTime: at(60) });
    const { id } = await planned({ startTime: at(45), endTime: at(75) });
    await cancel(id);
    office.sent.length = 0;
    office.advanceClock({ minutes: 40 });
    await tick();
    expect(publishedChanges().map(({ kind }) => kind)).toEqual(['BEGUN']);
    office.advanceClock({ minutes: -40 });
  });
});
