import { localizedName, meetingHorizonMs, type Language } from '@office/vocabulary';
import type { CalendarEvent } from '../icalendar/icalendar.ts';
import type { Queryable } from '../../database/database.ts';
import { findMeetingRooms } from '../../organization/meeting-rooms.ts';
import type { Platform } from '../../platform/platform.ts';
import { instantOf } from '../model/local-time.ts';
import { findMeetingPeople, type MeetingPerson } from '../store/meeting-people-store.ts';
import type { MeetingRow } from '../store/meeting-store.ts';
import { meetingUrlOf } from '../model/meeting-view.ts';
import { findParticipants, type ParticipantRow } from '../store/participant-store.ts';
import { parseRule, occurrencesBetween, writeRule } from '../model/recurrence.ts';
import type { SeriesRow } from '../store/series-store.ts';

type Deps = Pick<Platform, 'config'>;

export interface MeetingRelations {
  people: ReadonlyMap<string, MeetingPerson>;
  participants: ReadonlyMap<string, readonly ParticipantRow[]>;
  rooms: ReadonlyMap<string, Record<Language, string>>;
}

export async function loadMeetingRelations(
  tx: Queryable,
  organizationId: string,
  rows: readonly MeetingRow[],
): Promise<MeetingRelations> {
  const participants = await findParticipants(
    tx,
    rows.map(({ id }) => id),
  );
  const taking = [...participants.values()].flat().map(({ person }) => person.id);
  const organizers = rows.flatMap(({ organizerId }) => organizerId ?? []);
  const people = await findMeetingPeople(tx, organizationId, [...taking, ...organizers]);
  const rooms = rows.some(({ meetingRoomId }) => meetingRoomId)
    ? await findMeetingRooms(tx, organizationId)
    : [];
  return { people, participants, rooms: new Map(rooms.map(({ id, name }) => [id, name])) };
}

/** Converts a meeting to a calendar event. For a meeting of a series, the event overrides one occurrence. */
export function eventOf(
  deps: Deps,
  row: MeetingRow,
  facts: MeetingRelations,
  language: Language,
): CalendarEvent {
  const url = meetingUrlOf(deps, row);
  const room = row.meetingRoomId ? facts.rooms.get(row.meetingRoomId) : undefined;
  const organizer = row.organizerId ? facts.people.get(row.organizerId) : undefined;
  const participants = facts.participants.get(row.id) ?? [];
  return {
    uid: row.seriesId ?? row.id,
    sequence: row.sequence,
    changedAt: row.updatedAt,
    startTime: row.startTime!,
    endTime: row.endedAt ?? row.endTime!,
    timeZone: row.timeZone,
    ...(row.seriesId && row.seriesTime && { recurrenceTime: row.seriesTime }),
    title: row.title,
    description: [row.description, howToJoin(url, row, language)].filter(Boolean).join('\n\n'),
    location: room?.[language] ?? url,
    url,
    isPrivate: row.visibility === 'PRIVATE',
    isCanceled: row.canceledAt !== null,
    organizer: organizer ? named(organizer, language) : null,
    attendees: participants.flatMap(({ person, answer }) => {
      const known = facts.people.get(person.id);
      return known ? [{ ...named(known, language), answer }] : [];
    }),
  };
}

const named = ({ nameKanji, nameLatin, email }: MeetingPerson, language: Language) => ({
  name: localizedName(nameKanji, nameLatin, language),
  email,
});

function howToJoin(url: string, row: MeetingRow, language: Language): string {
  const { providerMeetingId: number, passcode } = row;
  const words = {
    ja: ['会議に参加：', '会議ID：', 'パスコード：'],
    en: ['Join: ', 'Meeting ID: ', 'Passcode: '],
  }[language];
  return [url, number, passcode].flatMap((text, at) => (text ? words[at]! + text : [])).join('\n');
}

/**
 * One recurring event without the cancelled occurrences, and an override for each differing
 * meeting.
 * @param rows the meetings to include, ordered by their time in the series; at least one
 */
export function seriesEvents(
  deps: Deps,
  series: SeriesRow,
  rows: readonly MeetingRow[],
  facts: MeetingRelations,
  language: Language,
): CalendarEvent[] {
  const { sequence, timeZone } = series;
  const events = rows.map((row) => ({ ...eventOf(deps, row, facts, language), sequence }));
  const usual = mostCommon(events.filter(isInPlace)) ?? events.at(-1)!;
  const length = usual.endTime.getTime() - usual.startTime.getTime();
  const standing = new Set(rows.map(({ seriesTime }) => seriesTime?.getTime()));
  const times = timesOf(series);
  const { recurrenceTime: _, ...common } = usual;
  const seriesEvent: CalendarEvent = {
    ...common,
    timeZone,
    startTime: series.startTime,
    endTime: new Date(series.startTime.getTime() + length),
    rule: calendarRule(series.rule, timeZone),
    excluded: times.filter((time) => !standing.has(time.getTime())),
  };
  const unlike = events.filter(
    (event) => !isInPlace(event) || comparisonKey(event) !== comparisonKey(usual),
  );
  return [seriesEvent, ...unlike];
}

const isInPlace = ({ startTime, recurrenceTime }: CalendarEvent) =>
  startTime.getTime() === recurrenceTime?.getTime();

/** Returns a text that is equal for two events of a series that differ only in their date. */
function comparisonKey(event: CalendarEvent): string {
  const { startTime, endTime, recurrenceTime: _, changedAt: __, url: ___, ...rest } = event;
  const text = JSON.stringify([rest, endTime.getTime() - startTime.getTime()]);
  // The URL contains the id of the meeting.
  return event.url ? text.replaceAll(event.url, '') : text;
}

function mostCommon(events: readonly CalendarEvent[]): CalendarEvent | undefined {
  const counts = new Map<string, { event: CalendarEvent; count: number }>();
  for (const event of events) {
    const key = comparisonKey(event);
    counts.set(key, { event, count: (counts.get(key)?.count ?? 0) + 1 });
  }
  return [...counts.values()].toSorted((a, b) => b.count - a.count)[0]?.event;
}

/** Returns the occurrences for which meetings have already been created. Later ones follow the rule. */
function timesOf(series: SeriesRow): Date[] {
  const until = series.plannedUntil
    ? new Date(series.plannedUntil.getTime() - 1)
    : new Date(series.createdAt.getTime() + 2 * meetingHorizonMs);
  const times: Date[] = [];
  for (let from: Date | null = series.startTime; from && from <= until;) {
    const part = occurrencesBetween(series, from, until);
    times.push(...(part?.times ?? []));
    from = part?.plannedUntil ?? null;
  }
  return times;
}

/** Converts `UNTIL` to UTC, as RFC 5545 requires for a start with a time zone. */
function calendarRule(rule: string, timeZone: string): string {
  const read = parseRule(rule);
  const until = read?.get('UNTIL');
  if (!read || !until || until.includes('T')) return rule;
  const day = `${until.slice(0, 4)}-${until.slice(4, 6)}-${until.slice(6)}`;
  const end = instantOf(Date.parse(`${day}T23:59:59Z`), timeZone);
  return writeRule(read.set('UNTIL', `${end.toISOString().replace(/[-:]|\.\d+/g, '')}`));
}
