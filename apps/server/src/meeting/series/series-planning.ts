import { meetingHorizonMs } from '@office/vocabulary';
import type { Transaction } from '../../database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { insertMeetings } from '../store/meeting-store.ts';
import { findParticipants } from '../store/participant-store.ts';
import { occurrencesBetween } from '../model/recurrence.ts';
import { bookRooms, lockMeetingRooms } from '../store/room-booking-store.ts';
import {
  findLastMeeting,
  lockSeriesToPlan,
  saveSeries,
  type SeriesRow,
} from '../store/series-store.ts';

const month = 30 * 24 * 60 * 60_000;
const seriesAtOnce = 20;

/** Plans series without an end for a year ahead. Skips occupied rooms. */
export async function planOpenSeries({ db, now }: Pick<Platform, 'db' | 'now'>): Promise<void> {
  const until = new Date(now().getTime() + meetingHorizonMs);
  const before = new Date(until.getTime() - month);
  for (;;) {
    const planned = await db.transaction(async (tx) => {
      const due = await lockSeriesToPlan(tx, before, seriesAtOnce);
      for (const series of due) await extendSeries(tx, series, until, now());
      return due.length;
    });
    if (planned < seriesAtOnce) return;
  }
}

async function extendSeries(
  tx: Transaction,
  series: SeriesRow,
  until: Date,
  now: Date,
): Promise<void> {
  const like = await findLastMeeting(tx, series.id);
  const more = like && occurrencesBetween(series, series.plannedUntil!, until);
  await saveSeries(tx, series.id, { plannedUntil: more?.plannedUntil ?? null });
  if (!like?.startTime || !like.endTime || !more) return;
  const people = (await findParticipants(tx, [like.id])).get(like.id) ?? [];
  const length = like.endTime.getTime() - like.startTime.getTime();
  const { remindedAt: _, startNotifiedAt: __, endNotifiedAt: ___, ...unnotified } = like;
  const { id: ____, endedAt: _____, ...rest } = unnotified;
  const participantIds = people.map(({ person }) => person.id);
  const inserted = await insertMeetings(
    tx,
    more.times.map((startTime) => {
      const endTime = new Date(startTime.getTime() + length);
      const time = { startTime, endTime, seriesTime: startTime };
      return { ...rest, ...time, sequence: 0, createdAt: now, updatedAt: now, participantIds };
    }),
  );
  const { meetingRoomId } = like;
  if (!meetingRoomId) return;
  await lockMeetingRooms(tx, [meetingRoomId]);
  for (const { id: meetingId, startTime, endTime } of inserted) {
    // Books each meeting separately, so that an occupied room affects only that meeting.
    await bookRooms(tx, [{ meetingId, meetingRoomId, startTime: startTime!, endTime: endTime! }]);
  }
}
