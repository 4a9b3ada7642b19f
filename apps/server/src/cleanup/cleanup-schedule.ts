import type { FastifyBaseLogger } from 'fastify';
import type { Platform } from '../platform/platform.ts';
import { assignSuccessors } from '../chat/admin-succession.ts';
import { deleteExpired } from '../chat/retention.ts';
import { releaseSeats } from '../map/seat-release.ts';
import { deleteStaleVoiceRooms } from '../voice/room-cleanup.ts';
import { cleanUp, filesAtOnce, type Swept } from './cleanup.ts';

const hour = 60 * 60 * 1000;

/** Cleans up every hour, for the first time some minutes after the start, which has other things to do. */
export class CleanUpSchedule {
  readonly #deps: Pick<Platform, 'db' | 'files' | 'now' | 'realtime'> & { log: FastifyBaseLogger };
  #timer: NodeJS.Timeout;
  #running: Promise<void> = Promise.resolve();

  constructor(
    deps: Pick<Platform, 'db' | 'files' | 'now' | 'realtime'> & { log: FastifyBaseLogger },
    { first = hour / 12, every = hour } = {},
  ) {
    this.#deps = deps;
    this.#timer = setTimeout(() => {
      this.#timer = setInterval(() => this.#run(), every);
      this.#run();
    }, first);
  }

  async close(): Promise<void> {
    clearTimeout(this.#timer);
    await this.#running;
  }

  #run(): void {
    const { log } = this.#deps;
    this.#running = this.#cleanUp().then(
      (swept) => log.info({ swept }, 'cleaned up'),
      (error: unknown) => log.error({ err: error }, 'cleaning up failed'),
    );
  }

  async #cleanUp(): Promise<Swept | null> {
    const { files, now } = this.#deps;
    await assignSuccessors(this.#deps);
    await releaseSeats(this.#deps);
    await deleteExpired(this.#deps);
    await deleteStaleVoiceRooms(this.#deps.db, now());
    // No upload takes longer.
    await files.removeDrafts(new Date(now().getTime() - hour));
    for (;;) {
      const swept = await cleanUp(this.#deps);
      if (swept?.files !== filesAtOnce) return swept;
    }
  }
}
