import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Replaces the real answer. `cut` closes the connection before or after the request is processed. */
type InjectedFailure = { status: number; retryAfter?: number } | { cut: 'before' | 'after' };

/** Fake CalDAV server (RFC 4791, RFC 6578) with the calendars of one user. */
export interface TestCalDav {
  host: string;
  url: string;
  userName: string;
  password: string;
  files: Map<string, { etag: string; text: string }>;
  calendars: { path: string; name: string }[];
  put(name: string, text: string): void;
  remove(name: string): void;
  invalidateSyncTokens(): void;
  /** Supports sync tokens. Otherwise the server only returns a ctag. */
  hasSyncTokens: boolean;
  timeZone: string;
  isReadOnly: boolean;
  mishap: (method: string) => InjectedFailure | null;
  requests: string[];
  close(): Promise<void>;
}

const collection = '/calendars/aoi/work/';

export async function startCalDav(): Promise<TestCalDav> {
  const files: TestCalDav['files'] = new Map();
  /** Names of changed files in order. Sync tokens are indexes into this list. */
  const changes: string[] = [];
  let forgotten = 0;
  let tags = 0;

  const server = createServer(async (request, response) => {
    const body = await read(request);
    const { method = '', url = '/' } = request;
    dav.requests.push(`${method} ${url}`);
    const mishap = dav.mishap(method);
    if (mishap && 'cut' in mishap) {
      if (mishap.cut === 'after') answer(request, body, { writeHead: () => ({ end: () => {} }) });
      request.socket.destroy();
    } else if (mishap) {
      const { status, retryAfter } = mishap;
      response.writeHead(status, retryAfter ? { 'retry-after': String(retryAfter) } : {}).end();
    } else answer(request, body, response);
  });

  type Answer =
    | Pick<ServerResponse, 'writeHead'>
    | { writeHead(...args: unknown[]): { end(text?: string): void } };

  function answer({ method, url = '/', headers }: IncomingMessage, body: string, response: Answer) {
    const send = (status: number, text = '', more: Record<string, string> = {}) =>
      response
        .writeHead(status, { 'content-type': 'application/xml; charset=utf-8', ...more })
        .end(text);
    const expected = `Basic ${Buffer.from(`${dav.userName}:${dav.password}`).toString('base64')}`;
    if (headers.authorization !== expected) return send(401);
    if (url === '/.well-known/caldav') return send(301, '', { location: '/' });
    if (method === 'PROPFIND' && body.includes('current-user-principal')) {
      const principal =
        '<d:current-user-principal><d:href>/principals/aoi/</d:href></d:current-user-principal>';
      return send(207, multistatus(entry(url, principal)));
    }
    if (method === 'PROPFIND' && body.includes('calendar-home-set')) {
      const home = '<c:calendar-home-set><d:href>/calendars/aoi/</d:href></c:calendar-home-set>';
      return send(207, multistatus(entry(url, home)));
    }
    const state =
      `<d:resourcetype><d:collection/><c:calendar/></d:resourcetype><cs:getctag>${changes.length}.</cs:getctag>` +
      '<c:supported-calendar-component-set><c:comp name="VEVENT"/></c:supported-calendar-component-set>' +
      (dav.hasSyncTokens ? `<d:sync-token>http://dav/${changes.length}</d:sync-token>` : '') +
      (dav.timeZone &&
        `<c:calendar-timezone>${escaped(zoneFile(dav.timeZone))}</c:calendar-timezone>`);
    if (method === 'PROPFIND' && url === '/calendars/aoi/') {
      const responses = dav.calendars.map(({ path, name }) =>
        entry(path, `${state}<d:displayname>${escaped(name)}</d:displayname>`),
      );
      return send(207, multistatus(...responses));
    }
    if (method === 'PROPFIND' && url === collection) {
      const all =
        headers['depth'] === '1' ? [...files].map(([name, { etag }]) => listed(name, etag)) : [];
      return send(207, multistatus(entry(collection, state), ...all));
    }
    if (method === 'REPORT' && body.includes('sync-collection')) {
      const since = Number(/http:\/\/dav\/(\d+)/.exec(body)?.[1] ?? 0);
      if (since < forgotten)
        return send(403, '<d:error xmlns:d="DAV:"><d:valid-sync-token/></d:error>');
      const names = [...new Set(changes.slice(since))];
      const responses = names.map((name) => {
        const file = files.get(name);
        return file ? listed(name, file.etag) : notFound(name);
      });
      return send(
        207,
        multistatus(...responses, `<d:sync-token>http://dav/${changes.length}</d:sync-token>`),
      );
    }
    if (method === 'REPORT' && body.includes('calendar-multiget')) {
      const hrefs = [...body.matchAll(/<d:href>([^<]*)<\/d:href>/g)].map(([, href]) => href!);
      const responses = hrefs.map((href) => {
        const name = href.slice(collection.length);
        const file = files.get(name);
        if (!file) return notFound(name);
        const data = `<c:calendar-data>${escaped(file.text)}</c:calendar-data>`;
        return entry(href, `<d:getetag>${escaped(file.etag)}</d:getetag>${data}`);
      });
      return send(207, multistatus(...responses));
    }
    if (method === 'REPORT') return send(207, multistatus());
    const name = url.slice(collection.length);
    const file = files.get(name);
    if (method === 'PUT' || method === 'DELETE') {
      if (dav.isReadOnly) return send(403);
      const match = headers['if-match'];
      if (headers['if-none-match'] === '*' && file) return send(412);
      if (match && match !== file?.etag) return send(412);
      if (method === 'DELETE') {
        if (!file) return send(404);
        dav.remove(name);
        return send(204);
      }
      dav.put(name, body);
      return send(file ? 204 : 201, '', { etag: files.get(name)!.etag });
    }
    return send(404);
  }

  const dav: TestCalDav = {
    host: '',
    url: '',
    userName: 'aoi',
    password: 'secret "pässword"',
    files,
    calendars: [{ path: collection, name: '' }],
    put(name, text) {
      files.set(name, { text, etag: `"${(tags += 1)}"` });
      changes.push(name);
    },
    remove(name) {
      files.delete(name);
      changes.push(name);
    },
    invalidateSyncTokens() {
      changes.push('');
      forgotten = changes.length;
    },
    hasSyncTokens: true,
    timeZone: '',
    isReadOnly: false,
    mishap: () => null,
    requests: [],
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  dav.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  dav.url = `http://${dav.host}/`;
  return dav;
}

const escaped = (text: string) =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/\r/g, '&#13;');
const zoneFile = (timeZone: string) =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:x',
    'BEGIN:VTIMEZONE',
    `TZID:/example.com/20260101/${timeZone}`,
    'BEGIN:STANDARD',
    'DTSTART:19700101T000000',
    'TZOFFSETFROM:+0900',
    'TZOFFSETTO:+0900',
    'END:STANDARD',
    'END:VTIMEZONE',
    'END:VCALENDAR',
    '',
  ].join('\r\n');
const ok = '<d:status>HTTP/1.1 200 OK</d:status>';
const entry = (href: string, props: string) =>
  `<d:response><d:href>${href}</d:href><d:propstat><d:prop>${props}</d:prop>${ok}</d:propstat></d:response>`;
const listed = (name: string, etag: string) =>
  entry(collection + name, `<d:getetag>${escaped(etag)}</d:getetag>`);
const notFound = (name: string) =>
  `<d:response><d:href>${collection}${name}</d:href><d:status>HTTP/1.1 404 Not Found</d:status></d:response>`;
const multistatus = (...parts: string[]) =>
  '<?xml version="1.0" encoding="utf-8"?><d:multistatus xmlns:d="DAV:" xmlns:c="urn:ietf:params:xml:ns:caldav" ' +
  `xmlns:cs="http://calendarserver.org/ns/">${parts.join('')}</d:multistatus>`;

async function read(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}
