import type { Schemas } from '@office/api';
import type { LinkedAccount, LinkedCalendar } from '@office/ui/screens/settings';

interface CalendarListOptions {
  linked: readonly LinkedAccount[];
  accounts: readonly Schemas['CalendarAccount'][];
  /** False for guests, who only see existing links. */
  mayLink: boolean;
  unlinking: boolean;
}

export function calendarList({
  linked,
  accounts,
  mayLink,
  unlinking,
}: CalendarListOptions): LinkedCalendar[] {
  const followed = (kind: Schemas['CalendarKind']) => {
    const account = accounts.find((each) => each.kind === kind);
    if (!account) return {};
    const { connected, problem, syncedAt, nextSyncAt, syncing } = account;
    // Access may have been refused after the accounts were loaded.
    const state = connected ? {} : { state: 'DISCONNECTED' as const };
    return { ...state, problem, syncedAt, nextSyncAt, syncing };
  };
  const ofProviders = linked.flatMap(({ provider, ...item }): LinkedCalendar[] => {
    if (provider === 'ZOOM') return [];
    if (item.state === 'UNLINKED') return mayLink ? [{ provider, ...item }] : [];
    const offered = mayLink && item.offered !== false;
    return [{ provider, ...item, offered, ...followed(provider) }];
  });
  const calDav = accounts.find(({ kind }) => kind === 'CALDAV');
  const shared = { provider: 'CALDAV', offered: mayLink, loading: unlinking } as const;
  if (!calDav) return mayLink ? [...ofProviders, { ...shared, state: 'UNLINKED' }] : ofProviders;
  const state = calDav.connected ? ('CONNECTED' as const) : ('DISCONNECTED' as const);
  return [...ofProviders, { ...shared, state, account: calDav.name, ...followed('CALDAV') }];
}
