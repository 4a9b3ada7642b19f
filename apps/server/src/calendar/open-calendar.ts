import type { CalendarKind, Provider } from '@office/vocabulary';
import type { Config } from '../config/config.ts';
import type { AccountDeps } from '../meeting/oauth/access-token.ts';
import { needsUnsetSecret } from '../keys/unset-secret.ts';
import { decryptToken } from '../lib/token-cipher.ts';
import { CalendarCalls } from './providers/calendar-calls.ts';
import { CalDavCalendar, calDavFetch } from './providers/caldav-calendar.ts';
import { GoogleCalendar } from './providers/google-calendar.ts';
import { OutlookCalendar } from './providers/outlook-calendar.ts';
import { RemoteError, type RemoteCalendar } from './providers/remote-calendar.ts';
import type { AccountRow } from './sync-store.ts';

type Deps = AccountDeps & { config: Config };

type OpenProviderCalendar = (
  calls: CalendarCalls,
  context: {
    accountId: string;
    now: () => Date;
  },
) => RemoteCalendar;

const providerCalendars: Partial<Record<Provider, OpenProviderCalendar>> = {
  GOOGLE: (calls, context) => new GoogleCalendar(calls, context),
  TEAMS: (calls, context) => new OutlookCalendar(calls, context),
};

/**
 * @throws {RemoteError} `ACCOUNT` if the account must be linked again, `UNAVAILABLE` if the secret of its password is
 *   not set
 */
export async function openCalendar(deps: Deps, account: AccountRow): Promise<RemoteCalendar> {
  return account.kind === 'CALDAV'
    ? openCalDav(deps, account)
    : openAt(deps, account.kind, account);
}

function openAt(
  deps: Deps,
  provider: Exclude<CalendarKind, 'CALDAV'>,
  { id: accountId, userId }: AccountRow,
): RemoteCalendar {
  const open = providerCalendars[provider];
  if (!open) throw new RemoteError('UNAVAILABLE');
  return open(new CalendarCalls(deps, { userId, provider }), { accountId, now: deps.now });
}

async function openCalDav({ db, config, now }: Deps, account: AccountRow): Promise<RemoteCalendar> {
  const { id, url, userName, password } = account;
  const opened = password && decryptToken(config, password, id);
  if (password && opened === null && (await needsUnsetSecret(db, config, password))) {
    throw new RemoteError('UNAVAILABLE');
  }
  if (!url || !userName || !opened) throw new RemoteError('ACCOUNT');
  return new CalDavCalendar(
    { accountId: id, url, userName, password: opened },
    { fetch: calDavFetch(config), now },
  );
}
