import type { Schemas } from '@office/api';
import { expect, it } from 'vitest';
import { toCalendarMeetings } from './calendarMeetings.ts';

type Meeting = Schemas['Meeting'];
const person = (id: string, answer = 'ACCEPTED') => ({
  id,
  nameKanji: id,
  avatarUrl: null,
  answer,
});
const meeting = (more: Partial<Meeting> = {}) =>
  ({
    id: 'm',
    title: '定例',
    startTime: '2026-11-20T01:00:00.000Z',
    endTime: '2026-11-20T02:00:00.000Z',
    participants: [person('aoi'), person('ren'), person('mei', 'DECLINED')],
    meetingRoom: null,
    ownAnswer: 'ACCEPTED',
    seriesId: null,
    canEdit: true,
    status: 'SCHEDULED',
    ...more,
  }) as Meeting;
const shown = {
  shownIds: ['aoi', 'mei'],
  language: 'en',
  moved: {},
  now: Date.parse('2026-11-20T00:59:00.000Z'),
} as const;

it.each<[string, Meeting, object | null]>([
  ['shows a meeting for attending members', meeting(), { personIds: ['aoi'], editable: true }],
  [
    'shows a meeting for a declining member if no other shown member attends',
    meeting({ participants: [person('mei', 'DECLINED')] as never }),
    { personIds: ['mei'] },
  ],
  [
    'hides the title of a private meeting',
    meeting({ title: null, ownAnswer: null }),
    { title: null },
  ],
  ['does not move an ongoing meeting', meeting({ status: 'ONGOING' }), { editable: false }],
  [
    'does not move a meeting that has started since loading',
    meeting({ startTime: '2026-11-20T00:30:00.000Z' }),
    { editable: false },
  ],
  [
    'does not move a meeting without edit permission',
    meeting({ canEdit: false }),
    { editable: false },
  ],
  ['marks a series as recurring', meeting({ seriesId: 's' }), { recurring: true }],
  ['omits a meeting without a time', meeting({ startTime: null }), null],
])('toCalendarMeetings %s', (_name, input, expected) => {
  const [found] = toCalendarMeetings([input], shown);
  if (expected === null) expect(found).toBeUndefined();
  else expect(found).toMatchObject(expected);
});

it('shows a moved meeting at its new time', () => {
  const moved = { m: { start: '2026-11-21T01:00:00.000Z', end: '2026-11-21T02:00:00.000Z' } };
  expect(toCalendarMeetings([meeting()], { ...shown, moved })).toMatchObject([moved.m]);
});
