import type { FastifyInstance } from 'fastify';
import { createLocalJWKSet, decodeJwt, jwtVerify, type JSONWebKeySet } from 'jose';
import { z } from 'zod';
import { parseForms } from '../../http/form-bodies.ts';
import { CallLimits, type Limiter } from '../../http/rate-limits.ts';
import type { Platform } from '../../platform/platform.ts';
import type { OidcConnection } from '../store/sso-store.ts';
import {
  clockToleranceSeconds,
  isSameIssuer,
  withProvider,
  type ProviderDeps,
} from './identity-provider.ts';
import { endProviderSessions, findOidcConnection, type SessionDeps } from './provider-sessions.ts';

type Deps = SessionDeps & ProviderDeps;

const maxBytes = 16 * 1024;
const maxAge = '5 minutes';
const algorithms = [
  'RS256',
  'RS384',
  'RS512',
  'PS256',
  'PS384',
  'PS512',
  'ES256',
  'ES384',
  'EdDSA',
];

const logoutEvent = 'http://schemas.openid.net/event/backchannel-logout';

const logoutClaims = z
  .object({
    sub: z.string().optional(),
    sid: z.string().optional(),
    iat: z.number(),
    events: z.object({ [logoutEvent]: z.object({}) }),
    nonce: z.undefined().optional(),
  })
  .refine(({ sub, sid }) => sub !== undefined || sid !== undefined);

export const backchannelLogoutUri = (
  { config }: Pick<Platform, 'config'>,
  organizationId: string,
): string => `${config.publicUrl}/api/v1/auth/sso/${organizationId}/logout`;

/** OpenID Connect Back-Channel Logout 1.0: the provider ends the sessions that it signed in. */
export function serveBackchannelLogout(
  app: FastifyInstance,
  { limiter, ...platform }: Omit<Deps, 'log'> & { limiter: Limiter },
): void {
  const limits = new CallLimits(limiter);
  parseForms(app, maxBytes);
  app.post<{ Params: { organizationId: string } }>(
    '/api/v1/auth/sso/:organizationId/logout',
    { bodyLimit: maxBytes, onRequest: (request) => limits.unauthenticated(request) },
    async ({ params, body, log }, reply) => {
      const token = body instanceof URLSearchParams ? body.get('logout_token') : null;
      const isAccepted =
        token !== null && (await logOut({ ...platform, log }, params.organizationId, token));
      reply.header('cache-control', 'no-store');
      return isAccepted ? reply.send() : reply.code(400).send({ error: 'invalid_request' });
    },
  );
}

async function logOut(deps: Deps, organizationId: string, token: string): Promise<boolean> {
  const connection = await findOidcConnection(deps, organizationId);
  const claims = connection && (await verifyLogoutToken(deps, connection, token));
  if (!claims) return false;
  await endProviderSessions(deps, {
    organizationId,
    subject: claims.sub,
    sid: claims.sid,
    // A repeated token does not end later sessions.
    before: new Date((claims.iat + clockToleranceSeconds) * 1000),
  });
  return true;
}

async function verifyLogoutToken(
  deps: Deps,
  connection: OidcConnection,
  token: string,
): Promise<z.infer<typeof logoutClaims> | null> {
  try {
    // Tokens of other issuers cause no requests to the provider.
    if (!isSameIssuer(decodeJwt(token).iss ?? '', connection.issuer)) return null;
    const { issuer, keys } = await withProvider(deps, connection, async ({ client, fetch }) => {
      const { issuer, jwks_uri = '' } = client.serverMetadata();
      return { issuer, keys: (await (await fetch(jwks_uri)).json()) as JSONWebKeySet };
    });
    const { payload } = await jwtVerify(token, createLocalJWKSet(keys), {
      algorithms,
      issuer,
      audience: connection.clientId,
      clockTolerance: clockToleranceSeconds,
      currentDate: deps.now(),
      maxTokenAge: maxAge,
    });
    return logoutClaims.parse(payload);
  } catch (err) {
    const { organizationId } = connection;
    deps.log.warn({ err, organizationId }, 'a logout token of the identity provider was rejected');
    return null;
  }
}
