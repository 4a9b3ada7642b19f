import { randomUUID } from 'node:crypto';
import type { Schemas } from '@office/api';
import { ApiError } from '../http/api-error.ts';
import type { Claims } from '../http/claims.ts';
import { toSinglePage, type Page } from '../http/page.ts';
import { unlinkAccount } from '../meeting/accounts/account-linking.ts';
import { sealToken } from '../meeting/accounts/token-cipher.ts';
import { requireCreator, requireMember } from '../people/current-member.ts';
import type { Platform } from '../platform/platform.ts';
import { calDavFetch, findCalDavCalendar } from './caldav-calendar.ts';
import { RemoteError } from './remote-calendar.ts';
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
  const found = await findCalDavCalendar(access, calDavFetch(deps.config)).catch(
    (error: unknown) => {
      if (!(error instanceof RemoteError)) throw error;
      const isRefused = error.problem === 'FORBIDDEN';
      throw new ApiError(isRefused ? 'calendarPermissionNotGranted' : 'accountLinkInvalid');
    },
  );
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

/**
 * Unlinks a calendar. That of an account at a provider is unlinked in all organisations of its member.
 *
 * @throws {ApiError} 404 `notFound` for an account that is not the caller's
 */
export async function unlinkCalendar(
  deps: Deps & Parameters<typeof unlinkAccount>[0],
  claims: Claims,
  id: string,
): Promise<void> {
  const member = await requireMember(deps, claims);
  const account = (await store.findAccountsOf(deps.db, member)).find((each) => each.id === id);
  if (!account) throw new ApiError('notFound');
  if (account.kind !== 'CALDAV') return unlinkAccount(deps, claims, account.kind, 'CALENDAR');
  await store.deleteAccount(deps.db, member, id);
}

const toAccount = ({ id, kind, name, disconnectedAt, syncedAt }: AccountRow): Account => ({
  id,
  kind,
  name,
  connected: disconnectedAt === null,
  syncedAt: syncedAt?.toISOString() ?? null,
});
