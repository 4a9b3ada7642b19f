import { randomUUID } from 'node:crypto';
import type { Schemas } from '@office/api';
import { ApiError } from '../http/api-error.ts';
import type { WithViewer } from '../http/claims.ts';
import { toSinglePage, type Page } from '../http/page.ts';
import { unlinkAccount } from '../meeting/accounts/account-linking.ts';
import { publishCalendarsChanged } from '../meeting/model/calendar-changes.ts';
import { encryptToken } from '../lib/token-cipher.ts';
import { requireCreator, requireMember } from '../people/current-member.ts';
import type { Platform } from '../platform/platform.ts';
import {
  calDavFetch,
  CalendarLinkError,
  findCalDavCalendars,
  type DiscoveredCalendar,
} from './providers/caldav-calendar.ts';
import * as store from './sync-store.ts';
import type { AccountRow } from './sync-store.ts';

type Deps = Pick<Platform, 'db' | 'now' | 'config' | 'realtime'>;
type Account = Schemas['CalendarAccount'];

export async function listAccounts(context: Deps & WithViewer): Promise<Page<Account>> {
  const member = await requireMember(context);
  const rows = await store.findAccountsOf(context.db, member);
  return toSinglePage(rows.map((row) => toAccount(row, context.now())));
}

/** Returns the calendars on a CalDAV server, to let the caller select one. */
export async function findCalendars(
  context: Deps & WithViewer,
  access: Schemas['LinkCalendarRequest'],
): Promise<Page<Schemas['CalDavCalendar']>> {
  await requireCreator(context, 'calendar');
  return toSinglePage(await find(context, access));
}

async function find(
  { config }: Deps,
  access: Schemas['LinkCalendarRequest'],
): Promise<[DiscoveredCalendar, ...DiscoveredCalendar[]]> {
  return findCalDavCalendars(access, calDavFetch(config)).catch((error: unknown) => {
    if (!(error instanceof CalendarLinkError)) throw error;
    const { problem } = error;
    if (problem === 'FORBIDDEN') throw new ApiError('calendarPermissionNotGranted');
    throw new ApiError('accountLinkInvalid', { data: { calendarProblem: problem } });
  });
}

/** Links a CalDAV calendar and replaces the previous one. */
export async function linkAccount(
  context: Deps & Pick<Platform, 'audit'> & WithViewer,
  access: Schemas['LinkCalendarRequest'],
): Promise<Account> {
  const { organizationId, userId } = await requireCreator(context, 'calendar');
  const [{ url, name }] = await find(context, access);
  const id = randomUUID();
  const now = context.now();
  const row = await context.db.transaction(async (tx) => {
    const linked = await store.replaceAccount(tx, {
      id,
      organizationId,
      userId,
      kind: 'CALDAV',
      name: name ?? url,
      url,
      userName: access.userName,
      password: encryptToken(context.config, access.password, id),
      nextSyncAt: now,
      createdAt: now,
    });
    await context.audit(tx, {
      action: 'ACCOUNT_LINKED',
      target: { kind: 'LINKED_ACCOUNT', id, name: linked.name },
      after: { kind: 'CALDAV' },
    });
    return linked;
  });
  await publishCalendarsChanged(context, organizationId, [userId]);
  return toAccount(row, now);
}

/** Schedules a sync now, unless the calendar is disconnected or rate-limited. */
export async function requestSync(context: Deps & WithViewer, id: string): Promise<Account> {
  const member = await requireMember(context);
  const now = context.now();
  await store.scheduleNow(context.db, member, id, now);
  const row = (await store.findAccountsOf(context.db, member)).find((account) => account.id === id);
  if (!row) throw new ApiError('notFound');
  return toAccount(row, now);
}

/** Unlinks a calendar. A provider account is unlinked in all organisations of the user. */
export async function unlinkCalendar(
  context: Deps & Parameters<typeof unlinkAccount>[0] & WithViewer,
  id: string,
): Promise<void> {
  const member = await requireMember(context);
  const account = (await store.findAccountsOf(context.db, member)).find((each) => each.id === id);
  if (!account) throw new ApiError('notFound');
  if (account.kind !== 'CALDAV') return unlinkAccount(context, account.kind, 'CALENDAR');
  await context.db.transaction(async (tx) => {
    await store.deleteAccount(tx, member, id);
    await context.audit(tx, {
      action: 'ACCOUNT_UNLINKED',
      target: { kind: 'LINKED_ACCOUNT', id, name: account.name },
    });
  });
  await publishCalendarsChanged(context, member.organizationId, [member.userId]);
}

function toAccount(row: AccountRow, now: Date): Account {
  const { id, kind, name, disconnectedAt, syncedAt, nextSyncAt, leaseUntil, url, userName } = row;
  const connected = disconnectedAt === null;
  return {
    id,
    kind,
    name,
    connected,
    problem: row.problem,
    syncedAt: syncedAt?.toISOString() ?? null,
    nextSyncAt: connected ? nextSyncAt.toISOString() : null,
    syncing: connected && (nextSyncAt <= now || (leaseUntil !== null && leaseUntil > now)),
    url,
    userName,
  };
}
