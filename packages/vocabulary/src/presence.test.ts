import { describe, expect, it } from 'vitest';
import { statuses, workingStatuses } from './contract/presence.ts';
import { allowedStatuses, presenceAfterMove } from './presence.ts';

describe('presence', () => {
  it('allows exactly the combinations of the specification', () => {
    const pairs = workingStatuses.flatMap((place) =>
      statuses.filter((status) => allowedStatuses[place].includes(status)).map((s) => [place, s]),
    );
    expect(pairs).toEqual([
      ['OFFICE', 'AVAILABLE'],
      ['OFFICE', 'BUSY'],
      ['OFFICE', 'LEAVING'],
      ['OFFICE', 'LOGGED_OUT'],
      ['IN_WITH_CLIENT', 'AVAILABLE'],
      ['IN_WITH_CLIENT', 'BUSY'],
      ['IN_WITH_CLIENT', 'LOGGED_OUT'],
      ['HOME', 'AVAILABLE'],
      ['HOME', 'BUSY'],
      ['HOME', 'LEAVING'],
      ['HOME', 'LOGGED_OUT'],
      ['HOME', 'ON_VACATION'],
    ]);
  });

  it.each([
    ['OFFICE', 'LEAVING', 'LEAVING'],
    ['IN_WITH_CLIENT', 'LEAVING', 'AVAILABLE'],
    ['IN_WITH_CLIENT', 'BUSY', 'BUSY'],
    ['OFFICE', 'ON_VACATION', 'AVAILABLE'],
    ['HOME', 'ON_VACATION', 'ON_VACATION'],
  ] as const)('moving to %s while %s gives %s', (workingStatus, status, expected) => {
    expect(presenceAfterMove(workingStatus, status)).toEqual({ workingStatus, status: expected });
  });
});
