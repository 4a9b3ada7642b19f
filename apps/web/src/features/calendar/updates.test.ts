import { expect, it, vi } from 'vitest';
import { calendarUpdates } from './updates.ts';

const calendarOf = (...ids: string[]) => [
  'office',
  '/v1/meetings',
  { params: { query: { ids: JSON.stringify(ids) } } },
];
const own = ['office', '/v1/meetings', { params: { query: { limit: 10 } } }];
const [ours, others] = [calendarOf('aoi', 'ren'), calendarOf('mei')];

it('reads the calendars anew on which one of the changed ones is shown', () => {
  const mutate = vi.fn((_matches: unknown) => Promise.resolve());
  for (const effect of calendarUpdates.calendarsChanged ?? []) {
    effect({ userIds: ['ren', 'haru'] }, { mutate, myUserId: 'mei' } as never);
  }
  const [matches] = mutate.mock.calls[0] as [(key: unknown) => boolean];
  expect([own, ours, others].filter(matches)).toEqual([ours]);
});
