import { describe, expect, it } from 'vitest';
import {
  formatDate,
  formatDateTime,
  formatDay,
  formatLongDateTime,
  formatMonth,
  formatRange,
  formatRequestTimestamp,
  formatTime,
  formatTimeOnDay,
  formatWeekday,
} from './dates.ts';

describe('dates and times', () => {
  it.each([
    // An early hour, another date by zone, the turn of the year, a leap day, both clock changes.
    ['2026-11-20T00:05:09Z', 'Asia/Tokyo', '2026/11/20', '09:05', '11/20(金)', '20/11(Fri)'],
    ['2026-11-19T15:00:00Z', 'Asia/Tokyo', '2026/11/20', '00:00', '11/20(金)', '20/11(Fri)'],
    [
      '2026-11-20T00:05:09Z',
      'America/Los_Angeles',
      '2026/11/19',
      '16:05',
      '11/19(木)',
      '19/11(Thu)',
    ],
    ['2025-12-31T15:30:00Z', 'Asia/Tokyo', '2026/01/01', '00:30', '01/01(木)', '01/01(Thu)'],
    ['2028-02-29T12:00:00Z', 'UTC', '2028/02/29', '12:00', '02/29(火)', '29/02(Tue)'],
    ['2026-03-29T00:59:00Z', 'Europe/Paris', '2026/03/29', '01:59', '03/29(日)', '29/03(Sun)'],
    ['2026-03-29T01:00:00Z', 'Europe/Paris', '2026/03/29', '03:00', '03/29(日)', '29/03(Sun)'],
    ['2026-10-31T18:15:00Z', 'Asia/Kathmandu', '2026/11/01', '00:00', '11/01(日)', '01/11(Sun)'],
  ])('formats %s in %s', (iso, zone, date, time, japanese, english) => {
    expect(formatDate(iso, zone)).toBe(date);
    expect(formatTime(iso, zone)).toBe(time);
    expect(formatDateTime(iso, zone)).toBe(`${date} - ${time}`);
    expect(formatDay(iso, 'ja', zone)).toBe(japanese);
    expect(formatDay(iso, 'en', zone)).toBe(english);
    const seconds = iso.slice(17, 19);
    expect(formatRequestTimestamp(iso, zone)).toBe(
      `${date.replaceAll('/', '-')} ${time}:${seconds}`,
    );
    const [year, month, day] = date.split('/');
    expect(formatLongDateTime(iso, zone)).toBe(`${year}年${month}月${day}日 ${time}`);
  });

  it.each(['2026-11-20T00:05:09Z', '2026-03-29T01:00:00Z', '2026-01-01T23:59:59Z'])(
    'formats %s in the time zone of the device without a time zone',
    (iso) => {
      const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
      expect(formatRequestTimestamp(iso)).toBe(formatRequestTimestamp(iso, timeZone));
      expect(formatDay(iso, 'en')).toBe(formatDay(iso, 'en', timeZone));
    },
  );

  it.each([
    ['2026-11-19T15:00:00Z', '11月', 'November', '金曜日', 'Friday'],
    ['2025-12-31T15:30:00Z', '1月', 'January', '木曜日', 'Thursday'],
    ['2028-02-29T12:00:00Z', '2月', 'February', '火曜日', 'Tuesday'],
  ])('formats the month and weekday names of %s', (iso, monthJa, monthEn, weekdayJa, weekdayEn) => {
    const names = (['ja', 'en'] as const).flatMap((language) => [
      formatMonth(iso, language, 'Asia/Tokyo'),
      formatWeekday(iso, language, 'Asia/Tokyo'),
    ]);
    expect(names).toEqual([monthJa, weekdayJa, monthEn, weekdayEn]);
  });

  it.each([
    ['text', '2026-11-20T09:05:00'],
    ['milliseconds', new Date(2026, 10, 20, 9, 5).getTime()],
    ['a date', new Date(2026, 10, 20, 9, 5)],
  ])('default to the local time zone: %s', (_, instant) => {
    expect(formatDateTime(instant)).toBe('2026/11/20 - 09:05');
  });

  it.each(['', 'soon', Number.NaN, new Date('x')])(
    'format invalid input as an empty string: %s',
    (instant) => {
      expect([formatDate(instant), formatDay(instant, 'ja'), formatLongDateTime(instant)]).toEqual([
        '',
        '',
        '',
      ]);
    },
  );
});

describe('formatRange', () => {
  it.each([
    ['ja', '09:30〜10:00'],
    ['en', '09:30–10:00'],
  ] as const)('joins two times in %s', (language, expected) => {
    expect(formatRange('09:30', '10:00', language)).toBe(expected);
  });
});

describe('formatTimeOnDay', () => {
  const zone = 'Asia/Tokyo';
  it.each([
    ['2026-11-20T14:59:00Z', 'en', '23:59'],
    ['2026-11-20T15:00:00Z', 'en', '21/11(Sat) 00:00'],
    ['2026-11-20T15:00:00Z', 'ja', '11/21(土) 00:00'],
    ['2026-11-19T14:59:00Z', 'ja', '11/19(木) 23:59'],
  ] as const)('formats %s in %s as %s', (instant, language, expected) => {
    expect(formatTimeOnDay(instant, language, '2026-11-20T00:00:00Z', zone)).toBe(expected);
  });
});
