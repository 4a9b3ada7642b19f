import { RemoteError } from '../providers/remote-calendar.ts';
import {
  serializeSyncedProperties,
  byMail,
  byProvider,
  serializeWrittenProperties,
} from './sync-marks.ts';
import { meetingsOf, type SyncContext, type SyncDeps } from './sync-member.ts';
import * as store from '../sync-store.ts';

export async function push(deps: SyncDeps, following: SyncContext): Promise<void> {
  const { account, remote, window } = following;
  const ownMeetings = await meetingsOf(deps, following);
  const rows = await store.findEvents(deps.db, account.id);
  const rowOf = new Map(rows.flatMap((row) => (row.meetingId ? [[row.meetingId, row]] : [])));
  for (const { meetingId, event, participates, provider } of ownMeetings) {
    const isProviders = provider === account.kind;
    if (!participates && !isProviders) continue;
    const row = rowOf.get(meetingId);
    rowOf.delete(meetingId);
    // The provider maintains this event. It is only written if its synchronised properties differ.
    if (isProviders && (!row || row.syncedFields === serializeSyncedProperties(event))) continue;
    if (row?.syncedEvent === byMail || row?.syncedEvent === serializeWrittenProperties(event))
      continue;
    const known = row ? { id: row.remoteId, etag: row.etag } : null;
    const written = await remote.write(event, known).catch(ignoreEventProblems);
    if (!written) continue;
    await store.replaceEvents(deps.db, { accountId: account.id, remoteId: written.id }, [
      {
        instance: '',
        etag: written.etag,
        meetingId,
        syncedFields: serializeSyncedProperties(event),
        syncedEvent: isProviders ? byProvider : serializeWrittenProperties(event),
        title: event.title,
        startTime: event.startTime,
        endTime: event.endTime,
      },
    ]);
  }
  for (const row of rowOf.values()) {
    const isPast = row.endTime < window.from;
    if (row.syncedEvent === byProvider) {
      // The provider deletes its events. Past ones are no longer tracked.
      if (isPast) await store.deleteEvents(deps.db, account.id, [row.remoteId]);
      continue;
    }
    // Keeps past events. Occurrences of an invitation series are removed by invitation emails only.
    if (isPast || row.instance !== '') continue;
    const isRemoved = await remote
      .remove({ id: row.remoteId, etag: row.etag })
      .then(() => true, ignoreEventProblems);
    if (isRemoved) await store.deleteEvents(deps.db, account.id, [row.remoteId]);
  }
}

const eventProblems = ['CHANGED', 'GONE', 'REFUSED'];

/** Ignores events that changed concurrently, which the next pull reads, and refused events. */
function ignoreEventProblems(error: unknown): null {
  if (error instanceof RemoteError && eventProblems.includes(error.problem)) return null;
  throw error;
}
