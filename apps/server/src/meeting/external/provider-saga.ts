import type { Provider } from '@office/vocabulary';
import { addMilliseconds } from 'date-fns/addMilliseconds';
import type { Transaction } from '../../database/database.ts';
import { ApiError } from '../../http/api-error.ts';
import type { AccountDeps } from '../oauth/access-token.ts';
import { findAccount, type AccountRef } from '../oauth/linked-account-store.ts';
import type { MeetingRow } from '../store/meeting-store.ts';
import { AccountClient } from '../providers/account-client.ts';
import { providerAdapters } from '../providers/provider-adapters.ts';
import type { CreatedMeeting } from '../providers/provider-meeting.ts';
import { asApiError, ProviderError } from '../providers/provider-error.ts';
import * as store from './external-meeting-store.ts';
import type { ExternalMeetingRow } from './external-meeting-store.ts';
import { countCall } from '../providers/provider-call-store.ts';
import {
  findIntendedMeeting,
  isSameIntendedMeeting,
  toIntendedMeeting,
} from './intended-meeting.ts';

/** Hold of an operation on the external meeting in milliseconds, longer than the request timeout. */
export const holdMs = 15_000;

export type PendingMeeting = Pick<MeetingRow, 'externalMeetingId' | 'provider' | 'canceledAt'>;

class DryRunRollback extends Error {}

/**
 * Creates meetings locally and at their provider, or in neither. The rows are first inserted as
 * cancelled: hidden, but they book their room. They are shown once the provider has responded. A
 * crash in between leaves an external meeting that the reconciler deletes.
 * @param shown called with the rows in the transaction that shows them
 * @throws {ApiError} 422 `accountNotLinked`, `meetingProviderDailyLimit`, `meetingCreateFailed`
 */
export async function createAtProvider(
  deps: AccountDeps,
  ref: AccountRef,
  insert: (tx: Transaction, pending: PendingMeeting) => Promise<MeetingRow[]>,
  shown: (tx: Transaction, rows: readonly MeetingRow[]) => Promise<void>,
): Promise<MeetingRow[]> {
  const now = deps.now();
  await requireLinked(deps, ref);
  const { external, wanted } = await deps.db.transaction(async (tx) => {
    await requireCall(tx, ref, now);
    const external = await store.insertExternal(tx, {
      holderId: ref.userId,
      provider: ref.provider,
      state: 'CREATING',
      leaseUntil: addMilliseconds(now, holdMs),
      createdAt: now,
      updatedAt: now,
    });
    const { id: externalMeetingId } = external;
    const rows = await insert(tx, { externalMeetingId, provider: ref.provider, canceledAt: now });
    return { external, wanted: await toIntendedMeeting(tx, externalMeetingId, rows, now) };
  });
  try {
    const created = await providerAdapters[ref.provider].create(callsOf(deps, external), wanted!);
    return await confirm(deps, external.id, created, shown);
  } catch (error) {
    await rollBackCreation(deps, external.id, error);
    throw asApiError(error, 'meetingCreateFailed');
  }
}

async function confirm(
  deps: AccountDeps,
  externalId: string,
  { remoteId, number, meetingUrl, passcode }: CreatedMeeting,
  onShown: (tx: Transaction, rows: readonly MeetingRow[]) => Promise<void>,
): Promise<MeetingRow[]> {
  return deps.db.transaction(async (tx) => {
    const isConfirmed = await store.confirmExternal(tx, externalId, { remoteId, now: deps.now() });
    // The request took longer than the hold, and the reconciler has already rolled it back.
    if (!isConfirmed) throw new ApiError('meetingCreateFailed');
    const shown = { providerMeetingId: number, meetingUrl, passcode };
    const rows = await store.showMeetings(tx, externalId, shown);
    await onShown(tx, rows);
    return rows;
  });
}

/** Deletes the hidden meetings. A meeting that may exist at the provider is left to the reconciler. */
async function rollBackCreation(
  deps: AccountDeps,
  externalId: string,
  error: unknown,
): Promise<void> {
  const isNotCreated = error instanceof ProviderError && error.isDefinite;
  await deps.db.transaction(async (tx) => {
    await store.deleteUnpublished(tx, externalId);
    if (isNotCreated) await store.deleteExternal(tx, externalId);
    else await store.saveExternal(tx, externalId, { leaseUntil: deps.now() });
  });
}

/**
 * Changes meetings locally and at their provider, or in neither. The change first runs in a
 * transaction that is rolled back: local rules are checked before the provider is called, without a
 * lock during the call. After a crash in between, the reconciler resets the external meeting.
 * @param externalId null for meetings without a provider
 * @throws {ApiError} 422 `accountNotLinked`, `meetingProviderDailyLimit`, `meetingUpdateFailed`
 */
export async function changeAtProvider<T>(
  deps: AccountDeps,
  externalId: string | null,
  change: (tx: Transaction) => Promise<T>,
): Promise<T> {
  const now = deps.now();
  const external = externalId && (await store.findExternal(deps.db, externalId));
  if (!external) return deps.db.transaction(change);
  const before = await findIntendedMeeting(deps.db, external.id, now);
  const intended = await dryRun(deps, external.id, change);
  if (!intended || isSameIntendedMeeting(before, intended)) return deps.db.transaction(change);
  const ref = refOf(external);
  await requireLinked(deps, ref);
  await deps.db.transaction(async (tx) => {
    await requireCall(tx, ref, now);
    await acquireOrThrow(tx, external, 'UPDATING', now);
  });
  const adapter = providerAdapters[external.provider];
  try {
    await adapter.update(callsOf(deps, external), external.remoteId!, intended);
    return await deps.db.transaction(async (tx) => {
      const changed = await change(tx);
      await store.saveExternal(tx, external.id, { state: 'READY', attempts: 0 });
      return changed;
    });
  } catch (error) {
    const isUnchanged = error instanceof ProviderError && error.isDefinite;
    const nextState = { state: isUnchanged ? ('READY' as const) : ('UPDATING' as const) };
    await store.saveExternal(deps.db, external.id, { ...nextState, leaseUntil: deps.now() });
    throw asApiError(error, 'meetingUpdateFailed');
  }
}

/**
 * If other meetings of the series remain, or the provider does not respond, the reconciler updates
 * it later.
 * @throws {ApiError} 422 `meetingDeleteFailed` if the provider rejects it: nothing is cancelled
 */
export async function cancelAtProvider<T>(
  deps: AccountDeps,
  externalId: string | null,
  cancel: (tx: Transaction) => Promise<T>,
): Promise<T> {
  const now = deps.now();
  const external = externalId && (await store.findExternal(deps.db, externalId));
  if (!external) return deps.db.transaction(cancel);
  const later = (state: 'UPDATING' | 'DELETING') =>
    deps.db.transaction(async (tx) => {
      const canceled = await cancel(tx);
      await store.saveExternal(tx, external.id, { state, leaseUntil: deps.now() });
      return canceled;
    });
  if (await dryRun(deps, external.id, cancel)) return later('UPDATING');
  await acquireOrThrow(deps.db, external, 'DELETING', now);
  try {
    await providerAdapters[external.provider].delete(callsOf(deps, external), external.remoteId!);
  } catch (error) {
    const isRefused =
      error instanceof ProviderError && ['FORBIDDEN', 'REFUSED'].includes(error.problem);
    if (!isRefused) return later('DELETING');
    await store.saveExternal(deps.db, external.id, { state: 'READY' });
    throw asApiError(error, 'meetingDeleteFailed');
  }
  return deps.db.transaction(async (tx) => {
    const canceled = await cancel(tx);
    await store.deleteExternal(tx, external.id);
    return canceled;
  });
}

async function dryRun(
  deps: AccountDeps,
  externalId: string,
  change: (tx: Transaction) => Promise<unknown>,
): Promise<Awaited<ReturnType<typeof findIntendedMeeting>>> {
  let intended: Awaited<ReturnType<typeof findIntendedMeeting>> = null;
  try {
    await deps.db.transaction(async (tx) => {
      await change(tx);
      intended = await findIntendedMeeting(tx, externalId, deps.now());
      throw new DryRunRollback();
    });
  } catch (error) {
    if (!(error instanceof DryRunRollback)) throw error;
  }
  return intended;
}

async function acquireOrThrow(
  tx: Parameters<typeof store.acquireExternal>[0],
  { id, provider }: ExternalMeetingRow,
  state: 'UPDATING' | 'DELETING',
  now: Date,
): Promise<void> {
  const leaseUntil = addMilliseconds(now, holdMs);
  if (await store.acquireExternal(tx, id, { state, leaseUntil, now })) return;
  // Another change is being sent to the provider. A second request could overtake it.
  const error = new ProviderError(provider, 'UNAVAILABLE');
  throw asApiError(error, state === 'UPDATING' ? 'meetingUpdateFailed' : 'meetingDeleteFailed');
}

async function requireCall(tx: Transaction, ref: AccountRef, now: Date): Promise<void> {
  if (!(await countCall(tx, ref, now))) throw new ApiError('meetingProviderDailyLimit');
}

async function requireLinked(deps: AccountDeps, ref: AccountRef): Promise<void> {
  const account = await findAccount(deps.db, ref);
  const isUsable = account?.meeting === true && !account.disconnectedAt;
  if (!isUsable || !deps.config.providers[ref.provider]) throw new ApiError('accountNotLinked');
}

function refOf({ holderId, provider }: ExternalMeetingRow): AccountRef & { provider: Provider } {
  return { userId: holderId, provider };
}

/** Returns the API client of an account. Each request extends the hold on the meeting. */
export function callsOf(deps: AccountDeps, external: ExternalMeetingRow): AccountClient {
  return new AccountClient(deps, refOf(external), {
    beforeEach: () =>
      store.saveExternal(deps.db, external.id, { leaseUntil: addMilliseconds(deps.now(), holdMs) }),
  });
}
