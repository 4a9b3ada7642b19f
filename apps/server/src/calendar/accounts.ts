import { randomUUID } from 'node:crypto';
import type { Schemas } from '@office/api';
import type { Config } from '../config/config.ts';
import { ApiError } from '../http/api-error.ts';
import type { Claims } from '../http/claims.ts';
import { toSinglePage, type Page } from '../http/page.ts';
import { openToken, sealToken } from '../meeting/accounts/token-cipher.ts';
import { requireCreator, requireMember } from '../people/current-member.ts';
import type { Platform } from '../platform/platform.ts';
import { CalDavCalendar, findCalDavCalendar } from './caldav-calendar.ts';
import { guardedFetch } from './guarded-fetch.ts';
import { RemoteError, type RemoteCalendar } from './remote-calendar.ts';
import * as store from './sync-store.ts';
import type { AccountRow } from './sync-store.ts';

type Deps = Pick<Platform, 'db' | 'now' | 'config'>;
type Account = Schemas['CalendarAccount'];

/** The caller's calendars elsewhere. */
export async function listAccounts(deps: Deps, claims: Claims): Promise<Page<Account>> {
  const member = await requireMember(deps, claims);
  return toSinglePage((await store.findAccountsOf(deps.db, member)).map(toAccount));
}

/**
 * Links a calendar by CalDAV, in place of the one before.
 *
 * @throws {ApiError} 403 `forbidden` for guests, `calendarPermissionNotGranted`; 422 `accountLinkInvalid`
 */
export async function linkAccount(
  deps: Deps,
  claims: Claims,
  { url, userName, password }: Schemas['LinkCalendarRequest'],
): Promise<Account> {
  const { organizationId, userId } = await requireCreator(deps, claims, 'calendar');
  const access = { url, userName, password };
  const found = await findCalDavCalendar(access, fetchOf(deps.config)).catch((error: unknown) => {
    if (!(error instanceof RemoteError)) throw error;
    const isRefused = error.problem === 'FORBIDDEN';
    throw new ApiError(isRefused ? 'calendarPermissionNotGranted' : 'accountLinkInvalid');
  });
  const id = randomUUID();
  const now = deps.now();
  const row = await deps.db.transaction((tx) =>
    store.replaceAccount(tx, {
      id,
      organizationId,
      userId,
      kind: 'CALDAV',
      name: found,
      url: found,
      userName,
      password: sealToken(deps.config.secret, password, id),
      nextSyncAt: now,
      createdAt: now,
    }),
  );
  return toAccount(row);
}

/** @throws {ApiError} 404 `notFound` for an account that is not the caller's */
export async function unlinkAccount(deps: Deps, claims: Claims, id: string): Promise<void> {
  const member = await requireMember(deps, claims);
  if (!(await store.deleteAccount(deps.db, member, id))) throw new ApiError('notFound');
}

/** The calendar of an account. */
export function openCalendar({ config, now }: Deps, account: AccountRow): RemoteCalendar {
  const { id, url, userName, password } = account;
  const opened = password && openToken(config.secret, password, id);
  if (account.kind !== 'CALDAV' || !url || !userName || !opened) throw new RemoteError('ACCOUNT');
  return new CalDavCalendar(
    { accountId: id, url, userName, password: opened },
    { fetch: fetchOf(config), now },
  );
}

const fetchOf = ({ calDavHosts }: Pick<Config, 'calDavHosts'>) => guardedFetch(calDavHosts);

const toAccount = ({ id, kind, name, disconnectedAt, syncedAt }: AccountRow): Account => ({
  id,
  kind,
  name,
  connected: disconnectedAt === null,
  syncedAt: syncedAt?.toISOString() ?? null,
});
