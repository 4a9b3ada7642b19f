import { describe, expect, it } from 'vitest';
import { planOccurrences, occurrencesBetween } from './recurrence.ts';

const tokyo = 'Asia/Tokyo';
const berlin = 'Europe/Berlin';
const newYork = 'America/New_York';

/** Returns the occurrences of a rule before `until`, in UTC without seconds. */
function timesOf(rule: string, start: string, timeZone: string, until = '2028-01-01'): string[] {
  const { times } = planOccurrences(
    { rule, startTime: new Date(`${start}:00Z`), timeZone },
    new Date(`${until}T00:00:00Z`),
  );
  return times.map((time) => time.toISOString().slice(0, 16));
}

describe('occurrences of a series', () => {
  it.each<[name: string, rule: string, start: string, zone: string, expected: string[]]>([
    [
      'keep the local time when summer time ends',
      'FREQ=WEEKLY;COUNT=3',
      '2026-10-18T07:00',
      berlin,
      ['2026-10-18T07:00', '2026-10-25T08:00', '2026-11-01T08:00'],
    ],
    [
      'keep the local time when summer time begins',
      'FREQ=WEEKLY;COUNT=3',
      '2027-03-07T14:00',
      newYork,
      ['2027-03-07T14:00', '2027-03-14T13:00', '2027-03-21T13:00'],
    ],
    [
      'move one hour later when the local time is skipped',
      'FREQ=DAILY;COUNT=3',
      '2026-03-28T01:30',
      berlin,
      ['2026-03-28T01:30', '2026-03-29T01:30', '2026-03-30T00:30'],
    ],
    [
      'occur once when the local time is repeated',
      'FREQ=DAILY;COUNT=3',
      '2026-10-24T00:30',
      berlin,
      ['2026-10-24T00:30', '2026-10-25T00:30', '2026-10-26T01:30'],
    ],
    [
      'on the 31st skip shorter months',
      'FREQ=MONTHLY;COUNT=4',
      '2026-12-31T01:00',
      tokyo,
      ['2026-12-31T01:00', '2027-01-31T01:00', '2027-03-31T01:00', '2027-05-31T01:00'],
    ],
    [
      'on the last day of the month occur every month',
      'FREQ=MONTHLY;BYMONTHDAY=-1;COUNT=3',
      '2026-12-31T01:00',
      tokyo,
      ['2026-12-31T01:00', '2027-01-31T01:00', '2027-02-28T01:00'],
    ],
    [
      'on the second Tuesday follow the weekday',
      'FREQ=MONTHLY;BYDAY=2TU;COUNT=3',
      '2026-12-08T01:00',
      tokyo,
      ['2026-12-08T01:00', '2027-01-12T01:00', '2027-02-09T01:00'],
    ],
    [
      'on the last working day of the month follow BYSETPOS',
      'FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1;COUNT=2',
      '2026-12-31T01:00',
      tokyo,
      ['2026-12-31T01:00', '2027-01-29T01:00'],
    ],
    [
      'use the weekday of the time zone, not of UTC',
      'FREQ=WEEKLY;BYDAY=MO;COUNT=2',
      '2026-11-22T23:00',
      tokyo,
      ['2026-11-22T23:00', '2026-11-29T23:00'],
    ],
    [
      'every other week count from the first week',
      'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,WE;COUNT=4',
      '2026-11-23T01:00',
      tokyo,
      ['2026-11-23T01:00', '2026-11-25T01:00', '2026-12-07T01:00', '2026-12-09T01:00'],
    ],
    [
      'include the day of UNTIL',
      'FREQ=DAILY;UNTIL=20261125',
      '2026-11-23T01:00',
      tokyo,
      ['2026-11-23T01:00', '2026-11-24T01:00', '2026-11-25T01:00'],
    ],
    [
      'include an occurrence at the instant of UNTIL',
      'FREQ=DAILY;UNTIL=20261124T010000Z',
      '2026-11-23T01:00',
      tokyo,
      ['2026-11-23T01:00', '2026-11-24T01:00'],
    ],
    [
      'on 29 February skip other years',
      'FREQ=YEARLY',
      '2024-02-29T01:00',
      tokyo,
      ['2024-02-29T01:00'],
    ],
  ])('%s', (_name, rule, start, zone, expected) => {
    expect(timesOf(rule, start, zone)).toEqual(expected);
  });

  it('without an end can be continued after the planned period', () => {
    const recurrence = {
      rule: 'FREQ=WEEKLY',
      startTime: new Date('2026-11-23T01:00:00Z'),
      timeZone: tokyo,
    };
    const first = planOccurrences(recurrence, new Date('2026-12-01T00:00:00Z'));
    expect(first.times).toHaveLength(2);
    expect(first.plannedUntil).toEqual(new Date('2026-12-07T01:00:00Z'));
    const more = occurrencesBetween(
      recurrence,
      first.plannedUntil!,
      new Date('2026-12-15T00:00:00Z'),
    );
    expect(more?.times).toEqual([
      new Date('2026-12-07T01:00:00Z'),
      new Date('2026-12-14T01:00:00Z'),
    ]);
  });

  it('are limited to 370 per request', () => {
    const startTime = new Date('2026-11-23T01:00:00Z');
    const daily = { rule: 'FREQ=DAILY', startTime, timeZone: tokyo };
    const { times, plannedUntil } = planOccurrences(daily, new Date('2036-11-23T01:00:00Z'));
    expect(times).toHaveLength(370);
    expect(plannedUntil).toEqual(new Date('2027-11-28T01:00:00Z'));
  });

  it.each([
    '',
    'FREQ=SECONDLY',
    'FREQ=HOURLY;COUNT=2',
    'COUNT=2',
    'FREQ=DAILY;COUNT=0',
    'FREQ=DAILY;COUNT=371',
    'FREQ=DAILY;INTERVAL=0',
    'FREQ=DAILY;INTERVAL=-1',
    'FREQ=DAILY;FREQ=WEEKLY',
    'FREQ=DAILY;COUNT=2;UNTIL=20270101',
    'FREQ=DAILY;UNTIL=tomorrow',
    'FREQ=DAILY;UNTIL=20261101',
    'FREQ=DAILY;BYSECOND=1',
    'FREQ=DAILY;constructor=1',
    'FREQ=WEEKLY;BYDAY=XX',
    'FREQ=MONTHLY;BYMONTHDAY=30;BYMONTH=2',
    // The start is not a Tuesday.
    'FREQ=WEEKLY;BYDAY=TU',
  ])('rejects the invalid rule "%s"', (rule) => {
    expect(() => timesOf(rule, '2026-11-23T01:00', tokyo)).toThrow('{"recurrence":"invalid"}');
  });
});
