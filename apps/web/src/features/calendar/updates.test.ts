import { expect, it, vi } from 'vitest';
import { calendarUpdates } from './updates.ts';

const calendarOf = (path: string, ...ids: string[]) => [
  'office',
  path,
  { params: { query: { ids: JSON.stringify(ids) } } },
];
const own = ['office', '/v1/meetings', { params: { query: { limit: 10 } } }];
const ours = calendarOf('/v1/meetings', 'aoi', 'ren');
const elsewhere = calendarOf('/v1/calendar/events', 'ren');
const others = calendarOf('/v1/meetings', 'mei');

it('revalidates only calendars that show a changed member', () => {
  const mutate = vi.fn((_matches: unknown) => Promise.resolve());
  for (const effect of calendarUpdates.calendarsChanged ?? []) {
    effect({ userIds: ['ren', 'haru'] }, { mutate, myUserId: 'mei' } as never);
  }
  const matches = mutate.mock.calls.map(([match]) => match as (key: unknown) => boolean);
  const read = [own, ours, elsewhere, others].filter((key) => matches.some((match) => match(key)));
  expect(read).toEqual([ours, elsewhere]);
});
