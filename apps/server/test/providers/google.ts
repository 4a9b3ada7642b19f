import { randomInt } from 'node:crypto';
import { UnsecuredJWT } from 'jose';
import { TestProvider, type ApiAnswer, type ApiRequest } from './oauth-server.ts';

/** An event of a calendar, as Google answers it. */
interface GoogleEvent extends Record<string, unknown> {
  id: string;
  status: 'confirmed' | 'cancelled';
  summary?: string;
  recurrence?: string[];
  start?: { dateTime: string; timeZone?: string };
  end?: { dateTime: string; timeZone?: string };
  hangoutLink?: string;
}

/** Google: its sign-in, and the calendars of its accounts. */
export interface TestGoogle extends TestProvider {
  /** The events of all accounts that are not deleted. */
  events(): GoogleEvent[];
  /** Empties the calendars. */
  clear(): void;
}

export async function startGoogle(port?: number): Promise<TestGoogle> {
  const calendars = new Map<string, Map<string, GoogleEvent>>();
  const provider = new TestProvider({
    provider: 'GOOGLE',
    paths: {
      authorize: '/o/oauth2/v2/auth',
      token: '/token',
      revoke: '/revoke',
      api: '/calendar/v3',
    },
    authentication: 'post',
    rotates: false,
    more: (client, { account, scopes }, nonce) =>
      scopes.includes('openid') && nonce ? { id_token: idToken(client, account, nonce) } : {},
    error,
    api: (request) => answer(request, calendarOf(calendars, request.account.id)),
  });
  const events = () =>
    [...calendars.values()].flatMap((calendar) =>
      [...calendar.values()].filter(({ status }) => status === 'confirmed'),
    );
  return Object.assign(await provider.listen(port), { events, clear: () => calendars.clear() });
}

function calendarOf(calendars: Map<string, Map<string, GoogleEvent>>, accountId: string) {
  const calendar = calendars.get(accountId) ?? new Map<string, GoogleEvent>();
  calendars.set(accountId, calendar);
  return calendar;
}

/** The office reads it straight from Google over TLS, so nobody looks at its signature (OpenID Connect, 3.1.3.7). */
function idToken(client: string, account: { id: string; email: string }, nonce: string): string {
  const token = new UnsecuredJWT({ email: account.email, email_verified: true, nonce })
    .setIssuer('https://accounts.google.com')
    .setSubject(account.id)
    .setAudience(client)
    .setIssuedAt()
    .setExpirationTime('1h')
    .encode();
  const header = Buffer.from(JSON.stringify({ alg: 'RS256', kid: '1', typ: 'JWT' }));
  return [header.toString('base64url'), token.split('.')[1], 'c2lnbmF0dXJl'].join('.');
}

function error(code: number, message: string) {
  const reason = { 401: 'authError', 403: 'forbidden', 404: 'notFound', 409: 'duplicate' }[code];
  const errors = [{ domain: 'global', reason: reason ?? 'backendError', message }];
  return { error: { code, message, errors } };
}

function answer(
  { method, path, query, body }: ApiRequest,
  calendar: Map<string, GoogleEvent>,
): ApiAnswer {
  const [, id] = /^\/calendars\/primary\/events(?:\/([^/]+))?$/.exec(path) ?? [];
  if (!path.startsWith('/calendars/primary/events')) {
    return { status: 404, body: error(404, 'Not Found') };
  }
  if (!id && method === 'POST') return insert(calendar, query, body);
  const event = id === undefined ? undefined : calendar.get(id);
  if (!event) return { status: 404, body: error(404, 'Not Found') };
  if (method === 'GET') return { status: 200, body: event };
  if (event.status === 'cancelled') {
    return { status: 410, body: error(410, 'Resource has been deleted') };
  }
  if (method === 'DELETE') {
    event.status = 'cancelled';
    return { status: 204 };
  }
  if (method === 'PATCH') return { status: 200, body: Object.assign(event, body) };
  return { status: 405, body: error(405, 'Method Not Allowed') };
}

function insert(
  calendar: Map<string, GoogleEvent>,
  query: URLSearchParams,
  body: Record<string, unknown>,
): ApiAnswer {
  const { id, start, end } = body as Partial<GoogleEvent>;
  if (!id || !/^[a-v0-9]{5,1024}$/.test(id)) {
    return { status: 400, body: error(400, 'Invalid resource id value.') };
  }
  if (!start?.dateTime || !end?.dateTime || end.dateTime <= start.dateTime) {
    return { status: 400, body: error(400, 'The specified time range is empty.') };
  }
  if (body['recurrence'] && !start.timeZone) {
    return { status: 400, body: error(400, 'Missing time zone definition for start time.') };
  }
  if (calendar.has(id)) {
    return { status: 409, body: error(409, 'The requested identifier already exists.') };
  }
  const { conferenceData, ...rest } = body as { conferenceData?: ConferenceRequest };
  const event = { ...rest, id, status: 'confirmed' } as GoogleEvent;
  if (conferenceData?.createRequest && query.get('conferenceDataVersion') === '1') {
    Object.assign(event, conference(conferenceData.createRequest.requestId));
  }
  calendar.set(id, event);
  return { status: 200, body: event };
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
