import { randomInt } from 'node:crypto';
import ICAL from 'ical.js';
import type { ApiAnswer, ApiRequest } from './oauth-server.ts';

interface GoogleTime {
  date?: string;
  dateTime?: string;
  timeZone?: string;
}

export interface GoogleEvent extends Record<string, unknown> {
  id: string;
  status: 'confirmed' | 'tentative' | 'cancelled';
  etag?: string;
  updated?: string;
  summary?: string;
  recurrence?: string[];
  recurringEventId?: string;
  start?: GoogleTime;
  end?: GoogleTime;
  hangoutLink?: string;
  extendedProperties?: { private?: Record<string, string> };
}

export interface GoogleChannel {
  id: string;
  token?: string;
  address: string;
  resourceId: string;
  expiration: number;
}

/** Maximum lifetime of a channel: one week, in milliseconds. */
const maxChannelLifetimeMs = 604_800_000;

export function googleError(code: number, message: string, reason?: string) {
  const usual = { 401: 'authError', 403: 'forbidden', 404: 'notFound', 409: 'duplicate' }[code];
  const errors = [{ domain: 'global', reason: reason ?? usual ?? 'backendError', message }];
  return { error: { errors, code, message } };
}

const wrong = (code: number, message: string, reason?: string): ApiAnswer => ({
  status: code,
  body: googleError(code, message, reason),
});

export class TestGoogleCalendar {
  readonly channels = new Map<string, GoogleChannel>();
  /** Maximum page size, also if a request asks for more. */
  pageSize = 250;
  timeZone = 'Asia/Tokyo';
  now: () => Date = () => new Date();
  readonly #events = new Map<string, GoogleEvent>();
  readonly #returnedOccurrences = new Map<string, Set<string>>();
  /** Ids of changed events in order. Sync tokens are indexes into this list. */
  #changes: string[] = [];
  #forgotten = 0;
  #tags = 0;

  get events(): GoogleEvent[] {
    return [...this.#events.values()].filter(({ status }) => status !== 'cancelled');
  }

  get(id: string): GoogleEvent | undefined {
    const event = this.#events.get(id);
    return event?.status === 'cancelled' ? undefined : event;
  }

  put(event: Record<string, unknown> & { id: string }): GoogleEvent {
    const { id } = event;
    const before = this.#events.get(id);
    const stored = {
      kind: 'calendar#event',
      status: 'confirmed',
      created: before?.['created'] ?? this.now().toISOString(),
      updated: this.now().toISOString(),
      htmlLink: `https://www.google.com/calendar/event?eid=${id}`,
      iCalUID: `${id}@google.com`,
      sequence: 0,
      reminders: { useDefault: true },
      eventType: 'default',
      ...event,
      etag: `"${(this.#tags += 1)}000"`,
    } as GoogleEvent;
    this.#events.set(id, stored);
    this.#changes.push(id);
    return stored;
  }

  edit(id: string, change: Record<string, unknown>): void {
    const { etag: _, updated: __, ...event } = this.get(id)!;
    this.put({ ...event, ...change, id });
  }

  remove(id: string): void {
    const event = this.#events.get(id);
    if (event) this.put({ ...event, status: 'cancelled', updated: this.now().toISOString() });
  }

  invalidateSyncTokens(): void {
    this.#changes.push('');
    this.#forgotten = this.#changes.length;
  }

  answer(request: ApiRequest): ApiAnswer {
    const { method, path, query, body, headers } = request;
    if (path === '/channels/stop' && method === 'POST') return this.#stop(body);
    const [, rest] = /^\/calendars\/primary\/events(?:\/([^/]+))?$/.exec(path) ?? [];
    if (!path.startsWith('/calendars/primary/events')) return wrong(404, 'Not Found');
    if (rest === 'watch' && method === 'POST') return this.#watch(body);
    if (rest === undefined && method === 'GET') return this.#list(query);
    if (rest === undefined && method === 'POST') return this.#insert(query, body);
    const event = rest === undefined ? undefined : this.#find(decodeURIComponent(rest));
    if (!event) return wrong(404, 'Not Found');
    if (method === 'GET') return { status: 200, body: shown(event, query) };
    if (event.status === 'cancelled') return wrong(410, 'Resource has been deleted', 'deleted');
    const match = headers['if-match'];
    if (match !== undefined && match !== event.etag) {
      return wrong(412, 'Precondition Failed', 'conditionNotMet');
    }
    if (method === 'DELETE') {
      this.remove(event.id);
      return { status: 204 };
    }
    if (method !== 'PATCH') return wrong(405, 'Method Not Allowed');
    const { extendedProperties, ...change } = body as Partial<GoogleEvent>;
    const own = { ...event.extendedProperties?.private, ...extendedProperties?.private };
    const { updated: _, ...before } = event;
    const patched = this.put({
      ...before,
      ...change,
      ...(Object.keys(own).length > 0 && { extendedProperties: { private: own } }),
      id: event.id,
    });
    return { status: 200, body: patched };
  }

  /** Also resolves ids of unmodified occurrences of a series. */
  #find(id: string): GoogleEvent | undefined {
    const [, base = '', time] = /^(.+)_(\d{8}T\d{6}Z)$/.exec(id) ?? [];
    const series = time && !this.#events.has(id) ? this.get(base) : undefined;
    if (!series) return this.#events.get(id);
    const window = { from: instantOf(series.start), to: Infinity };
    for (const each of repeated(series, window))
      if (each.id >= id) return each.id === id ? each : undefined;
    return undefined;
  }

  #insert(query: URLSearchParams, body: Record<string, unknown>): ApiAnswer {
    const { id, start, end } = body as Partial<GoogleEvent>;
    if (!id || !/^[a-v0-9]{5,1024}$/.test(id)) {
      return wrong(400, 'Invalid resource id value.', 'invalid');
    }
    if (!start?.dateTime || !end?.dateTime || !(instantOf(end) > instantOf(start))) {
      return wrong(400, 'The specified time range is empty.', 'timeRangeEmpty');
    }
    if (body['recurrence'] && !start.timeZone) {
      return wrong(400, 'Missing time zone definition for start time.', 'required');
    }
    // The id of a deleted event cannot be used again.
    if (this.#events.has(id)) return wrong(409, 'The requested identifier already exists.');
    const { conferenceData, ...rest } = body as { conferenceData?: ConferenceRequest };
    const wantsConference =
      query.get('conferenceDataVersion') === '1' && conferenceData?.createRequest;
    const createdConference = wantsConference ? conference(wantsConference.requestId) : {};
    return { status: 200, body: this.put({ ...rest, ...createdConference, id }) };
  }

  #list(query: URLSearchParams): ApiAnswer {
    const restricted = ['timeMin', 'timeMax', 'privateExtendedProperty', 'q', 'orderBy'];
    const token = query.get('syncToken');
    if (token && restricted.some((name) => query.has(name))) {
      return wrong(400, 'Sync token cannot be used with other request restrictions.', 'invalid');
    }
    const [since = '', min = '', max = ''] = token?.split('_') ?? [
      '',
      query.get('timeMin') ?? '',
      query.get('timeMax') ?? '',
    ];
    if (token && (!/^\d+$/.test(since) || Number(since) < this.#forgotten)) {
      const words = 'Sync token is no longer valid, a full sync is required.';
      return wrong(410, words, 'fullSyncRequired');
    }
    const changed = token ? new Set(this.#changes.slice(Number(since))) : null;
    const mark = query.get('privateExtendedProperty')?.split('=');
    const wantsConference = (event: GoogleEvent) => {
      if (mark && event.extendedProperties?.private?.[mark[0]!] !== mark[1]) return false;
      return !changed || changed.has(event.id) || this.#hasChangedTime(event, changed);
    };
    const bases = [...this.#events.values()].filter(wantsConference);
    const window = {
      from: min ? Date.parse(min) : -Infinity,
      to: max ? Date.parse(max) : Infinity,
    };
    const all = bases
      .flatMap((event) => this.#times(event, window))
      .filter((event) => {
        if (event.status === 'cancelled') return changed !== null;
        if (changed) return true;
        return instantOf(event.end) > window.from && instantOf(event.start) < window.to;
      });
    const from = Number(query.get('pageToken') ?? 0);
    const size = Math.min(Number(query.get('maxResults') ?? 250), this.pageSize);
    const isLast = from + size >= all.length;
    return {
      status: 200,
      body: {
        kind: 'calendar#events',
        summary: 'aoi@example.com',
        timeZone: this.timeZone,
        updated: this.now().toISOString(),
        accessRole: 'owner',
        defaultReminders: [],
        ...(isLast
          ? { nextSyncToken: `${this.#changes.length}_${min}_${max}` }
          : { nextPageToken: String(from + size) }),
        items: all.slice(from, from + size).map((event) => shown(event, query)),
      },
    };
  }

  #hasChangedTime({ id }: GoogleEvent, changed: ReadonlySet<string>): boolean {
    return [...changed].some((each) => this.#events.get(each)?.recurringEventId === id);
  }

  /**
   * Includes cancelled entries for occurrences that were returned before and do not exist any more.
   */
  #times(event: GoogleEvent, window: { from: number; to: number }): GoogleEvent[] {
    const { id, recurrence, recurringEventId } = event;
    // A modified occurrence is returned with its series.
    if (recurringEventId && this.#events.has(recurringEventId)) return [];
    if (!recurrence || recurrence.length === 0) return [event];
    const returnedIds = this.#returnedOccurrences.get(id) ?? new Set<string>();
    const now = new Map<string, GoogleEvent>();
    if (event.status !== 'cancelled') {
      for (const time of repeated(event, window))
        now.set(time.id, this.#events.get(time.id) ?? time);
    }
    const removedIds = [...returnedIds].filter((each) => !now.has(each));
    this.#returnedOccurrences.set(id, new Set([...returnedIds, ...now.keys()]));
    const lost = removedIds.map((each) => ({ ...event, id: each, status: 'cancelled' as const }));
    return [...now.values(), ...lost];
  }

  #watch(body: Record<string, unknown>): ApiAnswer {
    const { id, type, address, token, expiration } = body as Record<string, string | undefined>;
    if (type !== 'web_hook' || !id) return wrong(400, 'Invalid channel.', 'invalid');
    if (this.channels.has(id)) {
      return wrong(400, `Channel id ${id} not unique`, 'channelIdNotUnique');
    }
    if (!address?.startsWith('https://')) {
      return wrong(400, `WebHook callback must be HTTPS: ${address}`, 'push.webhookUrlNotHttps');
    }
    const latest = this.now().getTime() + maxChannelLifetimeMs;
    const until = Math.min(Number(expiration ?? latest), latest);
    const channel = { id, ...(token && { token }), address, resourceId: `r-${id}` };
    this.channels.set(id, { ...channel, expiration: until });
    const resourceUri = 'https://www.googleapis.com/calendar/v3/calendars/primary/events?alt=json';
    const answer = { kind: 'api#channel', ...channel, resourceUri, expiration: String(until) };
    return { status: 200, body: answer };
  }

  #stop({ id, resourceId }: Record<string, unknown>): ApiAnswer {
    const channel = this.channels.get(String(id));
    if (channel?.resourceId !== resourceId) return wrong(404, 'Channel not found');
    this.channels.delete(String(id));
    return { status: 204 };
  }
}

function instantOf(time: GoogleTime | undefined): number {
  return Date.parse(time?.dateTime ?? time?.date ?? '');
}

/** Deleted events keep few fields, and attendees are limited to the requested number. */
function shown(event: GoogleEvent, query: URLSearchParams): GoogleEvent {
  const { id, etag, status, recurringEventId } = event;
  if (status === 'cancelled') {
    const more = { ...(etag && { etag }), ...(recurringEventId && { recurringEventId }) };
    return { kind: 'calendar#event', id, status, ...more };
  }
  const people = event['attendees'];
  const most = Number(query.get('maxAttendees') ?? Infinity);
  if (!Array.isArray(people) || people.length <= most) return event;
  const self = people.filter((each: { self?: boolean }) => each.self);
  return { ...event, attendees: self.slice(0, most), attendeesOmitted: true };
}

function* repeated(event: GoogleEvent, { from, to }: { from: number; to: number }) {
  const rule = event.recurrence?.find((each) => each.startsWith('RRULE:'))?.slice(6);
  if (!rule) return;
  const length = instantOf(event.end) - instantOf(event.start);
  const first = ICAL.Time.fromJSDate(new Date(instantOf(event.start)), true);
  const times = ICAL.Recur.fromString(rule).iterator(first);
  const { recurrence: _, start, end, ...rest } = event;
  for (let next = times.next() as ICAL.Time | null; next; next = times.next() as ICAL.Time | null) {
    const at = next.toJSDate().getTime();
    if (at >= to) return;
    if (at + length <= from) continue;
    const [startTime, endTime] = [at, at + length].map((each) => new Date(each).toISOString());
    yield {
      ...rest,
      id: `${event.id}_${startTime!.replace(/[-:]|\.\d+/g, '')}`,
      recurringEventId: event.id,
      originalStartTime: { ...start, dateTime: startTime! },
      start: { ...start, dateTime: startTime! },
      end: { ...end, dateTime: endTime! },
    } as GoogleEvent;
  }
}

interface ConferenceRequest {
  createRequest?: { requestId: string; conferenceSolutionKey: { type: string } };
}

function conference(requestId: string) {
  const letters = (count: number) =>
    Array.from({ length: count }, () => String.fromCharCode(97 + randomInt(26))).join('');
  const conferenceId = [letters(3), letters(4), letters(3)].join('-');
  const uri = `https://meet.google.com/${conferenceId}`;
  return {
    hangoutLink: uri,
    conferenceData: {
      createRequest: {
        requestId,
        conferenceSolutionKey: { type: 'hangoutsMeet' },
        status: { statusCode: 'success' },
      },
      entryPoints: [{ entryPointType: 'video', uri, label: uri.slice('https://'.length) }],
      conferenceSolution: { key: { type: 'hangoutsMeet' }, name: 'Google Meet' },
      conferenceId,
    },
  };
}
