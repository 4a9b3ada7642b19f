import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { isQuick } from '../../../../scripts/bench-results.mjs';
import { freePort } from '../../../../scripts/free-port.mjs';
import { openCluster, type Cluster } from '../../src/database/embedded/cluster.ts';
import {
  startWebhookReceiver,
  type WebhookReceiver,
} from '../../test/providers/event-receivers.ts';
import { startRedis, type TestRedis } from '../../test/redis.ts';
import { startS3Server } from '../../test/s3-server.ts';
import { startTcpProxy, type TcpProxy } from '../../test/tcp-proxy.ts';
import { findOrganization } from '../api.ts';
import { startChildServer, type ChildServer } from '../child-server.ts';
import { startParts, type OnClose } from '../start-parts.ts';
import { mountSmallDisk, type SmallDisk } from './small-disk.ts';
import { promote, startStandby } from './standby.ts';
import { startTlsTerminator, type TlsTerminator } from './tls-terminator.ts';

export const emailOf = (name: string): string => `${name}@sakura.example`;

/** Two server processes with their services. Every connection passes a proxy that can break it. */
export interface DrillOffice {
  servers: [ChildServer, ChildServer];
  /** Addresses of the processes for clients. */
  urls: [string, string];
  clients: [TcpProxy, TcpProxy];
  database: TcpProxy;
  redis: TcpProxy;
  files: TcpProxy;
  mail: TcpProxy;
  webhooks: TcpProxy;
  webhookTls: TlsTerminator;
  /** Connection string of the owner of the tables, through the proxy. */
  databaseUrl: string;
  cluster: Cluster;
  clusterFolder: string;
  /** Disk of PostgreSQL. Null without the right to mount one. */
  databaseDisk: SmallDisk | null;
  organizationId: string;
  /** Recipients of the received mails by `Message-ID`, which is the same if a mail is sent again. */
  receivedMails: Map<string, string>;
  webhookReceiver: WebhookReceiver;
  restartServer(index: 0 | 1): Promise<void>;
  startStandby(): Promise<void>;
  /** Makes the standby the database of the servers. The primary must not run. */
  failOver(): Promise<void>;
  startRedis(): Promise<void>;
  stopRedis(): void;
  close(): Promise<void>;
}

export const startDrillOffice = (): Promise<DrillOffice> => startParts(startOffice);

async function startOffice(onClose: OnClose): Promise<Omit<DrillOffice, 'close'>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'office-faults-'));
  await chmod(folder, 0o755);
  onClose(() => rm(folder, { recursive: true, force: true }));
  const clusterFolder = path.join(folder, 'database');
  await mkdir(clusterFolder);
  const databaseDisk = isQuick ? null : mountSmallDisk(clusterFolder);
  onClose(() => databaseDisk?.unmount());
  const cluster = await openCluster({ dataDir: clusterFolder });
  onClose(async () => {
    // A killed primary leaves its PID file.
    await cluster.revive();
    await cluster.release();
  });
  const redisPort = await freePort();
  let redisServer: TestRedis | null = await startRedis('--port', String(redisPort));
  onClose(() => redisServer?.stop());
  const bucket = await startS3Server();
  onClose(() => bucket.close());
  const receivedMails = new Map<string, string>();
  const smtp = await startSmtp(receivedMails);
  onClose(() => smtp.close());
  const webhookReceiver = await startWebhookReceiver();
  onClose(() => webhookReceiver.close());
  const startProxy = async (port: number) => {
    const proxy = await startTcpProxy(port);
    onClose(() => proxy.stop());
    return proxy;
  };
  const database = await startProxy(cluster.port);
  const redis = await startProxy(redisPort);
  const files = await startProxy(Number(new URL(bucket.endpoint).port));
  const mail = await startProxy((smtp.server.address() as AddressInfo).port);
  const webhooks = await startProxy(Number(new URL(webhookReceiver.url).port));
  const webhookTls = await startTlsTerminator(folder, webhooks.port);
  onClose(() => webhookTls.stop());
  const throughProxy = (address: string) => {
    const url = new URL(address);
    url.port = String(database.port);
    url.search = '';
    return url.href;
  };
  let standby: Cluster | undefined;
  const environment = {
    DATABASE_URL: throughProxy(cluster.url()),
    DATABASE_OWNER_URL: throughProxy(cluster.ownerUrl()),
    REDIS_URL: `redis://127.0.0.1:${redis.port}`,
    OFFICE_SECRET: 'shared by both processes'.repeat(2),
    OFFICE_S3_ENDPOINT: `http://127.0.0.1:${files.port}`,
    OFFICE_S3_BUCKET: bucket.bucket,
    OFFICE_S3_REGION: bucket.region,
    OFFICE_S3_ACCESS_KEY_ID: bucket.accessKeyId,
    OFFICE_S3_SECRET_ACCESS_KEY: bucket.secretAccessKey,
    OFFICE_SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
    OFFICE_MAIL_FROM: 'Office <office@drill.example>',
    OFFICE_AUDIT_STREAM_HOSTS: `localhost:${webhookTls.port}`,
    NODE_EXTRA_CA_CERTS: webhookTls.certificate,
  };
  const ports = [await freePort(), await freePort()] as const;
  const preload = path.join(import.meta.dirname, 'shift-clock.ts');
  const startServer = (index: 0 | 1) =>
    startChildServer(path.join(folder, `data-${index}`), ports[index], { preload, environment });
  // The first process migrates the database and creates the demo data.
  const first = await startServer(0);
  const servers: DrillOffice['servers'] = [first, first];
  onClose(() => Promise.all([...new Set(servers)].map((server) => server.stop())));
  servers[1] = await startServer(1);
  const clients: DrillOffice['clients'] = [await startProxy(ports[0]), await startProxy(ports[1])];
  return {
    servers,
    clients,
    urls: [`http://127.0.0.1:${clients[0].port}`, `http://127.0.0.1:${clients[1].port}`],
    ...{ database, redis, files, mail, webhooks },
    databaseUrl: environment.DATABASE_OWNER_URL,
    ...{ cluster, clusterFolder, databaseDisk, receivedMails, webhookReceiver, webhookTls },
    organizationId: await findOrganization(servers[0].url, emailOf('ren'), 'Sakura Works'),
    restartServer: async (index) => {
      servers[index] = await startServer(index);
    },
    startStandby: async () => {
      const started = await startStandby(cluster, {
        ...{ from: clusterFolder, to: path.join(folder, 'standby') },
      });
      onClose(() => started.release());
      standby = started;
    },
    failOver: async () => {
      if (!standby) throw new Error('There is no standby');
      await promote(standby);
      database.retarget(standby.port);
    },
    startRedis: async () => {
      redisServer ??= await startRedis('--port', String(redisPort));
    },
    stopRedis: () => {
      redisServer?.stop();
      redisServer = null;
    },
  };
}

async function startSmtp(received: Map<string, string>): Promise<SMTPServer> {
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, { envelope }, done) {
      void text(stream).then((mail) => {
        const [, id = ''] = /^Message-ID: (.*)$/im.exec(mail) ?? [];
        received.set(id, envelope.rcptTo.map(({ address }) => address).join());
        done();
      });
    },
  });
  smtp.on('error', () => undefined);
  smtp.listen(0, '127.0.0.1');
  await once(smtp.server, 'listening');
  return smtp;
}
