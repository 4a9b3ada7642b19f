import type { Queryable } from '../../database/database.ts';
import { findStanding, type StandingMeeting } from './external-meeting-store.ts';

/** An event that a provider made with a conference: the key that the office gave it, and its time in a series. */
export interface ConferenceEvent {
  key: string;
  seriesTime: Date | null;
}

/** The meeting that an event with a conference stands for, of those that were looked up; null where there is none. */
export type StandingFor = (event: ConferenceEvent) => StandingMeeting | null;

/** Looks up the meetings that events with conferences stand for, of whichever organisation. */
export async function findStandingMeetings(
  tx: Queryable,
  events: readonly ConferenceEvent[],
): Promise<StandingFor> {
  const keys = [...new Set(events.map(({ key }) => key))];
  const all = await findStanding(tx, keys);
  const nameOf = (key: string, time: Date | null) => `${key} ${time?.getTime() ?? ''}`;
  const byName = new Map(all.map((each) => [nameOf(each.externalId, each.seriesTime), each]));
  return ({ key, seriesTime }) => byName.get(nameOf(key, seriesTime)) ?? null;
}
