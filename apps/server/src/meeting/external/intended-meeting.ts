import type { Queryable } from '../../database/database.ts';
import type { MeetingTime } from '../model/meeting-rules.ts';
import type { MeetingRow } from '../store/meeting-store.ts';
import type { IntendedMeeting } from '../providers/provider-meeting.ts';
import { findRules } from '../store/series-store.ts';
import { findMeetingsOf } from './external-meeting-store.ts';

/** Returns the intended state at the provider, for a series its next occurrence. Null if none remains. */
export async function findIntendedMeeting(
  tx: Queryable,
  externalId: string,
  now: Date,
): Promise<IntendedMeeting | null> {
  return toIntendedMeeting(tx, externalId, await findMeetingsOf(tx, externalId), now);
}

export async function toIntendedMeeting(
  tx: Queryable,
  key: string,
  rows: readonly MeetingRow[],
  now: Date,
): Promise<IntendedMeeting | null> {
  const toCome = rows.filter(({ endTime }) => endTime && endTime > now);
  const next = toCome[0] ?? rows.at(-1);
  if (!next?.startTime || !next.endTime) return null;
  const seriesIds = [...new Set(toCome.map(({ seriesId }) => seriesId))];
  const [seriesId] = seriesIds.length === 1 ? seriesIds : [];
  const rules = await findRules(tx, seriesId ? [seriesId] : []);
  const rule = (seriesId && rules.get(seriesId)) ?? null;
  const like = (rule === null ? undefined : toCome.find(isInPlace)) ?? next;
  const time = rule === null ? null : nextOfRule(toCome, like, now);
  return {
    key,
    title: like.title,
    description: like.description,
    startTime: time?.startTime ?? next.startTime,
    endTime: time?.endTime ?? next.endTime,
    timeZone: like.timeZone,
    isSeries: rows.some((row) => row.seriesId !== null),
    rule,
    passcode: next.passcode,
    isPrivate: next.visibility === 'PRIVATE',
  };
}

const isInPlace = ({ startTime, seriesTime }: MeetingRow) =>
  startTime?.getTime() === seriesTime?.getTime();

/** Returns the next occurrence of the rule, even if the meeting at that time was moved. */
function nextOfRule(
  toCome: readonly MeetingRow[],
  like: MeetingRow,
  now: Date,
): MeetingTime | null {
  if (!like.startTime || !like.endTime) return null;
  const length = like.endTime.getTime() - like.startTime.getTime();
  const starts = toCome.flatMap(({ seriesTime }) => (seriesTime ? [seriesTime.getTime()] : []));
  const start = Math.min(...starts.filter((each) => each + length > now.getTime()));
  if (!Number.isFinite(start)) return null;
  return { startTime: new Date(start), endTime: new Date(start + length) };
}

export function isSameIntendedMeeting(
  a: IntendedMeeting | null,
  b: IntendedMeeting | null,
): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
