import { generateKeyPairSync } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect } from 'vitest';
import type { FcmConfig } from '../src/config/config.ts';

interface SentPush {
  token: string;
  data: Record<string, string>;
  webpush: { headers: Record<string, string> };
}

export interface TestFcm {
  config: FcmConfig;
  requests: SentPush[];
  grants: Record<string, unknown>[];
  /** Queues answers for the next requests. Later requests succeed. */
  answerNext(...answers: TestAnswer[]): void;
  invalidateAccessTokens(): void;
  untilAsked(count: number): Promise<SentPush[]>;
  close(): Promise<void>;
}

interface TestAnswer {
  status: number;
  errorCode?: string;
  retryAfter?: number;
  silent?: boolean;
}

export async function startFcm(): Promise<TestFcm> {
  const { privateKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  });
  const requests: SentPush[] = [];
  const grants: Record<string, unknown>[] = [];
  let refusedGrants = 0;
  let answers: TestAnswer[] = [];

  const server = createServer(async (request, response) => {
    const answer = (status: number, body: unknown, headers: Record<string, string> = {}) =>
      response
        .writeHead(status, { 'content-type': 'application/json', ...headers })
        .end(JSON.stringify(body));
    const body = await read(request);
    if (request.url === '/token') {
      const assertion = new URLSearchParams(body).get('assertion') ?? '';
      const [, claims = ''] = assertion.split('.');
      grants.push(JSON.parse(Buffer.from(claims, 'base64url').toString()) as (typeof grants)[0]);
      return answer(200, { access_token: `grant-${grants.length}`, expires_in: 3600 });
    }
    if (request.url !== '/v1/projects/office-test/messages:send') return answer(404, {});
    const grant = Number(/^Bearer grant-(\d+)$/.exec(request.headers.authorization ?? '')?.[1]);
    if (!(grant > refusedGrants)) return answer(401, { error: { status: 'UNAUTHENTICATED' } });
    requests.push((JSON.parse(body) as { message: SentPush }).message);
    const next = answers.shift();
    if (!next) return answer(200, { name: 'projects/office-test/messages/1' });
    if (next.silent) return;
    const { status, errorCode, retryAfter } = next;
    const details = errorCode ? [{ '@type': 'fcm', errorCode }] : [];
    return answer(
      status,
      { error: { code: status, status: 'X', details } },
      retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) },
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    config: {
      endpoint: url,
      serviceAccount: {
        projectId: 'office-test',
        clientEmail: 'push@office-test.iam.example',
        privateKey,
        tokenUri: `${url}/token`,
      },
    },
    requests,
    grants,
    answerNext: (...next) => {
      answers = next;
    },
    invalidateAccessTokens: () => {
      refusedGrants = grants.length;
    },
    untilAsked: async (count) => {
      await expect.poll(() => requests.length, { timeout: 15_000 }).toBeGreaterThanOrEqual(count);
      return requests;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function read(request: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece as Buffer);
  return Buffer.concat(pieces).toString();
}
