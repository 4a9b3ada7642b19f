import type { Schemas } from '@office/api';
import type { Logger } from 'pino';
import { demoColleaguesTopic } from '../../admin/organization/demo-colleagues.ts';
import type { Bus } from '../../database/bus.ts';
import type { MemberRef } from '../../database/membership.ts';
import { KeyedQueue } from '../../lib/keyed-queue.ts';
import { findOpenFloors } from '../../map/floor-store.ts';
import { markAbsent, updatePresence } from '../../people/presence.ts';
import type { FloorVisits } from '../../platform/floor-visits.ts';
import type { LiveFloors } from '../../platform/member-locations.ts';
import type { Platform } from '../../platform/platform.ts';
import type { ConnectionTracker } from '../../realtime/connection-tracker.ts';
import type { RealtimeHub } from '../../realtime/hub.ts';
import type { MessagePayload, Target } from '../../realtime/realtime.ts';
import { Answers } from './answers.ts';
import { findColleagues } from './colleague-store.ts';
import { Simulation } from './simulation.ts';
import { ColleagueVoiceRooms } from './voice-rooms.ts';

export interface ColleaguesDeps {
  platform: Platform;
  realtime: Pick<RealtimeHub, 'on'>;
  bus: Pick<Bus, 'subscribe'>;
  floors: LiveFloors | undefined;
  visits: FloorVisits | undefined;
  connections: Pick<ConnectionTracker, 'add' | 'remove'>;
  log: Pick<Logger, 'error'>;
  random?: () => number;
  /** Returns milliseconds of a monotonic clock. */
  clock?: () => number;
}

interface Running {
  simulation: Simulation;
  rooms: ColleagueVoiceRooms;
  answers: Answers;
  floorId: string;
  members: readonly MemberRef[];
}

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
    this.#listen(deps.realtime);
    deps.bus.subscribe(demoColleaguesTopic, () => void this.refresh());
  }

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
      setPresence: (viewer, presence) => {
        updatePresence({ ...platform, viewer }, presence).catch(this.#logFailure);
      },
    });
    for (const member of members) this.#deps.connections.add(member, connectionId);
    await simulation.enter(members, floor.id, this.#clock());
    const answers = new Answers({ platform, members, random, onError: this.#logFailure });
    this.#running = { simulation, rooms, answers, floorId: floor.id, members };
    this.#schedule(0);
  }

  async #stop(): Promise<void> {
    const running = this.#running;
    if (!running) return;
    this.#running = null;
    clearTimeout(this.#timer);
    const { simulation, rooms, answers, members } = running;
    answers.close();
    const taken = new Set(
      simulation.colleagues.flatMap(({ isTaken, member }) => (isTaken ? [member.userId] : [])),
    );
    simulation.leave(this.#clock());
    await rooms.close();
    for (const member of members) this.#deps.connections.remove(member, connectionId);
    // Skips accounts with which a person is signed in.
    const absent = members.filter(({ userId }) => !taken.has(userId));
    for (const member of absent) await markAbsent(this.#deps.platform, member);
    await this.#deps.visits?.clearFloor(absent);
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

  #listen(realtime: ColleaguesDeps['realtime']): void {
    realtime.on('voiceRoomChanged', (change) => this.#leaveTalkFor(change));
    realtime.on('newMessageToRoom', ({ message }) => {
      this.#running?.answers.onMessage(message).catch(this.#logFailure);
    });
    const onCall = (target: Target, invitation: Schemas['VoiceInvitation']) => {
      for (const userId of userIdsOf(target)) this.#running?.answers.onCall(userId, invitation);
    };
    realtime.on('inviteJoinVoiceChat', ({ invitation }, target) => onCall(target, invitation));
    realtime.on('inviteUsersJoinVoiceChat', ({ invitation }, target) => onCall(target, invitation));
  }

  /** Colleagues leave a talk that a real member joins, because they have no media. */
  #leaveTalkFor({ zoneId, floorId, participants }: MessagePayload<'voiceRoomChanged'>): void {
    const running = this.#running;
    if (!running || !zoneId || floorId !== running.floorId) return;
    const ids = new Set(running.members.map(({ userId }) => userId));
    const joined = participants?.find(({ userId }) => !ids.has(userId));
    const host = participants?.find(({ userId }) => ids.has(userId));
    if (!joined || !host) return;
    running.simulation.leaveTalkFor(zoneId, joined.userId, this.#clock());
    running.answers.onYielded(host.userId, joined.userId);
  }

  #inOrder(work: () => Promise<void>): Promise<void> {
    return this.#queue.run('colleagues', work).catch(this.#logFailure);
  }

  readonly #logFailure = (err: unknown): void =>
    this.#deps.log.error({ err }, 'simulating colleagues failed');
}

const connectionId = 'simulated';

function userIdsOf(target: Target): readonly string[] {
  if (target === 'everyone') return [];
  if ('userId' in target) return [target.userId];
  return 'userIds' in target ? target.userIds : [];
}
