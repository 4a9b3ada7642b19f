import type { FastifyBaseLogger } from 'fastify';
import type { Transaction } from '../database/database.ts';
import type { Platform } from '../platform/platform.ts';

export type CleanupDeps = Pick<Platform, 'db' | 'files' | 'now' | 'realtime'>;

/** Puts something right that took care of itself nowhere else. Several processes may do so at once. */
type CleanupJob = (deps: CleanupDeps) => Promise<unknown>;

/** Deletes rows that nobody needs any more, in the one transaction of all sweeps. */
interface Sweep {
  /** Answers how many rows are gone. */
  run(tx: Transaction, deps: Pick<CleanupDeps, 'files' | 'now'>): Promise<number>;
  /** How many rows go at once; after so many the sweeps run again. */
  batch?: number;
}

/** An area's part in the clean-up, which runs every hour. */
export interface Cleanup {
  jobs?: readonly CleanupJob[];
  /** By name, for the log. */
  sweeps?: Readonly<Record<string, Sweep>>;
}

export interface CleanupScheduleDeps extends CleanupDeps {
  log: FastifyBaseLogger;
  cleanups: readonly Cleanup[];
}
