import type { FastifyInstance } from 'fastify';
import { randomNonce } from 'openid-client';
import { z } from 'zod';
import { parseForms } from '../../http/form-bodies.ts';
import { CallLimits, type Limiter } from '../../http/rate-limits.ts';
import type { Platform } from '../../platform/platform.ts';
import { hashSecretToken, newSecretToken, sameHash } from '../devices/secret-token.ts';
import * as store from '../store/sso-store.ts';
import type { SamlConnection, SsoSignIn } from '../store/sso-store.ts';
import type { ProviderDeps } from './identity-provider.ts';
import {
  samlClient,
  samlPath,
  serviceProviderMetadata,
  serviceProviderOf,
} from './saml-provider.ts';
import { verifySamlResponse } from './saml-response.ts';
import { readProfile, type SsoProfile } from './sso-profile.ts';
import { redirectUriOf } from './sso-redirect.ts';

type Deps = Pick<Platform, 'db'> & ProviderDeps;

/** Responses with many groups have about 50 KB. */
const maxBytes = 128 * 1024;

export async function startSaml(
  deps: Pick<Platform, 'config'>,
  connection: SamlConnection,
  state: string,
): Promise<Pick<SsoSignIn, 'nonce'> & { url: string }> {
  // An XML ID must not start with a digit.
  const nonce = `_${randomNonce()}`;
  const serviceProvider = serviceProviderOf(deps, connection.organizationId);
  const client = samlClient(serviceProvider, connection, nonce);
  return { nonce, url: await client.getAuthorizeUrlAsync(state, undefined, {}) };
}

/** Returns the profile of the response that the assertion consumer service has accepted. */
export function finishSaml(
  { issuer }: SamlConnection,
  { codeHash, claims }: SsoSignIn,
  query: URLSearchParams,
): SsoProfile | null {
  const presented = hashSecretToken(query.get('code') ?? '');
  if (!codeHash || claims?.iss !== issuer || !sameHash(presented, codeHash)) return null;
  return readProfile({ ...claims, email_verified: true });
}

const requestOf = z.object({ SAMLResponse: z.string(), RelayState: z.string().min(1).max(80) });

/** Serves the metadata of the service providers and their assertion consumer services. */
export function serveSaml(
  app: FastifyInstance,
  { limiter, ...platform }: Omit<Deps, 'log'> & { limiter: Limiter },
): void {
  const limits = new CallLimits(limiter);
  const path = samlPath(':organizationId');
  type Route = { Params: { organizationId: string } };
  const onRequest = (request: Parameters<CallLimits['unauthenticated']>[0]) =>
    limits.unauthenticated(request);
  parseForms(app, maxBytes);
  app.get<Route>(path, { onRequest }, ({ params: { organizationId } }, reply) => {
    if (!z.uuid().safeParse(organizationId).success) return reply.callNotFound();
    return reply
      .type('application/samlmetadata+xml')
      .header('content-disposition', 'attachment; filename="metadata.xml"')
      .send(serviceProviderMetadata(serviceProviderOf(platform, organizationId)));
  });
  app.post<Route>(
    `${path}/acs`,
    { bodyLimit: maxBytes, onRequest },
    async ({ params: { organizationId }, body, log }, reply) => {
      const form = requestOf.safeParse(
        body instanceof URLSearchParams ? Object.fromEntries(body) : {},
      );
      const isKnown = z.uuid().safeParse(organizationId).success && form.success;
      const target = isKnown
        ? await acceptResponse({ ...platform, log }, organizationId, form.data)
        : redirectUriOf(platform, 'OFFICE');
      // 303 turns the POST into a GET, which contains neither the response nor cookies of other origins.
      return reply.header('cache-control', 'no-store').redirect(target, 303);
    },
  );
}

/**
 * Verifies the first response for a pending sign-in and stores its claims. Returns the URL at which
 * the browser that receives the code finishes the sign-in. Another browser has no token for it.
 */
async function acceptResponse(
  deps: Deps,
  organizationId: string,
  { SAMLResponse: response, RelayState: state }: z.infer<typeof requestOf>,
): Promise<string> {
  const now = deps.now();
  const stateHash = hashSecretToken(state);
  const code = newSecretToken();
  const accepted = { stateHash, organizationId, codeHash: hashSecretToken(code) };
  const connection = await store.findConnection(deps.db, organizationId);
  const signIn =
    connection?.protocol === 'SAML' && (await store.acceptSamlResponse(deps.db, accepted, now));
  // Also refuses responses without a request (IdP-initiated).
  if (!signIn) return redirectUriOf(deps, 'OFFICE');
  try {
    const claims = await verifySamlResponse(serviceProviderOf(deps, organizationId), connection, {
      ...{ response, requestId: signIn.nonce, now },
    });
    await store.saveSamlClaims(deps.db, { stateHash, claims });
  } catch (err) {
    // The sender of the text in the message is unknown.
    const reason = String(err instanceof Error ? err.message : err).slice(0, 200);
    deps.log.warn({ reason, organizationId }, 'a SAML response was rejected');
  }
  return `${redirectUriOf(deps, signIn.audience)}?${new URLSearchParams({ state, code }).toString()}`;
}
