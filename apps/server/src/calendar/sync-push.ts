import { RemoteError } from './remote-calendar.ts';
import { agreedOf, byMail, byProvider, writtenOf } from './sync-marks.ts';
import { meetingsOf, type Following, type SyncDeps } from './sync-member.ts';
import * as store from './sync-store.ts';

/** Writes there what changed here. */
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
    // The provider has made its event, and changes a meeting with it: what it has otherwise is set right alone.
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
      // The provider deletes what it has made, and what is past is not looked at there again.
      if (isPast) await store.deleteEvents(deps.db, account.id, [row.remoteId]);
      continue;
    }
    // The past stays as it was, and a time of a series is the mails' own to take away.
    if (isPast || row.instance !== '') continue;
    const isGone = await remote
      .remove({ id: row.remoteId, etag: row.etag })
      .then(() => true, unlessChanged);
    if (isGone) await store.deleteEvents(deps.db, account.id, [row.remoteId]);
  }
}

const ofOneEvent = ['CHANGED', 'GONE', 'REFUSED'];

/** Changed there meanwhile: the next time tells how. One event that is refused stands in no other's way. */
function unlessChanged(error: unknown): null {
  if (error instanceof RemoteError && ofOneEvent.includes(error.problem)) return null;
  throw error;
}
