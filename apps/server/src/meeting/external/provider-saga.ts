import type { Provider } from '@office/vocabulary';
import { addMilliseconds } from 'date-fns/addMilliseconds';
import type { Transaction } from '../../database/database.ts';
import { ApiError } from '../../http/api-error.ts';
import type { AccountDeps } from '../oauth/access-token.ts';
import { findAccount, type AccountRef } from '../oauth/linked-account-store.ts';
import type { MeetingRow } from '../meeting-store.ts';
import { AccountCalls } from '../providers/account-calls.ts';
import { providerAdapters } from '../providers/provider-adapters.ts';
import type { MadeMeeting } from '../providers/provider-meeting.ts';
import { asApiError, ProviderError } from '../providers/provider-error.ts';
import * as store from './external-meeting-store.ts';
import type { ExternalMeetingRow } from './external-meeting-store.ts';
import { countCall } from '../providers/provider-call-store.ts';
import { findWanted, isSameWanted, wantedOf } from './wanted-meeting.ts';

/**
 * How long a call has an external meeting for itself from each of its requests on, in milliseconds: longer than a
 * request may take.
 */
export const holdMs = 15_000;

/** The columns of meetings that are made, as long as their provider has not made them. */
export type Unmade = Pick<MeetingRow, 'externalMeetingId' | 'provider' | 'canceledAt'>;

/** Throws a transaction away whose outcome alone was wanted. */
class Rehearsal extends Error {}

/**
 * Makes meetings here and at their provider, or in neither place. They stand here first, cancelled, so that they are
 * in nobody's sight and have their room already; with the provider's answer they are shown. A crash in between
 * leaves an external meeting that the reconciler undoes.
 *
 * @param insert makes the rows, all of one meeting or series
 * @param shown is told of them in the transaction that shows them
 * @throws {ApiError} 422 `accountNotLinked`, `meetingProviderDailyLimit`, `meetingCreateFailed`; those of `insert`
 */
export async function createAtProvider(
  deps: AccountDeps,
  ref: AccountRef,
  insert: (tx: Transaction, unmade: Unmade) => Promise<MeetingRow[]>,
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
      heldUntil: addMilliseconds(now, holdMs),
      createdAt: now,
      updatedAt: now,
    });
    const { id: externalMeetingId } = external;
    const rows = await insert(tx, { externalMeetingId, provider: ref.provider, canceledAt: now });
    return { external, wanted: await wantedOf(tx, externalMeetingId, rows, now) };
  });
  try {
    const made = await providerAdapters[ref.provider].create(callsOf(deps, external), wanted!);
    return await confirm(deps, external.id, made, shown);
  } catch (error) {
    await giveUp(deps, external.id, error);
    throw asApiError(error, 'meetingCreateFailed');
  }
}

async function confirm(
  deps: AccountDeps,
  externalId: string,
  { remoteId, number, meetingUrl, passcode }: MadeMeeting,
  onShown: (tx: Transaction, rows: readonly MeetingRow[]) => Promise<void>,
): Promise<MeetingRow[]> {
  return deps.db.transaction(async (tx) => {
    const isOurs = await store.confirmExternal(tx, externalId, { remoteId, now: deps.now() });
    // It took so long that it counted as left behind, and was undone.
    if (!isOurs) throw new ApiError('meetingCreateFailed');
    const shown = { providerMeetingId: number, meetingUrl, passcode };
    const rows = await store.showMeetings(tx, externalId, shown);
    await onShown(tx, rows);
    return rows;
  });
}

/** Forgets what was not made. Where nobody knows whether it was made there, it is left to the reconciler. */
async function giveUp(deps: AccountDeps, externalId: string, error: unknown): Promise<void> {
  const isUnmade = error instanceof ProviderError && error.isDefinite;
  await deps.db.transaction(async (tx) => {
    await store.deleteUntold(tx, externalId);
    if (isUnmade) await store.deleteExternal(tx, externalId);
    else await store.saveExternal(tx, externalId, { heldUntil: deps.now() });
  });
}

/**
 * Changes meetings here and at their provider, or in neither place. The change is rehearsed first: so its own rules
 * come before the provider, and nothing here is locked while the provider thinks. A crash in between leaves an
 * external meeting that the reconciler sets to what stands here.
 *
 * @param externalId null for meetings that stand here alone
 * @throws {ApiError} 422 `accountNotLinked`, `meetingProviderDailyLimit`, `meetingUpdateFailed`; those of `change`
 */
export async function changeAtProvider<T>(
  deps: AccountDeps,
  externalId: string | null,
  change: (tx: Transaction) => Promise<T>,
): Promise<T> {
  const now = deps.now();
  const external = externalId && (await store.findExternal(deps.db, externalId));
  if (!external) return deps.db.transaction(change);
  const before = await findWanted(deps.db, external.id, now);
  const wanted = await rehearse(deps, external.id, change);
  if (!wanted || isSameWanted(before, wanted)) return deps.db.transaction(change);
  const ref = refOf(external);
  await requireLinked(deps, ref);
  await deps.db.transaction(async (tx) => {
    await requireCall(tx, ref, now);
    await take(tx, external, 'UPDATING', now);
  });
  const adapter = providerAdapters[external.provider];
  try {
    await adapter.update(callsOf(deps, external), external.remoteId!, wanted);
    return await deps.db.transaction(async (tx) => {
      const changed = await change(tx);
      await store.saveExternal(tx, external.id, { state: 'READY', attempts: 0 });
      return changed;
    });
  } catch (error) {
    const isAsBefore = error instanceof ProviderError && error.isDefinite;
    const left = { state: isAsBefore ? ('READY' as const) : ('UPDATING' as const) };
    await store.saveExternal(deps.db, external.id, { ...left, heldUntil: deps.now() });
    throw asApiError(error, 'meetingUpdateFailed');
  }
}

/**
 * Cancels meetings here and at their provider. Where others of a series stay, the provider hears of it later, from
 * the reconciler; so it does when it does not answer, or no longer lets the office use the account.
 *
 * @throws {ApiError} 422 `meetingDeleteFailed` where the provider does not want it, and nothing is cancelled; those of
 *   `cancel`
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
      await store.saveExternal(tx, external.id, { state, heldUntil: deps.now() });
      return canceled;
    });
  if (await rehearse(deps, external.id, cancel)) return later('UPDATING');
  await take(deps.db, external, 'DELETING', now);
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

/** Does a change, tells what would stand at the provider afterwards, and takes it back. */
async function rehearse(
  deps: AccountDeps,
  externalId: string,
  change: (tx: Transaction) => Promise<unknown>,
): Promise<Awaited<ReturnType<typeof findWanted>>> {
  let wanted: Awaited<ReturnType<typeof findWanted>> = null;
  try {
    await deps.db.transaction(async (tx) => {
      await change(tx);
      wanted = await findWanted(tx, externalId, deps.now());
      throw new Rehearsal();
    });
  } catch (error) {
    if (!(error instanceof Rehearsal)) throw error;
  }
  return wanted;
}

async function take(
  tx: Parameters<typeof store.takeExternal>[0],
  { id, provider }: ExternalMeetingRow,
  state: 'UPDATING' | 'DELETING',
  now: Date,
): Promise<void> {
  const heldUntil = addMilliseconds(now, holdMs);
  if (await store.takeExternal(tx, id, { state, heldUntil, now })) return;
  // Another change of it is on its way to the provider: a second one might overtake it.
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

/** Calls for the account of an external meeting, which is held while each of them may be under way. */
export function callsOf(deps: AccountDeps, external: ExternalMeetingRow): AccountCalls {
  return new AccountCalls(deps, refOf(external), {
    beforeEach: () =>
      store.saveExternal(deps.db, external.id, { heldUntil: addMilliseconds(deps.now(), holdMs) }),
  });
}
