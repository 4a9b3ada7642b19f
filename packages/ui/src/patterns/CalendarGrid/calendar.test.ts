import { between } from '@holiday-jp/holiday_jp';
import { describe, expect, it } from 'vitest';
import { japaneseHolidays } from '../dates/japaneseHolidays.ts';
import { instantOf, wallClock, wallDate, wallTimeOf, wallTimeOfDate } from '../dates/zoned.ts';
import { draftMove, draftNew, draftResize, stepDraft } from './drafts.ts';
import {
  arrangeDay,
  calendarRange,
  placeMeetings,
  stepDate,
  type CalendarMeeting,
} from './meetings.ts';

const tokyo = 'Asia/Tokyo';

function meeting(start: string, end: string, more: Partial<CalendarMeeting> = {}): CalendarMeeting {
  return { id: start, title: 'Meeting', start, end, personIds: ['aoi'], ...more };
}

describe('time zones', () => {
  it.each([
    ['2026-11-20T00:30:00Z', tokyo, '2026-11-20 09:30'],
    ['2026-11-20T16:00:00Z', tokyo, '2026-11-21 01:00'],
    ['2026-11-20T10:00:00Z', 'Asia/Kolkata', '2026-11-20 15:30'],
    ['2026-03-29T00:59:00Z', 'Europe/London', '2026-03-29 00:59'],
    ['2026-03-29T01:00:00Z', 'Europe/London', '2026-03-29 02:00'],
    ['2026-10-25T00:30:00Z', 'Europe/London', '2026-10-25 01:30'],
    ['2026-11-20T10:00:00Z', 'Mars/Olympus', '2026-11-20 10:00'],
  ])('%s in %s is %s', (instant, zone, expected) => {
    const wall = wallTimeOf(Date.parse(instant), zone);
    expect(`${wallDate(wall)} ${wallClock(wall)}`).toBe(expected);
  });

  it.each([
    ['an hour skipped by summer time', '2026-03-29', 90, '2026-03-29T01:30:00.000Z'],
    ['the first occurrence of a repeated hour', '2026-10-25', 90, '2026-10-25T00:30:00.000Z'],
    ['the hour after a repeated hour', '2026-10-25', 150, '2026-10-25T02:30:00.000Z'],
  ])('resolves %s', (_, date, minutes, expected) => {
    const at = instantOf(wallTimeOfDate(date) + minutes, 'Europe/London');
    expect(new Date(at).toISOString()).toBe(expected);
  });
});

describe('Japanese holidays', () => {
  it.each(Array.from({ length: 28 }, (_, index) => 2022 + index))(
    'match the reference for %s',
    (year) => {
      const known = between(new Date(year, 0, 1), new Date(year, 11, 31)).map(({ date }) =>
        new Date(date).toISOString().slice(0, 10),
      );
      expect([...japaneseHolidays(year).keys()].sort()).toEqual(known);
    },
  );
});

describe('meetings on a day', () => {
  const columns = (...meetings: CalendarMeeting[]) =>
    arrangeDay(placeMeetings(meetings, tokyo), wallTimeOfDate('2026-11-20')).map(
      ({ from, to, column, columns: of }) => [from, to, column, of],
    );

  it('are side by side when they overlap, and full width otherwise', () => {
    expect(
      columns(
        meeting('2026-11-20T00:00:00Z', '2026-11-20T02:00:00Z'),
        meeting('2026-11-20T01:00:00Z', '2026-11-20T03:00:00Z'),
        meeting('2026-11-20T02:00:00Z', '2026-11-20T04:00:00Z'),
        meeting('2026-11-20T05:00:00Z', '2026-11-20T06:00:00Z'),
      ),
    ).toEqual([
      [540, 660, 0, 2],
      [600, 720, 1, 2],
      [660, 780, 0, 2],
      [840, 900, 0, 1],
    ]);
  });

  it('are split at midnight', () => {
    expect(columns(meeting('2026-11-20T14:00:00Z', '2026-11-20T16:00:00Z'))).toEqual([
      [1380, 1440, 0, 1],
    ]);
    expect(columns(meeting('2026-11-19T14:00:00Z', '2026-11-19T16:00:00Z'))).toEqual([
      [0, 60, 0, 1],
    ]);
  });

  it('have a minimum duration, and are omitted with invalid times', () => {
    expect(columns(meeting('2026-11-20T01:00:00Z', '2026-11-20T00:00:00Z'))).toEqual([
      [600, 601, 0, 1],
    ]);
    expect(placeMeetings([meeting('soon', 'later')], tokyo)).toEqual([]);
  });

  it('are independent of the time zone when they take whole days', () => {
    const [placed] = placeMeetings(
      [meeting('2026-11-20', '2026-11-21', { allDay: true })],
      'America/New_York',
    );
    expect([wallDate(placed!.start), wallDate(placed!.end)]).toEqual(['2026-11-20', '2026-11-21']);
    expect(placed!.wholeDays).toBe(true);
  });
});

it.each([
  ['week', '2026-11-20', 0, '2026-11-15', '2026-11-22'],
  ['week', '2026-11-20', 1, '2026-11-16', '2026-11-23'],
  ['week', '2026-11-22', 1, '2026-11-16', '2026-11-23'],
  ['month', '2026-11-20', 0, '2026-11-01', '2026-12-06'],
  ['month', '2026-02-10', 1, '2026-01-26', '2026-03-02'],
  ['day', '2026-11-20', 0, '2026-11-20', '2026-11-21'],
  ['rooms', '2026-11-20', 0, '2026-11-20', '2026-11-21'],
  ['agenda', '2026-11-20', 0, '2026-11-20', '2026-12-18'],
] as const)('range of a %s at %s with week start %s', (view, date, weekStart, from, to) => {
  expect(calendarRange({ view, date, weekStart })).toEqual({ from, to });
});

it.each([
  ['day', '2026-12-31', 1, '2027-01-01'],
  ['week', '2026-11-20', -1, '2026-11-13'],
  ['month', '2026-01-31', 1, '2026-02-01'],
  ['month', '2026-03-31', -1, '2026-02-01'],
] as const)('steps by one %s from %s', (view, date, by, expected) => {
  expect(stepDate(view, date, by)).toBe(expected);
});

describe('drafts', () => {
  const lanes = ['2026-11-20', '2026-11-21'].map((date) => ({ key: date, date }));
  const [placed] = placeMeetings([meeting('2026-11-20T01:00:00Z', '2026-11-20T02:00:00Z')], tokyo);
  const textOf = ({ start, end }: { start: number; end: number }) =>
    `${wallDate(start)} ${wallClock(start)}–${wallClock(end)}`;
  const at = (lane: number, minute: number) => ({ lane, minute });

  it.each([
    ['a click', draftNew(lanes, at(0, 547), at(0, 547)), '2026-11-20 09:00–09:30'],
    ['down', draftNew(lanes, at(0, 547), at(0, 650)), '2026-11-20 09:00–11:00'],
    ['up', draftNew(lanes, at(1, 650), at(1, 547)), '2026-11-21 09:00–11:00'],
    ['at midnight', draftNew(lanes, at(0, 1439), at(0, 1439)), '2026-11-20 23:30–00:00'],
    ['a move', draftMove(lanes, placed!, at(0, 610), at(1, 641)), '2026-11-21 10:30–11:30'],
    ['longer', draftResize(placed!, 0, 40), '2026-11-20 10:00–11:45'],
    ['shorter than the minimum', draftResize(placed!, 0, -90), '2026-11-20 10:00–10:30'],
    [
      'with the keyboard',
      stepDraft(lanes, draftResize(placed!, 0, 0), { lanes: 1, minutes: 15, longer: 15 }),
      '2026-11-21 10:15–11:30',
    ],
    [
      'limited to the last day',
      stepDraft(lanes, draftResize(placed!, 1, 0), { lanes: 1 }),
      '2026-11-20 10:00–11:00',
    ],
  ])('return the expected range: %s', (_, draft, expected) => expect(textOf(draft)).toBe(expected));
});
