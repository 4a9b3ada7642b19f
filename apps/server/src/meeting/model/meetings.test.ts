import { randomUUID } from 'node:crypto';
import type { Schemas } from '@office/api';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startOffice, type TestOffice } from '../../../test/office.ts';
import {
  signInToOrganization,
  makeOrganization,
  makePerson,
  signIn,
} from '../../../test/people.ts';
import type { TestOrganization } from '../../../test/people.ts';
import { blockMember } from '../../admin/members/member-changes.ts';
import { meetingRoomId } from '../../organization/meeting-rooms.ts';
import { meetings } from '../../database/schema/meetings.ts';
import { insertMeetings } from '../store/meeting-store.ts';

let office: TestOffice;
let sakura: TestOrganization;
beforeAll(async () => {
  office = await startOffice();
  sakura = await makeOrganization(office, 'Sakura');
  [aoi, ren, mei] = [await member(), await member('USER', '高橋 蓮'), await member()];
  guest = await member('GUEST');
});
afterAll(() => office.close());
beforeEach(() => office.platform.db.delete(meetings));

async function member(
  role: Schemas['Role'] = 'USER',
  name = '青木 葵',
  { organizationId } = sakura,
) {
  const person = await makePerson(office, organizationId, { role, name });
  const { token } = await signInToOrganization(office, person, organizationId);
  return { ...person, token };
}
type Member = Awaited<ReturnType<typeof member>>;

let aoi: Member;
let ren: Member;
let mei: Member;
let guest: Member;

type Planned = Partial<Parameters<typeof insertMeetings>[1][number]>;

const at = (time: string) => new Date(`2026-11-20T${time}:00Z`);

async function plan(people: Member[], planned: Planned = {}): Promise<string> {
  const [meeting] = await insertMeetings(office.platform.db, [
    {
      organizationId: sakura.organizationId,
      organizerId: people[0]?.userId ?? null,
      title: '定例',
      startTime: at('10:00'),
      endTime: at('11:00'),
      timeZone: 'Asia/Tokyo',
      participantIds: people.map(({ userId }) => userId),
      ...planned,
    },
  ]);
  return meeting!.id;
}

type Query = Record<string, string | number>;
const list = (who: { token?: string }, query: Query = {}) => {
  const words = Object.entries(query).map(([key, value]): [string, string] => [key, `${value}`]);
  const path = `/v1/meetings?${new URLSearchParams(words)}`;
  return office.call<Schemas['MeetingList']>('GET', path, who);
};
const look = (who: { token?: string }, id: string) =>
  office.call<Schemas['Meeting']>('GET', `/v1/meetings/${id}`, who);
const idsOf = (...people: { userId: string }[]) =>
  JSON.stringify(people.map(({ userId }) => userId));
const titles = async (who: Member, query: Query = {}) =>
  (await list(who, query)).body.data.map(({ title }) => title);

describe('GET /v1/meetings', () => {
  it('returns the caller’s meetings by start, with undated ones first', async () => {
    await plan([aoi], { title: 'second', startTime: at('12:00'), endTime: at('13:00') });
    await plan([aoi, ren], { title: 'first' });
    await plan([aoi], { title: 'some day', startTime: null, endTime: null });
    await plan([ren], { title: 'not mine' });
    await plan([aoi], { title: 'cancelled', canceledAt: at('08:00') });
    expect(await titles(aoi)).toEqual(['some day', 'first', 'second']);
    expect((await list(aoi)).body.metadata).toEqual({
      total: 3,
      page: 1,
      limit: 1000,
      hasNextPage: false,
    });
    expect(await titles(aoi, { page: 2, limit: 2 })).toEqual(['second']);
  });

  it('returns the meetings of the requested members without duplicates', async () => {
    await plan([aoi, ren], { title: 'both' });
    await plan([ren], { title: 'ren', startTime: at('11:00'), endTime: at('12:00') });
    await plan([mei], { title: 'mei' });
    expect(await titles(aoi, { ids: idsOf(aoi, ren, ren) })).toEqual(['both', 'ren']);
    expect(await titles(aoi, { ids: idsOf(mei) })).toEqual(['mei']);
    expect(await titles(aoi, { ids: '[]' })).toEqual([]);
  });

  it.each([
    ['10:30', '10:45', ['now']],
    ['10:59', '12:00', ['now', 'later']],
    ['11:00', '11:30', []],
    ['09:00', '10:00', []],
    ['11:30', '12:00', ['later']],
  ])('returns the meetings that overlap %s to %s', async (from, to, expected) => {
    await plan([aoi], { title: 'now' });
    await plan([aoi], { title: 'later', startTime: at('11:30'), endTime: null });
    await plan([aoi], { title: 'some day', startTime: null, endTime: null });
    const range = { startTime: at(from).toISOString(), endTime: at(to).toISOString() };
    expect(await titles(aoi, range)).toEqual(expected);
  });

  it('accepts timestamps with a UTC offset', async () => {
    await plan([aoi]);
    const range = { startTime: '2026-11-20T19:30:00+09:00', endTime: '2026-11-20T19:31:00+09:00' };
    expect(await titles(aoi, range)).toEqual(['定例']);
  });
});

describe('visible fields of a meeting', () => {
  const secrets = {
    description: '人事の話',
    provider: 'ZOOM' as const,
    providerMeetingId: '812',
    meetingUrl: 'https://zoom.example/j/812',
    passcode: 'geheim',
  };

  it('include all details for participants and the organiser', async () => {
    const roomId = meetingRoomId(sakura.floorId, 'keyaki');
    const id = await plan([aoi, ren], { ...secrets, meetingRoomId: roomId });
    const later = { startTime: at('12:00'), endTime: at('13:00') };
    await plan([ren], { ...secrets, ...later, organizerId: mei.userId });
    const view = await look(ren, id);
    expect(view).toMatchObject({
      status: 200,
      body: {
        ...secrets,
        id,
        title: '定例',
        startTime: '2026-11-20T10:00:00.000Z',
        endTime: '2026-11-20T11:00:00.000Z',
        timeZone: 'Asia/Tokyo',
        status: 'SCHEDULED',
        takesPart: true,
        organizer: { id: aoi.userId, nameKanji: '青木 葵' },
      },
    });
    expect(view.body.participants.map((person) => person.id).toSorted()).toEqual(
      [aoi.userId, ren.userId].toSorted(),
    );
    expect((await list(ren)).body.data[0]).toMatchObject(secrets);
    const organised = await list(mei, { ids: idsOf(ren) });
    expect(organised.body.data.map(({ passcode }) => passcode)).toEqual([null, 'geheim']);
  });

  it('include only title, time, place and participants for other members', async () => {
    const id = await plan([aoi], secrets);
    const hidden = {
      title: '定例',
      takesPart: false,
      provider: 'ZOOM',
      participants: [{ id: aoi.userId }],
      description: null,
      providerMeetingId: null,
      meetingUrl: null,
      passcode: null,
    };
    expect(await look(mei, id)).toMatchObject({ status: 200, body: hidden });
    expect((await list(mei, { ids: idsOf(aoi) })).body.data).toMatchObject([hidden]);
  });

  it('are hidden from guests who do not participate', async () => {
    const id = await plan([aoi], secrets);
    const shared = await plan([aoi, guest], { ...secrets, title: '説明会' });
    expect(await look(guest, id)).toMatchObject({ status: 404, errors: 'meetingNotFound' });
    expect(await look(guest, shared)).toMatchObject({ status: 200, body: secrets });
    expect(await titles(guest, { ids: idsOf(aoi) })).toEqual(['説明会']);
    expect(await titles(guest)).toEqual(['説明会']);
  });

  it('include the room while it exists', async () => {
    const rooms = await office.call<Schemas['MeetingRoomList']>(
      'GET',
      '/v1/organizations/contracts/meeting-rooms',
      aoi,
    );
    const [room] = rooms.body.data;
    const id = await plan([aoi], { meetingRoomId: room!.id });
    const lost = await plan([aoi], { meetingRoomId: randomUUID() });
    expect((await look(mei, id)).body.meetingRoom).toEqual(room);
    expect((await look(aoi, lost)).body.meetingRoom).toBeNull();
  });

  it('include the status', async () => {
    const going = await plan([aoi], { startTime: at('08:30'), endTime: at('09:30') });
    const over = await plan([aoi], { startTime: at('07:00'), endTime: at('08:00') });
    const off = await plan([aoi], { canceledAt: at('08:00') });
    expect((await look(aoi, going)).body.status).toBe('ONGOING');
    expect((await look(aoi, over)).body.status).toBe('ENDED');
    expect((await look(aoi, off)).body.status).toBe('CANCELED');
  });
});

describe('access to meetings', () => {
  it('returns 401 without a token and 403 without a selected organisation', async () => {
    const id = await plan([aoi]);
    for (const call of [list({}), look({}, id)]) {
      expect(await call).toMatchObject({ status: 401, errors: 'unauthorized' });
    }
    const { token } = await signIn(office, aoi);
    for (const call of [list({ token }), look({ token }, id)]) {
      expect(await call).toMatchObject({ status: 403, errors: 'organizationNotSelected' });
    }
  });

  it('returns 404 for meetings and members of other organisations', async () => {
    const other = await makeOrganization(office, 'Northwind');
    const olivia = await member('ORGANIZATION_ADMIN', 'Olivia', other);
    const id = await plan([aoi]);
    expect(await look(olivia, id)).toMatchObject({ status: 404, errors: 'meetingNotFound' });
    const none = { status: 404, errors: 'userNotFound' };
    expect(await list(olivia, { ids: idsOf(olivia, aoi) })).toMatchObject(none);
    expect(await list(aoi, { ids: idsOf(olivia) })).toMatchObject(none);
    expect(await list(aoi, { ids: JSON.stringify([randomUUID()]) })).toMatchObject(none);
  });

  it('returns userNotFound for a blocked member', async () => {
    const { organizationId } = sakura;
    const blocked = await member();
    await blockMember(office.platform, { organizationId, userId: blocked.userId });
    expect(await list(aoi, { ids: idsOf(blocked) })).toMatchObject({ errors: 'userNotFound' });
  });
});

const eleven = Array.from({ length: 11 }, (_, n) => `a1e5c0de-1111-4c59-9a51-1d1f3b8f0a${n + 10}`);

describe('query validation', () => {
  it.each<[Query, unknown]>([
    [{ ids: '' }, { ids: 'invalid' }],
    [{ ids: 'null' }, { ids: 'invalid' }],
    [{ ids: '{}' }, { ids: 'invalid' }],
    [{ ids: '["x"]' }, { ids: 'invalid' }],
    [{ ids: '[1]' }, { ids: 'invalid' }],
    [{ ids: '[' }, { ids: 'invalid' }],
    [{ ids: `["' OR 1=1 --"]` }, { ids: 'invalid' }],
    [{ ids: '["\u0000"]' }, { ids: 'invalid' }],
    [{ ids: '["urn:uuid:a1e5c0de-1111-4c59-9a51-1d1f3b8f0a01"]' }, { ids: 'invalid' }],
    [{ ids: JSON.stringify(eleven) }, { ids: 'tooLong' }],
    [{ limit: 1001 }, { limit: 'invalid' }],
    [{ limit: 0 }, { limit: 'invalid' }],
    [{ page: 'x' }, { page: 'invalid' }],
  ])('returns 400 for %j', async (query, errors) => {
    expect(await list(aoi, query)).toMatchObject({ status: 400, errors });
  });

  it.each([
    ['0001-01-01T00:00:00Z', '9999-12-31T23:59:59Z'],
    ['0001-01-01T00:00:00Z', '2026-11-20T23:59:59.999999999Z'],
  ])('accepts times from %s to %s', async (startTime, endTime) => {
    await plan([aoi]);
    expect(await titles(aoi, { startTime, endTime })).toEqual(['定例']);
  });

  it('returns an empty page beyond the last one', async () => {
    expect((await list(aoi, { page: 9_007_199_254_740_991 })).status).toBeLessThan(500);
    expect(await titles(aoi, { page: 3 })).toEqual([]);
  });
});

it('returns 401 for an expired token', async () => {
  const id = await plan([aoi]);
  office.advanceClock({ minutes: 16 });
  for (const call of [list(aoi), look(aoi, id)]) {
    expect(await call).toMatchObject({ status: 401, errors: 'tokenInvalidOrExpired' });
  }
});
