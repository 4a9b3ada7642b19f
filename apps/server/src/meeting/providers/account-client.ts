import { setTimeout as delay } from 'node:timers/promises';
import type { LinkedAccountUse, Provider } from '@office/vocabulary';
import type { z } from 'zod';
import { ApiError } from '../../http/api-error.ts';
import { pauseOf } from '../../lib/retry-after.ts';
import {
  getAccessToken,
  disconnectAccount,
  RefreshUnavailable,
  type AccountDeps,
} from '../oauth/access-token.ts';
import type { AccountRef } from '../oauth/linked-account-store.ts';
import { requireProvider } from '../oauth/oauth-provider.ts';
import { ProviderError } from './provider-error.ts';

/** Request timeout in milliseconds. */
const timeout = 10_000;
/** In milliseconds. Retries after a `Retry-After` delay only up to this limit. */
const maxRetryDelayMs = 2000;

export interface Call<T> {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  path: string;
  query?: Record<string, string>;
  headers?: Record<string, string>;
  body?: unknown;
  /** A 401 does not disconnect the account, as the provider may return it for other reasons. */
  isOptional?: boolean;
  /** Schema of the response. The body is ignored if omitted. */
  answer?: z.ZodType<T>;
}

export class AccountClient {
  readonly provider: Provider;
  readonly #deps: AccountDeps;
  readonly #ref: AccountRef;
  readonly #use: LinkedAccountUse | undefined;
  readonly #beforeEach: () => Promise<void>;

  /**
   * @param options.use the use for which the account has to be linked; omitted if any use is sufficient
   * @param options.beforeEach called before each request, which may take up to ten seconds
   */
  constructor(
    deps: AccountDeps,
    ref: AccountRef,
    { use, beforeEach }: { use?: LinkedAccountUse; beforeEach?: () => Promise<void> } = {},
  ) {
    this.provider = ref.provider;
    this.#deps = deps;
    this.#ref = ref;
    this.#use = use;
    this.#beforeEach = beforeEach ?? (() => Promise.resolve());
  }

  /** @throws {ProviderError} if the request fails */
  async send<T = void>(call: Call<T>): Promise<T> {
    let token = await this.#token();
    let response = await this.#request(call, token);
    if (response.status === 401) {
      await response.body?.cancel();
      token = await this.#token(token);
      response = await this.#request(call, token);
      if (response.status === 401 && !call.isOptional) {
        await disconnectAccount(this.#deps, this.#ref);
      }
    }
    const pause = pauseOf(response.headers, this.#deps.now());
    if (response.status === 429 && pause !== null && pause <= maxRetryDelayMs) {
      await response.body?.cancel();
      await delay(pause);
      response = await this.#request(call, token);
    }
    if (!response.ok) throw await this.#failure(response);
    return this.#read(response, call);
  }

  async #token(refused?: string): Promise<string> {
    try {
      return await getAccessToken(this.#deps, this.#ref, {
        ...(this.#use && { use: this.#use }),
        ...(refused !== undefined && { refused }),
      });
    } catch (error) {
      if (error instanceof ApiError) throw new ProviderError(this.provider, 'ACCOUNT');
      if (error instanceof RefreshUnavailable) {
        throw new ProviderError(this.provider, 'UNAVAILABLE', { cause: error });
      }
      throw error;
    }
  }

  async #request(
    { method, path, query, headers, body }: Call<unknown>,
    token: string,
  ): Promise<Response> {
    await this.#beforeEach();
    const { api } = requireProvider(this.#deps.config, this.provider);
    const search = query ? `?${new URLSearchParams(query)}` : '';
    try {
      return await fetch(`${api}${path}${search}`, {
        method,
        headers: {
          ...headers,
          authorization: `Bearer ${token}`,
          accept: 'application/json',
          ...(body !== undefined && { 'content-type': 'application/json' }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
        redirect: 'error',
        signal: AbortSignal.timeout(timeout),
      });
    } catch (cause) {
      throw new ProviderError(this.provider, 'UNAVAILABLE', { isDefinite: false, cause });
    }
  }

  async #read<T>(response: Response, { answer }: Call<T>): Promise<T> {
    if (!answer) {
      await response.body?.cancel();
      return undefined as T;
    }
    const { status } = response;
    const read = answer.safeParse(await response.json().catch(() => null));
    if (read.success) return read.data;
    const cause = read.error;
    throw new ProviderError(this.provider, 'UNAVAILABLE', { isDefinite: false, status, cause });
  }

  async #failure(response: Response): Promise<ProviderError> {
    const { status } = response;
    const body: unknown = await response.json().catch(() => null);
    const { words, reason } = errorMessageOf(body);
    const isDailyLimit = status === 429 && /\bdaily\b/i.test(words ?? '');
    const retryAfter = pauseOf(response.headers, this.#deps.now());
    const more = { status, words, isDailyLimit, retryAfter };
    if (status === 401) return new ProviderError(this.provider, 'ACCOUNT', more);
    if (status === 429 || /limits?Exceeded|quotaExceeded/i.test(reason)) {
      return new ProviderError(this.provider, 'RATE_LIMITED', more);
    }
    if (status === 403) return new ProviderError(this.provider, 'FORBIDDEN', more);
    if (status === 404 || status === 410) return new ProviderError(this.provider, 'GONE', more);
    // After a 409 the requested object may already exist.
    const isDefinite = status !== 409;
    if (status < 500) return new ProviderError(this.provider, 'REFUSED', { ...more, isDefinite });
    return new ProviderError(this.provider, 'UNAVAILABLE', { ...more, isDefinite: false });
  }
}

/** Supported error formats: `{ error: { message, errors: [{ reason }] } }` and `{ message }`. */
function errorMessageOf(body: unknown): { words: string | null; reason: string } {
  const { error, message } = (body ?? {}) as { error?: unknown; message?: unknown };
  const inner = (error ?? {}) as { message?: unknown; errors?: unknown };
  const words = [inner.message, message].find((each) => typeof each === 'string') ?? null;
  const [first] = Array.isArray(inner.errors) ? (inner.errors as { reason?: unknown }[]) : [];
  return { words: words as string | null, reason: String(first?.reason ?? '') };
}
