import { meetingJoinableMs } from '@office/vocabulary';
import type { FastifyBaseLogger } from 'fastify';
import { endForEveryone } from '../people/engagement.ts';
import type { Platform } from '../platform/platform.ts';
import { engagementOf } from './attendance.ts';
import { audienceOf, tellMeeting } from './meeting-events.ts';
import { claimReminders, claimUntold } from './meeting-store.ts';
import { findParticipants } from './participant-store.ts';

type Deps = Pick<Platform, 'db' | 'now' | 'realtime' | 'push'>;

const every = 5000;

/**
 * Tells participants that a meeting is about to begin, begins or ends: once, by whichever process is there.
 * Nobody is busy with a meeting that is over.
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
  const by = new Date(now.getTime() + meetingJoinableMs);
  const soon = await claimReminders(deps.db, { now, by });
  const participants = await findParticipants(
    deps.db,
    soon.map(({ id }) => id),
  );
  for (const meeting of soon) {
    const coming = participants.get(meeting.id)?.filter(({ answer }) => answer !== 'DECLINED');
    const userIds = (coming ?? []).map(({ person }) => person.id);
    await tellMeeting(deps, { change: 'SOON', meeting, userIds, by: null });
  }
  for (const meeting of await claimUntold(deps.db, 'beginning', now)) {
    const userIds = await audienceOf(deps.db, [meeting]);
    await tellMeeting(deps, { change: 'BEGUN', meeting, userIds, by: null });
  }
  for (const meeting of await claimUntold(deps.db, 'end', now)) {
    await endForEveryone(deps, meeting.organizationId, engagementOf(meeting.id));
    const userIds = await audienceOf(deps.db, [meeting]);
    await tellMeeting(deps, { change: 'ENDED', meeting, userIds, by: null });
  }
}
