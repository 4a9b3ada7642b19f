import { randomUUID } from 'node:crypto';
import type { MemberRef } from '../../database/membership.ts';
import { KeyedQueue } from '../../lib/keyed-queue.ts';
import type { Platform } from '../../platform/platform.ts';
import { afterJoin, joinRoom, type JoinedParticipant } from '../../voice/participants/join.ts';
import { leaveRoom } from '../../voice/participants/leave.ts';
import { renewParticipants } from '../../voice/store/participant-store.ts';
import { findZoneRooms } from '../../voice/rooms/zone-rooms.ts';
import type { Colleague } from './colleague.ts';
import type { TalkRooms } from './talk.ts';

/** Interval at which participants are renewed, as by the voice server, in milliseconds. */
const renewIntervalMs = 5000;

interface Deps extends Platform {
  floorId: string;
  onError(error: unknown): void;
}

/** Participants of voice rooms without media or a socket. */
export class ColleagueVoiceRooms implements TalkRooms {
  readonly #deps: Deps;
  readonly #processId = randomUUID();
  readonly #joined = new Map<string, JoinedParticipant>();
  readonly #queue = new KeyedQueue();
  readonly #timer: NodeJS.Timeout;

  constructor(deps: Deps) {
    this.#deps = deps;
    this.#timer = setInterval(() => void this.#renew(), renewIntervalMs);
  }

  join({ member }: Colleague, zoneId: string): Promise<void> {
    return this.#run(member, async () => {
      const { organizationId, userId } = member;
      const { floorId } = this.#deps;
      const rooms = await findZoneRooms(this.#deps.db, { organizationId, floorId });
      const room = rooms.find((one) => one.zoneId === zoneId);
      if (!room) return;
      const connection = {
        organizationId,
        userId,
        guestId: null,
        processId: this.#processId,
        connectionId: connectionOf(userId),
      };
      const entry = { roomId: room.id, muted: false };
      const deps = { ...this.#deps, mediaRouter: null };
      const joined = await joinRoom(deps, connection, entry, () => undefined);
      this.#joined.set(userId, joined);
      await afterJoin(this.#deps, joined);
    });
  }

  leave({ member }: Colleague): Promise<void> {
    return this.#run(member, () => this.#leave(member.userId));
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await Promise.all(
      [...this.#joined.values()].map((joined) =>
        this.#run(joined, () => this.#leave(joined.userId)),
      ),
    );
  }

  async #leave(userId: string): Promise<void> {
    const joined = this.#joined.get(userId);
    this.#joined.delete(userId);
    if (joined) await leaveRoom(this.#deps, joined, connectionOf(userId));
  }

  /** Joining and leaving of a member run in order. */
  #run({ userId }: Pick<MemberRef, 'userId'>, work: () => Promise<void>): Promise<void> {
    return this.#queue.run(userId, work).catch(this.#deps.onError);
  }

  async #renew(): Promise<void> {
    const connectionIds = [...this.#joined.keys()].map(connectionOf);
    const confirmed = { roomIds: [], connectionIds, at: this.#deps.now() };
    await renewParticipants(this.#deps.db, connectionIds, confirmed).catch(this.#deps.onError);
  }
}

function connectionOf(userId: string): string {
  return `simulated ${userId}`;
}
