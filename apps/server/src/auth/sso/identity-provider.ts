import type { FastifyBaseLogger } from 'fastify';
import {
  allowInsecureRequests,
  ClientSecretBasic,
  ClientSecretPost,
  clockSkew,
  clockTolerance,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
  type ClientAuth,
  type Configuration,
} from 'openid-client';
import { ApiError } from '../../http/api-error.ts';
import { guardedFetch } from '../../lib/guarded-fetch.ts';
import { decryptToken } from '../../lib/token-cipher.ts';
import type { Platform } from '../../platform/platform.ts';
import type { OidcConnection } from '../store/sso-store.ts';

export type ProviderDeps = Pick<Platform, 'config' | 'now'> & {
  log: Pick<FastifyBaseLogger, 'warn'>;
};

/** Accepted difference between the clocks of the provider and the server, in seconds. */
export const clockToleranceSeconds = 60;
const timeoutSeconds = 10;
const maxBytes = 1_000_000;

export interface IdentityProvider {
  client: Configuration;
  fetch: typeof fetch;
}

/**
 * Loads the configuration of a provider and runs `use`. Loads it for each sign-in, so that new keys
 * and addresses apply immediately.
 * @throws {ApiError} 422 `ssoProviderUnavailable`; `ssoSignInFailed` if the provider or the library
 *   rejects a step of `use`
 */
export async function withProvider<T>(
  deps: ProviderDeps,
  connection: OidcConnection,
  use: (provider: IdentityProvider) => Promise<T>,
): Promise<T> {
  let isUnavailable = true;
  const guarded = guardedFetch({ trusted: deps.config.ssoHosts, maxBytes });
  const fetch: typeof globalThis.fetch = async (url, { body, ...init } = {}) => {
    isUnavailable = true;
    const text = body instanceof URLSearchParams ? body.toString() : body;
    const response = await guarded(url, { ...init, ...(text != null && { body: text }) });
    isUnavailable = response.status >= 500;
    return response;
  };
  try {
    const client = await discover(deps, connection, fetch);
    isUnavailable = false;
    return await use({ client, fetch });
  } catch (err) {
    if (err instanceof ApiError) throw err;
    const { organizationId } = connection;
    deps.log.warn({ err, organizationId }, 'the identity provider rejected or failed a request');
    throw new ApiError(isUnavailable ? 'ssoProviderUnavailable' : 'ssoSignInFailed');
  }
}

async function discover(
  { config, now }: ProviderDeps,
  { organizationId, issuer, clientId, clientSecret: sealed }: OidcConnection,
  fetch: typeof globalThis.fetch,
): Promise<Configuration> {
  const url = new URL(issuer);
  const secret = decryptToken(config, sealed, organizationId, 'sso-secrets');
  if (secret === null) throw new Error('the client secret cannot be decrypted');
  const isInsecure = url.protocol === 'http:' && config.ssoHosts.includes(url.host);
  const client = await discovery(
    url,
    clientId,
    {
      [clockSkew]: Math.round((now().getTime() - Date.now()) / 1000),
      [clockTolerance]: clockToleranceSeconds,
    },
    authenticateWith(secret),
    {
      [customFetch]: fetch as never,
      timeout: timeoutSeconds,
      execute: [enableNonRepudiationChecks, ...(isInsecure ? [allowInsecureRequests] : [])],
    },
  ).catch((error: unknown) => {
    throw new Error('discovery failed', { cause: error });
  });
  // The browser opens this address in the origin of the office, so it must not be a script.
  const { authorization_endpoint = '' } = client.serverMetadata();
  const protocol = URL.parse(authorization_endpoint)?.protocol;
  if (protocol !== 'https:' && !(isInsecure && protocol === 'http:'))
    throw new Error('the authorization endpoint has no TLS');
  // The library accepts other issuers for multi-tenant providers, which would sign in any tenant.
  if (!isSameIssuer(client.serverMetadata().issuer, issuer)) throw new Error('another issuer');
  return client;
}

export const isSameIssuer = (one: string, other: string): boolean =>
  one.replace(/\/$/, '') === other.replace(/\/$/, '');

function authenticateWith(secret: string): ClientAuth {
  const [basic, post] = [ClientSecretBasic(secret), ClientSecretPost(secret)];
  return (server, ...rest) => {
    const methods = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
    return (methods.includes('client_secret_basic') ? basic : post)(server, ...rest);
  };
}
