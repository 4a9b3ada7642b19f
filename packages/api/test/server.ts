import { createServer } from 'node:http';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Schemas } from '../src/index.ts';

interface ReceivedRequest {
  call: string;
  authorization: string | undefined;
  language: string | undefined;
}

type Answer = [status: number, body: unknown];

/** Session with numbered tokens, so that tests can identify the token that was sent. */
export function sessionNumber(n: number, tokenExpires: number): Schemas['Session'] {
  const at = '2026-11-20T00:00:00.000Z';
  return {
    token: `access-${n}`,
    refreshToken: `refresh-${n}`,
    tokenExpires,
    refreshTokenExpires: tokenExpires + 1,
    storageKey: '0'.repeat(64),
    organizationType: 'MULTIPLE',
    organizationId: null,
    user: {
      id: 'a1e5c0de-1111-4c59-9a51-1d1f3b8f0a01',
      email: 'aoi@sakura.example',
      invitedBy: null,
      inviter: null,
      createdAt: at,
      updatedAt: at,
    },
  };
}

function signal() {
  let resolve = () => {};
  const promise = new Promise<void>((fulfil) => (resolve = fulfil));
  return { promise, resolve };
}

export async function startServer() {
  const requests: ReceivedRequest[] = [];
  const answers = new Map<string, Answer>();
  let issued = 0;
  const pausedResponses: { end: string; arrive: () => void; released: Promise<void> }[] = [];
  const expires = Date.now() + 15 * 60_000;

  const refresh = (bearer: string): Answer => {
    if (bearer !== `Bearer refresh-${issued}`) return [401, errorBody(401, 'refreshFailed')];
    issued += 1;
    return [200, sessionNumber(issued, expires)];
  };
  const answer = async (request: IncomingMessage): Promise<Answer> => {
    const call = `${request.method} ${request.url}`;
    const { authorization, 'accept-language': language } = request.headers;
    requests.push({ call, authorization, language });
    for (const hold of pausedResponses.filter(({ end }) => call.endsWith(end))) {
      hold.arrive();
      await hold.released;
    }
    const fixed = answers.get(call);
    if (fixed) return fixed;
    if (call.endsWith('/refresh')) return refresh(authorization ?? '');
    return [200, { authorization: authorization ?? null }];
  };
  const server = createServer((request, response) => {
    void answer(request).then(([status, body]) => {
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(status === 204 ? undefined : JSON.stringify(body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`,
    seen: requests,
    count: (end: string) => requests.filter(({ call }) => call.endsWith(end)).length,
    set: (call: string, ...fixed: Answer) => void answers.set(call, fixed),
    /** Delays calls whose path ends with `end` until `release`. `arrived` resolves with the first of them. */
    hold(end: string): { arrived: Promise<void>; release: () => void } {
      const arrived = signal();
      const released = signal();
      pausedResponses.push({ end, arrive: arrived.resolve, released: released.promise });
      return { arrived: arrived.promise, release: released.resolve };
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

export const errorBody = (statusCode: number, errors: unknown, more: object = {}) => ({
  statusCode,
  message: 'No',
  errors,
  ...more,
});
