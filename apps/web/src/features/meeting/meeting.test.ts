import type { Schemas } from '@office/api';
import { describe, expect, it } from 'vitest';
import { dayOf, deskMeetings } from './deskMeetings.ts';
import { toMeetingSummary } from './models/meetingViews.ts';

describe('dayOf', () => {
  it.each(['2026-11-20T00:00:00', '2026-11-20T12:34:56', '2026-11-20T23:59:59'])(
    'returns local midnights around %s',
    (time) => {
      const { startTime, endTime } = dayOf(new Date(time));
      expect(new Date(startTime)).toEqual(new Date(2026, 10, 20));
      expect(new Date(endTime)).toEqual(new Date(2026, 10, 21));
    },
  );

  it('crosses the end of a year', () => {
    const { endTime } = dayOf(new Date(2026, 11, 31, 9));
    expect(new Date(endTime)).toEqual(new Date(2027, 0, 1));
  });
});

const meeting: Schemas['Meeting'] = {
  id: 'm1',
  title: '定例',
  description: null,
  startTime: '2026-11-20T01:00:00.000Z',
  endTime: '2026-11-20T02:00:00.000Z',
  timeZone: 'Asia/Tokyo',
  status: 'SCHEDULED',
  organizer: null,
  participants: [],
  visibility: 'OPEN',
  seriesId: null,
  recurrence: null,
  takesPart: true,
  ownAnswer: 'NONE',
  canEdit: false,
  meetingRoom: null,
  provider: 'OFFICE',
  providerMeetingId: null,
  meetingUrl: null,
  passcode: null,
};
const room: Schemas['MeetingRoom'] = {
  id: 'r1',
  name: { ja: '会議室 さくら', en: 'Meeting room Sakura' },
  capacity: 8,
  contractId: 'c1',
  floorId: 'f1',
  floorName: '1階',
  floorNames: { ja: '1階', en: '1F' },
  zoneId: 'sakura',
};

describe('deskMeetings', () => {
  it.each([
    [{ meetingRoom: room, provider: 'ZOOM' as const }, 'Meeting room Sakura · Zoom'],
    [{ meetingRoom: room }, 'Meeting room Sakura'],
    [{ provider: 'GOOGLE' as const }, 'Google Meet'],
    [{}, undefined],
  ])('shows the location: %#', (where, place) => {
    expect(deskMeetings([{ ...meeting, ...where }], 'en')[0]?.place).toBe(place);
  });

  it('omits unknown fields and cancelled meetings', () => {
    expect(deskMeetings([{ ...meeting, endTime: null }], 'ja')).toEqual([
      {
        meetingId: 'm1',
        title: '定例',
        startTime: meeting.startTime,
        status: 'SCHEDULED',
        href: '/online-meeting?meetingId=m1',
      },
    ]);
    expect(deskMeetings([{ ...meeting, status: 'CANCELED' }], 'ja')).toEqual([]);
    expect(deskMeetings([{ ...meeting, startTime: null }], 'ja')).toEqual([]);
  });
});

describe('toMeetingSummary', () => {
  it.each([
    ['en', room, '1F'],
    ['ja', room, '1階'],
    ['en', { ...room, floorName: '別館', floorNames: null }, '別館'],
  ] as const)('names the floor in %s', (language, meetingRoom, floorName) => {
    const { room: place } = toMeetingSummary({ ...meeting, meetingRoom }, { language });
    expect(place?.floorName).toBe(floorName);
  });
});
