import type { Logger } from 'pino';
import type { Config } from './config/config.ts';
import { postgresBuckets } from './database/bucket-store.ts';
import { openBus } from './database/bus.ts';
import type { OpenDatabase } from './database/database.ts';
import { claimProcessNumber, maxProcesses } from './database/process-number.ts';
import { traceQueries } from './database/trace-queries.ts';
import { rateLimitsOf } from './http/rate-limits.ts';
import { RateLimiter } from './lib/rate-limiter.ts';
import { createMetrics, registerPoolMetrics, type Metrics } from './observability/metrics.ts';
import { noTracing, type Tracing } from './observability/tracing.ts';
import { FallbackFanout } from './realtime/fallback-fanout.ts';
import { busFanout } from './realtime/fanout.ts';
import { RealtimeHub } from './realtime/hub.ts';
import { connectRedis } from './realtime/redis.ts';
import { createSocketServer } from './realtime/socket-server.ts';
import type { ShutdownSteps } from './shutdown.ts';

interface Deps {
  config: Config;
  database: Pick<OpenDatabase, 'db' | 'pool' | 'url'>;
  log: Logger;
  now(): Date;
  tracing?: Tracing | undefined;
}

/** Opens the connections to the other server processes, and what depends only on them. */
export async function openInfrastructure(
  { config, database: { db, pool, url }, log, now, tracing: given }: Deps,
  steps: ShutdownSteps,
) {
  const metrics = createMetrics();
  registerPoolMetrics(metrics, pool);
  await openMetricExport(config, metrics, log, steps);
  const tracing = steps.add('infrastructure', given ?? (await openTracing(config, log)));
  if (tracing !== noTracing) traceQueries(pool, tracing);
  const bus = steps.add('infrastructure', await openBus(pool, url));
  const redis = config.redisUrl
    ? await connectRedis({
        config: { ...config, redisUrl: config.redisUrl },
        onDown: (err) => log.error({ err }, 'Redis is away, messages are sent through PostgreSQL'),
        onUp: () => log.info('Redis is connected'),
      })
    : null;
  if (redis) steps.add('infrastructure', redis);
  const processNumber = await claimProcessNumber(url, maxProcesses);
  steps.add('infrastructure', { close: () => processNumber.release() });
  const limiter = new RateLimiter({
    limits: rateLimitsOf(config.rateLimit),
    store: redis?.buckets ?? postgresBuckets(db),
    now,
    onRefused: (limit) => metrics.limitRejections.inc({ limit }),
    onError: (err) => {
      // The outage has been logged.
      if (redis && !redis.isUp) return;
      log.warn({ err }, 'rate limits are not shared with other processes');
    },
  });
  const io = createSocketServer(config);
  const fanout = redis
    ? steps.add(
        'infrastructure',
        new FallbackFanout(redis, bus, {
          onFallback: (isFallback) => metrics.fanoutFallback.set(+isFallback),
          onError: (err) => log.error({ err }, 'a message of another process failed'),
        }),
      )
    : busFanout(bus);
  const realtime = new RealtimeHub(io, fanout, bus, log, tracing);
  return {
    metrics,
    tracing,
    bus,
    limiter,
    io,
    fanout,
    realtime,
    processNumber: processNumber.number,
  };
}

async function openTracing(
  { tracing }: Pick<Config, 'tracing'>,
  log: Pick<Logger, 'warn'>,
): Promise<Tracing> {
  if (!tracing) return noTracing;
  // Loaded only if needed, because importing it takes about 300 ms.
  const { exportTraces } = await import('./observability/trace-export.ts');
  return exportTraces(tracing, log);
}

async function openMetricExport(
  { metricExport }: Pick<Config, 'metricExport'>,
  { registry }: Pick<Metrics, 'registry'>,
  log: Pick<Logger, 'warn'>,
  steps: ShutdownSteps,
): Promise<void> {
  if (!metricExport) return;
  const { exportMetrics } = await import('./observability/metric-export.ts');
  steps.add('infrastructure', exportMetrics(metricExport, registry, log));
}
