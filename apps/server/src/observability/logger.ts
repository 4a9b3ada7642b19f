import { createRequire } from 'node:module';
import { pino, stdTimeFunctions, type DestinationStream, type Logger } from 'pino';
import type { Config } from '../config/config.ts';
import { describeError } from './error-description.ts';
import { currentLogContext } from './log-context.ts';

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
    mixin: () => ({ ...currentLogContext() }),
    serializers: { err: (error: unknown) => describeError(error) },
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
