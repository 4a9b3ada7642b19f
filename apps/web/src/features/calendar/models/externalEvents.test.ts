import { expect, it } from 'vitest';
import { isExternalEvent, toExternalMeetings } from './externalEvents.ts';

it('converts external events to read-only calendar entries', () => {
  const shared = { kind: 'CALDAV', private: true } as const;
  const [dentist, trip] = toExternalMeetings([
    {
      ...{ ...shared, id: 'e1', userId: 'u2', title: null, allDay: false },
      ...{ startTime: '2026-11-20T01:00:00.000Z', endTime: '2026-11-20T02:00:00.000Z' },
    },
    {
      ...{ ...shared, id: 'e2', userId: 'u1', title: '出張', allDay: true },
      ...{ startTime: '2026-11-20T00:00:00.000Z', endTime: '2026-11-22T00:00:00.000Z' },
    },
  ]);
  expect(dentist).toMatchObject({
    title: null,
    start: '2026-11-20T01:00:00.000Z',
    personIds: ['u2'],
  });
  expect(trip).toMatchObject({
    title: '出張',
    start: '2026-11-20',
    end: '2026-11-22',
    allDay: true,
  });
  expect([dentist!.editable, isExternalEvent(dentist!.id), isExternalEvent('e1')]).toEqual([
    undefined,
    true,
    false,
  ]);
});
