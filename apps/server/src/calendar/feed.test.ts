import type { Schemas } from '@office/api';
import ical, { type VEvent } from 'node-ical';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeMember, createMeeting, type TestMember } from '../../test/meetings.ts';
import { startOffice, type TestOffice } from '../../test/office.ts';
import { makeOrganization, type TestOrganization } from '../../test/people.ts';
import { blockMember, unblockMember } from '../admin/members/member-changes.ts';
import { calendarFeeds } from '../database/schema/calendar.ts';
import { meetings } from '../database/schema/meetings.ts';

let office: TestOffice;
let sakura: TestOrganization;
let aoi: TestMember;
let ren: TestMember;
let mei: TestMember;
beforeAll(async () => {
  office = await startOffice({ publicUrl: 'https://office.example' });
  sakura = await makeOrganization(office, 'Sakura');
  aoi = await makeMember(office, sakura, { name: '青木 葵' });
  ren = await makeMember(office, sakura, { name: '高橋 蓮' });
  mei = await makeMember(office, sakura);
});
afterAll(() => office.close());
beforeEach(() => office.platform.db.delete(meetings));

const own = async (method: string, who = aoi) =>
  (await office.call<Schemas['CalendarFeedAddress']>(method, '/v1/calendar/feed', who)).body?.url;
const open = (url: string, headers: Record<string, string> = {}) =>
  fetch(url.replace('https://office.example', office.url), { headers });
const eventsOf = (text: string) =>
  Object.values(ical.sync.parseICS(text)).filter((part): part is VEvent => part?.type === 'VEVENT');
const read = async (url: string) => eventsOf(await (await open(url)).text());

describe('calendar feed address', () => {
  it('is created, renewed and deleted on request', async () => {
    expect(await own('GET')).toBeNull();
    const first = (await own('POST'))!;
    expect(first).toMatch(/^https:\/\/office\.example\/api\/v1\/calendar\/feeds\/[\w.-]+\.ics$/);
    expect(await own('GET')).toBe(first);
    expect((await open(first)).headers.get('content-type')).toMatch(/^text\/calendar/);
    const second = (await own('POST'))!;
    expect([(await open(first)).status, (await open(second)).status]).toEqual([404, 200]);
    await own('DELETE');
    expect([(await open(second)).status, await own('GET')]).toEqual([404, null]);
  });

  it('can be a signed address of an earlier version', async () => {
    const first = (await own('POST', ren))!;
    await office.platform.db.update(calendarFeeds).set({ token: null });
    const signed = (await own('GET', ren))!;
    expect([(await open(first)).status, (await open(signed)).status]).toEqual([404, 200]);
  });

  it('cannot be forged, and ends with the membership', async () => {
    const url = (await own('POST', mei))!;
    const [, id, signature] = /feeds\/([^.]+)\.([^.]+)\.ics/.exec(url)!;
    const other = signature!.startsWith('A') ? 'B' : 'A';
    for (const file of [
      `${id}.${other}${signature!.slice(1)}`,
      `${id}`,
      `${id}.x`,
      `x.${signature}`,
    ]) {
      expect((await open(url.replace(`${id}.${signature}`, file))).status).toBe(404);
    }
    const member = { organizationId: sakura.organizationId, userId: mei.userId };
    await blockMember(office.platform, member);
    expect((await open(url)).status).toBe(404);
    await unblockMember(office.platform, member);
    expect((await open(url)).status).toBe(200);
  });

  it('returns 304 until the calendar changes', async () => {
    const url = (await own('POST'))!;
    await createMeeting(office, aoi);
    const first = await open(url);
    const etag = first.headers.get('etag')!;
    const unchanged = await open(url, { 'if-none-match': `"x", W/${etag}` });
    expect([unchanged.status, await unchanged.text(), unchanged.headers.get('set-cookie')]).toEqual(
      [304, '', null],
    );
    await createMeeting(office, aoi, { title: 'もう一つ' });
    expect((await open(url, { 'if-none-match': etag })).status).toBe(200);
  });
});

describe('calendar feed content', () => {
  it('contains private meetings of the owner, but no meetings of others', async () => {
    const url = (await own('POST'))!;
    const [ownTitle, otherTitle] = ['面談', '査定'];
    await createMeeting(office, aoi, { title: ownTitle, visibility: 'PRIVATE' });
    await createMeeting(office, ren, { title: otherTitle });
    expect((await read(url)).map(({ summary, class: kind }) => [summary, kind])).toEqual([
      [ownTitle, 'PRIVATE'],
    ]);
  });

  it('contains series as rules, without declined and cancelled occurrences', async () => {
    const url = (await own('POST', ren))!;
    await createMeeting(office, aoi, {
      participantIds: [ren.userId],
      recurrence: 'FREQ=DAILY;COUNT=4',
    });
    const list = await office.call<Schemas['MeetingList']>('GET', '/v1/meetings', ren);
    const [, second, third] = list.body.data;
    const answer = { token: ren.token, body: { answer: 'DECLINED' } };
    await office.call('POST', `/v1/meetings/${second!.id}/answer`, answer);
    await office.call('DELETE', `/v1/meetings/${third!.id}`, { token: aoi.token });
    const text = await (await open(url)).text();
    const [event, ...rest] = eventsOf(text);
    expect(rest).toEqual([]);
    expect(event!.rrule!.all()).toHaveLength(4);
    expect(Object.keys(event!.exdate!).map((key) => key.slice(0, 10))).toEqual(
      expect.arrayContaining(['2026-11-24', '2026-11-25']),
    );
  });
});

it('limits the rate of feed requests', async () => {
  const small = await startOffice({ rateLimit: 600 });
  const organization = await makeOrganization(small, 'Small');
  const member = await makeMember(small, organization);
  const feed = await small.call<Schemas['CalendarFeedAddress']>(
    'POST',
    '/v1/calendar/feed',
    member,
  );
  const address = new URL(feed.body.url!).pathname;
  const all = await Promise.all(Array.from({ length: 50 }, () => fetch(small.url + address)));
  const answered = all.filter(({ status }) => status === 200).length;
  expect([answered, all.filter(({ status }) => status === 429).length]).toEqual([10, 40]);
  await small.close();
});
