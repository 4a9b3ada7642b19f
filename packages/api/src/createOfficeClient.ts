import createClient from 'openapi-fetch';
import type { Client, Middleware } from 'openapi-fetch';
import { publicOperations } from './constants.ts';
import { normalizeResponse, readJson } from './errors/foreign-answer.ts';
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
  /** API address without `/v1`, for example `/api` or `https://office.example/api`. */
  baseUrl: string;
  getLanguage(): Language;
  session: SessionAccess;
  /**
   * Called for every failed call with the suggested reaction, in addition to the result that the
   * caller receives. Not called for aborted calls and failures reported by
   * `session.onRefreshFailed`.
   */
  onError?(error: OfficeError, reaction: HttpReaction): void;
  /** Calls that return new session tokens. Defaults to the calls for members. */
  sessionCalls?: SessionCalls;
  /** Lock shared by all tabs of the session. Defaults to Web Locks. */
  lock?: Lock;
  fetch?(request: Request): Promise<Response>;
  /** Epoch milliseconds. */
  now?(): number;
  /** Timeout of a refresh in milliseconds. */
  refreshTimeout?: number;
}

export interface SessionCalls {
  refresh: keyof paths;
  organization: keyof paths;
}

const memberCalls: SessionCalls = {
  refresh: '/v1/auth/user/refresh',
  organization: '/v1/auth/user/organization',
};

export interface OfficeClient extends Client<paths> {
  /** Returns an unexpired access token, refreshing it if necessary. Null when signed out. */
  accessToken(): Promise<string | null>;
  refresh(): Promise<string>;
}

/** Sends the bearer token and the language, refreshes expired tokens, and reports failures to `onError`. */
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
      const send = async () => await normalizeResponse(await fetch(request));
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

/** Stores the tokens of a call. Holds the refresh lock, because the call invalidates the refresh token. */
async function storeTokens(
  send: () => Promise<Response>,
  session: SessionAccess,
): Promise<Response> {
  const before = session.getTokens()?.refreshToken;
  const response = await send();
  const body = response.ok ? await readJson(response.clone()) : null;
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
      // A late 401 for an older token does not apply to the current session.
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

/** Sends the refresh call as a separate request that is independent of any caller's AbortSignal. */
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
  // Ignores the status of responses from proxies and captive portals.
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

/** Waits for `promise` until `signal` aborts. Does not cancel the underlying operation. */
function untilAborted<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason);
    if (signal.aborted) abort();
    else signal.addEventListener('abort', abort, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}
