import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { CalendarEvent } from '../../meeting/icalendar/icalendar.ts';
import type { CalendarCalls } from './calendar-calls.ts';
import { maxOccurrences } from './event-parsing.ts';
import {
  markOf,
  meetingProperty,
  outlookEvent,
  resourceOf,
  selectedFields,
  seriesOf,
  writtenEvent,
  type OutlookEvent,
} from './outlook-event.ts';
import {
  ignoreProblem,
  isProblem,
  RemoteError,
  type RemoteCalendar,
  type RemoteChanges,
  type RemoteResource,
  type SyncWindow,
  type WrittenResource,
} from './remote-calendar.ts';
import { toKnownIanaZone } from './time-zone-name.ts';

const events = '/me/events';
const mailboxZone = '/me/mailboxSettings/timeZone';
const view = '/me/calendarView/delta';
const day = 24 * 60 * 60_000;

/** Extends the window of a change view, so that it can be used for several days. */
const windowMargin = { before: day, after: 8 * day };
const occurrencesPerPage = 200;
/** Stops endless pagination. */
const maxPages = 1000;

const preferHeader =
  'IdType="ImmutableId", outlook.timezone="UTC", outlook.body-content-type="text"';
const headers = { prefer: preferHeader };
const viewHeaders = { prefer: `${preferHeader}, odata.maxpagesize=100` };

const removedItem = z.object({ id: z.string().min(1), '@removed': z.object({}) });
const page = z.object({
  value: z.array(z.unknown()),
  '@odata.nextLink': z.string().nullish(),
  '@odata.deltaLink': z.string().nullish(),
});
type Page = z.infer<typeof page>;
const writtenSchema = z.object({ id: z.string().min(1), '@odata.etag': z.string().nullish() });
const zoneSchema = z.object({ value: z.string().nullish() });
const foundSchema = z.object({ value: z.array(writtenSchema) });

type Written = z.infer<typeof writtenSchema>;

interface ChangeSet {
  single: Map<string, OutlookEvent>;
  series: Set<string>;
  removed: Set<string>;
  cursor: string;
}

/** Graph changes lack titles and deleted occurrences, so each changed series is read again. */
export class OutlookCalendar implements RemoteCalendar {
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
    const followed = readCursor(cursor);
    const isFollowed = followed !== null && followed.span.to >= window.to;
    const span = isFollowed ? followed.span : widened(window);
    const round = await this.#readChanges(isFollowed ? followed.search : searchOf(span), span);
    const changed = [...round.single.values()]
      .filter(({ id, '@odata.etag': etag }) => !etag || known.get(id) !== etag)
      .map(resourceOf);
    const removedIds = isFollowed
      ? [...round.removed].filter((id) => known.has(id))
      : [...known.keys()].filter((id) => !round.single.has(id));
    const removed: string[] = [];
    for (const id of new Set([...round.series, ...removedIds])) {
      const isSeries = round.series.has(id);
      const remote = isSeries ? await this.#series(id, span) : await this.#readMovedEvent(id, span);
      if (remote) changed.push(remote);
      else if (known.has(id)) removed.push(id);
    }
    const timeZone = await this.#timeZone();
    return { changed, removed, isComplete: false, cursor: round.cursor, timeZone };
  }

  write(event: CalendarEvent, known: WrittenResource | null): Promise<WrittenResource> {
    const body = writtenEvent(event);
    return known ? this.#change(known, body) : this.#create(event.uid, body);
  }

  async remove({ id, etag }: WrittenResource): Promise<void> {
    await this.#calls
      .send({ method: 'DELETE', path: pathOf(id), headers: ifMatchHeaders(etag) })
      .catch(ignoreProblem('GONE'));
  }

  async #create(meetingId: string, body: Record<string, unknown>): Promise<WrittenResource> {
    const mark = markOf(meetingId, this.#accountId);
    const singleValueExtendedProperties = [{ id: meetingProperty, value: meetingId }];
    const make = (transactionId: string) =>
      this.#calls.send({
        method: 'POST',
        path: events,
        headers,
        body: { ...body, transactionId, singleValueExtendedProperties },
        answer: writtenSchema,
      });
    const created = await make(mark).catch(ignoreProblem('CHANGED'));
    if (created) return writtenOf(created);
    // An earlier request created the event, but its response was lost.
    const [existing] = await this.#find(meetingId);
    if (existing) return this.#change({ id: existing.id, etag: null }, body);
    // The event was deleted, but Microsoft still rejects its transaction id.
    return writtenOf(await make(`${mark}:${randomUUID()}`));
  }

  async #change(known: WrittenResource, body: Record<string, unknown>): Promise<WrittenResource> {
    const changed = await this.#calls.send({
      method: 'PATCH',
      path: pathOf(known.id),
      headers: ifMatchHeaders(known.etag),
      body,
      answer: writtenSchema,
    });
    return writtenOf(changed);
  }

  /** Returns the time zone of the mailbox; null if the account does not grant access to it. */
  async #timeZone(): Promise<string | null> {
    const answer = await this.#calls
      .send({ method: 'GET', path: mailboxZone, answer: zoneSchema })
      .catch(ignoreProblem('FORBIDDEN'));
    return toKnownIanaZone(answer?.value);
  }

  async #find(meetingId: string): Promise<Written[]> {
    const property = `ep/id eq '${meetingProperty}' and ep/value eq '${meetingId}'`;
    const filter = encodeURIComponent(`singleValueExtendedProperties/Any(ep: ${property})`);
    const path = `${events}?$filter=${filter}&$select=id`;
    const { value } = await this.#calls.send({ method: 'GET', path, headers, answer: foundSchema });
    return value;
  }

  async #readChanges(first: string, span: SyncWindow): Promise<ChangeSet> {
    const round: Omit<ChangeSet, 'cursor'> = {
      single: new Map(),
      series: new Set(),
      removed: new Set(),
    };
    let search = first;
    for (let count = 0; count < maxPages; count += 1) {
      const { value, ...links } = await this.#page(view, search, viewHeaders).catch(
        mapExpiredLink(first),
      );
      for (const item of value) collectChange(item, round);
      const last = links['@odata.deltaLink'];
      if (last) return { ...round, cursor: writeCursor(span, searchIn(last)) };
      search = searchIn(links['@odata.nextLink']);
    }
    throw new RemoteError('UNAVAILABLE');
  }

  async #series(id: string, { from, to }: SyncWindow): Promise<RemoteResource | null> {
    const times: OutlookEvent[] = [];
    const range = `?startDateTime=${from.toISOString()}&endDateTime=${to.toISOString()}`;
    let search: string | null = `${range}&$select=${selectedFields}&$top=${occurrencesPerPage}`;
    while (search && times.length < maxOccurrences) {
      const path = `${pathOf(id)}/instances`;
      const found: Page | null = await this.#page(path, search, headers).catch(
        ignoreProblem('GONE'),
      );
      if (!found) return null;
      times.push(...found.value.flatMap((each) => outlookEvent.safeParse(each).data ?? []));
      search = found['@odata.nextLink'] ? searchIn(found['@odata.nextLink']) : null;
    }
    return seriesOf(id, times.slice(0, maxOccurrences));
  }

  /**
   * Returns an event that was moved past the end of the view; null if it was deleted.
   * An event with a time inside the view is in the Deleted Items folder.
   */
  async #readMovedEvent(id: string, span: SyncWindow): Promise<RemoteResource | null> {
    const path = `${pathOf(id)}?$select=${selectedFields}`;
    const event = await this.#calls
      .send({ method: 'GET', path, headers, answer: outlookEvent })
      .catch(ignoreProblem('GONE'));
    // A series is reported while any of its occurrences is in the view.
    if (event?.type === 'seriesMaster') return null;
    const resource = event && resourceOf(event);
    const [shown] = resource?.events ?? [];
    return resource && shown && shown.startTime >= span.to ? resource : null;
  }

  #page(path: string, search: string, sent: Record<string, string>): Promise<Page> {
    return this.#calls.send({ method: 'GET', path: path + search, headers: sent, answer: page });
  }
}

function collectChange(item: unknown, round: Omit<ChangeSet, 'cursor'>): void {
  const removed = removedItem.safeParse(item).data;
  const event = removed ? undefined : outlookEvent.safeParse(item).data;
  if (removed) {
    round.removed.add(removed.id);
    round.single.delete(removed.id);
  } else if (event?.type === 'seriesMaster') round.series.add(event.id);
  else if (event?.seriesMasterId) round.series.add(event.seriesMasterId);
  else if (event) {
    round.single.set(event.id, event);
    round.removed.delete(event.id);
  }
}

const pathOf = (id: string) => `${events}/${encodeURIComponent(id)}`;

const ifMatchHeaders = (etag: string | null) => ({ ...headers, ...(etag && { 'if-match': etag }) });

const writtenOf = ({ id, '@odata.etag': etag }: Written): WrittenResource => ({
  id,
  etag: etag ?? null,
});

const widened = ({ from, to }: SyncWindow): SyncWindow => ({
  from: new Date(from.getTime() - windowMargin.before),
  to: new Date(to.getTime() + windowMargin.after),
});

const searchOf = ({ from, to }: SyncWindow) =>
  `?startDateTime=${from.toISOString()}&endDateTime=${to.toISOString()}`;

/** Returns the query of a link. Ignores its host, so that calls only go to the configured host. */
function searchIn(link: string | null | undefined): string {
  const search = link && URL.canParse(link) ? new URL(link).search : '';
  if (!search) throw new RemoteError('UNAVAILABLE');
  return search;
}

const writeCursor = ({ from, to }: SyncWindow, search: string) =>
  `${from.toISOString()} ${to.toISOString()} ${search}`;

function readCursor(cursor: string | null): { span: SyncWindow; search: string } | null {
  const [from, to, search] = cursor?.split(' ') ?? [];
  if (!from || !to || !search) return null;
  return { span: { from: new Date(from), to: new Date(to) }, search };
}

/** Microsoft reports an expired change link as gone or as a bad request. */
function mapExpiredLink(first: string): (error: unknown) => never {
  return (error) => {
    if (!isProblem(error, 'GONE') && !isProblem(error, 'REFUSED')) throw error;
    const isLink = first.includes('token=');
    throw new RemoteError(isLink ? 'CURSOR' : 'UNAVAILABLE', { cause: error });
  };
}
