import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../config/config.ts';

const crossOriginPaths = /^\/(?:api|files)\//;

const methods = 'GET, POST, PUT, PATCH, DELETE';
const requestHeaders = 'authorization, content-type, if-none-match, range';
const responseHeaders = 'content-disposition, content-range, etag, retry-after, x-request-id';
/** Longest period for which browsers cache a preflight response, in seconds. */
const preflightSeconds = 7200;

/**
 * Enables CORS for the configured origins, without credentials, because tokens are sent in a
 * header.
 * Preflights are answered before rate limits, authentication and database access.
 */
export function allowOrigins(
  app: FastifyInstance,
  { allowedOrigins }: Pick<Config, 'allowedOrigins'>,
): void {
  if (allowedOrigins.length === 0) return;
  const allowed = new Set(allowedOrigins);
  app.addHook('onRequest', async (request, reply) => {
    if (!crossOriginPaths.test(request.url)) return;
    reply.header('vary', 'Origin');
    const { origin } = request.headers;
    if (origin === undefined || !allowed.has(origin)) return;
    reply.header('access-control-allow-origin', origin);
    if (isPreflight(request)) return answerPreflight(reply);
    reply.header('access-control-expose-headers', responseHeaders);
  });
  app.addHook('onSend', async (request, reply) => {
    if (crossOriginPaths.test(request.url) && isImage(reply)) {
      reply.header('cross-origin-resource-policy', 'cross-origin');
    }
  });
}

const embedPath = /^\/api\/v1\/embeds\//;

/**
 * Enables CORS for the content of widgets. The operation checks the origin, so that the script can read why it is
 * rejected. Its requests need no preflight.
 */
export function allowEmbeds(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!embedPath.test(request.url)) return;
    reply.header('access-control-allow-origin', '*');
    reply.header('access-control-expose-headers', 'retry-after');
  });
}

function isPreflight({ method, headers }: FastifyRequest): boolean {
  return method === 'OPTIONS' && headers['access-control-request-method'] !== undefined;
}

function answerPreflight(reply: FastifyReply): FastifyReply {
  return reply
    .code(204)
    .header('access-control-allow-methods', methods)
    .header('access-control-allow-headers', requestHeaders)
    .header('access-control-max-age', preflightSeconds)
    .send();
}

/** Images are allowed for every origin, because `img` requests send no Origin header. */
function isImage(reply: FastifyReply): boolean {
  return String(reply.getHeader('content-type')).startsWith('image/');
}
