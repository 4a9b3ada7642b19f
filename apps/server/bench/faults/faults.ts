import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { killPostgres, stopPostgres } from '../../test/kill-postgres.ts';
import type { TcpProxy } from '../../test/tcp-proxy.ts';
import type { DrillOffice } from './drill-office.ts';

export interface Fault {
  name: string;
  /** Milliseconds from `begin` to `end`. */
  duration: number;
  begin(office: DrillOffice): void | Promise<void>;
  end(office: DrillOffice): void | Promise<void>;
  /** Runs before the traffic. */
  prepare?(office: DrillOffice): Promise<void>;
  /** Whether this machine can cause it. Defaults to true. */
  isPossible?(office: DrillOffice): boolean;
}

const serviceUnavailable =
  'HTTP/1.1 503 Service Unavailable\r\ncontent-length: 0\r\nconnection: close\r\n\r\n';

export const faults: Fault[] = [
  {
    name: 'a server process is killed',
    duration: 2000,
    begin: ({ servers }) => servers[0].crash(),
    end: ({ restartServer }) => restartServer(0),
  },
  {
    name: 'a server process is stopped and started',
    duration: 0,
    begin: ({ servers }) => servers[0].stop(),
    end: ({ restartServer }) => restartServer(0),
  },
  {
    name: 'a server process is paused',
    duration: 6000,
    begin: ({ servers }) => void process.kill(servers[0].pid, 'SIGSTOP'),
    end: ({ servers }) => void process.kill(servers[0].pid, 'SIGCONT'),
  },
  {
    name: 'both server processes are killed',
    duration: 1000,
    begin: async ({ servers }) => {
      await Promise.all(servers.map((server) => server.crash()));
    },
    end: async ({ restartServer }) => {
      await Promise.all([restartServer(0), restartServer(1)]);
    },
  },
  {
    name: 'PostgreSQL is killed',
    duration: 2000,
    begin: ({ clusterFolder }) => killPostgres(clusterFolder),
    end: startPostgres,
  },
  {
    name: 'PostgreSQL is restarted',
    duration: 0,
    begin: ({ clusterFolder }) => stopPostgres(clusterFolder),
    end: startPostgres,
  },
  ...connectionFaults('the database', ({ database }) => database),
  {
    name: 'the database is read-only',
    duration: 5000,
    begin: (office) => setReadOnly(office, true),
    end: (office) => setReadOnly(office, false),
  },
  {
    name: 'the disk of the database is full',
    duration: 8000,
    isPossible: ({ databaseDisk }) => databaseDisk !== null,
    begin: ({ databaseDisk }) => databaseDisk!.fill(),
    end: async (office) => {
      await office.databaseDisk!.free();
      await startPostgres(office);
    },
  },
  {
    name: 'Redis is killed',
    duration: 5000,
    begin: ({ stopRedis }) => stopRedis(),
    end: ({ startRedis }) => startRedis(),
  },
  ...connectionFaults('Redis', ({ redis }) => redis),
  ...connectionFaults('a server process, for its clients,', ({ clients }) => clients[0]),
  {
    name: 'all connections of clients are closed',
    duration: 1000,
    begin: ({ clients }) => clients.forEach((proxy) => proxy.cut()),
    end: ({ clients }) => clients.forEach((proxy) => proxy.restore()),
  },
  unavailable('the bucket', ({ files }) => files),
  silent('the bucket', ({ files }) => files),
  unreachable('the mail server', ({ mail }) => mail, 8000),
  silent('the mail server', ({ mail }) => mail),
  unavailable('the receiver of webhooks', ({ webhooks }) => webhooks),
  silent('the receiver of webhooks', ({ webhooks }) => webhooks),
  {
    name: 'the certificate of the receiver of webhooks has expired',
    duration: 8000,
    begin: ({ webhookTls }) => webhookTls.present('expired'),
    end: ({ webhookTls }) => webhookTls.present('valid'),
  },
  {
    name: 'the clock of a server process jumps forward by ten minutes and back',
    duration: 8000,
    begin: ({ servers }) => void process.kill(servers[0].pid, 'SIGUSR2'),
    end: ({ servers }) => void process.kill(servers[0].pid, 'SIGUSR2'),
  },
  // The last fault, because the primary does not return.
  {
    name: 'PostgreSQL is killed, and its standby takes over',
    duration: 0,
    prepare: ({ startStandby }) => startStandby(),
    begin: ({ clusterFolder }) => killPostgres(clusterFolder),
    end: ({ failOver }) => failOver(),
  },
];

type ProxyOf = (office: DrillOffice) => TcpProxy;

/** A fault of a proxy, which `restore` ends. */
function broken(
  name: string,
  {
    duration = 10_000,
    proxyOf,
    begin,
  }: {
    duration?: number | undefined;
    proxyOf: ProxyOf;
    begin(proxy: TcpProxy): void;
  },
): Fault {
  return {
    name,
    duration,
    begin: (office) => begin(proxyOf(office)),
    end: (office) => proxyOf(office).restore(),
  };
}

function unreachable(what: string, proxyOf: ProxyOf, duration?: number): Fault {
  return broken(`${what} is unreachable`, { duration, proxyOf, begin: (proxy) => proxy.cut() });
}

function silent(what: string, proxyOf: ProxyOf): Fault {
  return broken(`${what} does not answer`, { proxyOf, begin: (proxy) => proxy.hold() });
}

function slow(what: string, proxyOf: ProxyOf): Fault {
  return broken(`${what} answers 500 ms later`, { proxyOf, begin: (proxy) => proxy.slow(250) });
}

function unavailable(what: string, proxyOf: ProxyOf): Fault {
  const begin = (proxy: TcpProxy) => proxy.answer(serviceUnavailable);
  return broken(`${what} answers 503`, { duration: 8000, proxyOf, begin });
}

/** The faults of a connection: closed, held and delayed. */
function connectionFaults(what: string, proxyOf: ProxyOf): Fault[] {
  return [unreachable(what, proxyOf), silent(what, proxyOf), slow(what, proxyOf)];
}

/** Retries while the killed processes still hold the shared memory. */
async function startPostgres({ cluster }: DrillOffice): Promise<void> {
  for (let attempts = 0; ; attempts += 1) {
    try {
      return await cluster.revive();
    } catch (error) {
      if (attempts === 50) throw error;
      await delay(200);
    }
  }
}

async function setReadOnly({ cluster }: DrillOffice, isReadOnly: boolean): Promise<void> {
  const client = new pg.Client({ connectionString: cluster.ownerUrl('postgres') });
  await client.connect();
  await client.query('SET default_transaction_read_only = off');
  await client.query(
    `ALTER SYSTEM SET default_transaction_read_only = ${isReadOnly ? 'on' : 'off'}`,
  );
  await client.query('SELECT pg_reload_conf()');
  await client.end();
}
