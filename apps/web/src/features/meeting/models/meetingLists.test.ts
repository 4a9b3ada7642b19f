import type { Schemas } from '@office/api';
import { expect, it } from 'vitest';
import { meetingLists } from './meetingLists.ts';

type Meeting = Schemas['Meeting'];
const at = (id: string, startTime: string | null, more: Partial<Meeting> = {}) =>
  ({ id, startTime, status: 'SCHEDULED', ownAnswer: 'NONE', ...more }) as Meeting;

const endOfToday = '2026-11-21T00:00:00.000Z';
const names = (meetings: readonly Meeting[]) => meetings.map(({ id }) => id).join(' ');

it('groups meetings by when they can be joined', () => {
  const now = at('now', '2026-11-20T09:00:00.000Z', { status: 'ONGOING' });
  const declined = at('declined', '2026-11-20T09:00:00.000Z', { ownAnswer: 'DECLINED' });
  const lists = meetingLists(
    [
      at('untimed', null),
      at('morning', '2026-11-20T01:00:00.000Z', { status: 'ENDED' }),
      now,
      declined,
      at('cancelled', '2026-11-20T11:00:00.000Z', { status: 'CANCELED' }),
      at('late', '2026-11-20T23:59:00.000Z'),
      at('midnight', endOfToday),
      at('next week', '2026-11-27T01:00:00.000Z'),
    ],
    [now, declined],
    { endOfToday },
  );
  expect(names(lists.available)).toBe('now');
  expect(names(lists.today)).toBe('morning declined late');
  expect(names(lists.coming)).toBe('midnight next week');
});
