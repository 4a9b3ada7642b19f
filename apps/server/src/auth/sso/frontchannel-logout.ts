import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { CallLimits, type Limiter } from '../../http/rate-limits.ts';
import type { Platform } from '../../platform/platform.ts';
import { isSameIssuer } from './identity-provider.ts';
import { endProviderSessions, findOidcConnection, type SessionDeps } from './provider-sessions.ts';

const pathOf = (organizationId: string): string =>
  `/api/v1/auth/sso/${organizationId}/frontchannel-logout`;

export const frontchannelLogoutUri = (
  { config }: Pick<Platform, 'config'>,
  organizationId: string,
): string => `${config.publicUrl}${pathOf(organizationId)}`;

const logoutQuery = z.object({ iss: z.string().max(500), sid: z.string().min(1).max(255) });

const page = '<!doctype html><html lang="en"><title>Signed out</title></html>';

/**
 * OpenID Connect Front-Channel Logout 1.0: the provider loads the page in a frame of the browser that signs out. Browsers
 * send no cookies in frames of other sites, so `iss` and `sid` identify the session. Only the provider knows the `sid`.
 */
export function serveFrontchannelLogout(
  app: FastifyInstance,
  { limiter, ...deps }: SessionDeps & { limiter: Limiter },
): void {
  const limits = new CallLimits(limiter);
  app.get<{ Params: { organizationId: string } }>(
    pathOf(':organizationId'),
    { onRequest: (request) => limits.unauthenticated(request) },
    async ({ params: { organizationId }, query }, reply) => {
      reply.header('cache-control', 'no-store');
      const { data: asked } = logoutQuery.safeParse(query);
      const connection = asked && (await findOidcConnection(deps, organizationId));
      if (!connection || !isSameIssuer(asked.iss, connection.issuer)) {
        return reply.code(400).send({ error: 'invalid_request' });
      }
      await endProviderSessions(deps, { organizationId, sid: asked.sid });
      return (
        reply
          .type('text/html; charset=utf-8')
          // The page of the provider, whose origin can differ from the issuer, contains it in a frame.
          .removeHeader('x-frame-options')
          .header('content-security-policy', "default-src 'none'")
          .send(page)
      );
    },
  );
}
