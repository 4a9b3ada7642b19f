import type { AddressInfo, Socket } from 'node:net';
import { blockCodes } from '@office/vocabulary';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { Server } from 'socket.io';
import { auditAs } from './audit/audit.ts';
import { CallRecorder } from './audit/call-recorder.ts';
import { readUnverifiedUserId } from './auth/access-token.ts';
import { authenticate } from './auth/authenticate.ts';
import { findActiveSession } from './auth/session-check.ts';
import { CalendarSync } from './calendar/sync-schedule.ts';
import { ChatSockets } from './chat/chat-sockets.ts';
import { CleanupSchedule } from './cleanup/cleanup-schedule.ts';
import { cleanups } from './cleanups.ts';
import type { Config } from './config/config.ts';
import { postgresBuckets } from './database/bucket-store.ts';
import { openBus } from './database/bus.ts';
import type { OpenDatabase } from './database/database.ts';
import { claimProcessNumber } from './database/process-number.ts';
import { createFileStorage } from './files/create-file-storage.ts';
import { serveFiles } from './files/file-routes.ts';
import { createApp } from './http/app.ts';
import type { PageFolders } from './http/applications.ts';
import { rateLimitsOf } from './http/rate-limits.ts';
import { handlers } from './handlers.ts';
import { RateLimiter } from './lib/rate-limiter.ts';
import { MaintenanceGate } from './status/maintenance-gate.ts';
import { MaintenanceWatch } from './status/maintenance-watch.ts';
import type { Platform } from './platform/platform.ts';
import { createPrivateFiles } from './private-files.ts';
import { MailDelivery } from './mail/delivery.ts';
import { serveOutboxPage } from './mail/outbox-page.ts';
import { outboxMailer } from './mail/outbox.ts';
import { createLinkedCalendars } from './meeting/accounts/linked-calendars.ts';
import { Reconciler } from './meeting/external/reconciler.ts';
import { SharingWatch } from './sharing-document/sharing-watch.ts';
import { SurveyClock } from './survey/survey-clock.ts';
import { MeetingClock } from './meeting/meeting-clock.ts';
import { MovementServer } from './map/movement/server.ts';
import { createLocationService } from './map/whereabouts.ts';
import { createPush, warnAboutVapidKeyMismatch } from './notification/create-push.ts';
import { NotificationDelivery } from './notification/notification-delivery.ts';
import { createNotifications } from './notification/notification-port.ts';
import { createMetrics, watchPool } from './observability/metrics.ts';
import { markPresent, markAbsent, refreshPresence } from './people/presence.ts';
import { Resync } from './realtime/resync.ts';
import { adapterFanout, busFanout } from './realtime/fanout.ts';
import { limitPacketRate, limitBacklog } from './realtime/socket-limits.ts';
import { startHeartbeat } from './realtime/heartbeat.ts';
import { completeLinks } from './realtime/link-completion.ts';
import { RealtimeHub } from './realtime/hub.ts';
import { coalesceWrites } from './realtime/write-coalescing.ts';
import { connectRedis } from './realtime/redis.ts';
import { createSocketServer, serveSockets } from './realtime/socket-server.ts';
import {
  claimsOfConnection,
  endStaleSockets,
  type TokenChecks,
} from './realtime/socket-session.ts';
import { VoiceServer } from './voice/voice-server.ts';

export interface ServerOptions {
  config: Config;
  database: Pick<OpenDatabase, 'db' | 'pool' | 'url'>;
  log: Logger;
  now?: () => Date;
  /** Grace period for reconnecting before the member is logged out, in milliseconds. */
  presenceGrace?: number;
  /** Time for which a disconnected participant stays in a voice room, in milliseconds. */
  voiceGrace?: number;
  /** Interval at which a process renews its voice room participants, in milliseconds. */
  voiceHeartbeat?: number;
  /** Directories of the built applications. Defaults to those of the workspace. */
  pageFolders?: PageFolders;
}

/**
 * Maximum number of server processes on one database. Person numbers have 16 bits, and each process uses 1024
 * of them.
 */
const maxProcesses = 64;

const closeTimeout = 3000;

/** A listening server. The caller must close it before closing its database. */
export interface RunningServer {
  platform: Platform;
  app: FastifyInstance;
  io: Server;
  port: number;
  close(): Promise<void>;
}

/** Creates all services and listens on the configured port (0 for any free port). */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { config, database, log, now = () => new Date() } = options;
  const { db, pool } = database;
  const metrics = createMetrics();
  watchPool(metrics, pool);
  const bus = await openBus(pool, database.url);
  const redis = config.redisUrl
    ? await connectRedis(config.redisUrl, (error) => log.error({ err: error }, 'Redis error'))
    : null;
  const limiter = new RateLimiter({
    limits: rateLimitsOf(config.rateLimit),
    store: redis?.buckets ?? postgresBuckets(db),
    now,
    onRefused: (limit) => metrics.limitRejections.inc({ limit }),
    onError: (err) => log.warn({ err }, 'rate limits are not shared with other processes'),
  });
  const io = createSocketServer(config, redis?.adapter);
  const fanout = redis ? adapterFanout(io) : busFanout(bus);
  const hub = new RealtimeHub(io, fanout, bus, log);
  const processNumber = await claimProcessNumber(database.url, maxProcesses);
  const files = createFileStorage(config, now);

  const gate = new MaintenanceGate(db, now, bus);
  hub.on('forcedLogout', ({ code }) => {
    if (code === blockCodes.maintenance) gate.invalidate();
  });
  const maintenanceWatch = new MaintenanceWatch(gate, () =>
    hub.forceLogoutHere('everyone', blockCodes.maintenance),
  );
  const checks: TokenChecks = {
    authenticate: (token, audience) => authenticate(platform, token, audience),
    unverifiedUserId: readUnverifiedUserId,
    refuseDuringMaintenance: () => gate.requireOpen(),
    forceLogout: (sessionId, code) => hub.forceLogoutHere({ sessionId }, code),
  };

  const presence = { db, now, realtime: hub };
  const sockets = serveSockets({
    follow: (socket, claims) => chatSockets.follow(socket, claims),
    onArrived: (member) => markPresent(presence, member),
    onGone: async (member) => {
      await markAbsent(presence, member);
      await movement.clearStoredFloor(member);
    },
    onIdle: (member) => refreshPresence(presence, member),
    io,
    db,
    now,
    log,
    metrics,
    checks,
    limiter,
    trustProxy: config.trustProxy,
    ...(options.presenceGrace !== undefined && { presenceGrace: options.presenceGrace }),
  });
  const staleSockets = new Resync(
    () => endStaleSockets(io, checks),
    (err) => log.warn({ err }, 'checking the sessions of sockets failed'),
  );
  bus.onGap(() => staleSockets.start());
  // Created after the sockets' own middleware, so that it receives only accepted sockets.
  const chatSockets = new ChatSockets({ io, hub, bus, db, files, now, log });
  const stopHeartbeat = startHeartbeat(io, now);
  const movement = new MovementServer(io.of('/floor'), {
    db,
    files,
    session: sockets.session,
    realtime: hub,
    metrics,
    log,
    fanout,
    processNumber: processNumber.number,
  });
  const push = createPush({ config, db, now, log, metrics });
  await warnAboutVapidKeyMismatch({ config, db, log });
  const platform: Platform = {
    config,
    db,
    realtime: hub,
    mail: outboxMailer,
    push,
    notifications: createNotifications(now),
    files,
    privateFiles: createPrivateFiles(db, now),
    whereabouts: createLocationService(db, movement.floors),
    audit: auditAs({ channel: 'SERVER', userId: null }, now),
    linkedCalendars: createLinkedCalendars(now),
    now,
  };
  const voice = new VoiceServer(io.of('/voice'), {
    db,
    now,
    files,
    config,
    session: sockets.session,
    realtime: hub,
    bus,
    fanout,
    limiter,
    metrics,
    log,
    ...(options.voiceGrace !== undefined && { grace: options.voiceGrace }),
    ...(options.voiceHeartbeat !== undefined && { heartbeat: options.voiceHeartbeat }),
  });
  const sharing = new SharingWatch({ db, now, files, realtime: hub, bus, log });
  bus.subscribe('person', (userId) => movement.refreshPerson(String(userId)));
  const { smtpUrl } = config.mail;
  const mail = smtpUrl ? new MailDelivery({ db, bus, now, config, log, metrics }, smtpUrl) : null;

  const meetingClock = new MeetingClock({ ...platform, log });
  const surveyClock = new SurveyClock({ ...platform, log });
  const reconciler = new Reconciler({ ...platform, log });
  const calendarSync = new CalendarSync({ ...platform, log });
  const notificationDelivery = new NotificationDelivery({ ...platform, bus, log });
  const cleanupSchedule = new CleanupSchedule({ ...platform, log, cleanups });

  const calls = new CallRecorder({ db, now, log });

  let isClosing = false;
  const app = await createApp({
    platform,
    handlers,
    ...checks,
    signLinks: (json, claims) => files.links.signLinks(json, claims),
    record: calls.record,
    limiter,
    pool,
    log,
    metrics,
    isClosing: () => isClosing,
    pageFolders: options.pageFolders,
    afterOperation: (id, claims) => {
      if (id !== 'updateProfile' || !claims) return;
      // The change is already stored. A process that misses the message reads it on the next access.
      bus.publish('person', claims.userId).catch(() => undefined);
    },
    plugins: [
      (scope) =>
        serveFiles(
          scope,
          { ...platform, limiter, findLiveSession: (id) => findActiveSession(db, id, now()) },
          files,
        ),
      (scope) => serveOutboxPage(scope, platform),
    ],
  });
  const lines = new Set<Socket>();
  app.server.on('connection', (line) => {
    lines.add(line);
    line.once('close', () => lines.delete(line));
  });
  io.attach(app.server);
  io.engine.on(
    'connection',
    completeLinks(claimsOfConnection, (text, claims) => files.links.signLinks(text, claims)),
  );
  io.engine.on('connection', limitPacketRate);
  io.engine.on('connection', limitBacklog);
  coalesceWrites(io);
  const close = async () => {
    isClosing = true;
    maintenanceWatch.close();
    staleSockets.close();
    chatSockets.close();
    movement.close();
    await voice.close();
    await sharing.close();
    stopHeartbeat();
    sockets.connections.close();
    // Slow or suspended clients, which do not react to the end of a WebSocket, must not delay the shutdown.
    const closeTimer = setTimeout(() => lines.forEach((line) => line.destroy()), closeTimeout);
    // The clients reconnect to another server, or to this one after its restart.
    await io.close();
    await app.close();
    clearTimeout(closeTimer);
    await calls.close();
    await meetingClock.close();
    await surveyClock.close();
    await reconciler.close();
    await calendarSync.close();
    await notificationDelivery.close();
    await cleanupSchedule.close();
    await mail?.close();
    await push.close();
    await redis?.close();
    await processNumber.release();
    await bus.close();
  };
  try {
    await app.listen({ host: config.host, port: config.port });
  } catch (error) {
    await close();
    throw error;
  }
  const { port } = app.server.address() as AddressInfo;
  return { platform, app, io, port, close };
}
