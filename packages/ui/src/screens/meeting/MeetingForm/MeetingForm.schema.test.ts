import { errorStatuses } from '@office/vocabulary';
import { describe, expect, it } from 'vitest';
import type { MeetingService } from '../meeting.ts';
import {
  fieldOfError,
  meetingFormProblems,
  meetingFormSchema,
  type MeetingFormContext,
} from './MeetingForm.schema.ts';
import {
  meetingTimeOf,
  newMeetingValues,
  type MeetingFormValues,
  type MeetingPlanMode,
} from './meetingFormValues.ts';

const at = (time: string) => Date.parse(`2026-11-20T${time}:00+09:00`);
const now = at('10:03');
const services: readonly MeetingService[] = [
  { provider: 'OFFICE', state: 'CONNECTED' },
  { provider: 'GOOGLE', state: 'CONNECTED', usedUpUntil: new Date(at('10:04')).toISOString() },
  { provider: 'ZOOM', state: 'DISCONNECTED' },
  { provider: 'TEAMS', state: 'UNLINKED' },
];
const context = (mode: MeetingPlanMode = 'CREATE'): MeetingFormContext => ({
  mode,
  now,
  services,
  editing: false,
});
const values = (overrides: Partial<MeetingFormValues> = {}): MeetingFormValues => ({
  ...newMeetingValues({ now, timeZone: 'Asia/Tokyo', title: '定例' }),
  ...overrides,
});
const people = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ userId: `u${index}`, name: `${index}` }));

describe('newMeetingValues', () => {
  it.each([
    ['10:03', '10:05', '2026-11-20'],
    ['10:05', '10:10', '2026-11-20'],
    ['23:58', '00:00', '2026-11-21'],
  ])('at %s starts at %s and lasts an hour', (clock, time, date) => {
    const initial = newMeetingValues({ now: at(clock), timeZone: 'Asia/Tokyo' });
    expect(initial).toMatchObject({ time, date, minutes: 60, provider: 'OFFICE' });
  });

  it('is valid except for the missing title', () => {
    expect(
      meetingFormProblems(newMeetingValues({ now, timeZone: 'Asia/Tokyo' }), context()),
    ).toEqual({ title: 'required' });
  });
});

describe('meetingFormProblems', () => {
  it.each<[Partial<MeetingFormValues>, object]>([
    [{}, {}],
    [{ title: '' }, { title: 'required' }],
    [{ title: 'あ'.repeat(255) }, {}],
    [{ title: 'あ'.repeat(256) }, { title: 'titleTooLong' }],
    [{ title: '\u200b' }, { title: 'titleInvalid' }],
    [{ description: 'あ'.repeat(1000) }, {}],
    [{ description: 'あ'.repeat(1001) }, { description: 'descriptionTooLong' }],
    [{ date: '' }, { date: 'required' }],
    [{ date: '2026-02-30' }, { date: 'dateInvalid' }],
    [{ date: 'そのうち' }, { date: 'dateInvalid' }],
    [{ date: '2027-11-20' }, {}],
    [{ date: '2027-11-22' }, { date: 'startsTooLate' }],
    [{ time: '' }, { time: 'required' }],
    [{ time: '25:00' }, { time: 'timeInvalid' }],
    [
      { date: '', time: '' },
      { date: 'required', time: 'required' },
    ],
    // The start must be after the current minute.
    [{ time: '10:03' }, { time: 'startInPast' }],
    [{ time: '10:04' }, {}],
    [{ date: '2026-11-19' }, { time: 'startInPast' }],
    // The same local time on another day: it is evening in Los Angeles.
    [
      { timeZone: 'America/Los_Angeles', date: '2026-11-19', time: '17:02' },
      { time: 'startInPast' },
    ],
    [{ timeZone: 'America/Los_Angeles', date: '2026-11-19', time: '17:04' }, {}],
    [{ timeZone: '' }, { timeZone: 'required' }],
    [{ minutes: null }, { minutes: 'required' }],
    [{ minutes: NaN }, { minutes: 'minutesInvalid' }],
    [{ minutes: 0 }, { minutes: 'endNotLater' }],
    [{ minutes: 29 }, { minutes: 'tooShort' }],
    [{ minutes: 30 }, {}],
    [{ minutes: 1440 }, {}],
    [{ minutes: 1441 }, { minutes: 'tooLong' }],
    [{ participants: people(49) }, {}],
    [{ participants: people(50) }, { participants: 'tooMany' }],
    [{ provider: 'TEAMS' }, { provider: 'notLinked' }],
    [{ provider: 'ZOOM' }, { provider: 'linkBroken' }],
    [{ provider: 'GOOGLE' }, { provider: 'usedUp' }],
    [{ passcode: 'a1!' }, {}],
    [{ passcode: '1234567890' }, {}],
    [{ passcode: '12345678901' }, { passcode: 'passcodeTooLong' }],
    [{ passcode: '合言葉' }, { passcode: 'passcodeInvalid' }],
    [{ passcode: 'a b' }, { passcode: 'passcodeInvalid' }],
  ])('CREATE %j', (overrides, problems) => {
    expect(meetingFormProblems(values(overrides), context())).toEqual(problems);
  });

  it.each<[MeetingPlanMode, Partial<MeetingFormValues>, object]>([
    // An instant meeting has no date. A meeting in a room defaults to the name of the room.
    ['CREATE_NOW', { date: '', time: '', timeZone: '' }, {}],
    ['CREATE_NOW', { title: '', minutes: 10 }, { minutes: 'tooShort' }],
    ['CREATE_MEETING_ROOM_NOW', { title: '', date: '', meetingRoomId: 'keyaki' }, {}],
    ['CREATE_MEETING_ROOM_NOW', {}, { meetingRoomId: 'required' }],
    [
      'CREATE_MEETING_ROOM_NOW',
      { meetingRoomId: 'keyaki', provider: 'TEAMS' },
      { provider: 'notLinked' },
    ],
  ])('%s %j', (mode, overrides, problems) => {
    expect(meetingFormProblems(values(overrides), context(mode))).toEqual(problems);
  });

  it('does not validate the provider of an existing meeting', () => {
    const editing = { ...context(), editing: true };
    expect(meetingFormProblems(values({ provider: 'TEAMS' }), editing)).toEqual({});
  });
});

it('trims and normalises the input', () => {
  const schema = meetingFormSchema((rule) => rule, context);
  const read = schema.parse(values({ title: ' 定例 ', description: '\n', passcode: ' １２ ' }));
  expect(read).toMatchObject({ title: '定例', description: '', passcode: '12' });
  const issues = schema.safeParse(values({ title: '  ' })).error?.issues;
  expect(issues).toMatchObject([{ path: ['title'], message: 'required' }]);
});

describe('meetingTimeOf', () => {
  it.each<[MeetingPlanMode, Partial<MeetingFormValues>, string | null, string | null]>([
    ['CREATE', {}, '10:05', '11:05'],
    ['CREATE', { time: '23:30', minutes: 30 }, '23:30', '24:00'],
    ['CREATE', { time: 'x' }, null, null],
    ['CREATE', { minutes: NaN }, null, null],
    ['CREATE', { minutes: null }, null, null],
    // Rounded up, so that the minimum length also holds for a slightly later server clock.
    ['CREATE_NOW', { minutes: 30 }, '10:03', '10:35'],
    ['CREATE_NOW', { minutes: 32 }, '10:03', '10:40'],
  ])('%s %j from %s to %s', (mode, overrides, from, to) => {
    const found = meetingTimeOf(values(overrides), { mode, now });
    const iso = (time: string) =>
      new Date(time === '24:00' ? at('00:00') + 24 * 3_600_000 : at(time)).toISOString();
    expect(found).toEqual(from && to && { startTime: iso(from), endTime: iso(to) });
  });
});

describe('fieldOfError', () => {
  it.each<[object, MeetingPlanMode, keyof MeetingFormValues | null]>([
    [{ code: 'meetingRoomBusy' }, 'CREATE', 'meetingRoomId'],
    [{ code: 'meetingRoomAlreadyRegistered' }, 'CREATE_MEETING_ROOM_NOW', 'meetingRoomId'],
    [{ code: 'meetingRoomNotFound' }, 'CREATE', 'meetingRoomId'],
    [{ code: 'meetingTimeInvalid' }, 'CREATE', 'time'],
    [{ code: 'meetingTimeInvalid' }, 'CREATE_NOW', 'minutes'],
    [{ code: 'meetingDurationTooShort' }, 'CREATE', 'minutes'],
    [{ code: 'meetingParticipantsOverLimit' }, 'CREATE', 'participants'],
    [{ code: 'userNotFound' }, 'CREATE', 'participants'],
    [{ code: 'accountNotLinked' }, 'CREATE', 'provider'],
    [{ code: 'accountLinkInvalid' }, 'CREATE_MEETING_ROOM_NOW', 'provider'],
    [{ code: 'meetingProviderDailyLimit' }, 'CREATE_NOW', 'provider'],
    [{ code: 'meetingOngoingCannotEdit' }, 'CREATE', null],
    [{ code: 'meetingCreateFailed' }, 'CREATE', 'provider'],
    [{ field: 'participantIds' }, 'CREATE', 'participants'],
    [{ field: 'recurrence' }, 'CREATE', 'recurrence'],
    [{ field: 'passcode' }, 'CREATE_MEETING_ROOM_NOW', null],
    [{}, 'CREATE', null],
  ])('assigns %j in %s to the field %s', (error, mode, field) => {
    expect(fieldOfError({ text: '', ...error }, mode)).toBe(field);
    if ('code' in error) expect(errorStatuses).toHaveProperty(String(error.code));
  });
});
