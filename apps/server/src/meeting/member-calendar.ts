import { maxCalendarMeetings, type Language, type Provider } from '@office/vocabulary';
import type { MemberRef } from '../database/membership.ts';
import type { Platform } from '../platform/platform.ts';
import type { CalendarEvent } from './icalendar/icalendar.ts';
import { eventOf, findMeetingFacts, seriesEvents } from './meeting-calendar.ts';
import { findMeetings, findSeriesMeetings, type MeetingRow } from './meeting-store.ts';
import { findSeries } from './series-store.ts';

type Deps = Pick<Platform, 'db' | 'config'>;

/** The meetings of a member that they have not declined, as events of a calendar of their own. */
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
  const comes = async (all: readonly MeetingRow[]) => {
    const facts = await findMeetingFacts(deps.db, organizationId, all);
    const isIn = ({ id, startTime, endTime }: MeetingRow) =>
      startTime &&
      endTime &&
      facts.participants
        .get(id)
        ?.some(({ person, answer }) => person.id === userId && answer !== 'DECLINED');
    return { facts, rows: all.filter(isIn) };
  };
  const alone = await comes(single);
  const events = alone.rows.map((row) => eventOf(deps, row, alone.facts, language));
  for (const series of await findSeries(deps.db, seriesIds)) {
    const { facts, rows: its } = await comes(await findSeriesMeetings(deps.db, series.id));
    if (its.length > 0) events.push(...seriesEvents(deps, series, its, facts, language));
  }
  return events;
}

/** A meeting as an event of one member's calendar, with whether it is theirs to change. */
export interface MemberMeeting {
  meetingId: string;
  event: CalendarEvent;
  organizes: boolean;
  /** They take part, or may: it takes their time. */
  comes: boolean;
  /** The series of which it is one time. */
  seriesId: string | null;
  /** The provider in whose calendar of this member it stands already, with its conference. */
  standsAt: Provider | null;
  /** The id by which mails name it to calendars; in a series, with its time after it. */
  mailedAs: string;
}

/** The meetings of a member in a time, declined ones as well, each as an event of its own. */
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
  const facts = await findMeetingFacts(deps.db, organizationId, rows);
  return rows.flatMap((row) => {
    const own = facts.participants.get(row.id)?.find(({ person }) => person.id === userId);
    if (!row.startTime || !row.endTime || !own) return [];
    const comes = own.answer !== 'DECLINED';
    const { recurrenceTime: _, ...event } = eventOf(deps, row, facts, language);
    const organizes = row.organizerId === userId;
    // Google alone makes an event with the conference.
    const standsAt =
      organizes && row.externalMeetingId && row.provider === 'GOOGLE' ? row.provider : null;
    const { seriesId, seriesTime } = row;
    const mailedAs = seriesId && seriesTime ? `${seriesId} ${seriesTime.toISOString()}` : row.id;
    const calendarEvent = { ...event, uid: row.id };
    const standing = { organizes, comes, seriesId, standsAt, mailedAs };
    return [{ meetingId: row.id, event: calendarEvent, ...standing }];
  });
}
