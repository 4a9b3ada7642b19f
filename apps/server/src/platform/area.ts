import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { Server } from 'socket.io';
import type { Bus } from '../database/bus.ts';
import type { Database } from '../database/database.ts';
import type { FileLinks } from '../database/file-links.ts';
import type { WorkQueue } from '../database/work-queue.ts';
import type { Audience } from '../http/claims.ts';
import type { Limiter } from '../http/rate-limits.ts';
import type { JobRunner } from '../lib/recurring-work.ts';
import type { Metrics } from '../observability/metrics.ts';
import type { Fanout } from '../realtime/fanout.ts';
import type { RealtimeHub } from '../realtime/hub.ts';
import type { SocketDeps } from '../realtime/socket-server.ts';
import type { SocketSessionDeps } from '../realtime/socket-session.ts';
import type { Cleanup } from './cleanup.ts';
import type { FloorVisits } from './floor-visits.ts';
import type { LiveFloors } from './member-locations.ts';
import type { Handlers } from './operation.ts';
import type { Platform } from './platform.ts';
import type { PrivateFiles } from './private-files.ts';
import type { SearchSource } from './search-source.ts';

/** Parts that an area adds to the server. `areas.ts` lists all areas. */
export interface Area {
  handlers?: Handlers;
  searchSources?: readonly SearchSource[];
  /** Files that the area references. Files without a reference are deleted. */
  fileLinks?: FileLinks;
  /** Decides who can read the private files of the area, which `fileLinks` must contain, too. */
  privateFiles?(db: Database, now: () => Date): PrivateFiles;
  cleanup?: Cleanup;
  /** Stored work of the background jobs, for the operator. */
  queues?: readonly WorkQueue[];
  /** Routes outside the contract. */
  routes?(app: FastifyInstance, deps: RouteDeps): void;
  /** Handles sockets. Called before the server listens and before `Platform` exists. */
  startSockets?(deps: AreaSocketDeps): SocketPart;
  /** Starts background work. Closed after the last call has ended. */
  startJobs?(deps: JobDeps): readonly Job[];
}

interface RouteDeps extends Platform {
  limiter: Limiter;
  findLiveSession: FindLiveSession;
}

export type FindLiveSession = (
  sessionId: string,
) => Promise<{ userId: string; organizationId: string | null; audience: Audience } | null>;

export interface AreaSocketDeps extends Pick<Platform, 'config' | 'db' | 'files' | 'now'> {
  io: Server;
  session: SocketSessionDeps;
  realtime: RealtimeHub;
  bus: Bus;
  fanout: Fanout;
  limiter: Limiter;
  jobs: JobRunner;
  metrics: Metrics;
  log: Logger;
  /** Number from 0 to 63 that is unique among the processes of a database. */
  processNumber: number;
  /** Time for which a disconnected participant stays in a voice room, in milliseconds. */
  voiceGrace?: number | undefined;
  /** Interval at which a process renews its voice room participants, in milliseconds. */
  voiceHeartbeat?: number | undefined;
  /** Interval at which the use of the floors is recorded, in milliseconds. */
  usageInterval?: number | undefined;
}

export interface SocketPart extends Partial<
  Pick<SocketDeps, 'follow' | 'onArrived' | 'onGone' | 'onIdle'>
> {
  floors?: LiveFloors;
  visits?: FloorVisits;
  /** Called before the sockets disconnect, so that the shutdown does not count as leaving. */
  close?(): void | Promise<void>;
}

export interface JobDeps extends Platform {
  bus: Bus;
  jobs: JobRunner;
  metrics: Metrics;
  log: Logger;
}

export interface Job {
  close(): Promise<void>;
}
