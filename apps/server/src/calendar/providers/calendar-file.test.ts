import { expect, it } from 'vitest';
import { readCalendarFile } from './calendar-file.ts';

const window = { from: new Date('2026-10-20T00:00:00Z'), to: new Date('2026-12-31T00:00:00Z') };
const file = (...lines: string[]) =>
  ['BEGIN:VCALENDAR', 'BEGIN:VEVENT', ...lines, 'END:VEVENT', 'END:VCALENDAR', ''].join('\r\n');
const time = ['DTSTART:20261123T010000Z', 'DTEND:20261123T020000Z'];

it.each<[string, string[], number, (string | null)?]>([
  [
    '10,000 people',
    [...time, ...Array.from({ length: 10_000 }, (_, n) => `ATTENDEE:mailto:${n}@x`)],
    1,
  ],
  ['a rule without end', [...time, 'RRULE:FREQ=MINUTELY'], 800],
  [
    'a rule without end that starts decades ago',
    ['DTSTART:19000101T000000Z', 'RRULE:FREQ=SECONDLY'],
    0,
  ],
  ['a rule without a day', [...time, 'RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=31'], 0],
  ['an invalid rule', [...time, 'RRULE:FREQ=SOMETIMES'], 0],
  ['an unknown time zone', ['DTSTART;TZID=Mars/Olympus:20261123T010000', 'DURATION:PT1H'], 1],
  ['no start', ['DTEND:20261123T020000Z'], 0],
  ['an end before the start', ['DTSTART:20261123T020000Z', 'DTEND:20261123T010000Z'], 0],
  ['a start in the far future', ['DTSTART:99991231T235959Z'], 0],
  ['text instead of a start time', ['DTSTART:tomorrow'], 0],
  [
    'control characters and markup',
    [...time, 'SUMMARY:<script>\\n\u202eevil\u0007'],
    1,
    '<script> evil',
  ],
  ['a very long title', [...time, `SUMMARY:${'あ'.repeat(5000)}`], 1, 'あ'.repeat(255)],
])('reads the valid parts of an event with %s', (_, lines, count, title) => {
  const { events } = readCalendarFile(file('UID:x', ...lines), window);
  expect(events).toHaveLength(count);
  if (title !== undefined) expect(events[0]!.title).toBe(title);
});

it.each(['', 'x', 'BEGIN:VCALENDAR', '\u0000', 'BEGIN:VCALENDAR\r\nEND:VCALENDAR'])(
  'returns no events for an invalid file: %j',
  (text) => {
    expect(readCalendarFile(text, window).events).toEqual([]);
  },
);
