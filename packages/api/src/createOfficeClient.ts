import createClient from 'openapi-fetch';
import type { Client, Middleware } from 'openapi-fetch';
import { publicOperations } from './constants.ts';
import { asContractAnswer, readJson } from './errors/foreign-answer.ts';
import { reactionTo } from './errors/http-reaction.ts';
import type { HttpReaction } from './errors/http-reaction.ts';
import { isErrorBody, OfficeError } from './errors/OfficeError.ts';
import type { paths } from './schema.ts';
import { crossTabLock } from './session/lock.ts';
import type { Lock } from './session/lock.ts';
import type { SessionAccess } from './session/session.ts';
import { TokenRefresher } from './session/TokenRefresher.ts';
import type { Language, Schemas } from './types.ts';

export interface OfficeClientOptions {
  /** The address of the API, without `/v1`: `/api`, or `https://office.example/api`. */
  baseUrl: string;
  /** The language that the member reads now; sent as Accept-Language. */
  getLanguage(): Language;
  session: SessionAccess;
  /**
   * Told of every call that does not succeed, and what to do about it, besides the
   * caller's own answer. Not of aborted calls, nor of those that `session.onRefreshFailed` covers.
   */
  onError?(error: OfficeError, reaction: HttpReaction): void;
  /** The calls that answer with new tokens for a session; those of members when left out. */
  sessionCalls?: SessionCalls;
  /** The lock by which tabs that share the session exclude each other. Web Locks when left out. */
  lock?: Lock;
  /** `fetch` when left out. */
  fetch?(request: Request): Promise<Response>;
  /** Epoch milliseconds. */
  now?(): number;
  /** Milliseconds after which a refresh without an answer has failed. */
  refreshTimeout?: number;
}

/** Paths of calls that spend a refresh token. */
export interface SessionCalls {
  refresh: keyof paths;
  /** Selects the organisation of the session. */
  organization: keyof paths;
}

const memberCalls: SessionCalls = {
  refresh: '/v1/auth/user/refresh',
  organization: '/v1/auth/user/organization',
};

/** Typed calls of the contract (`GET`, `POST` …), and the tokens they are made with. */
export interface OfficeClient extends Client<paths> {
  /** An access token that has not expired, refreshed when need be; null when signed out. */
  accessToken(): Promise<string | null>;
  /** Refreshes now, expired or not, and answers the new access token. */
  refresh(): Promise<string>;
}

/**
 * A client that sends the bearer token and the language, refreshes an expired token before the
 * call (once, however many calls and tabs wait for it), and reports failures in one place.
 */
export function createOfficeClient(options: OfficeClientOptions): OfficeClient {
  const fetch = options.fetch ?? ((request: Request) => globalThis.fetch(request));
  const lock = options.lock ?? crossTabLock;
  const refresher = new TokenRefresher({
    session: options.session,
    lock,
    now: options.now ?? Date.now,
    exchange: (refreshToken) => exchange(refreshToken, fetch, options),
  });
  const client = createClient<paths>({
    baseUrl: options.baseUrl,
    fetch: async (request) => {
      const send = async () => await asContractAnswer(await fetch(request));
      return selectsOrganization(request, options)
        ? await lock(() => storeTokens(send, options.session))
        : await send();
    },
  });
  client.use(authorize(refresher, options), report(options));
  return Object.assign(client, {
    accessToken: () => refresher.validToken(),
    refresh: () => refresher.refresh(),
  });
}

function selectsOrganization(
  { method, url }: Request,
  { sessionCalls = memberCalls }: OfficeClientOptions,
): boolean {
  return method === 'POST' && new URL(url).pathname.endsWith(sessionCalls.organization);
}

/**
 * Sends a call that is answered with tokens, and stores them. With the lock held: the call spends the
 * refresh token, and another tab that presents it meanwhile would end the session.
 */
async function storeTokens(
  send: () => Promise<Response>,
  session: SessionAccess,
): Promise<Response> {
  const before = session.getTokens()?.refreshToken;
  const response = await send();
  const body = response.ok ? await readJson(response.clone()) : null;
  // Signed out, or in as someone else, since it was sent.
  const isSameSession = session.getTokens()?.refreshToken === before;
  if (isSession(body) && isSameSession) await session.update(body);
  return response;
}

function authorize(refresher: TokenRefresher, { getLanguage }: OfficeClientOptions): Middleware {
  return {
    async onRequest({ request, schemaPath }) {
      request.headers.set('Accept-Language', getLanguage());
      const isPublic = publicOperations.includes(`${request.method} ${schemaPath}`);
      if (isPublic || request.headers.has('Authorization')) return;
      const token = await untilAborted(refresher.validToken(), request.signal);
      if (token !== null) request.headers.set('Authorization', `Bearer ${token}`);
    },
  };
}

function report({ session, onError }: OfficeClientOptions): Middleware {
  return {
    async onResponse({ request, response }) {
      if (response.ok || !onError) return;
      const body = await readJson(response.clone());
      // Signed in anew meanwhile: a late refusal of the tokens before says nothing about these.
      const bearer = request.headers.get('Authorization');
      const token = session.getTokens()?.token;
      const isLate = bearer !== null && token !== undefined && bearer !== `Bearer ${token}`;
      const reaction = reactionTo({ status: response.status, body });
      onError(
        new OfficeError(response.status, body),
        isLate && reaction.kind === 'signOut' ? { kind: 'passOn' } : reaction,
      );
    },
    onError({ request, error: cause }) {
      if (request.signal.aborted) return;
      const error = new OfficeError(null, undefined, { cause });
      onError?.(error, reactionTo({ status: null }));
      return error;
    },
  };
}

/** The refresh call itself: its own request, never tied to a caller's AbortSignal. */
async function exchange(
  refreshToken: string,
  fetch: (request: Request) => Promise<Response>,
  {
    baseUrl,
    getLanguage,
    refreshTimeout = 20_000,
    sessionCalls = memberCalls,
  }: OfficeClientOptions,
): Promise<Schemas['Session']> {
  const request = new Request(`${baseUrl.replace(/\/$/, '')}${sessionCalls.refresh}`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${refreshToken}`, 'Accept-Language': getLanguage() },
    signal: AbortSignal.timeout(refreshTimeout),
  });
  let response: Response;
  let body: unknown;
  try {
    response = await fetch(request);
    body = await readJson(response);
  } catch (cause) {
    throw new OfficeError(null, undefined, { cause });
  }
  if (response.ok && isSession(body)) return body;
  // Only the server refuses: what a proxy or a captive portal answers in its place signs nobody out.
  throw new OfficeError(isErrorBody(body) ? response.status : null, body);
}

function isSession(value: unknown): value is Schemas['Session'] {
  return (
    typeof value === 'object' &&
    value !== null &&
    'token' in value &&
    typeof value.token === 'string' &&
    'refreshToken' in value &&
    typeof value.refreshToken === 'string'
  );
}

/** Waits for `promise` no longer than `signal` allows; what it stands for goes on regardless. */
function untilAborted<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason);
    if (signal.aborted) abort();
    else signal.addEventListener('abort', abort, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}
