import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import {
  appPolicy,
  isSecure,
  reportingEndpoints,
  type PolicyConfig,
} from './content-security-policy.ts';

export async function setSecurityHeaders(
  app: FastifyInstance,
  config: PolicyConfig,
): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: appPolicy(config) },
    strictTransportSecurity: isSecure(config.publicUrl)
      ? { maxAge: 31_536_000, includeSubDomains: false }
      : false,
    // The sign-in popup of an identity provider returns to this origin.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
  });
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('reporting-endpoints', reportingEndpoints);
    reply.header(
      'permissions-policy',
      'camera=(self), microphone=(self), display-capture=(self), fullscreen=(self), geolocation=(), payment=()',
    );
  });
}
