import type { Schemas } from '@office/api';
import type { LinkedAccount } from '@office/ui/screens/settings';
import { expect, it } from 'vitest';
import { calendarList } from './calendarList.ts';

const google: LinkedAccount = { provider: 'GOOGLE', state: 'CONNECTED', account: 'aoi@g.example' };
const outlook: LinkedAccount = { provider: 'TEAMS', state: 'UNLINKED' };
const followed = {
  problem: 'UNAVAILABLE',
  syncedAt: null,
  nextSyncAt: null,
  syncing: false,
} as const;
const account = (kind: Schemas['CalendarKind'], connected = true): Schemas['CalendarAccount'] => ({
  ...{ id: kind, kind, name: 'Work', connected, url: null, userName: null },
  ...followed,
});

it('lists all calendars with their sync state', () => {
  const accounts = [account('GOOGLE'), account('CALDAV', false)];
  const input = { linked: [google, outlook], accounts, unlinking: false };
  expect(calendarList({ ...input, mayLink: true })).toMatchObject([
    { ...google, offered: true, ...followed },
    outlook,
    { provider: 'CALDAV', state: 'DISCONNECTED', account: 'Work', ...followed },
  ]);
});

it('marks an account as disconnected when its calendar access was refused', () => {
  const input = { linked: [google], accounts: [account('GOOGLE', false)], unlinking: false };
  expect(calendarList({ ...input, mayLink: true })[0]).toMatchObject({ state: 'DISCONNECTED' });
});

it('offers no new links to guests but keeps existing ones', () => {
  const input = { linked: [google, outlook], unlinking: false, mayLink: false };
  expect(calendarList({ ...input, accounts: [] })).toMatchObject([{ ...google, offered: false }]);
  expect(calendarList({ ...input, accounts: [account('CALDAV')] })).toMatchObject([
    { provider: 'GOOGLE' },
    { provider: 'CALDAV', state: 'CONNECTED', offered: false },
  ]);
});
