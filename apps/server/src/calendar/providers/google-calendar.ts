import { z } from 'zod';
import type { CalendarEvent } from '../../meeting/icalendar/icalendar.ts';
import { instantOf } from '../../meeting/model/local-time.ts';
import type { CalendarCalls } from './calendar-calls.ts';
import { cleanTitle, isIn, maxOccurrences, validInstant } from './event-parsing.ts';
import {
  ignoreProblem,
  isProblem,
  RemoteError,
  type RemoteCalendar,
  type RemoteChanges,
  type RemoteEvent,
  type RemoteResource,
  type SyncWindow,
  type WrittenResource,
} from './remote-calendar.ts';
import { toKnownIanaZone, toIanaZone } from './time-zone-name.ts';

const events = '/calendars/primary/events';
const withoutNotifications = { sendUpdates: 'none' };
const perPage = '2500';
/** Stops endless pagination. */
const maxPages = 10;
/** Interval of full syncs, because a sync token keeps the window of its first list. */
const fullSyncIntervalMs = 7 * 24 * 60 * 60_000;
/** Ids of deleted events cannot be reused, so a recreated event takes the next id. */
const maxIdAttempts = 32;

/** Keys in `extendedProperties.private` that mark events created by the office: meeting id and account id. */
const [meetingProperty, accountProperty] = ['officeCalendarMeeting', 'officeCalendarAccount'];
/** The id of an event that the meeting provider created for a conference: a single event or an occurrence. */
const conferenceId = /^(office([0-9a-f]{32}))(?:_(\d{8}T\d{6}Z))?$/;
/** Ids of series that the user split in Google Calendar. They have no meeting. */
const splitSeriesId = /^office[0-9a-f]{32}_/;

/** Reduces the response to the used fields and the member's attendee entry. */
const listQuery = {
  singleEvents: 'true',
  maxAttendees: '1',
  maxResults: perPage,
  fields:
    'nextPageToken,nextSyncToken,timeZone,items(id,etag,status,summary,start,end,updated,visibility,' +
    'transparency,eventType,recurringEventId,extendedProperties/private,attendees(self,responseStatus))',
};

const text = z.string().nullable().catch(null);
const time = z.object({ date: text, dateTime: text, timeZone: text }).nullable().catch(null);
const eventSchema = z.object({
  id: z.string().min(1).max(1024),
  etag: text,
  status: text,
  summary: text,
  start: time,
  end: time,
  updated: text,
  visibility: text,
  transparency: text,
  eventType: text,
  recurringEventId: text,
  extendedProperties: z
    .object({ private: z.record(z.string(), z.unknown()).nullish().catch(null) })
    .nullish()
    .catch(null),
  attendees: z
    .array(z.object({ self: z.boolean().nullish(), responseStatus: text }))
    .nullish()
    .catch(null),
});
type Event = z.infer<typeof eventSchema>;

const listSchema = z.object({
  items: z.array(z.unknown()).default([]),
  nextPageToken: z.string().optional(),
  nextSyncToken: z.string().optional(),
  timeZone: text.optional(),
});
const writtenSchema = z.object({ id: z.string().min(1), etag: text });

interface EventList {
  items: Event[];
  token: string | null;
  timeZone: string | null;
}

/** The primary calendar of a Google account. Each occurrence of a series is a separate event. */
export class GoogleCalendar implements RemoteCalendar {
  readonly #calls: CalendarCalls;
  readonly #accountId: string;

  constructor(calls: CalendarCalls, { accountId }: { accountId: string }) {
    this.#calls = calls;
    this.#accountId = accountId;
  }

  async changes(
    cursor: string | null,
    window: SyncWindow,
    known: ReadonlyMap<string, string | null>,
  ): Promise<RemoteChanges> {
    const since = cursor === null ? null : readCursor(cursor);
    const isDue = !since?.token || since.to.getTime() + fullSyncIntervalMs < window.to.getTime();
    return isDue ? this.#listAll(window, known) : this.#listChanges(since, window, known);
  }

  async write(event: CalendarEvent, known: WrittenResource | null): Promise<WrittenResource> {
    const body = bodyOf(event, this.#accountId);
    if (known) return this.#patch(known, body);
    for (let count = 0; count < maxIdAttempts; count += 1) {
      const id = eventIdOf(event.uid, count);
      try {
        return await this.#calls.send({
          method: 'POST',
          path: events,
          query: { ...withoutNotifications, fields: 'id,etag' },
          body: { ...body, id },
          answer: writtenSchema,
        });
      } catch (error) {
        if (!isProblem(error, 'CHANGED')) throw error;
      }
      // The id exists: an earlier response was lost, or the event was deleted.
      const remoteEvent = await this.#read(id);
      if (remoteEvent) return this.#patch({ id, etag: remoteEvent.etag }, body);
    }
    throw new RemoteError('REFUSED');
  }

  async remove({ id, etag }: WrittenResource): Promise<void> {
    await this.#calls
      .send({
        method: 'DELETE',
        path: pathOf(id),
        query: withoutNotifications,
        headers: ifMatch(etag),
      })
      .catch(ignoreProblem('GONE'));
  }

  /** Lists all events in the window, and all events written by the office, even outside the window. */
  async #listAll(
    window: SyncWindow,
    known: ReadonlyMap<string, string | null>,
  ): Promise<RemoteChanges> {
    const { items, token, timeZone } = await this.#list({
      timeMin: window.from.toISOString(),
      timeMax: window.to.toISOString(),
    });
    const own = await this.#list({
      privateExtendedProperty: `${accountProperty}=${this.#accountId}`,
    });
    const remoteEvents = new Map(
      [...items, ...own.items]
        .filter(({ status }) => status !== 'cancelled')
        .map((event) => [event.id, event]),
    );
    const changedEvents = [...remoteEvents.values()].filter(
      ({ id, etag }) => !etag || known.get(id) !== etag,
    );
    const missingIds = [...known.keys()].filter((id) => !remoteEvents.has(id));
    const conferences = await this.#conferences(missingIds.filter(isConference));
    const removed = [...missingIds.filter((id) => !isConference(id)), ...conferences.removed];
    return {
      changed: resourcesOf([...changedEvents, ...conferences.moved], window),
      removed,
      isComplete: false,
      // An incomplete list has no token, so the next sync lists everything again.
      cursor: writeCursor({ to: window.to, token: token ?? '' }),
      timeZone,
    };
  }

  async #listChanges(
    { to, token }: Cursor,
    { from }: SyncWindow,
    known: ReadonlyMap<string, string | null>,
  ): Promise<RemoteChanges> {
    const list = await this.#list({ syncToken: token }).catch((error: unknown) => {
      if (isProblem(error, 'GONE')) throw new RemoteError('CURSOR', { cause: error });
      throw error;
    });
    if (!list.token) throw new RemoteError('CURSOR');
    const changed = list.items.filter(({ status }) => status !== 'cancelled');
    const cancelled = list.items.filter(({ status }) => status === 'cancelled');
    const cancelledIds = new Set(cancelled.map(({ id }) => id));
    // A deleted series removes its occurrences, even if they are not listed.
    const isOccurrenceOfDeleted = (id: string) =>
      cancelledIds.has(/^(.+)_[^_]+$/.exec(id)?.[1] ?? '');
    const lost = new Set([...cancelledIds, ...[...known.keys()].filter(isOccurrenceOfDeleted)]);
    const conferences = await this.#conferences(
      [...lost].filter((id) => known.has(id) && isConference(id)),
    );
    changed.push(...conferences.moved);
    const removed = conferences.removed;
    for (const id of lost) {
      if (isConference(id)) continue;
      // An event moved out of the window may be reported as deleted; its meeting must not be cancelled.
      const remote = ownId.test(id) && known.has(id) ? await this.#read(id) : null;
      if (remote) changed.push(remote);
      else removed.push(id);
    }
    return {
      changed: resourcesOf(changed, { from, to }),
      removed,
      isComplete: false,
      cursor: writeCursor({ to, token: list.token }),
      timeZone: list.timeZone,
    };
  }

  /**
   * Checks conference events missing from the list. An occurrence counts as deleted only with its
   * series, because the office rewrites series from the next occurrence on.
   */
  async #conferences(ids: readonly string[]): Promise<{ moved: Event[]; removed: string[] }> {
    const moved: Event[] = [];
    const removed: string[] = [];
    const series = new Map<string, boolean>();
    for (const id of ids) {
      const [, seriesId = id, , time] = conferenceId.exec(id) ?? [];
      if (time === undefined) {
        const remote = await this.#read(id);
        if (remote) moved.push(remote);
        else removed.push(id);
        continue;
      }
      if (!series.has(seriesId)) series.set(seriesId, (await this.#read(seriesId)) !== null);
      if (!series.get(seriesId)) removed.push(id);
    }
    return { moved, removed };
  }

  async #list(query: Record<string, string>): Promise<EventList> {
    const items: Event[] = [];
    let pageToken: string | undefined;
    let timeZone: string | null = null;
    for (let page = 0; page < maxPages; page += 1) {
      const answer = await this.#calls.send({
        method: 'GET',
        path: events,
        query: { ...listQuery, ...query, ...(pageToken && { pageToken }) },
        answer: listSchema,
      });
      items.push(...answer.items.flatMap((item) => eventSchema.safeParse(item).data ?? []));
      timeZone ??= toKnownIanaZone(answer.timeZone);
      pageToken = answer.nextPageToken;
      if (!pageToken) return { items, token: answer.nextSyncToken ?? null, timeZone };
    }
    return { items, token: null, timeZone };
  }

  async #read(id: string): Promise<Event | null> {
    const query = { maxAttendees: '1' };
    const event = await this.#calls
      .send({ method: 'GET', path: pathOf(id), query, answer: eventSchema })
      .catch(ignoreProblem('GONE'));
    return event?.status === 'cancelled' ? null : event;
  }

  #patch({ id, etag }: WrittenResource, body: unknown): Promise<WrittenResource> {
    return this.#calls
      .send({
        method: 'PATCH',
        path: pathOf(id),
        query: { ...withoutNotifications, fields: 'id,etag' },
        headers: ifMatch(etag),
        body,
        answer: writtenSchema,
      })
      .then(({ etag: next }) => ({ id, etag: next }));
  }
}

const pathOf = (id: string) => `${events}/${encodeURIComponent(id)}`;

const ifMatch = (etag: string | null): Record<string, string> => (etag ? { 'if-match': etag } : {});

/** Deterministic, so that creation is idempotent. Google allows digits and the letters a to v. */
const eventIdOf = (meetingId: string, count: number) =>
  `event${meetingId.replaceAll('-', '')}${count === 0 ? '' : count.toString(32)}`;
const ownId = /^event[0-9a-f]{32}[0-9a-v]*$/;

interface Cursor {
  to: Date;
  token: string;
}

const writeCursor = ({ to, token }: Cursor) => `${to.toISOString()} ${token}`;

function readCursor(cursor: string): Cursor | null {
  const at = cursor.indexOf(' ');
  const to = validInstant(new Date(cursor.slice(0, at)));
  return at > 0 && to ? { to, token: cursor.slice(at + 1) } : null;
}

function bodyOf(event: CalendarEvent, accountId: string) {
  const { timeZone } = event;
  return {
    summary: event.title,
    description: event.description ?? '',
    location: event.location ?? '',
    start: { dateTime: event.startTime.toISOString(), timeZone },
    end: { dateTime: event.endTime.toISOString(), timeZone },
    visibility: event.isPrivate ? 'private' : 'default',
    ...(event.url && { source: { title: event.title, url: event.url } }),
    extendedProperties: { private: { [meetingProperty]: event.uid, [accountProperty]: accountId } },
  };
}

function resourcesOf(all: readonly Event[], window: SyncWindow): RemoteResource[] {
  const counts = new Map<string, number>();
  return all.flatMap((event) => {
    const { id, recurringEventId } = event;
    const marks = event.extendedProperties?.private ?? {};
    const conference = conferenceOf(id);
    if (!conference && splitSeriesId.test(id)) return [];
    if (event.eventType === 'workingLocation') return [];
    const count = (counts.get(recurringEventId ?? id) ?? 0) + 1;
    counts.set(recurringEventId ?? id, count);
    if (count > maxOccurrences) return [];
    const meetingId = idIn(marks[meetingProperty]);
    // A copy keeps the mark but has a different id. It is treated as an external event.
    const isOwn = meetingId !== null && id.startsWith(eventIdOf(meetingId, 0));
    const read = toRemoteEvent(event);
    return [
      {
        id,
        etag: event.etag,
        meetingId: isOwn ? meetingId : null,
        accountId: isOwn ? idIn(marks[accountProperty]) : null,
        ...(conference && { conference }),
        changedAt: validInstant(new Date(event.updated ?? '')),
        events: read && (isOwn || conference || isIn(read, window)) ? [read] : [],
      },
    ];
  });
}

const isConference = (id: string) => conferenceId.test(id);

function conferenceOf(id: string): RemoteResource['conference'] | null {
  const [, , hex, time] = conferenceId.exec(id) ?? [];
  if (!hex) return null;
  const key = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  const iso = time?.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z');
  return { key, seriesTime: iso ? new Date(iso) : null };
}

const idIn = (mark: unknown) =>
  typeof mark === 'string' && /^[0-9a-f-]{36}$/.test(mark) ? mark : null;

function toRemoteEvent(event: Event): RemoteEvent | null {
  const startTime = instantIn(event.start);
  const endTime = instantIn(event.end);
  if (!startTime || !endTime || endTime < startTime) return null;
  const self = event.attendees?.find((attendee) => attendee.self);
  return {
    instance: '',
    title: cleanTitle(event.summary),
    startTime,
    endTime,
    allDay: Boolean(event.start?.date),
    isPrivate: event.visibility === 'private' || event.visibility === 'confidential',
    isBusy: event.transparency !== 'transparent' && self?.responseStatus !== 'declined',
  };
}

/** All-day events, and times without an offset or a known zone, are read as UTC. */
function instantIn(eventTime: Event['start']): Date | null {
  const { date, dateTime, timeZone } = eventTime ?? {};
  if (date)
    return /^\d{4}-\d\d-\d\d$/.test(date) ? validInstant(new Date(`${date}T00:00:00Z`)) : null;
  if (!dateTime) return null;
  if (/(Z|[+-]\d\d:?\d\d)$/i.test(dateTime)) return validInstant(new Date(dateTime));
  const local = validInstant(new Date(`${dateTime}Z`));
  return local && instantOf(local.getTime(), toIanaZone(timeZone));
}
