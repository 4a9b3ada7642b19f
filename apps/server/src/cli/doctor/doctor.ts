import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import { ConfigError, loadConfig, type Config } from '../../config/config.ts';
import { connect } from '../../database/database.ts';
import { openCluster, type Cluster } from '../../database/embedded/cluster.ts';
import { ping } from '../../database/ping.ts';
import { createFileStorage } from '../../files/storage/create-file-storage.ts';
import { fileExists } from '../../lib/file-exists.ts';
import { problem, runChecks, type Check, type CheckResult } from './check.ts';
import { breachedPasswordsCheck } from './checks/breached-passwords.ts';
import { certificateCheck } from './checks/certificates.ts';
import { clockCheck } from './checks/clock.ts';
import { databaseChecks, MissingClusterError, type DatabasePools } from './checks/database.ts';
import { diskCheck } from './checks/disk.ts';
import { filesCheck } from './checks/files.ts';
import { keysCheck } from './checks/keys.ts';
import { mailCheck } from './checks/mail.ts';
import { pushCheck } from './checks/push.ts';
import { redisCheck } from './checks/redis.ts';
import { mediaServerCheck } from './checks/media-servers.ts';
import { relayCheck } from './checks/relays.ts';
import { settingsCheck } from './checks/settings.ts';
import { metricExportCheck, tracesCheck } from './checks/telemetry.ts';
import { createRedactor } from './redact.ts';

/** For each check, in milliseconds. */
const defaultLimit = 5000;

/** In milliseconds. */
const closeTimeout = 1000;

interface DoctorOptions {
  env?: Record<string, string | undefined>;
  limit?: number;
  now?: () => Date;
}

/** Checks the settings and every service that they name. Changes nothing but probes that it deletes again. */
export async function runDoctorChecks({
  env = process.env,
  limit = defaultLimit,
  now = () => new Date(),
}: DoctorOptions = {}): Promise<CheckResult[]> {
  let config: Config;
  try {
    config = loadConfig(env);
  } catch (error) {
    return [{ name: 'settings', ...settingsProblem(error) }];
  }
  const database = new CheckedDatabase(config);
  try {
    const results = await runChecks(checksOf(config, { database, limit, now }), limit);
    const redact = createRedactor(config);
    return results.map((result) => ({ ...result, message: redact(result.message) }));
  } finally {
    await database.close();
  }
}

function settingsProblem(error: unknown) {
  if (!(error instanceof Error)) throw error;
  const [, ...lines] = error.message.split('\n');
  const reasons =
    error instanceof ConfigError ? lines.map((line) => line.trim()).join('; ') : error.message;
  return problem(`${reasons}. Correct these settings; nothing else was checked.`);
}

function checksOf(
  config: Config,
  { database, limit, now }: { database: CheckedDatabase; limit: number; now: () => Date },
): Check[] {
  return [
    settingsCheck(config),
    ...databaseChecks(database),
    keysCheck(config, database),
    redisCheck(config),
    filesCheck(createFileStorage(config, now), config),
    mailCheck(config, { limit }),
    clockCheck(config, { database: database.server, now }),
    relayCheck(config, { now, limit }),
    mediaServerCheck(config),
    certificateCheck(config, { now, limit }),
    diskCheck(config),
    pushCheck(config),
    breachedPasswordsCheck(config),
    tracesCheck(config),
    metricExportCheck(config),
  ];
}

/** Connects to DATABASE_URL, or to the embedded PostgreSQL, which it starts if no server is running. */
class CheckedDatabase implements DatabasePools {
  readonly pooler: DatabasePools['pooler'];
  readonly #config: Config;
  readonly #pools: pg.Pool[] = [];
  #cluster: Promise<Cluster> | undefined;
  #server: Promise<pg.Pool> | undefined;
  #owner: Promise<pg.Pool> | undefined;

  constructor(config: Config) {
    this.#config = config;
    const { databasePoolerUrl: url } = config;
    this.pooler = url ? () => this.#connect(() => Promise.resolve(url), { pooled: true }) : null;
  }

  server = (): Promise<pg.Pool> => {
    const { databaseUrl } = this.#config;
    this.#server ??= this.#connect(async () => databaseUrl ?? (await this.#openCluster()).url());
    return this.#server;
  };

  owner = (): Promise<pg.Pool> => {
    const { databaseUrl, databaseOwnerUrl } = this.#config;
    const external = databaseOwnerUrl ?? databaseUrl;
    this.#owner ??= this.#connect(async () => external ?? (await this.#openCluster()).ownerUrl());
    return this.#owner;
  };

  async close(): Promise<void> {
    const ended = Promise.all(this.#pools.map((pool) => pool.end()));
    // A frozen database does not end connections.
    await Promise.race([ended, delay(closeTimeout, undefined, { ref: false })]);
    await (await this.#cluster?.catch(() => undefined))?.release();
  }

  async #connect(
    urlOf: () => Promise<string>,
    options?: Parameters<typeof connect>[1],
  ): Promise<pg.Pool> {
    const { pool } = connect(await urlOf(), options);
    this.#pools.push(pool);
    await ping(pool);
    return pool;
  }

  #openCluster(): Promise<Cluster> {
    this.#cluster ??= openExistingCluster(this.#config.dataDir);
    return this.#cluster;
  }
}

async function openExistingCluster(dataDir: string): Promise<Cluster> {
  if (!(await fileExists(path.join(dataDir, 'postgres', 'PG_VERSION')))) {
    throw new MissingClusterError();
  }
  return openCluster({ dataDir });
}
