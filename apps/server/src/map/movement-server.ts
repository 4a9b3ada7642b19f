import type { FloorPlan } from '@office/scene-bridge/floor-plan';
import {
  decodeFrame,
  decodeMove,
  enterRequestSchema,
  movement,
  movementEvents,
  type EnterAnswer,
  type FloorClosed,
  type FloorPerson,
  type PeopleChange,
  type Pose,
} from '@office/scene-bridge/movement';
import type { FastifyBaseLogger } from 'fastify';
import type { Namespace, Socket } from 'socket.io';
import type { Database } from '../database/database.ts';
import type { Metrics } from '../observability/metrics.ts';
import type { Fanout } from '../realtime/fanout.ts';
import type { RealtimeHub } from '../realtime/hub.ts';
import { checkToken, socketClaims, watchToken } from '../realtime/socket-session.ts';
import type { SocketSessionDeps } from '../realtime/socket-session.ts';
import { findOpenFloors } from './floor-store.ts';
import { MovementFloor } from './movement-floor.ts';
import { FloorMirror } from './movement-mirror.ts';
import { MovementPeers, type PeerEvents } from './movement-peers.ts';
import { findOpenFloorPlan, findPersonLook, saveFloor } from './movement-store.ts';

export interface MovementDeps {
  db: Database;
  session: SocketSessionDeps;
  realtime: RealtimeHub;
  metrics: Metrics;
  log: Pick<FastifyBaseLogger, 'error'>;
  fanout: Fanout;
  /** Tells this process's person numbers apart from those of others: 0 to 63. */
  slot: number;
}

interface OpenFloor {
  id: string;
  organizationId: string;
  state: MovementFloor;
}

/** Answers to refused moves are at most this often, in milliseconds. */
const correctionInterval = 100;

/**
 * People moving on floors: the namespace `/floor`. Every 1/15 s each floor's members get one frame
 * with those who moved (volatile), and, reliably, who came, went or looks different.
 */
export class MovementServer {
  readonly #namespace: Namespace;
  readonly #deps: MovementDeps;
  readonly #floors = new Map<string, OpenFloor>();
  readonly #floorOf = new Map<string, { floor: OpenFloor; userId: string }>();
  readonly #mirrors = new Map<string, FloorMirror>();
  readonly #peers: MovementPeers;
  readonly #timer: NodeJS.Timeout;

  constructor(namespace: Namespace, deps: MovementDeps) {
    this.#namespace = namespace;
    this.#deps = {
      ...deps,
      session: {
        ...deps.session,
        admit: async (socket, claims) => {
          await deps.session.admit(socket, claims);
          // Someone who has gone to another organisation stands on none of this one's floors.
          const place = this.#floorOf.get(socket.id);
          if (place && place.floor.organizationId !== claims.organizationId) {
            this.#leave(socket, false);
          }
        },
      },
    };
    namespace.use(checkToken(this.#deps.session));
    namespace.on('connection', (socket) => this.#connect(socket));
    deps.realtime.on('presenceChanged', ({ userId, status, workingStatus }, target) => {
      if (target === 'everyone' || !('organizationId' in target)) return;
      for (const { organizationId, state } of this.#floors.values()) {
        if (organizationId === target.organizationId) {
          state.update(userId, { status, workingStatus });
        }
      }
    });
    deps.realtime.on('organization', ({ organizationId, change }) => {
      if (change !== 'OFFICES_UPDATED') return;
      this.#closeBlocked(organizationId).catch((error: unknown) =>
        this.#deps.log.error({ err: error }, 'closing a floor failed'),
      );
    });
    this.#peers = new MovementPeers(deps.fanout, this.#peerEvents());
    this.#timer = setInterval(() => this.#tick(), 1000 / movement.rateHz);
  }

  close(): void {
    clearInterval(this.#timer);
    this.#peers.close();
  }

  /** Shows a person's new name or avatar to those on the same floor. */
  async refreshPerson(userId: string): Promise<void> {
    for (const { organizationId, state } of this.#floors.values()) {
      if (!state.poseOf(userId)) continue;
      const look = await findPersonLook(this.#deps.db, { organizationId, userId });
      if (look) state.update(userId, look);
    }
  }

  #connect(socket: Socket): void {
    watchToken(socket, this.#deps.session);
    this.#listenToEnter(socket);
    this.#listenToMoves(socket);
    socket.on('disconnect', (reason) => {
      // Who closes the scene leaves; who loses the network may be back.
      this.#leave(socket, reason !== 'client namespace disconnect');
    });
  }

  #listenToEnter(socket: Socket): void {
    let isEntering = false;
    socket.on(movementEvents.enter, (request: unknown, answer: unknown) => {
      if (typeof answer !== 'function') return;
      if (isEntering) {
        // Each takes a few queries: one at a time is enough for anyone.
        answer({ ok: false, error: 'tooManyRequests' } satisfies EnterAnswer);
        return;
      }
      isEntering = true;
      this.#enter(socket, request)
        .catch((error: unknown): EnterAnswer => {
          this.#deps.log.error({ err: error }, 'entering a floor failed');
          return { ok: false, error: 'internalServerError' };
        })
        .then((result) => {
          isEntering = false;
          answer(result);
        });
    });
  }

  async #enter(socket: Socket, request: unknown): Promise<EnterAnswer> {
    const parsed = enterRequestSchema.safeParse(request);
    if (!parsed.success) return { ok: false, error: 'invalidRequest' };
    const { floorId, last } = parsed.data;
    const { organizationId, userId } = socketClaims(socket);
    if (!organizationId) return { ok: false, error: 'organizationNotSelected' };
    const where = { organizationId, userId };
    const plan = await findOpenFloorPlan(this.#deps.db, { floorId, organizationId });
    const look = plan && (await findPersonLook(this.#deps.db, where));
    if (!plan || !look) return { ok: false, error: 'floorInvalid' };
    await saveFloor(this.#deps.db, { organizationId, userIds: [userId] }, floorId);
    if (!socket.connected) return { ok: false, error: 'invalidRequest' };

    // From here on nothing is awaited until the person is on the floor.
    const floor = this.#floors.get(floorId) ?? this.#start(floorId, organizationId, plan);
    if (this.#floorOf.get(socket.id)?.floor !== floor) this.#leave(socket, false);
    const elsewhere = this.#mirrors.get(floorId)?.find(userId);
    if (elsewhere) this.#peers.taken(floorId, userId);
    const self = floor.state.enter(look, socket.id, last ?? elsewhere, performance.now());
    this.#floorOf.set(socket.id, { floor, userId });
    await socket.join(roomOf(floorId));
    return {
      ok: true,
      self: self.person,
      people: [...floor.state.people(), ...this.#elsewhere(floorId, userId)],
      serverTime: serverTime(),
    };
  }

  #listenToMoves(socket: Socket): void {
    let correctedAt = -Infinity;
    socket.on(movementEvents.move, (data: unknown) => {
      const place = this.#floorOf.get(socket.id);
      const move = decodeMove(data);
      if (!place || !move) return;
      const now = performance.now();
      const outcome = place.floor.state.move(place.userId, move, now);
      this.#deps.metrics.moves.inc({ outcome });
      if (outcome !== 'refused' || now - correctedAt < correctionInterval) return;
      correctedAt = now;
      this.#correct(socket, place.floor.state.poseOf(place.userId));
    });
  }

  #correct(socket: Socket, pose: Pose | undefined): void {
    if (pose) socket.emit(movementEvents.correct, { x: pose.x, z: pose.z });
  }

  #leave(socket: Socket, stays: boolean): void {
    const place = this.#floorOf.get(socket.id);
    if (!place) return;
    this.#floorOf.delete(socket.id);
    void socket.leave(roomOf(place.floor.id));
    place.floor.state.disconnect(place.userId, socket.id, stays, performance.now());
  }

  /** Takes people off those floors of an organisation that they may not be on any more. */
  async #closeBlocked(organizationId: string): Promise<void> {
    const { db } = this.#deps;
    const floors = [...this.#floors.values()].filter(
      (floor) => floor.organizationId === organizationId,
    );
    for (const floor of floors) {
      if (await findOpenFloorPlan(db, { floorId: floor.id, organizationId })) continue;
      const [next] = await findOpenFloors(db, organizationId);
      this.#closeFloor(floor, next?.id ?? null);
    }
  }

  #closeFloor(floor: OpenFloor, next: string | null): void {
    const closed: FloorClosed = { floorId: floor.id, next };
    this.#namespace.local.to(roomOf(floor.id)).emit(movementEvents.closed, closed);
    this.#namespace.local.socketsLeave(roomOf(floor.id));
    for (const [socketId, place] of this.#floorOf) {
      if (place.floor === floor) this.#floorOf.delete(socketId);
    }
    floor.state.clear();
  }

  #start(id: string, organizationId: string, plan: FloorPlan): OpenFloor {
    const floor = { id, organizationId, state: new MovementFloor(plan, this.#deps.slot * 1024) };
    this.#floors.set(id, floor);
    return floor;
  }

  #peerEvents(): PeerEvents {
    return {
      onNew: () => {
        for (const { id, state } of this.#floors.values()) this.#peers.snapshot(id, state.people());
      },
      onPeople: (process, floorId, change) => {
        this.#mirror(floorId).apply(process, change);
        this.#emitPeople(floorId, change);
      },
      onSnapshot: (process, floorId, people) => {
        this.#emitPeople(floorId, this.#mirror(floorId).replace(process, people));
      },
      onFrame: (floorId, frame) => {
        this.#mirrors.get(floorId)?.move(decodeFrame(frame)?.poses ?? []);
        this.#emitFrame(floorId, frame);
      },
      onTaken: (floorId, userId) => this.#floors.get(floorId)?.state.release(userId),
      onGone: (process) => {
        for (const [floorId, mirror] of this.#mirrors) {
          this.#emitPeople(floorId, mirror.drop(process));
          if (mirror.size === 0) this.#mirrors.delete(floorId);
        }
      },
    };
  }

  #mirror(floorId: string): FloorMirror {
    const known = this.#mirrors.get(floorId);
    if (known) return known;
    const mirror = new FloorMirror();
    this.#mirrors.set(floorId, mirror);
    return mirror;
  }

  /** People of other processes; one who has just come over from there is not counted twice. */
  #elsewhere(floorId: string, except: string): FloorPerson[] {
    const people = this.#mirrors.get(floorId)?.people() ?? [];
    return people.filter(({ userId }) => userId !== except);
  }

  #isMirrored(userId: string): boolean {
    return [...this.#mirrors.values()].some((mirror) => mirror.find(userId));
  }

  #emitPeople(floorId: string, change: PeopleChange): void {
    const { joined, left, changed } = change;
    if (joined.length + left.length + changed.length === 0) return;
    this.#namespace.local.to(roomOf(floorId)).emit(movementEvents.people, change);
  }

  #emitFrame(floorId: string, frame: Uint8Array): void {
    this.#namespace.local.to(roomOf(floorId)).volatile.emit(movementEvents.frame, frame);
  }

  #tick(): void {
    const now = performance.now();
    const time = serverTime();
    for (const { id, organizationId, state } of this.#floors.values()) {
      state.sweep(now);
      const change = state.takeChange();
      if (change) {
        this.#emitPeople(id, change);
        this.#peers.people(id, change);
      }
      const frame = state.takeFrame(time);
      if (frame) {
        this.#emitFrame(id, frame);
        this.#peers.frame(id, frame);
      }
      const gone = state.takeGone();
      if (gone.length > 0) this.#forget(organizationId, gone);
      if (state.size === 0) this.#floors.delete(id);
    }
  }

  #forget(organizationId: string, userIds: string[]): void {
    const elsewhere = new Set(
      [...this.#floors.values()]
        .filter((floor) => floor.organizationId === organizationId)
        .flatMap(({ state }) => userIds.filter((userId) => state.poseOf(userId)))
        .concat(userIds.filter((userId) => this.#isMirrored(userId))),
    );
    const gone = userIds.filter((userId) => !elsewhere.has(userId));
    if (gone.length === 0) return;
    saveFloor(this.#deps.db, { organizationId, userIds: gone }, null).catch((error: unknown) =>
      this.#deps.log.error({ err: error }, 'forgetting a floor failed'),
    );
  }
}

/** The clock of the frames: one that all processes share. */
function serverTime(): number {
  return Date.now() % 2 ** 32;
}

function roomOf(floorId: string): string {
  return `floor:${floorId}`;
}
