import type { BlockCode } from '@office/vocabulary';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { Server } from 'socket.io';
import { startJobs } from './area-parts.ts';
import { CallRecorder } from './audit/call-recorder.ts';
import { createTokenChecks } from './auth/token-checks.ts';
import { LinkPreviewQueue } from './chat/link-previews/link-preview-queue.ts';
import type { Config } from './config/config.ts';
import { createOfficeApp } from './create-office-app.ts';
import { createPlatform } from './create-platform.ts';
import type { OpenDatabase } from './database/database.ts';
import { Colleagues } from './demo/colleagues/colleagues.ts';
import { createFileStorage } from './files/storage/create-file-storage.ts';
import type { PageFolders } from './http/applications.ts';
import { createPush, warnAboutVapidKeyMismatch } from './notification/create-push.ts';
import { openInfrastructure } from './open-infrastructure.ts';
import { createJobRunner } from './observability/job-runner.ts';
import type { Tracing } from './observability/tracing.ts';
import type { Platform } from './platform/platform.ts';
import { attachSockets } from './realtime/attach-sockets.ts';
import { ShutdownSteps } from './shutdown.ts';
import { startSockets } from './start-sockets.ts';
import { watchMaintenance } from './status/maintenance-watch.ts';

export interface ServerOptions {
  config: Config;
  database: Pick<OpenDatabase, 'db' | 'pool' | 'url'>;
  log: Logger;
  now?: () => Date;
  /** Grace period for reconnecting before the member is logged out, in milliseconds. */
  presenceGrace?: number | undefined;
  /** Time for which a disconnected participant stays in a voice room, in milliseconds. */
  voiceGrace?: number | undefined;
  /** Interval at which a process renews its voice room participants, in milliseconds. */
  voiceHeartbeat?: number | undefined;
  /** Interval at which the use of the floors is recorded, in milliseconds. */
  usageInterval?: number | undefined;
  pageFolders?: PageFolders | undefined;
  /** Defaults to the settings of the configuration. */
  tracing?: Tracing | undefined;
}

/** A listening server. The caller must close it before closing its database. */
export interface RunningServer {
  platform: Platform;
  app: FastifyInstance;
  io: Server;
  port: number;
  close(): Promise<void>;
}

export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const steps = new ShutdownSteps();
  try {
    return await start(options, steps);
  } catch (error) {
    await steps.close();
    throw error;
  }
}

async function start(options: ServerOptions, steps: ShutdownSteps): Promise<RunningServer> {
  const { config, database, log, now = () => new Date(), pageFolders } = options;
  const { db } = database;
  const { tracing: given } = options;
  const infrastructure = await openInfrastructure(
    { config, database, log, now, tracing: given },
    steps,
  );
  const { metrics, tracing, bus, limiter, io, realtime } = infrastructure;
  const jobs = createJobRunner({ log, metrics });
  const shared = { config, db, now, realtime, files: createFileStorage(config, now) };

  const { gate } = steps.add('sockets', watchMaintenance({ ...shared, bus }));
  const forceLogout = (sessionId: string, code: BlockCode) =>
    realtime.forceLogoutHere({ sessionId }, code);
  const checks = createTokenChecks({ ...shared, log, gate, forceLogout });
  const { presenceGrace, voiceGrace, voiceHeartbeat, usageInterval } = options;
  const periods = { presenceGrace, voiceGrace, voiceHeartbeat, usageInterval };
  const sockets = startSockets({ ...shared, ...infrastructure, ...periods, checks, jobs, log });
  steps.add('sockets', sockets);

  const push = steps.add('jobs', createPush({ config, db, now, log, metrics }));
  await warnAboutVapidKeyMismatch({ config, db, log });
  const linkPreviews = steps.add('jobs', new LinkPreviewQueue({ ...shared, limiter, log }));
  const platform = createPlatform({ ...shared, push, linkPreviews, floors: sockets.floors });
  // One process is enough, because the others show its members, too.
  if (config.demoColleagues && infrastructure.processNumber === 0) {
    const colleagues = new Colleagues({ ...sockets, platform, realtime, bus, log });
    await steps.add('sockets', colleagues).refresh();
  }
  for (const job of startJobs({ ...platform, bus, jobs, log, metrics })) steps.add('jobs', job);

  const calls = steps.add('jobs', new CallRecorder({ db, now, log }));
  const app = await createOfficeApp({
    ...checks,
    platform,
    record: calls.record,
    limiter,
    pingDatabase: () => bus.ping(),
    log,
    metrics,
    tracing,
    isClosing: () => steps.isClosing,
    pageFolders,
  });
  const { links } = platform.files;
  steps.add(
    'connections',
    attachSockets(io, app, (text, claims) => links.signLinks(text, claims)),
  );
  await app.listen({ host: config.host, port: config.port });
  const { port } = app.server.address() as AddressInfo;
  return { platform, app, io, port, close: () => steps.close() };
}
