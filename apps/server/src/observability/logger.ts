import { createRequire } from 'node:module';
import { DrizzleQueryError } from 'drizzle-orm/errors';
import pg from 'pg';
import { pino, stdSerializers, stdTimeFunctions, type DestinationStream, type Logger } from 'pino';
import type { Config } from '../config/config.ts';

const require = createRequire(import.meta.url);

const secrets = [
  'password',
  'newPassword',
  'currentPassword',
  'token',
  'refreshToken',
  'accessToken',
  'code',
  'secret',
  'authorization',
  'cookie',
];

export function createLogger(
  config: Pick<Config, 'logLevel' | 'environment'>,
  destination?: DestinationStream,
): Logger {
  const pretty = config.environment === 'development' && process.stdout.isTTY && !destination;
  const options = {
    level: config.logLevel,
    timestamp: stdTimeFunctions.isoTime,
    serializers: { err: withoutParameters },
    redact: {
      paths: secrets.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
      censor: '[hidden]',
    },
    ...(pretty && {
      transport: {
        target: require.resolve('pino-pretty'),
        options: { ignore: 'pid,hostname', singleLine: true },
      },
    }),
  };
  return destination ? pino(options, destination) : pino(options);
}

/**
 * Removes parameters such as addresses, hashes and codes, and `detail`, which may contain the row.
 */
function withoutParameters(error: unknown): unknown {
  if (error instanceof pg.DatabaseError)
    return { ...describeDatabaseError(error), stack: error.stack };
  if (!(error instanceof DrizzleQueryError)) return stdSerializers.err(error as Error);
  const { cause } = error;
  return {
    type: error.name,
    query: error.query,
    cause: cause && describeDatabaseError(cause),
    stack: error.stack?.replace(error.message, ''),
  };
}

function describeDatabaseError(error: Error): object {
  const { code, table, constraint } = error as pg.DatabaseError;
  return { message: error.message, sqlState: code, table, constraint };
}
