import { randomUUID } from 'node:crypto';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { Metrics } from '../observability/metrics.ts';
import { noTracing, type Tracing } from '../observability/tracing.ts';
import { clientAddress } from './client-address.ts';
import { serveApiDocs } from './api-docs.ts';
import { allowEmbeds, allowOrigins } from './security/cross-origin.ts';
import { defaultBodyLimit } from './contract.ts';
import { registerErrorHandler, sendError } from './error-handler.ts';
import { registerPolicyReports } from './security/policy-reports.ts';
import { setSecurityHeaders } from './security/security-headers.ts';
import { serveHealth } from './health.ts';
import { loggedPath } from './logged-path.ts';
import { registerLogContext, runWithRequestContext } from './log-context.ts';
import { registerOperations, type OperationDeps } from './operation-routes.ts';
import { traceRequests } from './request-trace.ts';
import { serveEmbedScript } from './embed-script.ts';
import { serveApplications, type PageFolders } from './applications.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    operationId?: string;
  }
}

export interface AppDeps extends OperationDeps {
  pingDatabase(): Promise<void>;
  log: Logger;
  metrics: Metrics;
  tracing: Tracing;
  isClosing?: () => boolean;
  pageFolders?: PageFolders | undefined;
  /** Routes outside the OpenAPI document, registered before the pages. */
  plugins?: ((app: FastifyInstance) => void | Promise<void>)[];
}

/**
 * Pages are compressed by the build. Responses with tokens are safe: other sites cannot request
 * them.
 */
const compressJson = {
  customTypes: /^application\/json/,
  encodings: ['br', 'gzip'] as ['br', 'gzip'],
  threshold: 2048,
  // The default of 11 takes seconds for a megabyte.
  brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
};

export async function createApp(deps: AppDeps): Promise<FastifyInstance> {
  const { config } = deps.platform;
  const app = Fastify({
    loggerInstance: deps.log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    // The log context adds the request id to each line.
    childLoggerFactory: (logger) => logger,
    genReqId: () => randomUUID(),
    // Handles paths that cannot be decoded, because they match no route.
    frameworkErrors: (error, _request, reply) => sendError(reply, error),
    bodyLimit: defaultBodyLimit,
    trustProxy: config.trustProxy,
    // Longer than every parameter in the OpenAPI document, so that validation rejects longer values.
    routerOptions: { maxParamLength: 4096 },
    // Limits idle connections. As long as an upload address is valid, so that videos can be uploaded.
    requestTimeout: 15 * 60_000,
    http: {
      headersTimeout: 20_000,
      // Ignores HTTP/2 upgrades (`h2c`), which some clients and proxies offer.
      shouldUpgradeCallback: ({ headers }) => headers.upgrade?.toLowerCase() === 'websocket',
    },
    return503OnClosing: true,
    forceCloseConnections: 'idle',
  });
  app.removeContentTypeParser('text/plain');
  registerLogContext(app);
  if (deps.tracing !== noTracing) traceRequests(app, deps.tracing);
  registerErrorHandler(app);
  await setSecurityHeaders(app, config);
  allowOrigins(app, config);
  allowEmbeds(app);
  logRequests(app);
  warnAboutUntrustedProxy(app);
  serveHealth(app, {
    config,
    pingDatabase: deps.pingDatabase,
    metrics: deps.metrics,
    isClosing: deps.isClosing ?? (() => false),
  });
  app.get('/config.json', (_request, reply) =>
    reply.header('cache-control', 'no-cache').send({
      scene: config.scene,
      firebase: config.firebase,
      webPush: { vapidKey: config.webPush.keys.publicKey },
    }),
  );
  if (config.apiDocs) serveApiDocs(app);
  await registerPolicyReports(app, { limiter: deps.limiter, metrics: deps.metrics, log: app.log });
  await app.register(async (scope) => {
    await scope.register(compress, compressJson);
    await registerOperations(scope, deps);
  });
  for (const plugin of deps.plugins ?? []) await app.register(async (scope) => plugin(scope));
  await serveEmbedScript(app);
  await serveApplications(app, config, deps.pageFolders);
  await app.ready();
  return app;
}

/** Warns once about an untrusted proxy, because all clients behind it share one address and limit. */
function warnAboutUntrustedProxy(app: FastifyInstance): void {
  let hasWarned = false;
  app.addHook('onRequest', async (request) => {
    const { remoteAddress } = request.socket;
    const forwarded = request.headers['x-forwarded-for'];
    if (hasWarned || !forwarded || forwarded === remoteAddress) return;
    if (request.ip !== remoteAddress) return;
    hasWarned = true;
    request.log.warn(
      { proxy: remoteAddress },
      'X-Forwarded-For is ignored: add the proxy to TRUST_PROXY if you trust it',
    );
  });
}

function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    runWithRequestContext(request, () =>
      request.log.info(
        {
          method: request.method,
          path: loggedPath(request),
          operation: request.routeOptions.config.operationId,
          status: reply.statusCode,
          ms: Math.round(reply.elapsedTime),
          ip: clientAddress(request),
        },
        'request',
      ),
    );
  });
}
