import type { Schemas } from '@office/api';
import { expect, it } from 'vitest';
import { accountList } from './accountList.ts';

const account = (change: Partial<Schemas['LinkedAccount']>): Schemas['LinkedAccount'] => ({
  provider: 'GOOGLE',
  offered: true,
  account: null,
  calendar: 'UNLINKED',
  meeting: 'UNLINKED',
  usedUpUntil: null,
  ...change,
});

it('lists linkable and linked accounts of a section', () => {
  const accounts = [
    account({ meeting: 'CONNECTED', account: 'aoi@example.com' }),
    account({ provider: 'ZOOM', calendar: null }),
    account({ provider: 'TEAMS', offered: false, meeting: 'DISCONNECTED' }),
  ];
  expect(accountList(accounts, 'calendar', null)).toEqual([
    {
      provider: 'GOOGLE',
      state: 'UNLINKED',
      offered: true,
      loading: false,
      account: 'aoi@example.com',
    },
  ]);
  const meeting = accountList(accounts, 'meeting', 'ZOOM');
  expect(meeting.map(({ state, loading }) => [state, loading])).toEqual([
    ['CONNECTED', false],
    ['UNLINKED', true],
    ['DISCONNECTED', false],
  ]);
});
