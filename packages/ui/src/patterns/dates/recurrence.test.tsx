import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { LocaleProvider } from '../LocaleProvider/index.ts';
import { moveRecurrence, parseSimpleRule, formatRule } from './recurrence.ts';
import { useRecurrenceDescription } from './useRecurrenceDescription.ts';

const start = '2026-11-20';

describe('rules supported by the field', () => {
  it.each([
    ['FREQ=DAILY', undefined],
    ['FREQ=DAILY;INTERVAL=3;COUNT=5', undefined],
    ['FREQ=WEEKLY;BYDAY=MO,FR', undefined],
    ['FREQ=WEEKLY', 'FREQ=WEEKLY;BYDAY=FR'],
    ['FREQ=WEEKLY;INTERVAL=2;BYDAY=FR,SU;WKST=SU', undefined],
    ['FREQ=MONTHLY', 'FREQ=MONTHLY;BYMONTHDAY=20'],
    ['FREQ=MONTHLY;BYMONTHDAY=-1', undefined],
    ['FREQ=MONTHLY;BYDAY=3FR', undefined],
    ['FREQ=MONTHLY;BYDAY=FR;BYSETPOS=-1', 'FREQ=MONTHLY;BYDAY=-1FR'],
    ['FREQ=YEARLY;BYMONTH=11;BYMONTHDAY=20', 'FREQ=YEARLY'],
    ['FREQ=DAILY;UNTIL=20261231', undefined],
    ['FREQ=DAILY;UNTIL=20261231T145959Z', undefined],
    ['RRULE:FREQ=DAILY', 'FREQ=DAILY'],
  ])('reads and writes %s', (rule, written = rule) => {
    const read = parseSimpleRule(rule, { start, timeZone: 'Asia/Tokyo' });
    expect(read && formatRule(read)).toBe(written);
  });

  it('reads the end date in the given time zone', () => {
    const until = (rule: string, timeZone: string) =>
      parseSimpleRule(rule, { start, timeZone })?.end;
    const rule = 'FREQ=DAILY;UNTIL=20261231T150000Z';
    expect(until(rule, 'Asia/Tokyo')).toMatchObject({ date: '2027-01-01' });
    expect(until(rule, 'Europe/London')).toMatchObject({ date: '2026-12-31' });
  });
});

it.each([
  'FREQ=HOURLY',
  'FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1',
  'FREQ=MONTHLY;BYMONTHDAY=1,15',
  'FREQ=YEARLY;BYDAY=1MO;BYMONTH=9',
  'FREQ=YEARLY;BYMONTH=12',
  'FREQ=WEEKLY;BYDAY=2MO',
  'FREQ=DAILY;COUNT=2;UNTIL=20270101',
  'FREQ=DAILY;INTERVAL=0',
  'FREQ=DAILY;INTERVAL=1e9',
  'FREQ=DAILY;UNTIL=tomorrow',
  'FREQ=DAILY;BYHOUR=9',
  'FREQ=WEEKLY;BYDAY=XX',
  '<script>',
])('returns null for a rule unsupported by the field: %s', (rule) => {
  expect(parseSimpleRule(rule, { start })).toBeNull();
  expect(moveRecurrence({ rule, from: start, to: '2026-11-21' })).toBe(rule);
});

it.each([
  ['FREQ=DAILY;COUNT=3', '2026-11-23', 'FREQ=DAILY;COUNT=3'],
  ['FREQ=WEEKLY;BYDAY=FR', '2026-11-24', 'FREQ=WEEKLY;BYDAY=TU'],
  ['FREQ=WEEKLY;BYDAY=MO,FR', '2026-11-23', 'FREQ=WEEKLY;BYDAY=MO'],
  ['FREQ=WEEKLY;BYDAY=MO,FR', '2026-11-25', 'FREQ=WEEKLY;BYDAY=MO,WE'],
  ['FREQ=MONTHLY;BYMONTHDAY=20', '2026-11-05', 'FREQ=MONTHLY;BYMONTHDAY=5'],
  ['FREQ=MONTHLY;BYDAY=3FR', '2026-11-25', 'FREQ=MONTHLY;BYDAY=4WE'],
  ['FREQ=MONTHLY;BYDAY=3FR', '2026-11-30', 'FREQ=MONTHLY;BYMONTHDAY=30'],
  ['', '2026-11-25', ''],
])('moves the first day of %s to %s', (rule, to, expected) => {
  expect(moveRecurrence({ rule, from: start, to })).toBe(expected);
});

describe('useRecurrenceDescription', () => {
  function Words({ rule }: { rule: string }) {
    return useRecurrenceDescription()(rule, { start, timeZone: 'Asia/Tokyo' });
  }
  const textOf = (rule: string, language: 'en' | 'ja') =>
    renderToString(
      <LocaleProvider language={language}>
        <Words rule={rule} />
      </LocaleProvider>,
    );

  it.each([
    ['FREQ=DAILY', '毎日', 'Every day'],
    ['FREQ=DAILY;INTERVAL=3;COUNT=5', '3日ごと、5回', 'Every 3 days, 5 times'],
    ['FREQ=WEEKLY', '毎週金曜日', 'Every week on Friday'],
    [
      'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,WE;UNTIL=20261231T145959Z',
      '2週間ごとの月・水曜日、2026/12/31まで',
      'Every 2 weeks on Monday and Wednesday, until 2026/12/31',
    ],
    ['FREQ=MONTHLY', '毎月20日', 'Every month on day 20'],
    ['FREQ=MONTHLY;BYMONTHDAY=-1', '毎月末日', 'Every month on the last day'],
    ['FREQ=MONTHLY;BYDAY=3FR', '毎月第3金曜日', 'Every month on the third Friday'],
    ['FREQ=MONTHLY;BYMONTHDAY=1,15', '毎月1日、15日', 'Every month on day 1 and day 15'],
    ['FREQ=YEARLY', '毎年11月20日', 'Every year on 20 November'],
    [
      'FREQ=YEARLY;BYDAY=1MO;BYMONTH=9',
      '毎年9月の第1月曜日',
      'Every year on the first Monday in September',
    ],
    [
      'FREQ=MONTHLY;BYDAY=MO,TU;BYSETPOS=-1',
      '毎月の月・火曜日（最終）',
      'Every month on Monday and Tuesday (the last of these)',
    ],
    ['FREQ=HOURLY', 'その他の繰り返し：FREQ=HOURLY', 'Another rule: FREQ=HOURLY'],
  ])('describes %s', (rule, japanese, english) => {
    expect(textOf(rule, 'ja')).toBe(japanese);
    expect(textOf(rule, 'en')).toBe(english);
  });
});
