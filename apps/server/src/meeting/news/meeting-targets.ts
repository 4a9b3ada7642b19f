import type { MeetingScope } from '@office/vocabulary';
import type { Transaction } from '../../database/database.ts';
import { ApiError } from '../../http/api-error.ts';
import * as store from '../store/meeting-store.ts';
import type { MeetingRow } from '../store/meeting-store.ts';
import { mayEdit, type Viewer } from '../model/meeting-view.ts';
import { lockSeries, type SeriesRow } from '../store/series-store.ts';

export interface Targets {
  meeting: MeetingRow;
  /** Ordered by their time in the series. */
  targets: MeetingRow[];
  series: SeriesRow | null;
}

export const isSingle = (scope: MeetingScope = 'THIS') => scope === 'THIS';

export async function lockTargets(
  tx: Transaction,
  viewer: Viewer,
  meetingId: string,
  scope: MeetingScope | undefined,
  now: Date,
): Promise<Targets> {
  const where = { organizationId: viewer.organizationId, meetingId };
  const found = await store.findMeeting(tx, where);
  // Locks the series before its meetings, so that two concurrent changes do not deadlock.
  const series = found?.seriesId ? await lockSeries(tx, found.seriesId) : null;
  const meeting = await store.lockMeeting(tx, where);
  if (!meeting || meeting.canceledAt) throw new ApiError('meetingNotFound');
  if (!mayEdit(viewer, meeting)) throw new ApiError('forbidden');
  if (meeting.endedAt || (meeting.startTime && meeting.startTime <= now)) {
    throw new ApiError('meetingOngoingCannotEdit');
  }
  if (!series || isSingle(scope)) return { meeting, targets: [meeting], series };
  const from = scope === 'FOLLOWING' ? (meeting.seriesTime ?? undefined) : undefined;
  const targets = await store.lockUpcomingMeetings(tx, { seriesId: series.id, from, now });
  return { meeting, targets, series };
}
