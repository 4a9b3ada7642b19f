import type { FastifyBaseLogger } from 'fastify';
import { deleteStaleCalls } from './room-cleanup.ts';
import { removeDead } from './leave.ts';
import type { Confirmations } from './confirmations.ts';
import { renewParticipants } from './participant-store.ts';
import { reportUnanswered } from './missed-calls.ts';
import type { VoiceDeps } from './room-access.ts';
import { endOverdue } from './time-limits.ts';
import { renewWaiters } from './waiter-store.ts';
import { passLapsedPlaces } from './waiting.ts';

const renewEvery = 5000;

/**
 * Renews this process's participants as long as it lives, takes out those who stay for too long, and removes those that
 * a killed process left behind.
 */
export class ParticipantHeartbeat {
  readonly #deps: VoiceDeps & { log: Pick<FastifyBaseLogger, 'error'> };
  readonly #held: () => string[];
  readonly #waiting: () => string[];
  readonly #confirmations: Confirmations;
  readonly #timer: NodeJS.Timeout;
  #running: Promise<void> | null = null;
  #hasFailed = false;

  /**
   * @param connections `held`: those of this process's participants, lost ones that may be back included;
   *   `waiting`: those of its members who wait for a place
   */
  constructor(
    deps: VoiceDeps & { log: Pick<FastifyBaseLogger, 'error'> },
    connections: Record<'held' | 'waiting', () => string[]>,
    confirmations: Confirmations,
    every = renewEvery,
  ) {
    this.#deps = deps;
    this.#held = connections.held;
    this.#waiting = connections.waiting;
    this.#confirmations = confirmations;
    this.#timer = setInterval(() => {
      this.#running ??= this.#beat().finally(() => {
        this.#running = null;
      });
    }, every);
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.#running;
  }

  async #beat(): Promise<void> {
    try {
      await this.#renew();
      // After the database was away, the other processes say first that they live.
      if (!this.#hasFailed) {
        await endOverdue(this.#deps, this.#held());
        await removeDead(this.#deps);
        await passLapsedPlaces(this.#deps);
        await reportUnanswered(this.#deps);
        await deleteStaleCalls(this.#deps.db, this.#deps.now());
      }
      this.#hasFailed = false;
    } catch (error) {
      this.#hasFailed = true;
      this.#deps.log.error({ err: error }, 'renewing voice places failed');
    }
  }

  async #renew(): Promise<void> {
    const confirmed = this.#confirmations.take();
    try {
      const at = this.#deps.now();
      await renewParticipants(this.#deps.db, this.#held(), { at, ...confirmed });
      await renewWaiters(this.#deps.db, this.#waiting());
    } catch (error) {
      this.#confirmations.restore(confirmed);
      throw error;
    }
  }
}
