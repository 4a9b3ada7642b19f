import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import type pg from 'pg';
import type { Logger } from 'pino';
import type { Metrics } from '../observability/metrics.ts';
import { clientAddress } from './client-address.ts';
import { serveApiDocs } from './api-docs.ts';
import { allowOrigins } from './cross-origin.ts';
import { defaultBodyLimit } from './contract.ts';
import { registerErrorHandler, sendError } from './error-handler.ts';
import { takePolicyReports } from './policy-reports.ts';
import { setSecurityHeaders } from './security-headers.ts';
import { serveHealth } from './health.ts';
import { registerOperations, type OperationDeps } from './operation-routes.ts';
import { serveApplications, type PageFolders } from './applications.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The operation that a route answers, for logs and metrics. */
    operationId?: string;
  }
}

export interface AppDeps extends OperationDeps {
  pool: pg.Pool;
  log: Logger;
  metrics: Metrics;
  isClosing?: () => boolean;
  pageFolders?: PageFolders | undefined;
  /** Routes besides the contract, registered before the pages. */
  plugins?: ((app: FastifyInstance) => void | Promise<void>)[];
}

/** The HTTP application, ready to listen. */
export async function createApp(deps: AppDeps): Promise<FastifyInstance> {
  const { config } = deps.platform;
  const app = Fastify({
    loggerInstance: deps.log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    // An address that cannot be decoded reaches no route.
    frameworkErrors: (error, _request, reply) => sendError(reply, error),
    bodyLimit: defaultBodyLimit,
    trustProxy: config.trustProxy,
    // Longer than any that the contract takes: its own check answers them, and not the router.
    routerOptions: { maxParamLength: 4096 },
    // A silent client does not hold a connection for ever; a video has as long as its upload address works.
    requestTimeout: 15 * 60_000,
    http: {
      headersTimeout: 20_000,
      // Some clients and proxies offer HTTP/2 this way (`h2c`): they are answered as if they had not.
      shouldUpgradeCallback: ({ headers }) => headers.upgrade?.toLowerCase() === 'websocket',
    },
    return503OnClosing: true,
    forceCloseConnections: 'idle',
  });
  app.removeContentTypeParser('text/plain');
  registerErrorHandler(app);
  await setSecurityHeaders(app, config);
  allowOrigins(app, config);
  logRequests(app);
  warnOfUnknownProxy(app);
  serveHealth(app, {
    config,
    pool: deps.pool,
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
  await takePolicyReports(app, { limiter: deps.limiter, metrics: deps.metrics, log: app.log });
  await app.register((scope) => registerOperations(scope, deps));
  for (const plugin of deps.plugins ?? []) await app.register(async (scope) => plugin(scope));
  await serveApplications(app, deps.pageFolders);
  await app.ready();
  return app;
}

/**
 * Says once that a proxy's word is not taken: everyone behind it counts as one address, which is then known
 * to all of them, or shut out for all of them.
 */
function warnOfUnknownProxy(app: FastifyInstance): void {
  let isTold = false;
  app.addHook('onRequest', async (request) => {
    const { remoteAddress } = request.socket;
    const forwarded = request.headers['x-forwarded-for'];
    if (isTold || !forwarded || forwarded === remoteAddress) return;
    if (request.ip !== remoteAddress) return;
    isTold = true;
    request.log.warn(
      { proxy: remoteAddress },
      'X-Forwarded-For is not believed: if this is your proxy, name it in TRUST_PROXY',
    );
  });
}

/** One line a request, without the query: signed addresses and codes travel in it. */
function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const [path] = request.url.split('?');
    request.log.info(
      {
        method: request.method,
        path,
        operation: request.routeOptions.config.operationId,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        ip: clientAddress(request),
      },
      'request',
    );
  });
}
