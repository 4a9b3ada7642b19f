import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';

/** The parts that other products' pages may use: calls and files, not the pages and their parts. */
const shared = /^\/(?:api|files)\//;

const methods = 'GET, POST, PUT, PATCH, DELETE';
const requestHeaders = 'authorization, content-type, if-none-match, range';
const responseHeaders = 'content-disposition, content-range, etag, retry-after';
/** The longest that a browser keeps an answer to a preflight. */
const preflightSeconds = 7200;

/**
 * Lets pages of the configured origins call this server. Calls carry their token in a header, so no cookie
 * is asked for. A preflight is answered before limits, tokens and the database. Where no origin is
 * configured, no header is added at all.
 */
export function allowOrigins(
  app: FastifyInstance,
  { allowedOrigins }: Pick<Config, 'allowedOrigins'>,
): void {
  if (allowedOrigins.length === 0) return;
  const allowed = new Set(allowedOrigins);
  app.addHook('onRequest', async (request, reply) => {
    if (!shared.test(request.url)) return;
    // Caches keep apart what is answered to one origin and to another.
    reply.header('vary', 'Origin');
    const { origin } = request.headers;
    if (origin === undefined || !allowed.has(origin)) return;
    reply.header('access-control-allow-origin', origin);
    if (isPreflight(request)) return answerPreflight(reply);
    reply.header('access-control-expose-headers', responseHeaders);
  });
  app.addHook('onSend', async (request, reply) => {
    if (shared.test(request.url) && isPicture(reply)) {
      reply.header('cross-origin-resource-policy', 'cross-origin');
    }
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

/** An `img` element asks without saying where it stands, so every page may show pictures. */
function isPicture(reply: FastifyReply): boolean {
  return String(reply.getHeader('content-type')).startsWith('image/');
}
