import type { FastifyBaseLogger } from 'fastify';
import { endForEveryone } from '../people/engagement.ts';
import type { Platform } from '../platform/platform.ts';
import { audienceOf, publishMeeting } from './meeting-events.ts';
import { claimUntold } from './meeting-store.ts';

type Deps = Pick<Platform, 'db' | 'now' | 'realtime'>;

const every = 5000;

/**
 * Tells participants that a meeting begins or ends, once, by whichever process is there. Nobody is busy
 * with a meeting that is over.
 */
export class MeetingClock {
  readonly #deps: Deps & { log: Pick<FastifyBaseLogger, 'error'> };
  readonly #timer: NodeJS.Timeout;
  #running: Promise<void> | null = null;

  constructor(deps: Deps & { log: Pick<FastifyBaseLogger, 'error'> }) {
    this.#deps = deps;
    this.#timer = setInterval(() => {
      this.#running ??= tellMeetings(deps)
        .catch((error: unknown) => this.#deps.log.error({ err: error }, 'telling meetings failed'))
        .finally(() => {
          this.#running = null;
        });
    }, every);
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.#running;
  }
}

/** Tells of the meetings that have begun or ended since. */
export async function tellMeetings(deps: Deps): Promise<void> {
  const now = deps.now();
  for (const meeting of await claimUntold(deps.db, 'beginning', now)) {
    await publishMeeting(deps, meeting, await audienceOf(deps.db, [meeting]));
  }
  for (const meeting of await claimUntold(deps.db, 'end', now)) {
    const { id, organizationId } = meeting;
    await endForEveryone(deps, organizationId, { kind: 'MEETING', reference: id });
    await publishMeeting(deps, meeting, await audienceOf(deps.db, [meeting]));
  }
}
