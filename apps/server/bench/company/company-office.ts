import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { get } from 'node:https';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../../../../scripts/free-port.mjs';
import { makeCertificate } from '../../../../scripts/turn-server.mjs';
import { openCluster } from '../../src/database/embedded/cluster.ts';
import { postmasterOf } from '../../test/kill-postgres.ts';
import { startRedis } from '../../test/redis.ts';
import { startChildServer, type ChildServer } from '../child-server.ts';
import { startParts, type OnClose } from '../start-parts.ts';

const proxySettings = path.resolve(import.meta.dirname, '../../../../deploy/haproxy.cfg');

/** Server processes behind HAProxy, which use one PostgreSQL and one Redis. */
export interface CompanyOffice {
  /** Address of the proxy, with a certificate that no authority has signed. */
  url: string;
  databaseUrl: string;
  databaseOwnerUrl: string;
  /** Process ids of each part. */
  pids: Record<string, number>;
  close(): Promise<void>;
}

export const startCompanyOffice = (processes: number): Promise<CompanyOffice> =>
  startParts((onClose) => startOffice(processes, onClose));

async function startOffice(
  processes: number,
  onClose: OnClose,
): Promise<Omit<CompanyOffice, 'close'>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'office-company-'));
  onClose(() => rm(folder, { recursive: true, force: true }));
  const databaseFolder = path.join(folder, 'database');
  const settings = {
    shared_preload_libraries: 'pg_stat_statements',
    'pg_stat_statements.track_planning': 'on',
  };
  const cluster = await openCluster({ dataDir: databaseFolder, settings });
  onClose(() => cluster.release());
  const redis = await startRedis();
  onClose(() => redis.stop());
  const httpsPort = await freePort();
  const url = `https://127.0.0.1:${httpsPort}`;
  const environment = {
    DATABASE_URL: cluster.url(),
    DATABASE_OWNER_URL: cluster.ownerUrl(),
    REDIS_URL: redis.url,
    OFFICE_SECRET: 'shared by all processes'.repeat(2),
    OFFICE_PUBLIC_URL: url,
    TRUST_PROXY: '127.0.0.1',
  };
  const servers: ChildServer[] = [];
  onClose(() => Promise.all(servers.map((server) => server.stop())));
  // The first process migrates the database. The limits are those of an office without settings.
  for (let index = 1; index <= processes; index += 1) {
    const dataDir = path.join(folder, `data-${index}`);
    const options = { environment, rateLimit: 1200 };
    servers.push(await startChildServer(dataDir, await freePort(), options));
  }
  const proxy = await startProxy(folder, { httpsPort, servers });
  onClose(() => stopProxy(proxy));
  const serverPids = servers.map(({ pid }, index) => [`server ${index + 1}`, pid] as const);
  return {
    url,
    databaseUrl: cluster.url(),
    databaseOwnerUrl: cluster.ownerUrl(),
    pids: {
      ...Object.fromEntries(serverPids),
      PostgreSQL: await postmasterOf(databaseFolder),
      Redis: redis.pid,
      HAProxy: proxy.pid!,
    },
  };
}

/** Starts HAProxy with the settings of `deploy`, which have two processes, and the further processes. */
async function startProxy(
  folder: string,
  { httpsPort, servers }: { httpsPort: number; servers: readonly ChildServer[] },
): Promise<ChildProcess> {
  const [first, second, ...others] = servers.map(({ url }) => new URL(url).host);
  const original = await readFile(proxySettings, 'utf8');
  // Adds the further processes to both lists, after the second process.
  const settings = original.replace(/^ +server office-2 .*?( cookie)?( 2)?$/gm, (line, cookie) =>
    [
      line,
      ...others.map((host, index) => {
        const name = `  server office-${index + 3} ${host}`;
        return cookie ? `${name} cookie ${index + 3}` : name;
      }),
    ].join('\n'),
  );
  const file = path.join(folder, 'haproxy.cfg');
  await writeFile(file, settings);
  const pem = path.join(folder, 'both.pem');
  const { certificate, key } = makeCertificate(folder);
  await writeFile(pem, (await readFile(certificate, 'utf8')) + (await readFile(key, 'utf8')));
  const proxy = spawn('haproxy', ['-db', '-f', file], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      OFFICE_CERTIFICATE: pem,
      OFFICE_SERVER_1: first,
      OFFICE_SERVER_2: second,
      OFFICE_BIND_HTTP: `127.0.0.1:${await freePort()}`,
      OFFICE_BIND_HTTPS: `127.0.0.1:${httpsPort}`,
    },
  });
  while (proxy.exitCode === null && !(await isReady(httpsPort))) await delay(50);
  if (proxy.exitCode !== null) throw new Error(`HAProxy ended with code ${proxy.exitCode}`);
  return proxy;
}

function isReady(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    get({ host: '127.0.0.1', port, path: '/readyz', rejectUnauthorized: false }, (response) => {
      response.resume();
      resolve(response.statusCode === 200);
    }).once('error', () => resolve(false));
  });
}

async function stopProxy(proxy: ChildProcess): Promise<void> {
  if (proxy.exitCode !== null) return;
  proxy.kill();
  await once(proxy, 'exit');
}
