import {
  calendarMultiGet,
  createObject,
  DAVClient,
  deleteObject,
  propfind,
  syncCollection,
  updateObject,
  type DAVResponse,
} from 'tsdav';
import type { CalendarLinkProblem } from '@office/vocabulary';
import ICAL from 'ical.js';
import type { Config } from '../../config/config.ts';
import { pauseOf } from '../../lib/retry-after.ts';
import { writeCalendar, type CalendarEvent } from '../../meeting/icalendar/icalendar.ts';
import { accountProperty, meetingProperty, readCalendarFile, zoneOfFile } from './calendar-file.ts';
import { guardedFetch } from '../../lib/guarded-fetch.ts';
import {
  problemOf,
  RemoteError,
  type RemoteCalendar,
  type RemoteChanges,
  type RemoteResource,
  type SyncWindow,
  type WrittenResource,
} from './remote-calendar.ts';
import { toKnownIanaZone } from './time-zone-name.ts';

export interface CalDavAccess {
  /** The id of the linked account, written into each event that the office creates. */
  accountId: string;
  url: string;
  userName: string;
  password: string;
}

const batchSize = 50;
/** Cursor prefixes: `token ` with WebDAV sync, `ctag ` for collections that need a full scan. */
const [byToken, byTag] = ['token ', 'ctag '];

const authorization = ({ userName, password }: Pick<CalDavAccess, 'userName' | 'password'>) => ({
  authorization: `Basic ${Buffer.from(`${userName}:${password}`).toString('base64')}`,
});

/** A fetch for addresses entered by members. Blocks internal addresses. */
export const calDavFetch = ({ calDavHosts }: Pick<Config, 'calDavHosts'>): typeof fetch =>
  guardedFetch({ trusted: calDavHosts });

export interface DiscoveredCalendar {
  url: string;
  name: string | null;
}

export class CalendarLinkError extends Error {
  override name = 'CalendarLinkError';
  readonly problem: CalendarLinkProblem | 'FORBIDDEN';

  constructor(problem: CalendarLinkProblem | 'FORBIDDEN', options?: ErrorOptions) {
    super(`calendar cannot be linked: ${problem}`, options);
    this.problem = problem;
  }
}

/** Returns the calendar at an address, or all event calendars of its server. */
export async function findCalDavCalendars(
  access: Omit<CalDavAccess, 'accountId'>,
  fetch: typeof globalThis.fetch,
): Promise<[DiscoveredCalendar, ...DiscoveredCalendar[]]> {
  const statuses: number[] = [];
  const watched: typeof fetch = async (...request) => {
    const answer = await fetch(...request);
    statuses.push(answer.status);
    return answer;
  };
  const found = await readCalendars(access, watched).catch((cause: unknown) => {
    throw new CalendarLinkError(accessProblemOf(statuses) ?? 'UNREACHABLE', { cause });
  });
  const named = found.find(({ url }) => url === access.url || url === `${access.url}/`);
  const [first, ...others] = named ? [named] : found;
  if (!first) throw new CalendarLinkError(accessProblemOf(statuses) ?? 'NO_CALENDAR');
  return [first, ...others];
}

async function readCalendars(
  access: Omit<CalDavAccess, 'accountId'>,
  fetch: typeof globalThis.fetch,
): Promise<DiscoveredCalendar[]> {
  const client = new DAVClient({
    serverUrl: access.url,
    credentials: {},
    authMethod: 'Custom',
    authFunction: async () => authorization(access),
    defaultAccountType: 'caldav',
    fetch,
  });
  await client.login();
  const calendars = await client.fetchCalendars();
  return calendars
    .filter(
      ({ components }) => !components || components.length === 0 || components.includes('VEVENT'),
    )
    .map(({ url, displayName }) => ({
      url: new URL(url, access.url).href,
      name: textOf(displayName)?.trim().slice(0, 255) || null,
    }));
}

/** Returns the reason if any response was 401 or 403. Other errors, such as 404, say nothing about access. */
function accessProblemOf(statuses: readonly number[]): 'CREDENTIALS' | 'FORBIDDEN' | null {
  const refused = statuses.find((status) => status === 401 || status === 403);
  return refused ? (refused === 401 ? 'CREDENTIALS' : 'FORBIDDEN') : null;
}

interface CalendarState {
  token: string | null;
  tag: string | null;
  timeZone: string | null;
}

/** A CalDAV calendar (RFC 4791). Reads changes by sync tokens (RFC 6578) if supported, otherwise by tags. */
export class CalDavCalendar implements RemoteCalendar {
  readonly #access: CalDavAccess;
  readonly #headers: Record<string, string>;
  readonly #fetch: typeof globalThis.fetch;
  readonly #now: () => Date;

  constructor(access: CalDavAccess, deps: { fetch: typeof globalThis.fetch; now: () => Date }) {
    this.#access = access;
    this.#headers = authorization(access);
    this.#now = deps.now;
    this.#fetch = async (...request) => {
      const answer = await deps.fetch(...request).catch((cause: unknown) => {
        throw new RemoteError('UNAVAILABLE', { cause });
      });
      const { status, headers } = answer;
      if (status === 401 || status === 429 || status >= 500) {
        const retryAfter = pauseOf(headers, this.#now());
        throw new RemoteError(problemOf(status)!, { retryAfter });
      }
      return answer;
    };
  }

  async changes(
    cursor: string | null,
    window: SyncWindow,
    known: ReadonlyMap<string, string | null>,
  ): Promise<RemoteChanges> {
    const { token, tag, timeZone } = await this.#state();
    const hasSyncToken = token !== null && (cursor === null || cursor.startsWith(byToken));
    if (hasSyncToken && cursor !== null) {
      return { ...(await this.#since(cursor.slice(byToken.length), window)), timeZone };
    }
    const next = token === null ? byTag + (tag ?? '') : byToken + token;
    if (cursor === next && tag) {
      return { changed: [], removed: [], isComplete: false, cursor, timeZone };
    }
    // Lists everything. Changes made during the listing are covered by the token, or change the tag.
    const remoteEvents = await this.#list();
    const fresh = [...remoteEvents].filter(([id, etag]) => !etag || known.get(id) !== etag);
    const changed = await this.#read(
      fresh.map(([id]) => id),
      window,
    );
    const removed = [...known.keys()].filter((id) => !remoteEvents.has(id));
    return { changed, removed, isComplete: false, cursor: next, timeZone };
  }

  async write(event: CalendarEvent, known: WrittenResource | null): Promise<WrittenResource> {
    const id = known?.id ?? new URL(`${event.uid}.ics`, this.#access.url).pathname;
    const url = new URL(id, this.#access.url).href;
    const data = toCalendarFile(event, this.#access.accountId);
    const type = { 'content-type': 'text/calendar; charset=utf-8' };
    const writeEvent = (etag: string | null) =>
      etag
        ? updateObject({
            url,
            data,
            etag,
            headers: { ...this.#headers, ...type },
            fetch: this.#fetch,
          })
        : createObject({
            url,
            data,
            headers: { ...this.#headers, ...type, ...(!known && { 'if-none-match': '*' }) },
            fetch: this.#fetch,
          });
    let answer = await writeEvent(known?.etag ?? null);
    if (answer.status === 412 && !known) {
      // An earlier request created the event, but its response was lost.
      const etag = (await this.#list()).get(id);
      if (etag) answer = await writeEvent(etag);
    }
    const problem = problemOf(answer.status);
    if (problem) throw new RemoteError(answer.status === 404 ? 'CHANGED' : problem);
    return { id, etag: answer.headers.get('etag') };
  }

  async remove({ id, etag }: WrittenResource): Promise<void> {
    const answer = await deleteObject({
      url: new URL(id, this.#access.url).href,
      ...(etag && { etag }),
      headers: this.#headers,
      fetch: this.#fetch,
    });
    const problem = problemOf(answer.status);
    if (problem && answer.status !== 404 && answer.status !== 410) throw new RemoteError(problem);
  }

  async #state(): Promise<CalendarState> {
    const [answer] = await propfind({
      url: this.#access.url,
      props: {
        'd:sync-token': {},
        'cs:getctag': {},
        'c:calendar-timezone': {},
        'c:calendar-timezone-id': {},
      },
      depth: '0',
      headers: this.#headers,
      fetch: this.#fetch,
    });
    requireSuccess(answer);
    const { syncToken, getctag, calendarTimezone, calendarTimezoneId } = answer?.props ?? {};
    return {
      token: textOf(syncToken),
      tag: textOf(getctag),
      timeZone: toKnownIanaZone(textOf(calendarTimezoneId)) ?? zoneOfFile(fileIn(calendarTimezone)),
    };
  }

  async #since(token: string, window: SyncWindow): Promise<Omit<RemoteChanges, 'timeZone'>> {
    const answers = await syncCollection({
      url: this.#access.url,
      props: { 'd:getetag': {} },
      syncLevel: 1,
      syncToken: token,
      headers: this.#headers,
      fetch: this.#fetch,
    });
    const [first] = answers;
    // The token is too old (RFC 6578, 3.2).
    if (first && !first.ok && !isEntry(first) && [403, 409, 410].includes(first.status)) {
      throw new RemoteError('CURSOR');
    }
    const entries = answers.filter(isEntry);
    const removed = entries.filter(({ status }) => status === 404).map(pathOf);
    const changed = await this.#read(
      entries.filter(({ status }) => status !== 404).map(pathOf),
      window,
    );
    const next = textOf(
      (first?.raw as { multistatus?: { syncToken?: unknown } })?.multistatus?.syncToken,
    );
    if (!next) throw new RemoteError('CURSOR');
    return { changed, removed, isComplete: false, cursor: byToken + next };
  }

  async #list(): Promise<Map<string, string | null>> {
    const answers = await propfind({
      url: this.#access.url,
      props: { 'd:getetag': {} },
      depth: '1',
      headers: this.#headers,
      fetch: this.#fetch,
    });
    requireSuccess(answers[0]);
    return new Map(
      answers
        .filter(isEntry)
        .map((answer) => [pathOf(answer), textOf(answer.props?.['getetag'])] as const),
    );
  }

  async #read(ids: readonly string[], window: SyncWindow): Promise<RemoteResource[]> {
    const resources: RemoteResource[] = [];
    for (let from = 0; from < ids.length; from += batchSize) {
      const answers = await calendarMultiGet({
        url: this.#access.url,
        props: { 'd:getetag': {}, 'c:calendar-data': {} },
        objectUrls: ids.slice(from, from + batchSize),
        depth: '1',
        headers: this.#headers,
        fetch: this.#fetch,
      });
      requireSuccess(answers[0]);
      for (const answer of answers.filter(isEntry)) {
        const text = fileIn(answer.props?.['calendarData']);
        if (text === null) continue;
        const etag = textOf(answer.props?.['getetag']);
        resources.push({ id: pathOf(answer), etag, ...readCalendarFile(text, window) });
      }
    }
    return resources;
  }
}

function toCalendarFile(event: CalendarEvent, accountId: string): string {
  // Stored files have no METHOD. Attendees are omitted, because only the office sends invitations.
  const { attendees: _, organizer: __, ...own } = event;
  const calendar = ICAL.Component.fromString(writeCalendar([own], { method: 'PUBLISH' }));
  calendar.removeProperty('method');
  const component = calendar.getFirstSubcomponent('vevent')!;
  component.addPropertyWithValue(meetingProperty, event.uid);
  component.addPropertyWithValue(accountProperty, accountId);
  return `${calendar.toString()}\r\n`;
}

const isEntry = ({ href }: DAVResponse) =>
  /[^/]$/.test(href ?? '') && /\.ics$|[^/]+$/.test(href ?? '');

function pathOf({ href = '' }: DAVResponse): string {
  return new URL(href, 'http://calendar').pathname;
}

function requireSuccess(answer: DAVResponse | undefined): void {
  const problem = answer && !answer.ok ? problemOf(answer.status) : null;
  if (problem && answer?.status !== 404) throw new RemoteError(problem);
  if (problem) throw new RemoteError('ACCOUNT');
}

function fileIn(value: unknown): string | null {
  const data = value as { _cdata?: unknown } | string | null | undefined;
  const text = typeof data === 'object' ? data?._cdata : data;
  return typeof text === 'string' ? text : null;
}

/** The XML parser returns numbers for numeric texts, such as the etag `"1"`. */
const textOf = (value: unknown): string | null =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : null;
