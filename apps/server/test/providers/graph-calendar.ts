import {
  isIn,
  occurrencesOf,
  shownTime,
  validateEvent,
  type GraphEvent,
  type Span,
  type StoredEvent,
} from './graph-event.ts';
import { failure } from './graph-failure.ts';
import type { ApiAnswer, ApiRequest } from './oauth-server.ts';

interface DeltaQuery extends Span {
  /** Index of the last known change. Null for a full synchronisation. */
  since: number | null;
  until: number;
  skip: number;
}

const usualPage = 10;
/** Id prefixes with and without the request header for immutable ids. */
const [immutable, mutable] = ['AAkALgAA', 'AAMkADhk'];

export class GraphCalendar {
  readonly #events = new Map<string, StoredEvent>();
  /** Deleted events can still be read by id. */
  readonly #deleted = new Map<string, StoredEvent>();
  /** Ids of changed events in order. Delta tokens are indexes into this list. */
  readonly #changes: string[] = [];
  /** Kept after the event is deleted, like Microsoft does. */
  readonly #transactions = new Map<string, { id: string; text: string }>();
  readonly #now: () => Date;
  readonly #api: () => string;
  /** Delays changes in delta queries, as Microsoft sometimes does. */
  delaysChanges = false;
  timeZone = 'Tokyo Standard Time';
  #forgotten = 0;
  #ids = 0;
  #versions = 0;

  constructor(deps: { now: () => Date; api: () => string }) {
    this.#now = deps.now;
    this.#api = deps.api;
  }

  get events(): ReadonlyMap<string, GraphEvent> {
    return new Map([...this.#events].map(([id, { event }]) => [id, event]));
  }

  add(event: GraphEvent): string {
    this.#ids += 1;
    const id = `${immutable}${String(this.#ids).padStart(6, '0')}AAA=`;
    this.#events.set(id, { event: {}, version: 0, exceptions: new Map(), cancelled: new Set() });
    this.change(id, event);
    return id;
  }

  change(id: string, event: GraphEvent, at?: string): void {
    const kept = this.#events.get(id);
    if (!kept) return;
    const lastModifiedDateTime = this.#now().toISOString();
    if (at) {
      kept.exceptions.set(at.slice(0, 10), { ...kept.exceptions.get(at.slice(0, 10)), ...event });
    } else kept.event = { ...kept.event, lastModifiedDateTime, ...event };
    this.#noteChange(id, kept);
  }

  remove(id: string, at?: string): void {
    const kept = this.#events.get(id);
    if (!kept) return;
    if (at) {
      kept.cancelled.add(at.slice(0, 10));
      this.#noteChange(id, kept);
      return;
    }
    this.#events.delete(id);
    this.#deleted.set(id, kept);
    this.#changes.push(id);
  }

  clear(): void {
    this.#events.clear();
    this.#transactions.clear();
    this.forgetChanges();
  }

  /** Invalidates the delta links issued so far. */
  forgetChanges(): void {
    this.#changes.push('');
    this.#forgotten = this.#changes.length;
  }

  #noteChange(id: string, kept: StoredEvent): void {
    kept.version = this.#versions += 1;
    this.#changes.push(id);
  }

  answer(request: ApiRequest): ApiAnswer | null {
    const [, id = '', instances] =
      /^\/me\/events(?:\/([^/]+)(\/instances)?)?$/.exec(request.path) ?? [];
    if (request.path === '/me/calendarView/delta') return this.#delta(request);
    if (!request.path.startsWith('/me/events')) return null;
    if (!id) return request.method === 'POST' ? this.#create(request) : this.#find(request);
    const key = decodeURIComponent(id).replace(mutable, immutable);
    const deleted = request.method === 'GET' ? this.#deleted.get(key) : undefined;
    const kept = this.#events.get(key) ?? deleted;
    if (!kept)
      return failure(404, 'ErrorItemNotFound', 'The specified object was not found in the store.');
    if (instances) return this.#instances(request, key, kept);
    if (request.method === 'GET') return { status: 200, body: this.#shown(request, key, kept) };
    if (request.method === 'PATCH' || request.method === 'DELETE') {
      return this.#write(request, key, kept);
    }
    return failure(405, 'ErrorInvalidRequest', 'Method not allowed.');
  }

  #create({ body, headers }: ApiRequest): ApiAnswer {
    const wrong = validateEvent(body as GraphEvent, true);
    if (wrong) return wrong;
    const { transactionId, ...rest } = body as GraphEvent;
    const text = JSON.stringify(rest);
    const used = transactionId ? this.#transactions.get(transactionId) : undefined;
    const existing = used && this.#events.get(used.id);
    if (used && existing && used.text === text) {
      return { status: 201, body: this.#shown({ headers }, used.id, existing) };
    }
    if (used) {
      return failure(
        409,
        'ErrorDuplicateTransactionId',
        "Your request can't be completed. The TransactionId specified in the request has already been used to create a different event.",
      );
    }
    const id = this.add(body as GraphEvent);
    if (transactionId) this.#transactions.set(transactionId, { id, text });
    return { status: 201, body: this.#shown({ headers }, id, this.#events.get(id)!) };
  }

  #find(request: ApiRequest): ApiAnswer {
    const filter = request.query.get('$filter') ?? '';
    const [, property, value] =
      /^singleValueExtendedProperties\/Any\(ep: ep\/id eq '([^']+)' and ep\/value eq '([^']+)'\)$/.exec(
        filter,
      ) ?? [];
    if (!property)
      return failure(
        400,
        'ErrorInvalidUrlQueryFilter',
        'The query filter contains one or more invalid nodes.',
      );
    const found = [...this.#events].filter(([, { event }]) =>
      event.singleValueExtendedProperties?.some(
        (each) => each.id === property && each.value.toLowerCase() === value?.toLowerCase(),
      ),
    );
    return {
      status: 200,
      body: { value: found.map(([id, kept]) => this.#shown(request, id, kept)) },
    };
  }

  #write({ method, headers, body }: ApiRequest, id: string, kept: StoredEvent): ApiAnswer {
    const match = headers['if-match'];
    if (match && match !== etagOf(kept)) {
      return failure(
        412,
        'ErrorIrresolvableConflict',
        'The send or update operation could not be performed because the change key passed in the request does not match the current change key for the item.',
      );
    }
    if (method === 'DELETE') {
      this.remove(id);
      return { status: 204 };
    }
    const wrong = validateEvent(body as GraphEvent, false);
    if (wrong) return wrong;
    this.change(id, body as GraphEvent);
    return { status: 200, body: this.#shown({ headers }, id, kept) };
  }

  #delta(request: ApiRequest): ApiAnswer {
    const { query } = request;
    const token = query.get('$deltatoken') ?? query.get('$skiptoken');
    if (!token && [...query.keys()].some((key) => key.startsWith('$'))) {
      return failure(
        400,
        'ErrorInvalidUrlQuery',
        'The following parameters are not supported with change tracking over the Calendar view resource.',
      );
    }
    const round = token ? parseDeltaToken(token) : this.#newDeltaQuery(query);
    if (!round) return failure(400, 'ErrorInvalidParameter', 'Badly formed token.');
    if (round.since !== null && round.since < this.#forgotten) {
      return failure(
        410,
        'SyncStateNotFound',
        'The sync state generation is not found; generation=149;[highest=157][157][155][156].',
      );
    }
    if (query.has('$deltatoken')) {
      round.until = this.delaysChanges ? round.since! : this.#changes.length;
    }
    const ids =
      round.since === null
        ? [...this.#events.keys()]
        : [...new Set(this.#changes.slice(round.since, round.until))].filter(Boolean);
    const size = Number(/odata\.maxpagesize=(\d+)/.exec(preferOf(request))?.[1] ?? usualPage);
    const value: unknown[] = [];
    let at = round.skip;
    // A series is never split across pages.
    for (; at < ids.length && value.length < size; at += 1) {
      value.push(...this.#changeItems(request, ids[at]!, round, round.since === null));
    }
    const link = (name: string, next: DeltaQuery) =>
      `${this.#api()}/me/calendarView/delta?$${name}=${Buffer.from(JSON.stringify(next)).toString('base64url')}`;
    const next =
      at < ids.length
        ? { '@odata.nextLink': link('skiptoken', { ...round, skip: at }) }
        : { '@odata.deltaLink': link('deltatoken', { ...round, since: round.until, skip: 0 }) };
    return { status: 200, body: { value, ...next } };
  }

  #newDeltaQuery(query: URLSearchParams): DeltaQuery | null {
    const from = Date.parse(query.get('startDateTime') ?? '');
    const to = Date.parse(query.get('endDateTime') ?? '');
    if (!(from < to)) return null;
    return { from, to, since: null, until: this.#changes.length, skip: 0 };
  }

  #changeItems(
    request: Pick<ApiRequest, 'headers'>,
    id: string,
    span: Span,
    isFirst: boolean,
  ): unknown[] {
    const kept = this.#events.get(id);
    const shownId = idFor(request, id);
    const removed = { id: shownId, '@removed': { reason: 'deleted' } };
    // Graph reports changed events outside the view as removed.
    if (!kept) return [removed];
    if (!kept.event.recurrence) {
      if (isIn(kept.event, span)) return [this.#shown(request, id, kept)];
      return isFirst ? [] : [removed];
    }
    const times = occurrencesOf(kept, span);
    if (times.length === 0) return isFirst ? [] : [removed];
    const master = { ...this.#shown(request, id, kept), type: 'seriesMaster' };
    const stubs = times.map(({ key, event }) => {
      const own = this.#occurrence(request, id, kept, key, event);
      if (kept.exceptions.has(key)) return own;
      const { id: ownId, start, end, seriesMasterId, type } = own;
      const annotations = { '@odata.type': own['@odata.type'], '@odata.etag': own['@odata.etag'] };
      return { ...annotations, id: ownId, seriesMasterId, type, start, end };
    });
    return [master, ...stubs];
  }

  #instances(request: ApiRequest, id: string, kept: StoredEvent): ApiAnswer {
    const from = Date.parse(request.query.get('startDateTime') ?? '');
    const to = Date.parse(request.query.get('endDateTime') ?? '');
    if (!(from < to))
      return failure(400, 'ErrorInvalidParameter', 'startDateTime and endDateTime are required.');
    if (!kept.event.recurrence) return { status: 200, body: { value: [] } };
    const top = Number(request.query.get('$top') ?? usualPage);
    const skip = Number(request.query.get('$skip') ?? 0);
    const all = occurrencesOf(kept, { from, to });
    const value = all
      .slice(skip, skip + top)
      .map(({ key, event }) => selected(request, this.#occurrence(request, id, kept, key, event)));
    const more = new URLSearchParams(request.query);
    more.set('$skip', String(skip + top));
    const next = `${this.#api()}/me/events/${encodeURIComponent(idFor(request, id))}/instances?${more}`;
    const isMore = skip + top < all.length;
    return { status: 200, body: { value, ...(isMore && { '@odata.nextLink': next }) } };
  }

  #occurrence(
    request: Pick<ApiRequest, 'headers'>,
    id: string,
    kept: StoredEvent,
    key: string,
    event: GraphEvent,
  ): Record<string, unknown> {
    return {
      ...this.#shown(request, id, { ...kept, event }),
      id: `${idFor(request, id)}.${key}`,
      seriesMasterId: idFor(request, id),
      type: kept.exceptions.has(key) ? 'exception' : 'occurrence',
      recurrence: null,
      transactionId: null,
      originalStart: `${key}T${kept.event.start!.dateTime.slice(11, 19)}Z`,
    };
  }

  #shown(
    request: Pick<ApiRequest, 'headers'>,
    id: string,
    kept: StoredEvent,
  ): Record<string, unknown> {
    const { singleValueExtendedProperties: _, ...event } = kept.event;
    return {
      '@odata.type': '#microsoft.graph.event',
      '@odata.etag': etagOf(kept),
      id: idFor(request, id),
      transactionId: null,
      isCancelled: false,
      isAllDay: false,
      sensitivity: 'normal',
      showAs: 'busy',
      type: event.recurrence ? 'seriesMaster' : 'singleInstance',
      seriesMasterId: null,
      recurrence: null,
      ...event,
      start: shownTime(event.start),
      end: shownTime(event.end),
    };
  }
}

const preferOf = ({ headers }: Pick<ApiRequest, 'headers'>) => String(headers['prefer'] ?? '');

const idFor = (request: Pick<ApiRequest, 'headers'>, id: string) =>
  /IdType="ImmutableId"/.test(preferOf(request)) ? id : id.replace(immutable, mutable);

const etagOf = ({ version }: StoredEvent) => `W/"EZ9r3czxY0m2jz8c45czkwAA${version}=="`;

function selected({ query }: ApiRequest, event: Record<string, unknown>): Record<string, unknown> {
  const names = query.get('$select')?.split(',');
  const isWanted = ([name]: [string, unknown]) =>
    !names || name.startsWith('@') || names.includes(name);
  return Object.fromEntries(Object.entries(event).filter(isWanted));
}

function parseDeltaToken(token: string): DeltaQuery | null {
  try {
    return JSON.parse(Buffer.from(token, 'base64url').toString()) as DeltaQuery;
  } catch {
    return null;
  }
}
