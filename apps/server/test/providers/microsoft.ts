import { randomInt, randomUUID } from 'node:crypto';
import { GraphCalendar } from './graph-calendar.ts';
import { failure } from './graph-failure.ts';
import { GraphSubscriptions } from './graph-subscriptions.ts';
import { TestProvider, type ApiAnswer, type ApiRequest } from './oauth-server.ts';

interface GraphMeeting extends Record<string, unknown> {
  id: string;
  externalId: string;
  organizer: string;
  subject?: string;
  startDateTime?: string;
  endDateTime?: string;
  joinWebUrl: string;
}

export interface TestMicrosoft extends TestProvider {
  meetings(): GraphMeeting[];
  calendarOf(accountId: string): GraphCalendar;
  subscriptions: GraphSubscriptions;
}

export async function startMicrosoft(port?: number): Promise<TestMicrosoft> {
  const meetings = new Map<string, GraphMeeting>();
  const tenant = '/organizations/oauth2/v2.0';
  const provider = new TestProvider({
    provider: 'TEAMS',
    paths: {
      authorize: `${tenant}/authorize`,
      token: `${tenant}/token`,
      revoke: null,
      api: '/v1.0',
    },
    authentication: 'post',
    rotates: true,
    error,
    api: async (request) =>
      ofCalendar(request, calendarOf(request.account.id)) ??
      (await subscriptions.answer(request)) ??
      answer(request, meetings),
  });
  const subscriptions = new GraphSubscriptions();
  const calendars = new Map<string, GraphCalendar>();
  const calendarOf = (accountId: string) => {
    const deps = { now: () => new Date(), api: () => `${provider.url}/v1.0` };
    const calendar = calendars.get(accountId) ?? new GraphCalendar(deps);
    calendars.set(accountId, calendar);
    return calendar;
  };
  return Object.assign(await provider.listen(port), {
    meetings: () => [...meetings.values()],
    calendarOf,
    subscriptions,
  });
}

function ofCalendar(request: ApiRequest, calendar: GraphCalendar): ApiAnswer | null {
  if (request.path === '/me/mailboxSettings/timeZone') {
    return request.scopes.includes('MailboxSettings.Read')
      ? { status: 200, body: { value: calendar.timeZone } }
      : failure(403, 'ErrorAccessDenied', 'Access is denied. Check credentials and try again.');
  }
  if (!/^\/me\/(events|calendarView)\b/.test(request.path)) return null;
  if (request.scopes.includes('Calendars.ReadWrite')) return calendar.answer(request);
  return failure(403, 'ErrorAccessDenied', 'Access is denied. Check credentials and try again.');
}

function error(status: number, message: string) {
  const code =
    { 401: 'InvalidAuthenticationToken', 403: 'Forbidden', 404: 'NotFound' }[status] ??
    'generalException';
  return { error: { code, message, innerError: { 'request-id': randomUUID() } } };
}

function answer(
  { method, path, body, account }: ApiRequest,
  meetings: Map<string, GraphMeeting>,
): ApiAnswer {
  if (path === '/me') {
    return {
      status: 200,
      body: { id: account.id, mail: account.email, userPrincipalName: account.email },
    };
  }
  if (path === '/me/onlineMeetings/createOrGet' && method === 'POST') {
    return createOrGet(meetings, account.id, body);
  }
  const id = /^\/me\/onlineMeetings\/([^/]+)$/.exec(path)?.[1] ?? '';
  const meeting = meetings.get(decodeURIComponent(id));
  if (meeting?.organizer !== account.id) return { status: 404, body: error(404, 'Not found.') };
  if (method === 'GET') return { status: 200, body: meeting };
  if (method === 'DELETE') {
    meetings.delete(meeting.id);
    return { status: 204 };
  }
  return { status: 200, body: Object.assign(meeting, body) };
}

function createOrGet(
  meetings: Map<string, GraphMeeting>,
  organizer: string,
  body: Record<string, unknown>,
): ApiAnswer {
  const { externalId } = body as Partial<GraphMeeting>;
  if (!externalId) return { status: 400, body: error(400, 'externalId is required.') };
  const existing = [...meetings.values()].find(
    (each) => each.organizer === organizer && each.externalId === externalId,
  );
  if (existing) return { status: 200, body: existing };
  const id = `MSp${Buffer.from(randomUUID()).toString('base64')}`;
  const meeting = {
    ...body,
    id,
    externalId,
    organizer,
    joinWebUrl: `https://teams.microsoft.com/l/meetup-join/${encodeURIComponent(id)}`,
    joinMeetingIdSettings: {
      isPasscodeRequired: true,
      joinMeetingId: String(randomInt(200_000_000_000, 399_999_999_999)),
      passcode: 'aB3dE9',
    },
  };
  meetings.set(id, meeting);
  return { status: 201, body: meeting };
}
