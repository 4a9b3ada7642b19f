import type { Schemas } from '@office/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeAdministrator, type TestAdministrator } from '../../../test/administrators.ts';
import { makeMember, createMeeting, roomOf, type TestMember } from '../../../test/meetings.ts';
import { makeOrganization, type TestOrganization } from '../../../test/people.ts';
import { startOffice, type TestOffice } from '../../../test/office.ts';

let office: TestOffice;
let sakura: TestOrganization;
let aoi: TestAdministrator;
let stranger: TestAdministrator;
let ren: TestMember;
let mei: TestMember;
beforeAll(async () => {
  office = await startOffice();
  sakura = await makeOrganization(office, 'Sakura');
  const northwind = await makeOrganization(office, 'Northwind');
  aoi = await makeAdministrator(office, sakura.organizationId);
  stranger = await makeAdministrator(office, northwind.organizationId);
  ren = await makeMember(office, sakura, { name: '高橋 蓮' });
  mei = await makeMember(office, sakura, { name: '小林 芽衣' });
});
afterAll(() => office.close());

const rooms = '/v1/admin/rooms';
const day = 'startTime=2026-11-23T00:00:00.000Z&endTime=2026-11-24T00:00:00.000Z';
const list = async (by = aoi) =>
  (await by.ask<Schemas['MeetingRoomBookingsList']>('GET', `${rooms}/meeting-rooms?${day}`)).body
    .data;
const room = async () =>
  (await list()).find(({ meetingRoom }) => meetingRoom.id === roomOf(sakura))!;

describe('meeting rooms', () => {
  it('are released from a booking, keeping the meeting and notifying participants', async () => {
    const { body: meeting } = await createMeeting(office, ren, {
      title: '採用の相談',
      meetingRoomId: roomOf(sakura),
      participantIds: [mei.userId],
      visibility: 'PRIVATE',
    });
    const { bookings } = await room();
    expect(bookings).toMatchObject([
      { meetingId: meeting.id, title: null, organizer: { id: ren.userId }, canRelease: true },
    ]);
    const release = (by: TestAdministrator) =>
      by.ask('POST', `${rooms}/bookings/${meeting.id}/release`, { body: { reason: '空調の修理' } });
    expect(await release(stranger)).toMatchObject({ status: 404, errors: 'meetingNotFound' });
    office.sent.length = 0;
    expect((await release(aoi)).status).toBe(204);
    for (const { email } of [ren, mei]) {
      expect((await office.mailsTo(email)).at(-1)?.text).toContain('空調の修理');
    }
    expect(office.sent.map(({ kind }) => kind)).toContain('meetingRoomsChanged');
    expect((await room()).bookings).toEqual([]);
    const path = `/v1/meetings/${meeting.id}`;
    const { body } = await office.call<Schemas['Meeting']>('GET', path, { token: ren.token });
    expect(body).toMatchObject({ title: '採用の相談', meetingRoom: null });
    expect((await release(aoi)).errors).toBe('meetingNotFound');
    const log = '/v1/admin/audit?action=ROOM_CHANGED&limit=1';
    const [entry] = (await aoi.ask<Schemas['AuditEntryList']>('GET', log)).body.data;
    // The audit log does not reveal the subject of a private meeting.
    expect(entry).toMatchObject({ target: { id: meeting.id, name: null } });
  });

  it('rejects a closure or booking that overlaps an existing one', async () => {
    const closure = {
      meetingRoomId: roomOf(sakura),
      startTime: '2026-11-23T03:00:00.000Z',
      endTime: '2026-11-23T06:00:00.000Z',
      reason: '空調の修理',
    };
    const close = (by: TestAdministrator, part: object = {}) =>
      by.ask<Schemas['MeetingRoomClosure']>('POST', `${rooms}/closures`, {
        body: { ...closure, ...part },
      });
    const book = () =>
      createMeeting(office, ren, {
        meetingRoomId: roomOf(sakura),
        startTime: '2026-11-23T05:00:00.000Z',
        endTime: '2026-11-23T07:00:00.000Z',
      });
    expect(await close(stranger)).toMatchObject({ status: 404, errors: 'meetingRoomNotFound' });
    const over = { endTime: '2026-11-23T02:00:00.000Z' };
    expect(await close(aoi, over)).toMatchObject({ status: 422, errors: 'meetingTimeInvalid' });
    // Only the first of the concurrent closures and bookings succeeds.
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, i) => (i % 2 ? close(aoi) : book())),
    );
    const through = answers.filter(({ status }) => status === 201);
    expect(through).toHaveLength(1);
    expect(answers.filter(({ errors }) => errors === 'meetingRoomBusy')).toHaveLength(49);
    const { bookings, closures } = await room();
    expect(bookings.length + closures.length).toBe(1);
    if (bookings[0]) {
      const body = { reason: '-' };
      await aoi.ask('POST', `${rooms}/bookings/${bookings[0].meetingId}/release`, { body });
      await close(aoi);
    }
    const { id } = (await room()).closures[0]!;
    const busy = await office.call<Schemas['MeetingRoomBusy']>('POST', '/v1/meetings/room/busy', {
      token: ren.token,
      body: {
        meetingRoomId: closure.meetingRoomId,
        startTime: closure.startTime,
        endTime: closure.endTime,
      },
    });
    expect(busy.body).toMatchObject({ busy: true, startTime: closure.startTime });
    const path = `${rooms}/closures/${id}`;
    expect((await stranger.ask('DELETE', path)).status).toBe(404);
    expect((await aoi.ask('DELETE', path)).status).toBe(204);
    expect((await book()).status).toBe(201);
  });
});

describe('admin voice rooms', () => {
  const path = `${rooms}/voice-rooms`;
  const create = (by: TestAdministrator, name = '全社アナウンス', emails: string[] = []) =>
    by.ask<Schemas['AdminVoiceRoom']>('POST', path, { body: { name, emails } });
  const readRooms = async ({ token }: { token: string }) =>
    (
      await office.call<Schemas['VoiceRoomList']>('GET', '/v1/voice-chat/admin-rooms', { token })
    ).body.data.map(({ name }) => name);

  it('creates, changes and deletes rooms, and shows them to members immediately', async () => {
    const guest = await makeMember(office, sakura, { role: 'GUEST' });
    const room = await create(aoi, '相談', [guest.email]);
    expect(room).toMatchObject({ status: 201, body: { members: [{ email: guest.email }] } });
    expect(await readRooms(ren)).toEqual(['相談']);
    expect(await readRooms(guest)).toEqual(['相談']);
    const { id, version } = room.body;
    const change = (by: TestAdministrator, body: object) =>
      by.ask('PATCH', `${path}/${id}`, { body });
    const renamed = { version, name: 'お客様', nameKatakana: 'ｵｷｬｸｻﾏ', emails: [] };
    expect((await change(aoi, { ...renamed, nameKatakana: 'おきゃくさま' })).status).toBe(400);
    expect((await change(stranger, renamed)).errors).toBe('voiceChatRoomInvalid');
    expect((await change(aoi, { ...renamed, emails: ['nobody@example.com'] })).errors).toBe(
      'emailNotFound',
    );
    office.sent.length = 0;
    expect((await change(aoi, renamed)).body).toMatchObject({
      name: 'お客様',
      nameKatakana: 'ｵｷｬｸｻﾏ',
      version: version + 1,
    });
    expect(office.sent.map(({ kind }) => kind)).toContain('voiceRoomChanged');
    expect(await change(aoi, renamed)).toMatchObject({ errors: 'changedMeanwhile' });
    expect(await readRooms(guest)).toEqual([]);
    expect((await stranger.ask('DELETE', `${path}/${id}`)).errors).toBe('voiceChatRoomInvalid');
    expect((await aoi.ask('DELETE', `${path}/${id}`)).status).toBe(204);
    expect(await readRooms(ren)).toEqual([]);
    expect(office.sent.map(({ kind }) => kind)).toContain('deleteRoom');
  });

  it('limits the organisation to 30 rooms under concurrent requests', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, (_, i) => create(aoi, `${i}`)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(30);
    expect(answers.filter(({ errors }) => errors === 'voiceChatRoomLimitReached')).toHaveLength(20);
    const { body } = await aoi.ask<Schemas['AdminVoiceRoomList']>('GET', path);
    expect(body.metadata.total).toBe(30);
  });

  it('refuses to change or delete rooms owned by members', async () => {
    const own = await office.call<Schemas['VoiceRoom']>('POST', '/v1/voice-chat/rooms', {
      token: ren.token,
      body: { kind: 'OWN', name: '雑談' },
    });
    const at = `${path}/${own.body.id}`;
    const body = { version: 1, name: 'x', emails: [] };
    expect((await aoi.ask('PATCH', at, { body })).errors).toBe('voiceChatRoomInvalid');
    expect((await aoi.ask('DELETE', at)).errors).toBe('voiceChatRoomInvalid');
  });
});
