import type { FastifyBaseLogger } from 'fastify';
import { deleteStaleCalls } from './room-cleanup.ts';
import { removeDead } from './leave.ts';
import { renewParticipants } from './participant-store.ts';
import type { VoiceDeps } from './room-access.ts';

const renewEvery = 5000;

/**
 * Renews this process's participants as long as it lives, and removes those that a killed
 * process left behind.
 */
export class ParticipantHeartbeat {
  readonly #deps: VoiceDeps & { log: Pick<FastifyBaseLogger, 'error'> };
  readonly #held: () => string[];
  readonly #timer: NodeJS.Timeout;
  #running: Promise<void> | null = null;
  #hasFailed = false;

  /** @param held the connections of this process's participants, lost ones that may be back included */
  constructor(
    deps: VoiceDeps & { log: Pick<FastifyBaseLogger, 'error'> },
    held: () => string[],
    every = renewEvery,
  ) {
    this.#deps = deps;
    this.#held = held;
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
      await renewParticipants(this.#deps.db, this.#held());
      // After the database was away, the other processes say first that they live.
      if (!this.#hasFailed) {
        await removeDead(this.#deps);
        await deleteStaleCalls(this.#deps.db, this.#deps.now());
      }
      this.#hasFailed = false;
    } catch (error) {
      this.#hasFailed = true;
      this.#deps.log.error({ err: error }, 'renewing voice places failed');
    }
  }
}
