import type { Queryable } from '../../database/database.ts';
import { publishCalendarsChanged } from '../../meeting/model/calendar-changes.ts';
import { findConferenceMeetings } from '../../meeting/external/conference-events.ts';
import type { MemberMeeting } from '../../meeting/member-calendar.ts';
import { notifyOfConflict, type SyncConflict } from './conflict-notifications.ts';
import {
  RemoteError,
  type RemoteEvent,
  type RemoteResource,
} from '../providers/remote-calendar.ts';
import { serializeSyncedProperties, byMail, byProvider } from './sync-marks.ts';
import {
  applyRemoteChange,
  meetingsOf,
  applyRemoteDeletion,
  type SyncContext,
  type SyncDeps,
} from './sync-member.ts';
import * as store from '../sync-store.ts';
import type { AccountRow, EventRow } from '../sync-store.ts';

export async function pull(deps: SyncDeps, following: SyncContext): Promise<SyncConflict[]> {
  const { account, remote, window, member } = following;
  const rows = await store.findEvents(deps.db, account.id);
  const known = new Map(rows.map(({ remoteId, etag }) => [remoteId, etag]));
  const changes = await remote.changes(account.cursor, window, known).catch((error: unknown) => {
    if (!(error instanceof RemoteError) || error.problem !== 'CURSOR') throw error;
    // The cursor has expired: reads everything.
    return remote.changes(null, window, known);
  });
  const conflicts: SyncConflict[] = [];
  const others: Parameters<typeof store.replaceAllEvents>[2][number][] = [];
  const rowOf = new Map(rows.map((row) => [row.remoteId, row]));
  const own = await meetingsOf(deps, following);
  const coming = own.filter(({ participates }) => participates);
  const meetings = new Map(coming.map((each) => [each.meetingId, each]));
  const mailed = new Map(own.map((each) => [each.mailedUid, each]));
  const standingFor = await findConferenceMeetings(
    deps.db,
    changes.changed.flatMap(({ conference }) => conference ?? []),
  );
  let count = 0;
  for (const resource of changes.changed) {
    const row = rowOf.get(resource.id);
    const { conference } = resource;
    const standing = conference ? standingFor(conference) : null;
    // Skips unknown conferences, and occurrences of a series that the office rewrites.
    if (conference && !standing) continue;
    const meetingId = row?.meetingId ?? standing?.meetingId ?? resource.meetingId;
    const [event] = resource.events;
    const invitations = invitationsIn(resource, mailed);
    if (invitations.length > 0) {
      await linkInvitations(deps, following, { resource, invitations, rows, mailed });
      count += 1;
    } else if (meetingId && event) {
      const meeting = meetings.get(meetingId);
      const found = { row, resource, event, meeting };
      const belongsToOther = standing
        ? standing.organizationId !== account.organizationId
        : !meeting && !row && resource.accountId !== account.id;
      // A meeting of the same user in another organisation: stored as busy time without details.
      if (belongsToOther) {
        await saveOtherOrganizationEvent(deps, account, resource);
        count += 1;
      }
      const conflict = belongsToOther ? null : await pullMeeting(deps, following, meetingId, found);
      if (conflict) conflicts.push(conflict);
    } else if (!meetingId) {
      const { id: remoteId, etag, events } = resource;
      others.push({ remoteId, events: events.map((each) => ({ ...columnsOf(each), etag })) });
    }
  }
  await store.replaceAllEvents(deps.db, account.id, others);
  const remoteIds = new Set(changes.changed.map(({ id }) => id));
  const lost = changes.isComplete ? [...known.keys()].filter((id) => !remoteIds.has(id)) : [];
  const removedIds = new Set([...changes.removed, ...lost]);
  for (const { remoteId, meetingId } of rows) {
    const meeting = meetingId && removedIds.has(remoteId) ? meetings.get(meetingId) : undefined;
    if (meeting) await applyRemoteDeletion(deps, member, meeting, account.kind);
  }
  await store.deleteEvents(deps.db, account.id, [...removedIds]);
  const { cursor, timeZone } = changes;
  await store.saveAccount(deps.db, account.id, { cursor, timeZone });
  if (count + others.length + removedIds.size > 0 || timeZone !== account.timeZone) {
    await publishCalendarsChanged(deps, account.organizationId, [account.userId]);
  }
  return conflicts;
}

const saveOtherOrganizationEvent = (
  deps: SyncDeps,
  account: AccountRow,
  { id, etag, events }: RemoteResource,
) =>
  store.replaceEvents(
    deps.db,
    { accountId: account.id, remoteId: id },
    events.map((each) => ({ ...columnsOf(each), etag, title: null, private: true })),
  );

const columnsOf = ({ isPrivate, isBusy, isDeclined: _, ...event }: RemoteEvent) => ({
  ...event,
  private: isPrivate,
  busy: isBusy,
});

interface Invitation {
  event: RemoteEvent;
  meeting: MemberMeeting;
}

function invitationsIn(
  { uid, events }: RemoteResource,
  mailed: ReadonlyMap<string, MemberMeeting>,
): Invitation[] {
  if (!uid) return [];
  return events.flatMap((event) => {
    const meeting = mailed.get(event.instance ? `${uid} ${event.instance}` : uid);
    return meeting ? [{ event, meeting }] : [];
  });
}

/**
 * Links an event from an invitation email to its meeting, deletes the event that the office wrote
 * for it, and declines deleted or declined occurrences.
 */
async function linkInvitations(
  deps: SyncDeps,
  { account, remote, member }: SyncContext,
  found: {
    resource: RemoteResource;
    invitations: readonly Invitation[];
    rows: readonly EventRow[];
    mailed: ReadonlyMap<string, MemberMeeting>;
  },
): Promise<void> {
  const { resource, invitations, rows, mailed } = found;
  const taken = new Set(invitations.map(({ meeting }) => meeting.meetingId));
  for (const row of rows) {
    const isSame = row.remoteId === resource.id;
    if (!isSame && taken.has(row.meetingId ?? '')) {
      await remote.remove({ id: row.remoteId, etag: null });
      await store.deleteEvents(deps.db, account.id, [row.remoteId]);
    }
    const meeting = isSame ? mailed.get(`${resource.uid} ${row.instance}`) : undefined;
    if (meeting && !taken.has(meeting.meetingId)) {
      await applyRemoteDeletion(deps, member, meeting, account.kind);
    }
  }
  for (const { event, meeting } of invitations) {
    const { participates, organizes } = meeting;
    if (event.isDeclined && participates && !organizes)
      await applyRemoteDeletion(deps, member, meeting, account.kind);
  }
  await store.replaceEvents(
    deps.db,
    { accountId: account.id, remoteId: resource.id },
    invitations.map(({ event, meeting: { meetingId } }) => ({
      ...columnsOf(event),
      etag: resource.etag,
      meetingId,
      syncedFields: serializeSyncedProperties(event),
      syncedEvent: byMail,
    })),
  );
}

/** Handles a changed event of a meeting, which may be an echo of a write by the office. */
async function pullMeeting(
  deps: SyncDeps,
  { account, member }: SyncContext,
  meetingId: string,
  found: {
    row: EventRow | undefined;
    resource: RemoteResource;
    event: RemoteEvent;
    meeting: MemberMeeting | undefined;
  },
): Promise<SyncConflict | null> {
  const { row, resource, event, meeting } = found;
  const remoteState = serializeSyncedProperties(event);
  const localState = meeting && serializeSyncedProperties(meeting.event);
  const before = row?.syncedFields ?? null;
  const isProviders = resource.conference !== undefined;
  const save = (syncedFields: string | null, last: string | null, tx: Queryable = deps.db) => {
    const syncedEvent = isProviders ? byProvider : last;
    return store.replaceEvents(tx, { accountId: account.id, remoteId: resource.id }, [
      {
        ...columnsOf(event),
        instance: '',
        etag: resource.etag,
        meetingId,
        syncedFields,
        syncedEvent,
      },
    ]);
  };
  // An echo, or a change of unsynchronised properties: stores only the new state of the event.
  if (!meeting || remoteState === localState || remoteState === before) {
    await save(remoteState, remoteState === localState ? (row?.syncedEvent ?? null) : null);
    return null;
  }
  const isConflict = before !== null && localState !== before;
  const isLater = (resource.changedAt?.getTime() ?? 0) > meeting.event.changedAt.getTime();
  // The provider created its event from the meeting, so only a later change participates from the user.
  const isFirst = before === null;
  const takesRemote = isFirst ? isProviders && isLater : !isConflict || isLater;
  // The provider has only the moved date of a series, so the series is written again.
  const isFromProvider = isProviders && meeting.seriesId === null;
  const taken =
    takesRemote && (await applyRemoteChange(deps, member, meetingId, event, { isFromProvider }));
  const { title } = meeting.event;
  // An event seen for the first time that is older than the meeting was not changed by the user: no conflict.
  const isOld = isFirst && isProviders && !isLater;
  const conflict: SyncConflict | null =
    !isOld && (isConflict || !taken)
      ? { meetingId, title, kept: taken ? 'CALENDAR' : 'OFFICE' }
      : null;
  // One transaction, so that the member is notified once: a stored state is not a conflict in the next sync.
  await deps.db.transaction(async (tx) => {
    // Clears `written`, so that the next push restores the office version.
    await save(remoteState, null, tx);
    if (conflict) await notifyOfConflict(tx, deps, account, conflict);
  });
  return conflict;
}
