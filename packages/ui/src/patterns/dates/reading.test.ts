import { describe, expect, it } from 'vitest';
import { formatDuration, parseDuration } from './duration.ts';
import { isIsoDate } from './isoDate.ts';
import { parseDate } from './parseDate.ts';
import { isIsoTime, parseTime } from './parseTime.ts';
import { describeTimeZone, findTimeZones, sortFromWestToEast } from './timeZones.ts';

const today = '2026-11-18';

describe('parseDate', () => {
  it.each([
    ['2026-11-20', 'ja', '2026-11-20'],
    ['2026/1/5', 'en', '2026-01-05'],
    ['２０２６／１１／２０', 'ja', '2026-11-20'],
    ['20261120', 'ja', '2026-11-20'],
    ['2026年11月20日(金)', 'ja', '2026-11-20'],
    ['2026/11/20 (Fri)', 'en', '2026-11-20'],
    ['Fri, 20 Nov 2026', 'en', '2026-11-20'],
    ['11/20', 'ja', '2026-11-20'],
    ['11/17', 'ja', '2027-11-17'],
    ['11/18', 'ja', '2026-11-18'],
    ['20/11', 'en', '2026-11-20'],
    ['20/11/2027', 'en', '2027-11-20'],
    ['11月3日', 'en', '2027-11-03'],
    ['20 Nov', 'en', '2026-11-20'],
    ['November 20th, 2028', 'ja', '2028-11-20'],
    ['2/29', 'ja', '2028-02-29'],
    ['明日', 'ja', '2026-11-19'],
    ['Today', 'en', '2026-11-18'],
    ['金曜', 'ja', '2026-11-20'],
    ['monday', 'en', '2026-11-23'],
    ['水', 'ja', '2026-11-18'],
    ['2026-02-30', 'ja', undefined],
    ['2026-13-01', 'ja', undefined],
    ['13/1', 'ja', undefined],
    ['', 'ja', undefined],
    ['soon', 'en', undefined],
    ['1', 'ja', undefined],
  ] as const)('parses %s in %s as %s', (text, language, expected) => {
    expect(parseDate(text, { language, today })).toBe(expected);
  });
});

it.each([
  ['2026-02-28', true],
  ['2026-02-29', false],
  ['2026-2-28', false],
  ['2026/02/28', false],
])('isIsoDate validates %s', (text, expected) => expect(isIsoDate(text)).toBe(expected));

describe('parseTime', () => {
  it.each([
    ['9:30', '09:30'],
    ['０９：３０', '09:30'],
    ['930', '09:30'],
    ['0930', '09:30'],
    ['9', '09:00'],
    ['9時', '09:00'],
    ['9時半', '09:30'],
    ['9時5分', '09:05'],
    ['午後2時半', '14:30'],
    ['午前0時', '00:00'],
    ['2pm', '14:00'],
    ['2:30 p.m.', '14:30'],
    ['12am', '00:00'],
    ['12 pm', '12:00'],
    ['正午', '12:00'],
    ['23:59', '23:59'],
    ['24:00', undefined],
    ['9:60', undefined],
    ['13pm', undefined],
    ['', undefined],
    ['later', undefined],
  ])('parses %s as %s', (text, expected) => {
    const read = parseTime(text);
    expect(read).toBe(expected);
    if (read !== undefined) expect(isIsoTime(read)).toBe(true);
  });
});

describe('parseDuration', () => {
  it.each([
    ['90', 90],
    ['1:30', 90],
    ['1時間半', 90],
    ['１時間３０分', 90],
    ['1 h 30 min', 90],
    ['1.5h', 90],
    ['2 hours', 120],
    ['45分', 45],
    ['0', 0],
    ['半', undefined],
    ['1:75', undefined],
    ['', undefined],
    ['long', undefined],
  ])('parses %s as %s', (text, expected) => expect(parseDuration(text)).toBe(expected));

  it.each([0, 5, 60, 95, 1440])('parses a formatted duration of %s minutes', (minutes) => {
    for (const language of ['en', 'ja'] as const) {
      expect(parseDuration(formatDuration(minutes, language))).toBe(minutes);
    }
  });
});

describe('time zones', () => {
  const [winter, summer] = [Date.UTC(2026, 0, 10), Date.UTC(2026, 6, 10)];

  it.each([
    ['Asia/Tokyo', 'ja', winter, '東京', 'UTC+9'],
    ['Asia/Tokyo', 'en', winter, 'Tokyo', 'UTC+9'],
    ['America/New_York', 'ja', winter, 'ニューヨーク', 'UTC-5'],
    ['America/New_York', 'ja', summer, 'ニューヨーク', 'UTC-4'],
    ['Europe/London', 'ja', summer, 'ロンドン', 'UTC+1'],
    ['Asia/Kolkata', 'en', winter, 'Kolkata', 'UTC+5:30'],
    ['Asia/Calcutta', 'en', winter, 'Kolkata', 'UTC+5:30'],
    ['UTC', 'ja', winter, 'UTC', 'UTC+0'],
  ] as const)('describes %s in %s', (zone, language, at, city, offset) => {
    expect(describeTimeZone(zone, language, at)).toMatchObject({ city, offset });
  });

  it('returns null for an unknown time zone', () => {
    expect(describeTimeZone('Mars/Olympus', 'ja', winter)).toBeNull();
  });

  it('finds zones by city, name, country and offset, and sorts them from west to east', () => {
    const zones = sortFromWestToEast(
      [
        ...['Asia/Tokyo', 'Pacific/Kiritimati', 'America/Los_Angeles', 'Asia/Seoul', 'UTC'],
        ...['Pacific/Pago_Pago', 'America/New_York'],
      ].map((zone) => describeTimeZone(zone, 'ja', winter)!),
      'ja',
    );
    const first = (keyword: string) => findTimeZones(zones, keyword)[0]?.value;
    expect(first('東京')).toBe('Asia/Tokyo');
    expect(first('tokyo')).toBe('Asia/Tokyo');
    expect(first('ロサンゼルス')).toBe('America/Los_Angeles');
    expect(findTimeZones(zones, '＋9').map(({ value }) => value)).toContain('Asia/Seoul');
    expect(findTimeZones(zones, 'atlantis')).toEqual([]);
    expect(zones[0]!.offset).toBe('UTC-11');
    expect(zones.at(-1)!.offset).toBe('UTC+14');
  });
});
