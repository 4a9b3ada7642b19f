import { createHash, randomBytes } from 'node:crypto';
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import type { Config, ProviderConfig } from '../../src/config/config.ts';
import type { Provider } from '@office/vocabulary';

export interface TestAccount {
  id: string;
  email: string;
}

export interface ApiRequest {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: IncomingHttpHeaders;
  body: Record<string, unknown>;
  account: TestAccount;
  scopes: readonly string[];
}

export interface ApiAnswer {
  status: number;
  body?: unknown;
  headers?: Record<string, string>;
}

/** Failure injected instead of the answer or, if `late`, after the request was processed. */
export interface Failure {
  status?: number;
  body?: unknown;
  headers?: Record<string, string>;
  silent?: boolean;
  cut?: boolean;
  late?: boolean;
  /** Applies to token requests instead of API calls. */
  of?: 'token';
}

interface Grant {
  account: TestAccount;
  scopes: string[];
  isRevoked: boolean;
}

interface Code {
  grant: Grant;
  challenge: string;
  redirectUri: string;
  nonce: string | null;
}

export interface ProviderBehavior {
  provider: Provider;
  paths: { authorize: string; token: string; revoke: string | null; api: string };
  authentication: 'basic' | 'post';
  /** Each refresh returns a new refresh token and invalidates the previous one. */
  rotates: boolean;
  /** Scopes granted if a request names none, as configured by the operator at the provider. */
  ownScopes?: string[];
  more?(client: string, grant: Grant, nonce: string | null): Record<string, unknown>;
  error(status: number, message: string): unknown;
  api(request: ApiRequest): ApiAnswer | Promise<ApiAnswer>;
}

export class TestProvider {
  url = '';
  readonly provider: Provider;
  readonly clientId = 'office-client';
  readonly clientSecret = 'office client secret';
  account: TestAccount = { id: 'account-1', email: 'aoi@example.com' };
  readonly calls: { method: string; path: string }[] = [];
  refreshes = 0;
  /** Delay in milliseconds before a request is processed, and again before it is answered. */
  latency = 0;
  failureFor: (call: { method: string; path: string }) => Failure | null = () => null;
  readonly #dialect: ProviderBehavior;
  readonly #codes = new Map<string, Code>();
  readonly #accessTokens = new Map<string, Grant>();
  readonly #refreshTokens = new Map<string, Grant>();
  readonly #server = createServer((request, response) => void this.#answer(request, response));
  #failures: Failure[] = [];

  constructor(dialect: ProviderBehavior) {
    this.#dialect = dialect;
    this.provider = dialect.provider;
  }

  async listen(port = 0): Promise<this> {
    await new Promise<void>((resolve) => this.#server.listen(port, '127.0.0.1', resolve));
    this.url = `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
    return this;
  }

  close(): Promise<void> {
    return new Promise((resolve) => {
      this.#server.close(() => resolve());
      this.#server.closeAllConnections();
    });
  }

  get environment(): Record<string, string> {
    return {
      [`OFFICE_${this.provider}_CLIENT_ID`]: this.clientId,
      [`OFFICE_${this.provider}_CLIENT_SECRET`]: this.clientSecret,
      [`OFFICE_${this.provider}_ENDPOINT`]: this.url,
    };
  }

  get config(): ProviderConfig {
    const { clientId, clientSecret, url: endpoint } = this;
    return { clientId, clientSecret, endpoint, tenant: 'organizations' };
  }

  async consent(
    address: string,
    { without = '' }: { without?: string } = {},
  ): Promise<{ code: string; state: string }> {
    const page = await fetch(address);
    if (page.status !== 200) throw new Error(`${page.status}: ${await page.text()}`);
    const allow = new URL(address);
    allow.pathname += '/allow';
    allow.searchParams.set('without', without);
    const answer = await fetch(allow, { redirect: 'manual' });
    const back = new URL(answer.headers.get('location')!).searchParams;
    return { code: back.get('code')!, state: back.get('state')! };
  }

  failNext(...failures: Failure[]): void {
    this.#failures = failures;
  }

  endAccessTokens(): void {
    this.#accessTokens.clear();
  }

  revokeGrants(): void {
    for (const grant of this.#refreshTokens.values()) grant.isRevoked = true;
    for (const grant of this.#accessTokens.values()) grant.isRevoked = true;
  }

  get liveGrants(): number {
    const grants = new Set([...this.#refreshTokens.values(), ...this.#accessTokens.values()]);
    return [...grants].filter(({ isRevoked }) => !isRevoked).length;
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', this.url);
    const text = await read(request);
    const send = ({ status, body, headers = {} }: ApiAnswer) => {
      if (response.destroyed) return;
      const isText = typeof body === 'string';
      response
        .writeHead(status, {
          'content-type': isText ? 'text/html; charset=utf-8' : 'application/json',
          ...headers,
        })
        .end(isText ? body : body === undefined ? undefined : JSON.stringify(body));
    };
    const { paths } = this.#dialect;
    if (url.pathname === paths.authorize) return send(this.#authorize(url.searchParams));
    if (url.pathname === `${paths.authorize}/allow`) return send(this.#allow(url.searchParams));
    if (url.pathname === `${paths.authorize}/deny`) return send(this.#deny(url.searchParams));
    const isToken = url.pathname === paths.token;
    const isApi = url.pathname.startsWith(`${paths.api}/`);
    const call = { method: request.method ?? '', path: url.pathname.slice(paths.api.length) };
    if (isApi) this.calls.push(call);
    const planned = isToken || isApi ? this.#nextFailure(isToken) : undefined;
    const failure = planned ?? (isApi ? this.failureFor(call) : null);
    const work = () => {
      if (isToken) return this.#issueTokens(request, new URLSearchParams(text));
      if (url.pathname === paths.revoke) return this.#revoke(request, new URLSearchParams(text));
      if (isApi) return this.#call(request, url, text);
      return { status: 404, body: this.#dialect.error(404, 'Not found') };
    };
    if (this.latency > 0) await delay(this.latency);
    const done = failure && !failure.late ? null : await work();
    if (this.latency > 0) await delay(this.latency);
    if (failure?.silent) return;
    if (failure?.cut) return void request.socket.destroy();
    if (!failure) return send(done!);
    const { status = 500, body = this.#dialect.error(status, 'It goes wrong'), headers } = failure;
    send({ status, body, ...(headers && { headers }) });
  }

  #nextFailure(isToken: boolean): Failure | undefined {
    const index = this.#failures.findIndex(({ of }) => (of === 'token') === isToken);
    return index === -1 ? undefined : this.#failures.splice(index, 1)[0];
  }

  #authorize(query: URLSearchParams): ApiAnswer {
    const wrong = this.#wrongRequest(query);
    if (wrong) return { status: 400, body: `Error 400: ${wrong}` };
    const answer = (name: string) => `${this.#dialect.paths.authorize}/${name}?${query}`;
    const link = (name: string, label: string) =>
      `<p><a href="${answer(name).replaceAll('&', '&amp;')}">${label}</a></p>`;
    return {
      status: 200,
      body: `<!doctype html><title>Sign in</title><h1>${this.account.email}</h1>${link('allow', 'Allow')}${link('deny', 'Cancel')}`,
    };
  }

  #wrongRequest(query: URLSearchParams): string | null {
    if (query.get('client_id') !== this.clientId) return 'invalid_client';
    if (query.get('response_type') !== 'code') return 'unsupported_response_type';
    if (!query.get('redirect_uri')) return 'redirect_uri_mismatch';
    if (!query.get('state') || query.get('code_challenge_method') !== 'S256') {
      return 'invalid_request';
    }
    return null;
  }

  #allow(query: URLSearchParams): ApiAnswer {
    const code = `4/${randomBytes(24).toString('base64url')}`;
    const requestedScopes = query.get('scope')?.split(' ') ?? this.#dialect.ownScopes ?? [];
    const without = query.get('without')?.split(' ') ?? [];
    const scopes = requestedScopes.filter((scope) => !without.includes(scope));
    this.#codes.set(code, {
      grant: { account: this.account, scopes, isRevoked: false },
      challenge: query.get('code_challenge') ?? '',
      redirectUri: query.get('redirect_uri') ?? '',
      nonce: query.get('nonce'),
    });
    return back(query, { code });
  }

  #deny(query: URLSearchParams): ApiAnswer {
    return back(query, { error: 'access_denied' });
  }

  #issueTokens(request: IncomingMessage, form: URLSearchParams): ApiAnswer {
    if (!this.#isClient(request, form)) return { status: 401, body: { error: 'invalid_client' } };
    const refused = {
      status: 400,
      body: { error: 'invalid_grant', error_description: 'Bad Request' },
    };
    if (form.get('grant_type') === 'refresh_token') {
      this.refreshes += 1;
      const token = form.get('refresh_token') ?? '';
      const grant = this.#refreshTokens.get(token);
      if (!grant || grant.isRevoked) return refused;
      if (this.#dialect.rotates) this.#refreshTokens.delete(token);
      return this.#tokens(grant, this.#dialect.rotates, null);
    }
    const code = this.#codes.get(form.get('code') ?? '');
    this.#codes.delete(form.get('code') ?? '');
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    const isRight = code?.challenge === challenge && code.redirectUri === form.get('redirect_uri');
    return isRight ? this.#tokens(code.grant, true, code.nonce) : refused;
  }

  #tokens(grant: Grant, withRefresh: boolean, nonce: string | null): ApiAnswer {
    const accessToken = `access-${randomBytes(12).toString('hex')}`;
    const refreshToken = `refresh-${randomBytes(12).toString('hex')}`;
    this.#accessTokens.set(accessToken, grant);
    if (withRefresh) this.#refreshTokens.set(refreshToken, grant);
    return {
      status: 200,
      body: {
        access_token: accessToken,
        token_type: 'Bearer',
        expires_in: 3599,
        scope: grant.scopes.filter((scope) => scope !== 'offline_access').join(' '),
        ...(withRefresh && { refresh_token: refreshToken }),
        ...this.#dialect.more?.(this.clientId, grant, nonce),
      },
    };
  }

  #revoke(request: IncomingMessage, form: URLSearchParams): ApiAnswer {
    if (!this.#isClient(request, form)) return { status: 401, body: { error: 'invalid_client' } };
    const token = form.get('token') ?? '';
    const grant = this.#refreshTokens.get(token) ?? this.#accessTokens.get(token);
    if (!grant) return { status: 400, body: { error: 'invalid_token' } };
    grant.isRevoked = true;
    return { status: 200, body: {} };
  }

  #isClient({ headers }: IncomingMessage, form: URLSearchParams): boolean {
    if (this.#dialect.authentication === 'post') {
      return (
        form.get('client_id') === this.clientId && form.get('client_secret') === this.clientSecret
      );
    }
    const [, basic = ''] = (headers.authorization ?? '').split(' ');
    const [id = '', secret = ''] = Buffer.from(basic, 'base64').toString().split(':');
    const decode = (part: string) => decodeURIComponent(part.replaceAll('+', ' '));
    return decode(id) === this.clientId && decode(secret) === this.clientSecret;
  }

  #call(request: IncomingMessage, url: URL, text: string): ApiAnswer | Promise<ApiAnswer> {
    const [, token = ''] = (request.headers.authorization ?? '').split(' ');
    const grant = this.#accessTokens.get(token);
    const { error, paths, api } = this.#dialect;
    if (!grant || grant.isRevoked) {
      return { status: 401, body: error(401, 'Invalid access token') };
    }
    return api({
      method: request.method ?? 'GET',
      path: url.pathname.slice(paths.api.length),
      query: url.searchParams,
      headers: request.headers,
      body: text ? (JSON.parse(text) as Record<string, unknown>) : {},
      account: grant.account,
      scopes: grant.scopes,
    });
  }
}

function back(query: URLSearchParams, answer: Record<string, string>): ApiAnswer {
  const url = new URL(query.get('redirect_uri')!);
  for (const [name, value] of Object.entries(answer)) url.searchParams.set(name, value);
  url.searchParams.set('state', query.get('state') ?? '');
  return { status: 302, headers: { location: url.href } };
}

export function providersConfig(...providers: TestProvider[]): Pick<Config, 'providers'> {
  const none = { GOOGLE: null, ZOOM: null, TEAMS: null };
  const own = providers.map(({ provider, config }) => [provider, config]);
  return { providers: { ...none, ...Object.fromEntries(own) } as Config['providers'] };
}

async function read(request: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece as Buffer);
  return Buffer.concat(pieces).toString();
}
