import type { Queryable } from '../../database/database.ts';
import type { MeetingRow } from '../meeting-store.ts';
import type { WantedMeeting } from '../providers/provider-meeting.ts';
import { findRules } from '../series-store.ts';
import { findMeetingsOf } from './external-meeting-store.ts';

/**
 * A meeting as it is to stand at its provider, from our own rows: for a series the next one with the rule. Null
 * where none is left.
 */
export async function findWanted(
  tx: Queryable,
  externalId: string,
  now: Date,
): Promise<WantedMeeting | null> {
  return wantedOf(tx, externalId, await findMeetingsOf(tx, externalId), now);
}

/** As {@link findWanted}, of rows that are at hand. */
export async function wantedOf(
  tx: Queryable,
  key: string,
  rows: readonly MeetingRow[],
  now: Date,
): Promise<WantedMeeting | null> {
  const toCome = rows.filter(({ endTime }) => endTime && endTime > now);
  const next = toCome[0] ?? rows.at(-1);
  if (!next?.startTime || !next.endTime) return null;
  const seriesIds = [...new Set(toCome.map(({ seriesId }) => seriesId))];
  const [seriesId] = seriesIds.length === 1 ? seriesIds : [];
  const rules = await findRules(tx, seriesId ? [seriesId] : []);
  return {
    key,
    title: next.title,
    description: next.description,
    startTime: next.startTime,
    endTime: next.endTime,
    timeZone: next.timeZone,
    isSeries: rows.some((row) => row.seriesId !== null),
    rule: (seriesId && rules.get(seriesId)) ?? null,
    passcode: next.passcode,
    isPrivate: next.visibility === 'PRIVATE',
  };
}

export function isSameWanted(a: WantedMeeting | null, b: WantedMeeting | null): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
