import type { MeetingFormValues } from '@office/ui/screens/meeting';
import { describe, expect, it } from 'vitest';
import type { Schemas } from '@office/api';
import {
  toCreateRequest,
  toFormValues,
  toRoomRequest,
  toUpdateRequest,
} from './meetingRequests.ts';

const time = { startTime: '2026-11-20T01:05:00.000Z', endTime: '2026-11-20T02:05:00.000Z' };
const ren = { userId: 'ren', name: '蓮' };
const values = (overrides: Partial<MeetingFormValues> = {}): MeetingFormValues => ({
  title: '定例',
  description: '',
  date: '2026-11-20',
  time: '10:05',
  minutes: 60,
  timeZone: 'Asia/Tokyo',
  participants: [],
  meetingRoomId: null,
  provider: 'OFFICE',
  visibility: 'OPEN',
  recurrence: '',
  passcode: '',
  ...overrides,
});

describe('toCreateRequest and toRoomRequest', () => {
  it('omits empty fields', () => {
    expect(toCreateRequest('CREATE', { values: values(), time })).toEqual({
      title: '定例',
      ...time,
      timeZone: 'Asia/Tokyo',
      participantIds: [],
      provider: 'OFFICE',
      visibility: 'OPEN',
    });
  });

  it('omits start and recurrence for a meeting that starts now', () => {
    const request = toCreateRequest('CREATE_NOW', {
      values: values({ recurrence: 'FREQ=DAILY', participants: [ren], meetingRoomId: 'r' }),
      time,
    });
    expect(request).not.toHaveProperty('startTime');
    expect(request).not.toHaveProperty('recurrence');
    expect(request).toMatchObject({ participantIds: ['ren'], meetingRoomId: 'r' });
  });

  it('omits an empty title for a meeting in the current room', () => {
    const input = values({ title: '', meetingRoomId: 'r' });
    const request = toRoomRequest({ values: input, time });
    expect(request).toMatchObject({ meetingRoomId: 'r', endTime: time.endTime });
    expect(request).not.toHaveProperty('title');
  });
});

describe('toUpdateRequest and toFormValues', () => {
  const before = values({ participants: [ren] });
  it.each<[string, Partial<MeetingFormValues>, object]>([
    ['nothing', {}, {}],
    ['its title', { title: '会議' }, { title: '会議' }],
    ['no description', { description: '' }, {}],
    ['its time', { time: '11:00' }, { ...time, timeZone: 'Asia/Tokyo' }],
    ['its length', { minutes: 90 }, { endTime: time.endTime }],
    ['unchanged participants', { participants: [{ ...ren }] }, {}],
    ['its people', { participants: [] }, { participantIds: [] }],
    ['no room', { meetingRoomId: null }, {}],
    ['its rule', { recurrence: 'FREQ=DAILY' }, { recurrence: 'FREQ=DAILY' }],
  ])('%s', (_name, change, expected) => {
    const after = { ...before, ...change };
    expect(toUpdateRequest(before, { values: after, time })).toEqual(expected);
  });

  it('sends a null meetingRoomId when the room is removed', () => {
    const roomy = { ...before, meetingRoomId: 'r' };
    expect(toUpdateRequest(roomy, { values: before, time })).toEqual({ meetingRoomId: null });
  });
});

it('shows a planned meeting in its time zone, to the minute, without its organiser', () => {
  const person = (id: string) => ({ id, nameKanji: id, avatarUrl: null, answer: 'NONE' });
  const meeting = {
    startTime: '2026-11-20T00:37:00.000Z',
    endTime: '2026-11-20T01:22:00.000Z',
    timeZone: 'Asia/Tokyo',
    title: '定例',
    description: null,
    organizer: person('aoi'),
    participants: [person('aoi'), person('ren')],
    meetingRoom: null,
    recurrence: null,
    passcode: null,
    provider: 'ZOOM',
    visibility: 'PRIVATE',
  } as unknown as Schemas['Meeting'];
  expect(toFormValues(meeting, 'aoi')).toMatchObject({
    date: '2026-11-20',
    time: '09:37',
    minutes: 45,
    participants: [{ userId: 'ren' }],
    provider: 'ZOOM',
    visibility: 'PRIVATE',
  });
});
