import type { Claims } from '../../http/claims.ts';
import type { MemberRef } from '../../database/membership.ts';
import type { Logger } from 'pino';
import { KeyedQueue } from '../../lib/keyed-queue.ts';
import { findOpenFloors } from '../../map/floor-store.ts';
import { markAbsent, updatePresence } from '../../people/presence.ts';
import type { FloorVisits } from '../../platform/floor-visits.ts';
import type { LiveFloors } from '../../platform/member-locations.ts';
import type { Platform } from '../../platform/platform.ts';
import type { ConnectionTracker } from '../../realtime/connection-tracker.ts';
import type { RealtimeHub } from '../../realtime/hub.ts';
import { findColleagues } from './colleague-store.ts';
import { Simulation } from './simulation.ts';
import { ColleagueVoiceRooms } from './voice-rooms.ts';

export interface ColleaguesDeps {
  platform: Platform;
  realtime: Pick<RealtimeHub, 'on'>;
  floors: LiveFloors | undefined;
  visits: FloorVisits | undefined;
  connections: Pick<ConnectionTracker, 'add' | 'remove'>;
  log: Pick<Logger, 'error'>;
  /** Returns a number from 0 inclusive to 1 exclusive. */
  random?: () => number;
  /** Returns milliseconds of a monotonic clock. */
  clock?: () => number;
}

interface Running {
  simulation: Simulation;
  rooms: ColleagueVoiceRooms;
  floorId: string;
  members: readonly MemberRef[];
}

/** Runs the simulated colleagues of the demo organisation in this process. */
export class Colleagues {
  readonly #deps: ColleaguesDeps;
  readonly #clock: () => number;
  readonly #queue = new KeyedQueue();
  #running: Running | null = null;
  #timer: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(deps: ColleaguesDeps) {
    this.#deps = deps;
    this.#clock = deps.clock ?? (() => performance.now());
    deps.realtime.on('voiceRoomChanged', ({ zoneId, floorId, participants }) => {
      const running = this.#running;
      if (!running || !zoneId || floorId !== running.floorId) return;
      const ids = new Set(running.members.map(({ userId }) => userId));
      const joined = participants?.find(({ userId }) => !ids.has(userId));
      if (joined) running.simulation.giveWay(zoneId, joined.userId, this.#clock());
    });
  }

  /** Starts or stops the simulation according to the stored setting. */
  refresh(): Promise<void> {
    return this.#inOrder(async () => {
      const members = this.#isClosed ? [] : await findColleagues(this.#deps.platform.db);
      if (members.length === 0) return this.#stop();
      if (!this.#running) await this.#start(members);
    });
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.refresh();
  }

  async #start(members: Awaited<ReturnType<typeof findColleagues>>): Promise<void> {
    const { platform, visits, floors, random = Math.random } = this.#deps;
    if (!visits || !floors) return;
    const [floor] = await findOpenFloors(platform.db, members[0]!.organizationId);
    if (!floor) return;
    const rooms = new ColleagueVoiceRooms({
      ...platform,
      floorId: floor.id,
      onError: this.#logFailure,
    });
    const simulation = new Simulation(floor.plan, {
      visits,
      people: () => floors.people(floor.id),
      rooms,
      random,
      setPresence: (member, presence) => {
        const context = { ...platform, claims: claimsOf(member) };
        updatePresence(context, presence).catch(this.#logFailure);
      },
    });
    for (const member of members) this.#deps.connections.add(member, connectionId);
    await simulation.enter(members, floor.id, this.#clock());
    this.#running = { simulation, rooms, floorId: floor.id, members };
    this.#schedule(0);
  }

  async #stop(): Promise<void> {
    const running = this.#running;
    if (!running) return;
    this.#running = null;
    clearTimeout(this.#timer);
    const { simulation, rooms, members } = running;
    const taken = new Set(
      simulation.colleagues.flatMap(({ isTaken, member }) => (isTaken ? [member.userId] : [])),
    );
    simulation.leave(this.#clock());
    await rooms.close();
    for (const member of members) {
      this.#deps.connections.remove(member, connectionId);
      // Skips accounts with which a person is signed in.
      if (!taken.has(member.userId)) await markAbsent(this.#deps.platform, member);
    }
  }

  #schedule(delay: number): void {
    this.#timer = setTimeout(() => {
      const { simulation } = this.#running ?? {};
      if (!simulation) return;
      if (simulation.isPresent) this.#schedule(simulation.step(this.#clock()));
      else void this.#restart();
    }, delay);
  }

  /** Enters again after the floor was closed or its plan was replaced. */
  async #restart(): Promise<void> {
    await this.#inOrder(() => this.#stop());
    await this.refresh();
  }

  #inOrder(work: () => Promise<void>): Promise<void> {
    return this.#queue.run('colleagues', work).catch(this.#logFailure);
  }

  readonly #logFailure = (err: unknown): void =>
    this.#deps.log.error({ err }, 'simulating colleagues failed');
}

const connectionId = 'simulated';

function claimsOf({ organizationId, userId }: MemberRef): Claims {
  return {
    userId,
    organizationId,
    audience: 'OFFICE',
    role: 'USER',
    sessionId: connectionId,
    contractId: null,
    closedAreas: [],
    expiresAt: Infinity,
  };
}
