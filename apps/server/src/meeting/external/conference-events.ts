import type { Queryable } from '../../database/database.ts';
import { findLinkedMeetings, type LinkedMeeting } from './external-meeting-store.ts';

/** A calendar event with a conference: the key that the office assigned, and its original time. */
export interface ConferenceEvent {
  key: string;
  seriesTime: Date | null;
}

export type FindLinkedMeeting = (event: ConferenceEvent) => LinkedMeeting | null;

export async function findConferenceMeetings(
  tx: Queryable,
  events: readonly ConferenceEvent[],
): Promise<FindLinkedMeeting> {
  const keys = [...new Set(events.map(({ key }) => key))];
  const all = await findLinkedMeetings(tx, keys);
  const nameOf = (key: string, time: Date | null) => `${key} ${time?.getTime() ?? ''}`;
  const byName = new Map(all.map((each) => [nameOf(each.externalId, each.seriesTime), each]));
  return ({ key, seriesTime }) => byName.get(nameOf(key, seriesTime)) ?? null;
}
