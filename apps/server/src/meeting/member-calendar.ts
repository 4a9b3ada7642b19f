import { maxCalendarMeetings, type Language, type Provider } from '@office/vocabulary';
import type { MemberRef } from '../database/membership.ts';
import type { Platform } from '../platform/platform.ts';
import type { CalendarEvent } from './icalendar/icalendar.ts';
import { eventOf, loadMeetingRelations, seriesEvents } from './news/meeting-calendar.ts';
import { findMeetings, findSeriesMeetings, type MeetingRow } from './store/meeting-store.ts';
import { findSeries } from './store/series-store.ts';

type Deps = Pick<Platform, 'db' | 'config'>;

/** Returns a member's meetings without declined ones. A series becomes a recurring event. */
export async function memberEvents(
  deps: Deps,
  { organizationId, userId }: MemberRef,
  { language, from }: { language: Language; from: Date },
): Promise<CalendarEvent[]> {
  const { rows } = await findMeetings(
    deps.db,
    { organizationId, userIds: [userId], from },
    { page: 1, limit: 5 * maxCalendarMeetings },
  );
  const single = rows.filter(({ seriesId, startTime }) => !seriesId && startTime);
  const seriesIds = [...new Set(rows.flatMap(({ seriesId }) => seriesId ?? []))];
  const participates = async (all: readonly MeetingRow[]) => {
    const facts = await loadMeetingRelations(deps.db, organizationId, all);
    const isIn = ({ id, startTime, endTime }: MeetingRow) =>
      startTime &&
      endTime &&
      facts.participants
        .get(id)
        ?.some(({ person, answer }) => person.id === userId && answer !== 'DECLINED');
    return { facts, rows: all.filter(isIn) };
  };
  const alone = await participates(single);
  const events = alone.rows.map((row) => eventOf(deps, row, alone.facts, language));
  for (const series of await findSeries(deps.db, seriesIds)) {
    const { facts, rows: its } = await participates(await findSeriesMeetings(deps.db, series.id));
    if (its.length > 0) events.push(...seriesEvents(deps, series, its, facts, language));
  }
  return events;
}

export interface MemberMeeting {
  meetingId: string;
  event: CalendarEvent;
  organizes: boolean;
  /** False if the member has declined, so that the meeting does not make them busy. */
  participates: boolean;
  seriesId: string | null;
  /** The provider whose calendar already contains the event, because it was created with the conference. */
  provider: Provider | null;
  /** The UID in mailed calendar files. For a series, followed by the time of the occurrence. */
  mailedUid: string;
}

/** Returns the meetings of a member in a period as single events, including declined ones. */
export async function memberMeetings(
  deps: Deps,
  { organizationId, userId }: MemberRef,
  { language, from, to }: { language: Language; from: Date; to: Date },
): Promise<MemberMeeting[]> {
  const { rows } = await findMeetings(
    deps.db,
    { organizationId, userIds: [userId], from, to },
    { page: 1, limit: 5 * maxCalendarMeetings },
  );
  const facts = await loadMeetingRelations(deps.db, organizationId, rows);
  return rows.flatMap((row) => {
    const own = facts.participants.get(row.id)?.find(({ person }) => person.id === userId);
    if (!row.startTime || !row.endTime || !own) return [];
    const participates = own.answer !== 'DECLINED';
    const { recurrenceTime: _, ...event } = eventOf(deps, row, facts, language);
    const organizes = row.organizerId === userId;
    // Only Google creates a calendar event together with the conference.
    const conferenceProvider =
      organizes && row.externalMeetingId && row.provider === 'GOOGLE' ? row.provider : null;
    const { seriesId, seriesTime } = row;
    const mailedUid = seriesId && seriesTime ? `${seriesId} ${seriesTime.toISOString()}` : row.id;
    const calendarEvent = { ...event, uid: row.id };
    const standing = { organizes, participates, seriesId, provider: conferenceProvider, mailedUid };
    return [{ meetingId: row.id, event: calendarEvent, ...standing }];
  });
}
