import type { MeetingScope } from '@office/vocabulary';
import type { Transaction } from '../database/database.ts';
import { ApiError } from '../http/api-error.ts';
import * as store from './meeting-store.ts';
import type { MeetingRow } from './meeting-store.ts';
import { mayEdit, type Viewer } from './meeting-view.ts';
import { lockSeries, type SeriesRow } from './series-store.ts';

/** The meeting that is to change, with those that change with it and the series that they belong to. */
export interface Targets {
  meeting: MeetingRow;
  /** By the times of the series. */
  targets: MeetingRow[];
  series: SeriesRow | null;
}

/** Whether a change is for the one meeting alone. */
export const isOne = (scope: MeetingScope = 'THIS') => scope === 'THIS';

/**
 * The meeting that is to change, and with it those of its series that the scope names; held. The first
 * of a series comes first.
 */
export async function lockTargets(
  tx: Transaction,
  viewer: Viewer,
  meetingId: string,
  scope: MeetingScope | undefined,
  now: Date,
): Promise<Targets> {
  const where = { organizationId: viewer.organizationId, meetingId };
  const found = await store.findMeeting(tx, where);
  // The series before its meetings, so that two changes of it do not wait for each other.
  const series = found?.seriesId ? await lockSeries(tx, found.seriesId) : null;
  const meeting = await store.lockMeeting(tx, where);
  if (!meeting || meeting.canceledAt) throw new ApiError('meetingNotFound');
  if (!mayEdit(viewer, meeting)) throw new ApiError('forbidden');
  if (meeting.endedAt || (meeting.startTime && meeting.startTime <= now)) {
    throw new ApiError('meetingOngoingCannotEdit');
  }
  if (!series || isOne(scope)) return { meeting, targets: [meeting], series };
  const from = scope === 'FOLLOWING' ? (meeting.seriesTime ?? undefined) : undefined;
  const targets = await store.lockMeetingsToCome(tx, { seriesId: series.id, from, now });
  return { meeting, targets, series };
}
