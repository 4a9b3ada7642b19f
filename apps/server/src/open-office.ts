import type { Logger } from 'pino';
import { configWarnings, loadConfig, type Config } from './config/config.ts';
import { explainStartError } from './explain-start-error.ts';
import { openDatabase } from './database/database.ts';
import { markColleagues } from './demo/colleagues/colleague-store.ts';
import { demoAccounts, demoPassword, seedDemo } from './demo/seed.ts';
import { checkKeys } from './keys/check-keys.ts';
import { createLogger } from './observability/logger.ts';
import { deriveLatinNames } from './people/member-directory.ts';
import { startServer } from './server.ts';
import { closeOnSignals } from './shutdown.ts';

async function main(): Promise<void> {
  const config = loadConfig();
  const log = createLogger(config);
  exitOnUncaughtError(log);
  for (const doubt of configWarnings(config)) log.warn(doubt);
  const database = await openDatabase(config, log);
  await checkKeys(database.db, config).catch(async (error: unknown) => {
    await database.close();
    throw error;
  });
  if (config.demo) await seedDemo(database.db, config);
  await deriveLatinNames(database.db);
  await markColleagues(database.db, config.demoColleagues);
  const server = await startServer({ config, database, log }).catch(async (error: unknown) => {
    await database.close();
    throw error;
  });
  closeOnSignals({
    log,
    close: async () => {
      await server.close();
      await database.close();
    },
  });
  // Printed last, because a process reading the output may stop the server immediately.
  console.log(welcome({ ...config, port: server.port }, database.origin));
}

function exitOnUncaughtError(log: Logger): void {
  const end = (err: unknown) => {
    log.fatal({ err }, 'uncaught error, stopping the server');
    process.exit(1);
  };
  process.on('uncaughtException', end);
  process.on('unhandledRejection', end);
}

function welcome(config: Config, origin: string): string {
  const database = {
    started: 'embedded PostgreSQL, started',
    reused: 'embedded PostgreSQL, found running',
    external: 'DATABASE_URL',
  }[origin];
  return [
    '',
    `  Office is open:  ${config.publicUrl}`,
    `  Database:        ${database}`,
    ...(config.databaseUrl ? [] : [`  Data:            ${config.dataDir}`]),
    ...(config.demo
      ? [`  Mails:           ${config.publicUrl}/dev/outbox`, '', ...accounts()]
      : []),
    '',
  ].join('\n');
}

function accounts(): string[] {
  const width = Math.max(...demoAccounts.map(({ email }) => email.length));
  return [
    `  Demo accounts (password ${demoPassword}):`,
    ...demoAccounts.map(({ email, about }) => `    ${email.padEnd(width)}  ${about}`),
  ];
}

main().catch((error: unknown) => {
  console.error(explainStartError(error) ?? error);
  process.exit(1);
});
