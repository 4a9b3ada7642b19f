import type { FastifyBaseLogger } from 'fastify';
import { deleteStaleCalls } from '../rooms/room-cleanup.ts';
import { removeParticipantsOfDeadProcesses } from '../participants/leave.ts';
import { removeGuestsOfEndedMeetings } from '../guests/guest-removal.ts';
import type { Confirmations } from './confirmations.ts';
import { renewParticipants } from '../store/participant-store.ts';
import { reportExpiredInvitations } from '../participants/missed-calls.ts';
import type { VoiceDeps } from '../rooms/room-access.ts';
import { endExpired } from '../participants/time-limits.ts';
import { renewWaiters } from '../store/waiter-store.ts';
import { reassignExpiredSeats } from '../participants/waiting.ts';

const renewIntervalMs = 5000;

export class ParticipantHeartbeat {
  readonly #deps: VoiceDeps & { log: Pick<FastifyBaseLogger, 'error'> };
  readonly #connectionIds: () => string[];
  readonly #waiting: () => string[];
  readonly #confirmations: Confirmations;
  readonly #timer: NodeJS.Timeout;
  #running: Promise<void> | null = null;
  #hasFailed = false;

  /**
   * @param connections `held`: of participants, including lost ones that may reconnect; `waiting`:
   *   for
   *   a free seat in a full room
   */
  constructor(
    deps: VoiceDeps & { log: Pick<FastifyBaseLogger, 'error'> },
    connections: Record<'held' | 'waiting', () => string[]>,
    confirmations: Confirmations,
    every = renewIntervalMs,
  ) {
    this.#deps = deps;
    this.#connectionIds = connections.held;
    this.#waiting = connections.waiting;
    this.#confirmations = confirmations;
    this.#timer = setInterval(() => {
      this.#running ??= this.#runHeartbeat().finally(() => {
        this.#running = null;
      });
    }, every);
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.#running;
  }

  async #runHeartbeat(): Promise<void> {
    try {
      await this.#renew();
      // After a database outage, gives the other processes one interval to renew their participants.
      if (!this.#hasFailed) {
        await endExpired(this.#deps, this.#connectionIds());
        await removeGuestsOfEndedMeetings(this.#deps, this.#connectionIds());
        await removeParticipantsOfDeadProcesses(this.#deps);
        await reassignExpiredSeats(this.#deps);
        await reportExpiredInvitations(this.#deps);
        await deleteStaleCalls(this.#deps.db, this.#deps.now());
      }
      this.#hasFailed = false;
    } catch (error) {
      this.#hasFailed = true;
      this.#deps.log.error({ err: error }, 'renewing voice participants failed');
    }
  }

  async #renew(): Promise<void> {
    const confirmed = this.#confirmations.take();
    try {
      const connectionIds = this.#connectionIds();
      const at = this.#deps.now();
      const renewed = await renewParticipants(this.#deps.db, connectionIds, { at, ...confirmed });
      // Participants locked by another change are renewed by the next heartbeat.
      for (const connectionId of confirmed.connectionIds)
        if (connectionIds.includes(connectionId) && !renewed.includes(connectionId))
          this.#confirmations.continued(connectionId);
      await renewWaiters(this.#deps.db, this.#waiting());
    } catch (error) {
      this.#confirmations.restore(confirmed);
      throw error;
    }
  }
}
