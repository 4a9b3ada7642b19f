import type { FastifyBaseLogger } from 'fastify';
import type { Transaction } from '../database/database.ts';
import type { JobRunner } from '../lib/recurring-work.ts';
import type { Platform } from './platform.ts';

export type CleanupDeps = Pick<Platform, 'db' | 'files' | 'now' | 'realtime'>;

/** Repairs state that no other code updates. Must tolerate concurrent runs in several processes. */
type CleanupJob = (deps: CleanupDeps) => Promise<unknown>;

/** Deletes rows that are not needed any more. All sweeps share one transaction. */
export interface Sweep {
  run(tx: Transaction, deps: Pick<CleanupDeps, 'files' | 'now'>): Promise<number>;
  /** Maximum rows per run. When a run deletes this many rows, the sweeps run again. */
  batch?: number;
}

export interface Cleanup {
  jobs?: readonly CleanupJob[];
  /** Keyed by the name used in the log. */
  sweeps?: Readonly<Record<string, Sweep>>;
}

export interface CleanupScheduleDeps extends CleanupDeps {
  jobs: JobRunner;
  log: Pick<FastifyBaseLogger, 'info'>;
  cleanups: readonly Cleanup[];
}
