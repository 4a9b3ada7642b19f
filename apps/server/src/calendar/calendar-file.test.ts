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
  ['an endless rule', [...time, 'RRULE:FREQ=MINUTELY'], 800],
  ['an endless rule from long ago', ['DTSTART:19000101T000000Z', 'RRULE:FREQ=SECONDLY'], 0],
  ['a rule without a day', [...time, 'RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=31'], 0],
  ['a rule that is none', [...time, 'RRULE:FREQ=SOMETIMES'], 0],
  ['a zone that does not exist', ['DTSTART;TZID=Mars/Olympus:20261123T010000', 'DURATION:PT1H'], 1],
  ['no start', ['DTEND:20261123T020000Z'], 0],
  ['an end before its start', ['DTSTART:20261123T020000Z', 'DTEND:20261123T010000Z'], 0],
  ['a start far away', ['DTSTART:99991231T235959Z'], 0],
  ['text for a start', ['DTSTART:tomorrow'], 0],
  ['hostile text', [...time, 'SUMMARY:<script>\\n\u202eevil\u0007'], 1, '<script> evil'],
  ['an endless title', [...time, `SUMMARY:${'あ'.repeat(5000)}`], 1, 'あ'.repeat(255)],
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
