import type { FloorPlan } from '@office/scene-bridge/floor-plan';
import {
  decodeMove,
  enterRequestSchema,
  movement,
  movementEvents,
  type EnterAnswer,
  type Pose,
} from '@office/scene-bridge/movement';
import type { FastifyBaseLogger } from 'fastify';
import type { Namespace, Socket } from 'socket.io';
import type { Database } from '../database/database.ts';
import type { Metrics } from '../observability/metrics.ts';
import type { RealtimeHub } from '../realtime/hub.ts';
import { checkToken, socketClaims, watchToken } from '../realtime/socket-session.ts';
import type { SocketSessionDeps } from '../realtime/socket-session.ts';
import { MovementFloor } from './movement-floor.ts';
import { findOpenFloorPlan, findPersonLook, saveFloor } from './movement-store.ts';

export interface MovementDeps {
  db: Database;
  session: SocketSessionDeps;
  realtime: RealtimeHub;
  metrics: Metrics;
  log: Pick<FastifyBaseLogger, 'error'>;
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
  readonly #timer: NodeJS.Timeout;

  constructor(namespace: Namespace, deps: MovementDeps) {
    this.#namespace = namespace;
    this.#deps = deps;
    namespace.use(checkToken(deps.session));
    namespace.on('connection', (socket) => this.#connect(socket));
    deps.realtime.on('presenceChanged', ({ userId, status, workingStatus }, target) => {
      if (target === 'everyone' || !('organizationId' in target)) return;
      for (const { organizationId, state } of this.#floors.values()) {
        if (organizationId === target.organizationId) {
          state.update(userId, { status, workingStatus });
        }
      }
    });
    this.#timer = setInterval(() => this.#tick(), 1000 / movement.rateHz);
  }

  close(): void {
    clearInterval(this.#timer);
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
    socket.on(movementEvents.enter, (request: unknown, answer: unknown) => {
      if (typeof answer !== 'function') return;
      this.#enter(socket, request).then(
        (result) => answer(result),
        (error: unknown) => {
          this.#deps.log.error({ err: error }, 'entering a floor failed');
          answer({ ok: false, error: 'internalServerError' } satisfies EnterAnswer);
        },
      );
    });
    this.#listenToMoves(socket);
    socket.on('disconnect', (reason) => {
      // Who closes the scene leaves; who loses the network may be back.
      this.#leave(socket, reason !== 'client namespace disconnect');
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
    const self = floor.state.enter(look, socket.id, last, performance.now());
    this.#floorOf.set(socket.id, { floor, userId });
    await socket.join(roomOf(floorId));
    return {
      ok: true,
      self: self.person,
      people: floor.state.people(),
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

  #start(id: string, organizationId: string, plan: FloorPlan): OpenFloor {
    const floor = { id, organizationId, state: new MovementFloor(plan) };
    this.#floors.set(id, floor);
    return floor;
  }

  #tick(): void {
    const now = performance.now();
    const time = serverTime();
    for (const { id, organizationId, state } of this.#floors.values()) {
      state.sweep(now);
      const room = this.#namespace.to(roomOf(id));
      const change = state.takeChange();
      if (change) room.emit(movementEvents.people, change);
      const frame = state.takeFrame(time);
      if (frame) room.volatile.emit(movementEvents.frame, frame);
      const gone = state.takeGone();
      if (gone.length > 0) this.#forget(organizationId, gone);
      if (state.size === 0) this.#floors.delete(id);
    }
  }

  #forget(organizationId: string, userIds: string[]): void {
    const elsewhere = new Set(
      [...this.#floors.values()]
        .filter((floor) => floor.organizationId === organizationId)
        .flatMap(({ state }) => userIds.filter((userId) => state.poseOf(userId))),
    );
    const gone = userIds.filter((userId) => !elsewhere.has(userId));
    if (gone.length === 0) return;
    saveFloor(this.#deps.db, { organizationId, userIds: gone }, null).catch((error: unknown) =>
      this.#deps.log.error({ err: error }, 'forgetting a floor failed'),
    );
  }
}

/** The clock of the frames. */
function serverTime(): number {
  return Math.round(performance.now());
}

function roomOf(floorId: string): string {
  return `floor:${floorId}`;
}
