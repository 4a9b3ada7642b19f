import {
  decodeMove,
  movement,
  type FloorEnterAnswer,
  type FloorClosed,
  type FloorSeatChange,
  type FloorWatchAnswer,
} from '@office/world/movement';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../database/database.ts';
import type { FileStorage } from '../../platform/file-storage.ts';
import type { Metrics } from '../../observability/metrics.ts';
import { clientMessage } from '../../realtime/client-message.ts';
import type { Fanout } from '../../realtime/fanout.ts';
import type { RealtimeHub } from '../../realtime/hub.ts';
import { checkToken, socketClaims, watchToken } from '../../realtime/socket-session.ts';
import type { SocketSessionDeps } from '../../realtime/socket-session.ts';
import { findOpenFloors } from '../floor-store.ts';
import { FloorAudience, type FloorNamespace, type FloorSocket } from './floor-audience.ts';
import { LiveFloors, serverTime, type LiveFloor } from './live-floors.ts';
import { groupAt, watchers } from './floor-interest.ts';
import {
  findOpenFloorPlan,
  findOwnSeatId,
  findPersonAppearance,
  saveFloor,
} from './floor-visit-store.ts';

export interface MovementDeps {
  db: Database;
  files: FileStorage;
  session: SocketSessionDeps;
  realtime: RealtimeHub;
  metrics: Metrics;
  log: Pick<FastifyBaseLogger, 'error'>;
  fanout: Fanout;
  /** Process number from 0 to 63, which makes person numbers unique across processes. */
  processNumber: number;
}

/** Minimum interval between corrections after rejected moves, in milliseconds. */
const correctionInterval = 100;

type Refusal = { ok: false; error: string };

export class MovementServer {
  readonly #deps: MovementDeps;
  readonly #audience: FloorAudience;
  readonly #timer: NodeJS.Timeout;
  readonly floors: LiveFloors;

  constructor(namespace: FloorNamespace, deps: MovementDeps) {
    this.#deps = {
      ...deps,
      session: {
        ...deps.session,
        admit: async (socket, claims) => {
          await deps.session.admit(socket, claims);
          // A member who switched to another organisation must leave the floors of the previous one.
          const floor = this.#floorOf(socket);
          if (floor && floor.organizationId !== claims.organizationId) {
            await this.#leave(socket, false);
          }
        },
      },
    };
    this.#audience = new FloorAudience(namespace);
    this.floors = new LiveFloors({
      audience: this.#audience,
      fanout: deps.fanout,
      firstNumber: deps.processNumber * 1024,
      onGone: (organizationId, userIds) => this.#clearFloors(organizationId, userIds),
    });
    namespace.use(checkToken(this.#deps.session));
    namespace.on('connection', (socket) => this.#connect(socket));
    this.#subscribeToRealtime(deps.realtime);
    this.#timer = setInterval(() => this.floors.tick(), 1000 / movement.rateHz);
  }

  close(): void {
    clearInterval(this.#timer);
    this.floors.close();
  }

  refreshPerson(userId: string): void {
    this.#logFailure(this.#refreshPerson(userId));
  }

  /** Clears the stored floor of a member who left permanently, as a crashed process does not. */
  async clearStoredFloor({
    organizationId,
    userId,
  }: {
    organizationId: string;
    userId: string;
  }): Promise<void> {
    if (this.floors.isOnAnyFloor(organizationId, userId)) return;
    await saveFloor(this.#deps.db, { organizationId, userIds: [userId] }, null);
  }

  async #refreshPerson(userId: string): Promise<void> {
    for (const { organizationId, own } of this.floors.opened()) {
      if (!own?.poseOf(userId)) continue;
      const look = await findPersonAppearance(this.#deps, { organizationId, userId });
      if (look) own.update(userId, look);
    }
  }

  #subscribeToRealtime(realtime: RealtimeHub): void {
    realtime.on('presenceChanged', ({ userId, status, workingStatus }, target) => {
      if (target === 'everyone' || !('organizationId' in target)) return;
      for (const { organizationId, own } of this.floors.opened()) {
        if (organizationId === target.organizationId)
          own?.update(userId, { status, workingStatus });
      }
    });
    realtime.on('organization', ({ organizationId, change }) => {
      if (change === 'OFFICES_UPDATED') this.#logFailure(this.#closeBlocked(organizationId));
    });
    realtime.on('seatChanged', ({ floorId, seatId, user }) => {
      const change: FloorSeatChange = {
        seatId,
        user: user && {
          userId: user.userId,
          name: user.nameKanji,
          ...(user.nameLatin && { nameLatin: user.nameLatin }),
        },
      };
      this.#audience.broadcast(floorId, 'seat', change);
    });
    realtime.on('floorPlanChanged', ({ floorId }) => this.#logFailure(this.#rebuild(floorId)));
  }

  #logFailure(work: Promise<void>): void {
    work.catch((error: unknown) => this.#deps.log.error({ err: error }, 'changing a floor failed'));
  }

  #connect(socket: FloorSocket): void {
    watchToken(socket, this.#deps.session);
    this.#listenToRequests(socket);
    this.#listenToMoves(socket);
    const heard = () => {
      const { userId } = this.#audience.subscriptionOf(socket) ?? {};
      if (userId) this.#floorOf(socket)?.own?.markSeen(userId, performance.now());
    };
    socket.conn.on('heartbeat', heard);
    socket.on('disconnect', (reason) => {
      socket.conn.off('heartbeat', heard);
      // After a network failure the member can return; otherwise they are removed immediately.
      void this.#leave(socket, !reason.endsWith('namespace disconnect'));
    });
  }

  #listenToRequests(socket: FloorSocket): void {
    let isBusy = false;
    const answering = <T>(work: (request: unknown) => Promise<T | Refusal>) => {
      return (request: unknown, answer: unknown) => {
        if (typeof answer !== 'function') return;
        // Allows one request at a time per socket, because each needs several queries.
        if (isBusy) return void answer({ ok: false, error: 'tooManyRequests' } satisfies Refusal);
        isBusy = true;
        work(request)
          .catch((error: unknown): Refusal => {
            this.#deps.log.error({ err: error }, 'entering a floor failed');
            return { ok: false, error: 'internalServerError' };
          })
          .then((result) => {
            isBusy = false;
            answer(result);
          });
      };
    };
    socket.on(
      'enter',
      answering<FloorEnterAnswer>((request) => this.#enter(socket, request)),
    );
    socket.on(
      'watch',
      answering<FloorWatchAnswer>((request) => this.#watch(socket, request)),
    );
    socket.on('unwatch', () => {
      if (this.#audience.subscriptionOf(socket)?.userId === null) void this.#leave(socket, false);
    });
  }

  async #enter(socket: FloorSocket, request: unknown): Promise<FloorEnterAnswer> {
    const enterRequest = clientMessage('FloorEnterRequest', request);
    if (!enterRequest) return { ok: false, error: 'invalidRequest' };
    const { floorId, last } = enterRequest;
    const { organizationId, userId } = socketClaims(socket);
    if (!organizationId) return { ok: false, error: 'organizationNotSelected' };
    const plan = await findOpenFloorPlan(this.#deps.db, { floorId, organizationId });
    const look = plan && (await findPersonAppearance(this.#deps, { organizationId, userId }));
    if (!plan || !look) return { ok: false, error: 'floorInvalid' };
    const ownSeatId = await findOwnSeatId(this.#deps.db, { floorId, userId });
    await saveFloor(this.#deps.db, { organizationId, userIds: [userId] }, floorId);
    if (!socket.connected) return { ok: false, error: 'invalidRequest' };

    // Nothing is awaited from here until the person is on the floor, to avoid races.
    const before = this.#audience.subscriptionOf(socket);
    if (before?.floorId !== floorId || before.userId === null) void this.#leave(socket, false);
    const floor = { id: floorId, organizationId, plan };
    const self = this.floors.enter(floor, look, socket.id, { last, ownSeatId });
    await this.#audience.subscribe(socket, { floorId, userId, group: groupAt(self) });
    // Reads the presence again, because it may have changed before the person was on the floor.
    this.refreshPerson(userId);
    return {
      ok: true,
      self: self.person,
      people: this.floors.people(floorId),
      serverTime: serverTime(),
      otherConnection: (this.floors.find(floorId)?.own?.socketsOf(userId).size ?? 0) > 1,
    };
  }

  async #watch(socket: FloorSocket, request: unknown): Promise<FloorWatchAnswer> {
    const watchRequest = clientMessage('FloorWatchRequest', request);
    if (!watchRequest) return { ok: false, error: 'invalidRequest' };
    const { floorId } = watchRequest;
    const { organizationId } = socketClaims(socket);
    if (!organizationId) return { ok: false, error: 'organizationNotSelected' };
    const plan = await findOpenFloorPlan(this.#deps.db, { floorId, organizationId });
    if (!plan) return { ok: false, error: 'floorInvalid' };
    if (!socket.connected) return { ok: false, error: 'invalidRequest' };
    void this.#leave(socket, false);
    this.floors.open(floorId, organizationId);
    await this.#audience.subscribe(socket, { floorId, userId: null, group: watchers });
    return { ok: true, people: this.floors.people(floorId), serverTime: serverTime() };
  }

  #listenToMoves(socket: FloorSocket): void {
    let correctedAt = -Infinity;
    socket.on('move', (data: unknown) => {
      const subscription = this.#audience.subscriptionOf(socket);
      const own = this.#floorOf(socket)?.own;
      const move = decodeMove(data);
      if (!subscription?.userId || !own || !move) return;
      const now = performance.now();
      const outcome = own.move(subscription.userId, move, now);
      this.#deps.metrics.moves.inc({ outcome });
      if (outcome === 'accepted') {
        const group = groupAt(move, subscription.group);
        if (group !== subscription.group)
          this.#audience.regroup(own.socketsOf(subscription.userId), group);
      }
      if (outcome !== 'refused' || now - correctedAt < correctionInterval) return;
      correctedAt = now;
      const pose = own.poseOf(subscription.userId);
      if (pose) socket.emit('correct', { x: pose.x, z: pose.z });
    });
  }

  #floorOf(socket: FloorSocket): LiveFloor | undefined {
    const subscription = this.#audience.subscriptionOf(socket);
    return subscription && this.floors.find(subscription.floorId);
  }

  async #leave(socket: FloorSocket, stays: boolean): Promise<void> {
    const subscription = this.#audience.subscriptionOf(socket);
    if (!subscription) return;
    if (subscription.userId) {
      const own = this.floors.find(subscription.floorId)?.own;
      own?.disconnect(subscription.userId, socket.id, stays, performance.now());
    }
    await this.#audience.unsubscribe(socket);
  }

  async #closeBlocked(organizationId: string): Promise<void> {
    const { db } = this.#deps;
    for (const floor of this.floors.opened()) {
      if (floor.organizationId !== organizationId) continue;
      if (await findOpenFloorPlan(db, { floorId: floor.id, organizationId })) continue;
      const [next] = await findOpenFloors(db, organizationId);
      this.floors.closeFloor(floor);
      await this.#close(this.#audience.socketsOf(floor.id), floor.id, next?.id ?? null);
    }
  }

  async #rebuild(floorId: string): Promise<void> {
    const floor = this.floors.find(floorId);
    if (!floor?.organizationId) return;
    const { organizationId } = floor;
    const plan = await findOpenFloorPlan(this.#deps.db, { floorId, organizationId });
    if (!plan) return;
    this.floors.rebuild(floor, plan);
    await this.#close(this.#audience.visitorsOf(floorId), floorId, floorId);
  }

  async #close(
    sockets: readonly FloorSocket[],
    floorId: string,
    next: string | null,
  ): Promise<void> {
    const closed: FloorClosed = { floorId, next };
    for (const socket of sockets) {
      socket.emit('closed', closed);
      await this.#audience.unsubscribe(socket);
    }
  }

  #clearFloors(organizationId: string, userIds: string[]): void {
    saveFloor(this.#deps.db, { organizationId, userIds }, null).catch((error: unknown) =>
      this.#deps.log.error({ err: error }, 'closing a floor failed'),
    );
  }
}
