import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Realtime } from '../../realtime/realtime.ts';
import { publishMeetingChanges } from './meeting-events.ts';
import type { MeetingChangeEvent } from './meeting-mails.ts';

const changes: { organizationId: string; userIds: readonly string[] }[] = [];
const realtime = {
  publish: async (kind: string, target: object, payload: object) => {
    if (kind === 'calendarsChanged')
      changes.push({ ...target, ...payload } as (typeof changes)[number]);
  },
} as unknown as Realtime;

/** Stub: no member has an external calendar. */
const db = { update: () => ({ set: () => ({ where: async () => {} }) }) };

beforeEach(() => {
  vi.useFakeTimers();
  changes.length = 0;
});
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

const change = (
  organizationId: string,
  userIds: string[],
  more: Partial<MeetingChangeEvent> = {},
) =>
  publishMeetingChanges({ db, realtime, now: () => new Date() } as never, [
    {
      ...{ change: 'CHANGED', userIds, by: null, ...more },
      meeting: {
        organizationId,
        meetingRoomId: null,
        startTime: null,
      } as MeetingChangeEvent['meeting'],
    },
  ]);

it('publishes the first calendar change immediately and further ones once per second', async () => {
  await change('sakura', ['aoi', 'ren']);
  expect(changes).toEqual([{ organizationId: 'sakura', userIds: ['aoi', 'ren'] }]);
  await change('sakura', ['mei']);
  await change('northwind', ['liv']);
  await change('sakura', ['mei', 'haru']);
  expect(changes.slice(1)).toEqual([{ organizationId: 'northwind', userIds: ['liv'] }]);
  vi.advanceTimersByTime(1000);
  expect(changes.slice(2)).toEqual([{ organizationId: 'sakura', userIds: ['mei', 'haru'] }]);
  vi.advanceTimersByTime(5000);
  await change('sakura', ['aoi']);
  expect(changes.slice(3)).toEqual([{ organizationId: 'sakura', userIds: ['aoi'] }]);
});

it('publishes only the members whose calendar view changes', async () => {
  await change('sakura', ['aoi', 'ren'], { change: 'SOON' });
  await change('sakura', ['aoi', 'ren'], { change: 'BEGUN' });
  await change('sakura', ['aoi', 'ren'], { change: 'ANSWERED', by: 'ren' });
  expect(changes).toEqual([{ organizationId: 'sakura', userIds: ['ren'] }]);
});
