import { RemoteError } from './remote-calendar.ts';
import { agreedOf, byMail, byProvider, writtenOf } from './sync-marks.ts';
import { meetingsOf, type Following, type SyncDeps } from './sync-member.ts';
import * as store from './sync-store.ts';

export async function push(deps: SyncDeps, following: Following): Promise<void> {
  const { account, remote, window } = following;
  const wanted = await meetingsOf(deps, following);
  const rows = await store.findEvents(deps.db, account.id);
  const rowOf = new Map(rows.flatMap((row) => (row.meetingId ? [[row.meetingId, row]] : [])));
  for (const { meetingId, event, comes, standsAt } of wanted) {
    const isProviders = standsAt === account.kind;
    if (!comes && !isProviders) continue;
    const row = rowOf.get(meetingId);
    rowOf.delete(meetingId);
    // The provider maintains this event. It is only written if its synchronised properties differ.
    if (isProviders && (!row || row.agreed === agreedOf(event))) continue;
    if (row?.written === byMail || row?.written === writtenOf(event)) continue;
    const known = row ? { id: row.remoteId, etag: row.etag } : null;
    const made = await remote.write(event, known).catch(unlessChanged);
    if (!made) continue;
    await store.replaceEvents(deps.db, { accountId: account.id, remoteId: made.id }, [
      {
        instance: '',
        etag: made.etag,
        meetingId,
        agreed: agreedOf(event),
        written: isProviders ? byProvider : writtenOf(event),
        title: event.title,
        startTime: event.startTime,
        endTime: event.endTime,
      },
    ]);
  }
  for (const row of rowOf.values()) {
    const isPast = row.endTime < window.from;
    if (row.written === byProvider) {
      // The provider deletes its events. Past ones are no longer tracked.
      if (isPast) await store.deleteEvents(deps.db, account.id, [row.remoteId]);
      continue;
    }
    // Keeps past events. Occurrences of an invitation series are removed by invitation emails only.
    if (isPast || row.instance !== '') continue;
    const isGone = await remote
      .remove({ id: row.remoteId, etag: row.etag })
      .then(() => true, unlessChanged);
    if (isGone) await store.deleteEvents(deps.db, account.id, [row.remoteId]);
  }
}

const ofOneEvent = ['CHANGED', 'GONE', 'REFUSED'];

/**
 * Skips events that changed concurrently, which the next pull reads, and events that the calendar refuses.
 */
function unlessChanged(error: unknown): null {
  if (error instanceof RemoteError && ofOneEvent.includes(error.problem)) return null;
  throw error;
}
