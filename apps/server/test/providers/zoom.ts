import { randomInt } from 'node:crypto';
import { TestProvider, type ApiAnswer, type ApiRequest } from './oauth-server.ts';

interface ZoomMeeting extends Record<string, unknown> {
  id: number;
  host_id: string;
  topic: string;
  type: number;
  agenda?: string;
  start_time?: string;
  duration?: number;
  timezone?: string;
  password: string;
  join_url: string;
}

export interface TestZoom extends TestProvider {
  meetings(): ZoomMeeting[];
}

/** Zoom truncates agendas in meeting lists. */
const listedAgenda = 250;
const perPage = 300;

export async function startZoom(port?: number): Promise<TestZoom> {
  const meetings = new Map<number, ZoomMeeting>();
  const provider = new TestProvider({
    provider: 'ZOOM',
    paths: {
      authorize: '/oauth/authorize',
      token: '/oauth/token',
      revoke: '/oauth/revoke',
      api: '/v2',
    },
    authentication: 'basic',
    rotates: true,
    ownScopes: [
      'user:read:user',
      'meeting:read:list_meetings',
      'meeting:write:meeting',
      'meeting:update:meeting',
      'meeting:delete:meeting',
    ],
    error,
    api: (request) => answer(request, meetings),
  });
  return Object.assign(await provider.listen(port), { meetings: () => [...meetings.values()] });
}

function error(status: number, message: string) {
  return { code: { 401: 124, 404: 3001, 400: 300 }[status] ?? status, message };
}

function answer(
  { method, path, query, body, account }: ApiRequest,
  meetings: Map<number, ZoomMeeting>,
): ApiAnswer {
  if (path === '/users/me') {
    return { status: 200, body: { id: account.id, email: account.email, type: 2 } };
  }
  if (path === '/users/me/meetings') {
    return method === 'POST'
      ? create(meetings, account.id, body)
      : list(
          [...meetings.values()].filter(({ host_id: host }) => host === account.id),
          query,
        );
  }
  const id = Number(/^\/meetings\/(\d+)$/.exec(path)?.[1]);
  const meeting = meetings.get(id);
  if (meeting?.host_id !== account.id) {
    return { status: 404, body: error(404, `Meeting does not exist: ${id}.`) };
  }
  if (method === 'GET') return { status: 200, body: meeting };
  if (method === 'DELETE') {
    meetings.delete(id);
    return { status: 204 };
  }
  Object.assign(meeting, body);
  return { status: 204 };
}

function create(
  meetings: Map<number, ZoomMeeting>,
  hostId: string,
  body: Record<string, unknown>,
): ApiAnswer {
  const { topic, type, password = '', agenda = '' } = body as Partial<ZoomMeeting>;
  const isWrong =
    !topic ||
    topic.length > 200 ||
    agenda.length > 2000 ||
    password.length > 10 ||
    ![2, 3].includes(type ?? 0);
  if (isWrong) {
    return { status: 400, body: { ...error(400, 'Validation Failed.'), errors: [] } };
  }
  const id = randomInt(80_000_000_000, 89_999_999_999);
  const meeting = {
    ...body,
    id,
    host_id: hostId,
    topic,
    type: type!,
    password,
    join_url: `https://us05web.zoom.us/j/${id}?pwd=${password}`,
  };
  meetings.set(id, meeting);
  return { status: 201, body: meeting };
}

function list(own: ZoomMeeting[], query: URLSearchParams): ApiAnswer {
  const size = Math.min(Number(query.get('page_size') ?? 30), perPage);
  const from = Number(query.get('next_page_token') ?? 0);
  const page = own
    .slice(from, from + size)
    .map((meeting) => ({ ...meeting, agenda: meeting.agenda?.slice(0, listedAgenda) }));
  const next = from + size < own.length ? String(from + size) : '';
  return {
    status: 200,
    body: { page_size: size, total_records: own.length, next_page_token: next, meetings: page },
  };
}
